// What a phone lets be heard, once its guest has switched it on: a knock, a card that turns, a step, a chord.

import { play, wake } from './cues.js';
import { delayOf } from './moment.js';
import { aroundChange } from './morph.js';

const KEY = 'likeness.sound';
// What is long past is not heard any more.
const LATE = -0.15;
// Storage can be forbidden; then the choice lasts as long as the page.
let wanted = false;
try {
  wanted = localStorage.getItem(KEY) === 'on';
} catch {}

function showSwitch() {
  for (const button of document.querySelectorAll('[data-sound]')) button.setAttribute('aria-pressed', wanted);
}

async function toggle() {
  wanted = !wanted;
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  } catch {}
  showSwitch();
  if (!wanted) return;
  await wake();
  play('knock');
}

const occasions = () => [...document.querySelectorAll('[data-sound-cue]')];
const nameOf = (element) => `${element.id} ${element.dataset.soundCue}`;

export function start() {
  document.addEventListener('click', (event) => event.target.closest?.('[data-sound]') && toggle());
  for (const gesture of ['pointerup', 'keydown']) {
    document.addEventListener(gesture, () => wanted && wake());
  }
  showSwitch();
  aroundChange(() => {
    const before = new Set(occasions().map(nameOf));
    return () => {
      showSwitch();
      if (!wanted) return;
      for (const element of occasions()) {
        const delay = delayOf(element);
        if (!before.has(nameOf(element)) && delay > LATE) play(element.dataset.soundCue, delay);
      }
    };
  });
}
