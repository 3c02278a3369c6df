// The first time that this browser meets a phase of a game, a sentence says what to do. It stays as long as
// the step in which it was met; later that phase needs no words. What has been met is in a cookie, so that
// the server knows it when a page or a stream begins, and no card moves under a finger when this module
// comes.

import { aroundChange } from './morph.js';

const MET = 'likeness-met';
const A_YEAR = 365 * 24 * 60 * 60;

function remembered() {
  const [, met] = document.cookie.match(`(?:^|; )${MET}=([^;]*)`) ?? [];
  return new Map((met ? met.split('.') : []).map((entry) => entry.split('~')));
}

function look() {
  for (const line of document.querySelectorAll('[data-first-time]')) {
    const { firstTime: first, met: now } = line.dataset;
    const met = remembered();
    line.classList.toggle('met', met.has(first) && met.get(first) !== now);
    if (met.has(first)) continue;
    // Of those before, it is enough that they were met.
    const entries = [...met.keys(), `${first}~${now}`];
    document.cookie = `${MET}=${entries.join('.')}; path=/; max-age=${A_YEAR}; samesite=lax`;
  }
}

export function start() {
  aroundChange(() => look);
  look();
}
