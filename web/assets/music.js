// The sound of a stage, from the first tap on: every beat of a reveal has its own, a roll goes before the one
// that all wait for, and while people think there is a quiet loop that never repeats itself.

import { ROLL, hum, play, setLoudness, wake } from './cues.js';
import { delayOf } from './moment.js';
import { aroundChange } from './morph.js';

const KEY = 'likeness.volume';
const LOUDNESS = { high: 1, low: 0.35, off: 0 };
const LATE = -0.15;
// Nobody who looks on wants to see a switch all evening.
const IDLE_AFTER = 3_000;
const HUM_EVERY = 3_200;
const HUMMED = [131, 147, 165, 196, 220, 262, 294, 330];

// What is heard of what is seen: a sound of its own, else by what it is.
const BY_KIND = [
  ['plop', '.vote, .bid, .im-noted, .im-finding, .stamp, .ps-bet'],
  ['doubled', '.lit-up, .shines'],
  ['knock', '.step-2, .step-3'],
  ['chord', '.step-1, .together'],
  ['wrong', '.tick-wrong, .im-loss'],
  ['right', '.tick, .im-gain'],
  ['step', '[id^="far-"], .ps-goes, .pawn'],
  ['turn', '.card, .slip'],
];
const HERO = '.hero, .im-verdict, .lit-up, .hurrah, .step-1, .together, [data-sound-cue="chord"], .awaited';

let volume = 'high';
try {
  volume = localStorage.getItem(KEY) ?? volume;
} catch {}
if (!(volume in LOUDNESS)) volume = 'high';

const cueOf = (element) => {
  const own = element.dataset.soundCue;
  const kind = BY_KIND.find(([, css]) => element.matches(css))?.[0];
  if (own === 'chord') return 'fanfare';
  return own && !(own === 'turn' && kind) ? own : kind;
};
const occasions = () => [...document.querySelectorAll('[data-sound-cue], .cue:not(.until)')];
const showOf = (element) => element.closest('[data-show]')?.dataset.show ?? '';
// What has a sound of its own is still there when the show is over, and is not heard twice.
const nameOf = (element) => element.dataset.soundCue
  ? `${element.id} ${element.dataset.soundCue}`
  : `${element.id || element.getAttribute('class')} ${showOf(element)}`;

// Six cards in one moment are one sound.
function sound(elements) {
  const due = new Map();
  const add = (cue, at) => at > LATE && due.set(`${cue} ${at.toFixed(1)}`, [cue, at]);
  for (const element of elements) {
    const [cue, at] = [cueOf(element), delayOf(element)];
    if (cue) add(cue, at);
    if (element.matches(HERO) && at > ROLL) add('roll', at - ROLL);
  }
  for (const [cue, at] of due.values()) play(cue, Math.max(0, at));
}

// ---- While people think

let last = 3;

function think() {
  const thinking = document.querySelector('.side .waiting') && !document.querySelector('[data-show], #won');
  if (!thinking || document.hidden) return;
  last = Math.min(HUMMED.length - 1, Math.max(0, last + Math.floor(Math.random() * 5) - 2));
  hum(HUMMED[last]);
}

// ---- The first tap, and the switch

const button = () => document.querySelector('[data-music]');

function showSwitch() {
  const it = button();
  if (!it) return;
  it.textContent = it.dataset[volume];
  it.classList.add('started');
}

let idle = 0;

function stir() {
  button()?.classList.remove('idle');
  clearTimeout(idle);
  idle = setTimeout(() => button()?.classList.add('idle'), IDLE_AFTER);
}

async function begin() {
  showSwitch();
  document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
  await wake();
  play('knock');
  setInterval(think, HUM_EVERY);
}

function turnVolume() {
  const steps = Object.keys(LOUDNESS);
  volume = steps[(steps.indexOf(volume) + 1) % steps.length];
  try {
    localStorage.setItem(KEY, volume);
  } catch {}
  setLoudness(LOUDNESS[volume]);
  showSwitch();
  play('knock');
}

function tapped(event) {
  stir();
  wake();
  if (event.target.closest?.('[data-music]')) turnVolume();
}

// Day and night are two addresses of one stage.
function pressed(event) {
  if (event.key !== 'l' || event.ctrlKey || event.metaKey || event.altKey) return;
  document.getElementById('stage-light')?.click();
}

/** Asked for by the first tap. */
export function start() {
  setLoudness(LOUDNESS[volume]);
  begin();
  stir();
  document.addEventListener('click', tapped);
  document.addEventListener('pointermove', stir);
  document.addEventListener('keydown', pressed);
  aroundChange(() => {
    const before = new Set(occasions().map(nameOf));
    return () => {
      showSwitch();
      sound(occasions().filter((element) => !before.has(nameOf(element))));
    };
  });
}
