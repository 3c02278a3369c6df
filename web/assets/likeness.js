// The browser's side of Likeness. Every page works without it; with it, pages change by themselves and cards
// can be dragged. It holds no rules and no state that matters: a reload loses nothing.

import { now } from './clock.js';
import * as curtain from './curtain.js';
import { aroundChange, attempt, say } from './morph.js';
import * as taps from './taps.js';
import * as wire from './wire.js';

const DONE_FOR = 2_000;
const TICK = 250;
// Once a page has settled, what the next ones are likely to need is fetched ahead.
const SETTLED = 3_000;
// So long the switches of a stage stand over the board if nobody uses them.
const UNWANTED = 60_000;
// The click of a finger comes a little after the finger has gone.
const CLICK_WITHIN = 60;
// Keys on the screen are at least so high, in pixels, and what is brought above them has a little air.
const KEYS = 120;
const BREATH = 8;
// What only some pages need is fetched when the first of them is shown.
const ON_DEMAND = {
  './rank.js': '[data-rank]',
  './first.js': '[data-first-time]',
  './sound.js': '[data-sound]',
  './show.js': '[data-show], [data-turns]',
  './party.js': '#podium, [data-party]',
  './reactions.js': '[data-react], [data-reactions]',
  './buzz.js': '[data-buzz], #nudge',
  './lapse.js': '[data-left], [data-ring]',
  './teams.js': '[data-teams]',
  './tokens.js': '[data-tray]',
  './ballot.js': '[data-vote]',
  './gifts.js': '[data-gifts]',
  './picture.js': '[data-picture]',
  './image.js': '[data-note], [data-people]',
  './cards.js': '[data-cards], [data-cards-landing]',
  './awake.js': '[data-notices]',
  './install.js': '[data-install]',
  './no-line.js': '[data-no-line]',
  './rules.js': '[data-rules]',
};

// ---- A code that no table has is in the address, not in the page, and can be mended.

function wrongCode() {
  const field = document.querySelector('#code[aria-invalid]');
  const [, table, code] = location.pathname.split('/');
  if (field && table === 't' && code) field.value = code.slice(0, field.maxLength);
}

// ---- Copy and share

function copyAndShare() {
  document.addEventListener('click', (event) => {
    const copy = event.target.closest?.('[data-copy]');
    const share = event.target.closest?.('[data-share]');
    if (copy) copyFrom(copy);
    if (share) shareFrom(share);
  });
  afterChange(() => {
    for (const button of document.querySelectorAll('[data-share]')) button.hidden = !navigator.share;
  });
}

// To close the share sheet is no fault; where it cannot be opened after all, the link is copied.
async function shareFrom({ dataset: { share: url } }) {
  try {
    await navigator.share({ title: 'Likeness', url });
  } catch ({ name }) {
    const copy = document.querySelector(`[data-copy="${CSS.escape(url)}"]`);
    if (name !== 'AbortError' && copy) copyFrom(copy);
  }
}

async function copyFrom(button) {
  if (!(await copyText(button.dataset.copy)) || !button.dataset.done) return;
  const label = button.querySelector('[data-label]') ?? button;
  const words = label.textContent;
  if (words === button.dataset.done) return;
  label.textContent = button.dataset.done;
  say(button.dataset.done);
  setTimeout(() => {
    if (label.textContent === button.dataset.done) label.textContent = words;
  }, DONE_FOR);
}

// The clipboard needs HTTPS. In a living room without a certificate the old way still works.
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    const focus = document.activeElement;
    field.value = text;
    Object.assign(field.style, { position: 'fixed', opacity: '0' });
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    focus?.focus({ preventScroll: true });
    return done;
  }
}

// ---- A phone that goes round has a curtain

function passing() {
  let hangs = false;
  afterChange(() => {
    if (hangs || !document.querySelector('[data-curtain]')) return;
    hangs = true;
    curtain.start();
  });
}

// ---- Whose turn it is

// A page that has been scrolled begins at its top again when its reader's turn comes.
function turnBegins() {
  const mine = () => document.querySelector('.ask [data-sound-cue="knock"]');
  aroundChange(() => {
    const was = mine();
    return () => {
      if (!was && mine()) scrollTo(0, 0);
    };
  });
}

// ---- Menus

// A press beside a menu closes it, but only once its click has found what lay under the finger: without the
// menu the page is another. An iPhone makes no click where there is nothing to press.
function menus() {
  const open = () => [...document.querySelectorAll('details[data-menu][open]')];
  let left = [];
  const close = () => {
    for (const menu of left.splice(0)) menu.open = false;
  };
  document.addEventListener('pointerdown', ({ target }) => {
    left = open().filter((menu) => !menu.contains(target));
  });
  document.addEventListener('pointerup', () => setTimeout(close, CLICK_WITHIN));
  document.addEventListener('pointercancel', () => (left = []));
  document.addEventListener('click', close);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    wire.clearToast();
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}

// ---- Keys on the screen

// On an iPhone they lie upon the page, and what is left for the eyes is smaller than it. Who types sees what
// sends it, and still what they type. Whoever has made all larger by hand looks where they like.
function buttonAboveTheKeys() {
  const eyes = globalThis.visualViewport;
  if (!eyes) return;
  const lift = () => {
    const field = document.activeElement;
    const zoomed = eyes.scale > 1.05;
    if (zoomed || root.clientHeight - eyes.height < KEYS || !field?.matches('input, textarea')) return;
    const sends = (part) => part.matches('button:not([type=button])') && part.offsetHeight;
    const button = [...(field.form?.elements ?? [])].find(sends);
    if (!button) return;
    const under = button.getBoundingClientRect().bottom + BREATH - eyes.offsetTop - eyes.height;
    const above = field.getBoundingClientRect().top - BREATH - eyes.offsetTop;
    if (under > 0 && above > 0) scrollBy(0, Math.min(under, above));
  };
  eyes.addEventListener('resize', lift);
  document.addEventListener('focusin', lift);
}

// ---- Countdown

function countdown() {
  const tick = () => {
    for (const clock of document.querySelectorAll('[data-countdown]')) {
      const left = Math.max(0, Math.ceil((clock.dataset.countdown - now()) / 1_000));
      const text = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
      if (clock.textContent !== text) clock.textContent = text;
    }
  };
  setInterval(tick, TICK);
  afterChange(tick);
}

// ---- To be installed, where the browser would offer it over the button at the thumb

function install() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    import('./install.js').then(({ offer }) => offer(event)).catch(console.error);
  });
  // Over HTTPS alone, and not for a stage, whose language is everybody's. What it fetches ahead must not be
  // in the way of this page.
  const { lang } = document.documentElement;
  const work = () => navigator.serviceWorker?.register(`/worker.js?in=${lang}`).catch(() => {});
  if (!isStage) setTimeout(work, SETTLED);
}

function onDemand() {
  const waiting = new Map(Object.entries(ON_DEMAND));
  afterChange(() => {
    for (const [module, place] of waiting) {
      if (!document.querySelector(place)) continue;
      waiting.delete(module);
      bring(module).catch(() => waiting.set(module, place));
    }
  });
  // A stage has nothing to tap, and nothing to rank.
  const ahead = isStage ? ['./show.js'] : ['./show.js', './rank.js'];
  setTimeout(() => ahead.forEach((module) => import(module).catch(() => {})), SETTLED);
  // The sheets are put on again in words that an older browser knows.
  if (!CSS.supports('selector(:has(a))')) bring('./older.js').catch(console.error);
  // A stage is silent until it is tapped, and a phone has time until its next turn.
  const hear = () => import('./music.js').then(({ start }) => attempt(start), console.error);
  if (isStage) {
    document.addEventListener('click', hear, { once: true });
    // Nobody has wanted them: they make room, and a pointer or a key brings them back.
    setTimeout(() => document.getElementById('stage-sound')?.classList.add('idle'), UNWANTED);
  }
  if (document.body.dataset.stream) setTimeout(() => bring('./awake.js').catch(console.error), SETTLED);
  setTimeout(() => {
    const moves = !isStage && navigator.vibrate && waiting.delete('./buzz.js');
    if (moves) bring('./buzz.js').catch(console.error);
  }, SETTLED);
  // A phone that is to be heard says so; the others are spared the sounds.
  const heard = attempt(() => localStorage.getItem('likeness.sound')) === 'on' && waiting.has('./sound.js');
  if (!isStage && heard) {
    waiting.delete('./sound.js');
    bring('./sound.js').catch(console.error);
  }
}

// Until a feature works that the page needs, its root says so.
let coming = 0;

async function bring(module) {
  coming += 1;
  root.dataset.coming = '';
  try {
    const { start } = await import(module);
    attempt(start);
  } finally {
    coming -= 1;
    if (!coming) delete root.dataset.coming;
  }
}

function afterChange(work) {
  aroundChange(() => work);
  work();
}

function begin() {
  root.classList.add('js');
  afterChange(wire.showTroubles);
  // One feature that a browser lacks or trips over never stops the next.
  const features = [passing, wire.start, onDemand, copyAndShare, turnBegins, menus, countdown, install];
  for (const start of [...features, buttonAboveTheKeys, curtain.hidesHistory, wrongCode]) attempt(start);
  // A stage has nothing to tap.
  if (!isStage) attempt(taps.start);
}

const root = document.documentElement;
const isStage = root.classList.contains('stage');
// What comes on demand after an update of the server brings another version of this along, which must not do
// everything twice.
if (!root.classList.contains('js')) begin();
