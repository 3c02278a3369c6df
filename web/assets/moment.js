// When a part of the page has its moment, for whatever goes with it.

import { now } from './clock.js';
import { calm } from './morph.js';

// In a show every moment is a number of ticks after its beginning.
const TICK = 0.3;
// Elsewhere the stylesheet lets `.beat-3` appear after three beats.
const BEAT = 0.6;

/** In how many seconds an element has its moment; less than nought when that is over. */
export function delayOf(element) {
  const names = element.getAttribute('class');
  const show = element.closest('[data-show]')?.dataset.show.split(' ')[1];
  // What lies in something that has its moment comes with it.
  const tick = show && /\bt-(\d+)/.exec(element.closest('.cue')?.getAttribute('class'));
  if (tick) return tick[1] * TICK - (now() - show) / 1_000;
  const beat = calm.matches ? null : /\bbeat-(\d)/.exec(names);
  return (beat?.[1] ?? 0) * BEAT;
}
