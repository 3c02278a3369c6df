// The table's own time, which the server keeps: deadlines and reveals are told by it.

import { aroundChange } from './morph.js';

// `data-now` is what the table's clock showed when it answered.
const [visit] = performance.getEntriesByType('navigation');
const answered = performance.timeOrigin + (visit?.responseStart ?? performance.now());
let told = document.body.dataset.now;
let ahead = told ? told - answered : 0;

/** What the table's clock shows now. */
export const now = () => Date.now() + ahead;

aroundChange(() => () => {
  const fresh = document.body.dataset.now;
  if (fresh && fresh !== told) {
    // An answer is always late, so of two that agree the greater is nearer; else the clock was set anew.
    const heard = fresh - Date.now();
    ahead = Math.abs(heard - ahead) < 2000 ? Math.max(heard, ahead) : heard;
  }
  told = fresh;
});
