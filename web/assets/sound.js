// Four small sounds, made on the spot: a knock, a card that turns, a step, a chord.
// Silent until a guest switches them on.

import { now } from './clock.js';
import { aroundChange, calm } from './morph.js';

const KEY = 'likeness.sound';
// The stylesheet lets `.beat-3` appear after three beats, and its sound comes with it.
const BEAT = 0.6;
// In a show every moment is a number of ticks after its beginning. What is long past is not heard any more.
const TICK = 0.3;
const LATE = -0.15;
let audio = null;
// Storage can be forbidden; then the choice lasts as long as the page.
let wanted = false;
try {
  wanted = localStorage.getItem(KEY) === 'on';
} catch {}

const cues = {
  knock: (at) => [0, 0.14].forEach((later) => tone('sine', 150, at + later, 0.12, 0.5)),
  turn: (at) => swish(at, 0.16),
  step: (at) => tone('triangle', 520, at, 0.07, 0.2),
  chord: (at) => [262, 330, 392, 523].forEach(
    (pitch, n) => tone('triangle', pitch, at + n * 0.07, 1.4, 0.12)
  ),
};

function fade(node, at, length, loudness) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  node.connect(gain).connect(audio.destination);
  node.start(at);
  node.stop(at + length);
}

function tone(type, pitch, at, length, loudness) {
  fade(new OscillatorNode(audio, { type, frequency: pitch }), at, length, loudness);
}

function swish(at, length) {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  // The difference of two random samples has no low end: paper, not wind.
  for (let n = 0, past = 0; n < samples.length; n++) samples[n] = -past + (past = Math.random() - 0.5);
  fade(new AudioBufferSourceNode(audio, { buffer }), at, length, 0.25);
}

function play(cue, delay) {
  if (wanted && audio?.state === 'running') cues[cue]?.(audio.currentTime + delay);
}

// Browsers let a page sound only after a gesture, so every gesture is a chance to wake up.
function wake() {
  if (!wanted || audio?.state === 'running') return;
  audio ??= new AudioContext();
  return audio.resume();
}

function showSwitch() {
  for (const button of document.querySelectorAll('[data-sound]')) button.setAttribute('aria-pressed', wanted);
}

async function toggle() {
  wanted = !wanted;
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  } catch {}
  showSwitch();
  await wake();
  play('knock', 0);
}

function delayOf(element) {
  const names = element.getAttribute('class');
  const show = element.closest('[data-show]')?.dataset.show.split(' ')[1];
  const tick = show && /\bt-(\d+)/.exec(names);
  if (tick) return tick[1] * TICK - (now() - show) / 1_000;
  const beat = calm.matches ? null : /\bbeat-(\d)/.exec(names);
  return (beat?.[1] ?? 0) * BEAT;
}

const occasions = () => [...document.querySelectorAll('[data-sound-cue]')];
const nameOf = (element) => `${element.id} ${element.dataset.soundCue}`;

export function start() {
  document.addEventListener('click', (event) => event.target.closest?.('[data-sound]') && toggle());
  for (const gesture of ['pointerup', 'keydown']) document.addEventListener(gesture, wake);
  showSwitch();
  aroundChange(() => {
    const before = new Set(occasions().map(nameOf));
    return () => {
      showSwitch();
      for (const element of occasions()) {
        const delay = delayOf(element);
        if (!before.has(nameOf(element)) && delay > LATE) play(element.dataset.soundCue, Math.max(0, delay));
      }
    };
  });
}
