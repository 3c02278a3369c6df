// The curtain of a phone that goes round: it opens in place for whoever taps it, and when it falls, nothing
// of what was behind it stays in the page.

import { attempt, goOn, say } from './morph.js';
import { drop, hangCurtain, refresh } from './wire.js';

// In the address of the stream: for whom it is open in this very page.
const OPEN = /&open=.*(?=&v=)/;

// What somebody has tapped, until its answer is shown; and whether somebody else looks from then on.
let tapped = null;
let another = false;

const curtain = {
  // What is asked for instead of the page: to open it, or to have it open as it is.
  asks(path) {
    if (tapped || !OPEN.test(path)) return tapped;
    const wish = new URLSearchParams(path.split('?')[1]);
    return new URLSearchParams({ as: wish.get('open'), step: wish.get('step'), wanted: wish.get('wanted') });
  },

  // Answers what to listen to from then on, if it was open.
  falls(path) {
    if (!OPEN.test(path)) return null;
    for (const id of ['main', 'say']) document.getElementById(id)?.replaceChildren();
    document.getElementById('fallen')?.removeAttribute('hidden');
    tapped = null;
    another = true;
    return path.replace(OPEN, '');
  },

  // The next key finds its reader at the beginning of what is theirs to do, not on the button that opens it:
  // who held the phone before may press once too often.
  shown() {
    tapped = null;
    if (!another) return;
    another = false;
    scrollTo(0, 0);
    goOn();
    say(document.querySelector('#curtain h2, .ask h1')?.textContent);
  },
};

function turned(event) {
  const { target: form } = event;
  if (!form.matches('[data-curtain]')) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form));
  drop();
  another = true;
  tapped = body;
  refresh();
}

// On a phone that goes round no page of somebody's own is found again by going back: it leads to the curtain.
const SHARED = 'likeness.shared';

/** Runs on every page, since those of somebody's own have no curtain. */
export function hidesHistory() {
  const { stream } = document.body.dataset;
  if (stream?.includes('face=pass')) attempt(() => sessionStorage.setItem(SHARED, 'yes'));
  if (stream?.includes('face=hand')) attempt(() => sessionStorage.removeItem(SHARED));
  const isOwn = /[?&]as=/.test(location.search);
  if (!isOwn || !attempt(() => sessionStorage.getItem(SHARED))) return;
  const leave = () => location.replace(location.pathname.split('/').slice(0, 3).join('/'));
  if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') leave();
  addEventListener('pageshow', (event) => event.persisted && leave());
}

export function start() {
  hangCurtain(curtain);
  document.addEventListener('submit', turned);
}
