// A reveal is the same on every screen: whatever has a place in it is where it would be if this page had been
// there from the beginning. The stylesheet has the beats; here is only when they began. So it is with what
// takes turns from a moment on.

import { now } from './clock.js';
import { aroundChange, say } from './morph.js';

let joined = new WeakSet();

function join() {
  for (const region of document.querySelectorAll('[data-show], [data-turns]')) {
    const began = region.dataset.turns ?? region.dataset.show.split(' ')[1];
    for (const animation of region.getAnimations({ subtree: true })) {
      const target = animation instanceof CSSAnimation && animation.effect?.target;
      const timed = target && (target.classList.contains('cue') || target.dataset.turns);
      if (!timed || joined.has(animation)) continue;
      joined.add(animation);
      // Not `currentTime`: that counts from the last frame that was drawn, which may be long ago.
      animation.startTime = performance.now() - (now() - began);
    }
  }
}

// What becomes visible is not told to those who listen: no browser counts that as a change. So it is said,
// where it says so itself and wherever a change would be, unless all goes on as before; in the words that it
// has for that or in its own; once, whatever else it does when it has come.
function appeared({ target, animationName }) {
  if (!target.matches?.('[data-hear], [aria-live] .beat:not(.swaps)')) return;
  const [brings] = getComputedStyle(target).animationName.split(',');
  if (brings === animationName) say(target.dataset.hear || target.innerText);
}

// The clock of a page that was hidden may have stood still.
function looked() {
  joined = new WeakSet();
  join();
}

export function start() {
  aroundChange(() => join);
  document.addEventListener('animationend', appeared);
  document.addEventListener('visibilitychange', looked);
  join();
}
