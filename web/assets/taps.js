// A tap goes to what was under the finger when it came down, and a double tap counts once.

import { distance, TREMBLE } from './drag.js';
import { hold, release } from './morph.js';

// Two taps within this time, and so near to each other, may be the two halves of a double tap.
const DOUBLE_TAP = 350;
const NEAR = 24;
// A button that is further from where it was than this has moved.
const STIR = 4;
// The click of a finger comes a little after the finger has gone.
const CLICK_WITHIN = 60;
// A pointer whose end was never told must not keep the page as it was for good.
const LONGEST_PRESS = 10_000;

// ---- Nothing moves under a finger that taps: a button that slid away would lose the tap to another

let press = null;
let timer = null;

function down({ isPrimary, clientX: x, clientY: y }) {
  if (!isPrimary) return;
  press = { x, y };
  hold('tap');
  until(LONGEST_PRESS);
}

// What moves on is a drag, or scrolls the page.
function moved({ isPrimary, clientX: x, clientY: y }) {
  if (press && isPrimary && Math.hypot(x - press.x, y - press.y) >= TREMBLE) up();
}

function up() {
  clearTimeout(timer);
  press = null;
  release('tap');
}

function until(span) {
  clearTimeout(timer);
  timer = setTimeout(up, span);
}

// ---- A double tap

let last = { form: null, time: -Infinity, x: 0, y: 0, stood: new Map() };

// The first tap of two may bring another button under the finger: the second was not meant for that one. A
// button that was there at the first tap, and has not moved, is meant however fast it is tapped. A key goes
// to what has the focus, however fast it is pressed (a click by key has no detail); only a key that is held
// down says nothing new.
function clicked(event) {
  // A button may stand far from its form.
  const button = event.target.closest?.('button');
  const form = button?.form ?? event.target.closest?.('form');
  if (!form?.matches('[data-live], [data-curtain]') || !event.detail) return;
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const again = time - last.time < DOUBLE_TAP && Math.hypot(x - last.x, y - last.y) < NEAR;
  if (again && form !== last.form && !hasStood(button)) {
    event.preventDefault();
    last.time = time;
  } else {
    last = { form, time, x, y, stood: buttonsNear({ x, y }) };
  }
}

// What is folded away is not measured: Chromium would show it without a size when it is opened.
function buttonsNear(place) {
  const isSeen = (button) => button.checkVisibility?.() ?? button.offsetParent;
  const isNear = (button) => isSeen(button) && distance(place, button) < NEAR;
  const near = [...document.querySelectorAll('button')].filter(isNear);
  return new Map(near.map((button) => [button, button.getBoundingClientRect()]));
}

function hasStood(button) {
  const was = last.stood.get(button);
  const box = was && button.getBoundingClientRect();
  return Boolean(box) && Math.hypot(was.left - box.left, was.top - box.top) < STIR;
}

export function start() {
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointermove', moved, true);
  document.addEventListener('pointerup', () => press && until(CLICK_WITHIN), true);
  document.addEventListener('pointercancel', up, true);
  addEventListener('blur', up);
  document.addEventListener('click', clicked, true);
  // Once the form of this click has been read.
  document.addEventListener('click', () => press && until(0), true);
  document.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && event.target.closest?.('form[data-live]')) {
      event.preventDefault();
    }
  });
}
