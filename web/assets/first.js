// The first time that this browser meets a phase of a game, a sentence says what to do. It stays as long as
// the step in which it was met, and a reload keeps it; later that phase needs no words.

import { aroundChange } from './morph.js';

const MET = 'likeness-met';

// A browser that keeps nothing meets everything for the first time.
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(MET)) ?? {};
  } catch {
    return {};
  }
}

function remember(met) {
  try {
    localStorage.setItem(MET, JSON.stringify(met));
  } catch {
    // Then it is told again.
  }
}

function look() {
  for (const line of document.querySelectorAll('[data-first]')) {
    const { first, met: now } = line.dataset;
    const met = remembered();
    if (!(first in met)) remember({ ...met, [first]: now });
    line.classList.toggle('first-now', (met[first] ?? now) === now);
  }
}

export function start() {
  aroundChange(() => look);
  look();
}
