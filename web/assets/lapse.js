// What is left out by who does not answer: a ring that runs down, and the seconds that are left.

import { now } from './clock.js';
import { aroundChange } from './morph.js';

const TICK = 250;

// A ring takes a hundred seconds; where it is by now is told by how many are left of so many.
function lapse() {
  for (const number of document.querySelectorAll('[data-left]')) {
    const left = String(Math.max(0, Math.ceil((number.dataset.left - now()) / 1_000)));
    if (number.textContent !== left) number.textContent = left;
  }
  for (const ring of document.querySelectorAll('[data-ring]')) {
    const [ends, seconds] = ring.dataset.ring.split(' ');
    const share = 1 - (ends - now()) / 1_000 / seconds;
    for (const animation of ring.getAnimations({ subtree: true })) {
      animation.playbackRate = 100 / seconds;
      animation.currentTime = Math.min(1, Math.max(0, share)) * 100_000;
    }
  }
}

export function start() {
  aroundChange(() => lapse);
  setInterval(lapse, TICK);
  lapse();
}
