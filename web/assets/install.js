// Putting Likeness on the home screen. Browsers that offer it would do so over the button at the thumb; their
// offer waits in the menu and on the front page, where it is in nobody's way. On an iPhone only words help.

import { aroundChange } from './morph.js';

const byHand = navigator.standalone === false;
let kept = null;

function show() {
  for (const place of document.querySelectorAll('[data-install]')) {
    place.hidden = !kept && !byHand;
    place.querySelector('button').hidden = !kept;
    place.querySelector('.hint').hidden = Boolean(kept);
  }
}

/** The browser would install us: `event` asks the person. */
export function offer(event) {
  kept = event;
  show();
}

function clicked({ target }) {
  if (!kept || !target.closest?.('[data-install] button')) return;
  kept.prompt();
  // It asks once.
  offer(null);
}

export function start() {
  document.addEventListener('click', clicked);
  addEventListener('appinstalled', () => offer(null));
  aroundChange(() => show);
  show();
}
