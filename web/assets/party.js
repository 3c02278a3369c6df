// Somebody has won: for some seconds the podium stands before the finale, its scores count up, and it rains
// in the winner's colour. Only where one was there when it happened, and not with less motion.

import { aroundChange, calm } from './morph.js';

// When the third, the second and the first have come up, and when the podium makes room for the finale.
const COMES_UP = { 'step-3': 400, 'step-2': 1_400, 'step-1': 2_600 };
const RAINS_AT = 3_000;
const RAINS_FOR = 4_500;
const OVER_AFTER = 9_500;
const COUNTS_FOR = 900;
const PIECES = 140;

const place = () => document.querySelector('[data-party]');

function countUp(number, after) {
  const goal = Number(number.dataset.count);
  const began = performance.now() + after;
  const tick = (now) => {
    const share = Math.min(1, Math.max(0, (now - began) / COUNTS_FOR));
    number.textContent = Math.round(goal * share);
    if (share < 1 && number.isConnected) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function rain(colours) {
  const sky = document.createElement('canvas');
  [sky.width, sky.height] = [innerWidth, innerHeight];
  Object.assign(sky.style, { position: 'fixed', inset: '0', zIndex: 9, pointerEvents: 'none' });
  sky.setAttribute('aria-hidden', 'true');
  document.body.append(sky);
  document.documentElement.dataset.rained = colours.length;
  const ink = sky.getContext('2d');
  const size = innerHeight / 60;
  const pieces = Array.from({ length: PIECES }, (_, n) => ({
    x: Math.random() * innerWidth,
    y: -Math.random() * innerHeight,
    falls: innerHeight * (0.3 + Math.random() * 0.3),
    turns: Math.random() * 9,
    colour: colours[n % colours.length],
  }));
  const began = performance.now();
  const draw = (now) => {
    const gone = (now - began) / 1_000;
    ink.clearRect(0, 0, sky.width, sky.height);
    for (const piece of pieces) {
      ink.save();
      ink.translate(piece.x + Math.sin(gone * 2 + piece.turns) * size, piece.y + piece.falls * gone);
      ink.rotate(piece.turns + gone * 3);
      ink.fillStyle = piece.colour;
      ink.fillRect(-size / 2, -size / 4, size, size / 2);
      ink.restore();
    }
    if (now - began < RAINS_FOR && sky.isConnected) requestAnimationFrame(draw);
    else sky.remove();
  };
  requestAnimationFrame(draw);
}

function celebrate() {
  const podium = place();
  if (!podium || calm.matches || document.hidden) return;
  const root = getComputedStyle(document.documentElement);
  const own = podium.dataset.party.split(' ').map((name) => root.getPropertyValue(`--${name}`).trim());
  // Every other piece is brass.
  const colours = own.flatMap((colour) => [colour, root.getPropertyValue('--brass').trim()]);
  const stands = podium.classList.contains('podium');
  setTimeout(() => place() && rain(colours), stands ? RAINS_AT : 0);
  if (!stands) return;
  podium.classList.add('podium-on');
  for (const [step, after] of Object.entries(COMES_UP)) {
    for (const number of podium.querySelectorAll(`.${step} [data-count]`)) countUp(number, after);
  }
  setTimeout(() => podium.classList.remove('podium-on'), OVER_AFTER);
}

/** Asked for when a page that was open comes to an end. */
export function start() {
  celebrate();
  aroundChange(() => {
    const had = place();
    return () => {
      if (!had && place()) celebrate();
    };
  });
}
