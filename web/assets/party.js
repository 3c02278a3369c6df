// The end of a game: scores count up when those whose they are come up, and it rains in the winner's colour
// from the moment on that the page says. Whoever comes in the middle joins there; with less motion neither.

import { now } from './clock.js';
import { delayOf } from './moment.js';
import { aroundChange, calm } from './morph.js';

const RAINS_FOR = 4_500;
const COUNTS_FOR = 0.9;
const PIECES = 140;

const counted = new WeakSet();
let rained = null;

function countUp(number) {
  const goal = Number(number.dataset.count);
  const tick = () => {
    const share = Math.min(1, Math.max(0, -delayOf(number) / COUNTS_FOR));
    number.textContent = Math.round(goal * share);
    if (share < 1 && number.isConnected) requestAnimationFrame(tick);
  };
  tick();
}

function rain(colours, began) {
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
  const draw = () => {
    const gone = (now() - began) / 1_000;
    ink.clearRect(0, 0, sky.width, sky.height);
    for (const piece of pieces) {
      ink.save();
      ink.translate(piece.x + Math.sin(gone * 2 + piece.turns) * size, piece.y + piece.falls * gone);
      ink.rotate(piece.turns + gone * 3);
      ink.fillStyle = piece.colour;
      ink.fillRect(-size / 2, -size / 4, size, size / 2);
      ink.restore();
    }
    if (now() - began < RAINS_FOR && sky.isConnected) requestAnimationFrame(draw);
    else sky.remove();
  };
  draw();
}

function celebrate() {
  if (calm.matches) return;
  for (const number of document.querySelectorAll('[data-show] [data-count]')) {
    if (!counted.has(number)) countUp(number);
    counted.add(number);
  }
  const { party, rains } = document.querySelector('[data-party]')?.dataset ?? {};
  if (!party || rained === rains || now() - rains > RAINS_FOR) return;
  rained = rains;
  const root = getComputedStyle(document.documentElement);
  const colour = (name) => root.getPropertyValue(`--${name}`).trim();
  // Every other piece is brass.
  rain(party.split(' ').flatMap((name) => [colour(name), colour('brass')]), Number(rains));
}

export function start() {
  aroundChange(() => celebrate);
  celebrate();
}
