// A phone on the table moves when its turn comes and when its result is there: wherever it can, unless its
// guest has said no, and never for those who want less motion.

import { delayOf } from './moment.js';
import { aroundChange, calm } from './morph.js';

const KEY = 'likeness.buzz';
const TURN = [70];
const RESULT = [40, 70, 40];
const NUDGE = [60, 60, 120];
// Storage can be forbidden; then the choice lasts as long as the page.
let wanted = true;
try {
  wanted = localStorage.getItem(KEY) !== 'off';
} catch {}

// A page that nobody has touched yet may not move its phone, and is told so in the console.
function buzz(pattern) {
  const may = navigator.userActivation?.hasBeenActive ?? true;
  if (wanted && may && !calm.matches && !document.hidden) navigator.vibrate?.(pattern);
}

function showSwitch() {
  for (const button of document.querySelectorAll('[data-buzz]')) {
    button.setAttribute('aria-pressed', wanted);
    // A device that cannot has no switch either.
    button.closest('.field').hidden = !navigator.vibrate;
  }
}

function toggle() {
  wanted = !wanted;
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  } catch {}
  showSwitch();
  buzz(TURN);
}

const all = (css) => [...document.querySelectorAll(css)];
const nudged = () => document.getElementById('nudge');
const turns = () => all('.ask [data-sound-cue="knock"]').length;
const results = () => all(['turn', 'chord', 'perfect'].map((cue) => `main [data-sound-cue="${cue}"]`).join());
const nameOf = (element) => `${element.id} ${element.dataset.soundCue} ${element.textContent}`;

export function start() {
  document.addEventListener('click', (event) => event.target.closest?.('[data-buzz]') && toggle());
  showSwitch();
  if (nudged()) buzz(NUDGE);
  aroundChange(() => {
    const [had, knocked, before] = [turns(), nudged(), new Set(results().map(nameOf))];
    return () => {
      showSwitch();
      if (!knocked && nudged()) buzz(NUDGE);
      if (!had && turns()) buzz(TURN);
      const fresh = results().filter((element) => !before.has(nameOf(element)));
      // With its last beat a result is whole.
      if (fresh.length) setTimeout(buzz, 1_000 * Math.max(0, ...fresh.map(delayOf)), RESULT);
    };
  });
}
