// Sounds, all of them made on the spot. A stage and a phone that wants to be heard share them; nothing sounds
// before a gesture has woken them. What has sounded is noted at the root of the page.

const NOTED = 80;
let audio = null;
let out = null;
let loudness = 1;

const cues = {
  knock: (at) => [0, 0.14].forEach((later) => tone('sine', 150, at + later, 0.12, 0.5)),
  turn: (at) => noise(at, 0.16, 0.25),
  plop: (at) => tone('sine', 620, at, 0.12, 0.3, 210),
  step: (at) => tone('triangle', 520, at, 0.07, 0.2),
  right: (at) => [659, 988].forEach((pitch, n) => tone('triangle', pitch, at + n * 0.09, 0.3, 0.16)),
  wrong: (at) => [196, 147].forEach((pitch, n) => tone('sawtooth', pitch, at + n * 0.13, 0.22, 0.07)),
  // Ever faster and louder, until the moment itself.
  roll: (at) => {
    for (let n = 0, later = 0; later < ROLL; n++, later += 0.075 - 0.03 * (later / ROLL)) {
      noise(at + later, 0.06, 0.05 + 0.14 * (later / ROLL), 1 + (n % 2) * 2);
    }
  },
  chord: (at) => [262, 330, 392, 523].forEach(
    (pitch, n) => tone('triangle', pitch, at + n * 0.07, 1.4, 0.12)
  ),
  // A row that is right throughout: up the scale, and then all of it shimmers.
  perfect: (at) => {
    [523, 587, 659, 784, 1047].forEach((pitch, n) => tone('triangle', pitch, at + n * 0.1, 0.4, 0.16));
    [1047, 1319, 1568, 2093].forEach((pitch, n) => tone('sine', pitch, at + 0.5 + n * 0.05, 1.6, 0.07));
  },
  // Four doubles that were right: four pairs of strokes, each higher than the one before.
  doubled: (at) => [294, 370, 440, 587].forEach((pitch, n) => [0, 0.09].forEach(
    (later) => tone('square', pitch, at + n * 0.24 + later, n > 2 && later ? 1.2 : 0.1, 0.06)
  )),
  fanfare: (at) => {
    [[392, 0], [392, 0.16], [392, 0.32], [523, 0.48], [440, 0.84], [523, 1.08], [659, 1.32]].forEach(
      ([pitch, later], n) => tone('sawtooth', pitch, at + later, n > 2 ? 0.5 : 0.14, 0.08)
    );
    [262, 330, 392, 523].forEach((pitch) => tone('triangle', pitch, at + 1.32, 2.2, 0.1));
  },
};

/** How long a roll takes before the moment that it is for. */
export const ROLL = 1.2;

function fade(node, at, length, loud) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  node.connect(gain).connect(out);
  node.start(at);
  node.stop(at + length);
}

function tone(type, pitch, at, length, loud, falls) {
  const voice = new OscillatorNode(audio, { type, frequency: pitch });
  if (falls) voice.frequency.exponentialRampToValueAtTime(falls, at + length);
  fade(voice, at, length, loud);
}

// The difference of two random samples has no low end: paper, not wind. Each held for longer, it is a drum.
function noise(at, length, loud, held = 1) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0, past = 0; n < samples.length; n++) {
    if (n % (held * 4) && held > 1) samples[n] = samples[n - 1];
    else samples[n] = -past + (past = Math.random() - 0.5);
  }
  fade(new AudioBufferSourceNode(audio, { buffer }), at, length, loud);
}

/** A soft note that swells and goes, for the time in which people think. */
export function hum(pitch) {
  if (!heard()) return;
  const [at, gain] = [audio.currentTime, audio.createGain()];
  const voice = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(0.03, at + 1.2);
  gain.gain.linearRampToValueAtTime(0.0001, at + 4);
  voice.connect(gain).connect(out);
  voice.start(at);
  voice.stop(at + 4);
  note('hum');
}

const heard = () => loudness > 0 && audio?.state === 'running';

function note(cue) {
  const root = document.documentElement.dataset;
  root.sounded = [...(root.sounded ?? '').split(' '), cue].slice(-NOTED).join(' ').trim();
}

/** Lets a sound be heard so many seconds from now. */
export function play(cue, delay = 0) {
  if (!heard() || !cues[cue]) return;
  cues[cue](audio.currentTime + Math.max(0, delay));
  note(cue);
}

/** From 0, which is silence, to 1. */
export function setLoudness(share) {
  loudness = share;
  if (out) out.gain.value = share;
}

/** Browsers let a page sound only after a gesture, so every gesture is a chance to wake up. */
export async function wake() {
  if (audio?.state === 'running') return;
  audio ??= new AudioContext();
  out ??= new GainNode(audio, { gain: loudness });
  out.connect(audio.destination);
  await audio.resume();
}
