// The ranking list by drag and by keyboard. Tapping and the small buttons are plain forms and need nothing from here.
// A move shows at once, before the server has spoken; if it is refused, the page is asked for anew and puts it right.

import { aroundChange, glide, hold, move, release } from './morph.js';
import { send } from './wire.js';

// So far a finger may tremble before a press on the grip becomes a drag.
const TREMBLE = 5;
// So near to the row a card still counts as over it.
const NEAR = 80;
// So near to the edge of the screen the page scrolls along, up to so many pixels a frame.
const EDGE = 72;
const FASTEST = 14;
const STEPS = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1, Home: -Infinity, End: Infinity };

let drag = null;

/** Tells a screen reader. Emptied first, because the same sentence twice would be passed over. */
export function say(text) {
  const voice = document.getElementById('say');
  if (!voice || !text) return;
  voice.textContent = '';
  setTimeout(() => (voice.textContent = text), 60);
}

// ---- The row and its commands

// A card that lies fixed (its token is face up) is not moved, and places do not count it.
const cardsOf = (row) => [...row.querySelectorAll('[data-card]:not([data-fixed])')];
const rowOf = (card) => card.closest('[data-rank]') ?? document.querySelector('[data-rank]');
const looseCards = () => document.querySelector('[data-loose]');

// The page holds a form for this very command. It knows where to send it, and the step it was made for.
function orderFor(card, row) {
  const wanted = (form) => form.querySelector('[name=do]')?.value === row.dataset.do;
  const forms = [card, row, document].flatMap((place) => [...place.querySelectorAll('form[data-live]')]);
  const form = forms.find(wanted);
  if (!form) return null;
  const fields = new FormData(form);
  fields.set('card', card.dataset.card);
  return { action: form.getAttribute('action'), fields };
}

// Before which node of the row a card goes that takes this place among the others. Empty places come last.
function spot(row, others, place) {
  return others[place] ?? (others.length ? others.at(-1).nextSibling : row.firstChild);
}

function lay(card, row, place, { action, fields }) {
  const others = cardsOf(row).filter((other) => other !== card);
  if (card.isConnected && row.isConnected) move(row, card, spot(row, others, place));
  fields.set('place', place);
  send(action, fields).then((yes) => yes && announce(row.dataset.sayMoved, card, place + 1, others.length + 1));
}

function takeBack(card, row, { action, fields }) {
  if (card.isConnected && looseCards()) move(looseCards(), card, null);
  fields.set('do', row.dataset.back);
  fields.delete('place');
  send(action, fields).then((yes) => yes && announce(row.dataset.sayBack, card));
}

function announce(sentence, card, place, count) {
  const words = { card: card.dataset.name ?? card.dataset.card, place, count };
  say(sentence?.replace(/\{(\w+)\}/g, (_, word) => words[word]));
}

// ---- Keyboard

function pressed(event) {
  if (drag && event.key === 'Escape') {
    event.preventDefault();
    return finish(null);
  }
  const grip = event.target.closest?.('[data-grip]');
  const card = grip?.closest('[data-card]');
  const row = card && rowOf(card);
  if (!row || drag || event.altKey || event.ctrlKey || event.metaKey) return;
  const back = event.key === 'Delete' || event.key === 'Backspace';
  if (!back && !(event.key in STEPS)) return;
  event.preventDefault();
  const order = orderFor(card, row);
  const cards = cardsOf(row);
  const from = cards.indexOf(card);
  if (!order) return;
  if (back) {
    if (from >= 0 && row.dataset.back) takeBack(card, row, order);
    return;
  }
  // A loose card stands behind the last one, so that a step up lays it at the end.
  const last = from < 0 ? cards.length : cards.length - 1;
  const place = Math.max(0, Math.min(last, (from < 0 ? cards.length + 1 : from) + STEPS[event.key]));
  if (place === from) return;
  lay(card, row, place, order);
  grip.focus();
}

// Whoever lays cards in order by keyboard goes on to the next loose card; any other lost focus goes to the card's grip.
function keepPlace() {
  const had = document.activeElement;
  const card = had?.closest('[data-card]');
  const wasLoose = card?.closest('[data-loose]');
  const index = wasLoose ? [...wasLoose.children].indexOf(card) : -1;
  const onGrip = had?.matches('[data-grip]');
  return () => {
    const laid = wasLoose && !card?.closest('[data-loose]');
    if (!card || (had.isConnected && !had.disabled && !laid)) return;
    const left = looseCards()?.querySelectorAll('[data-card]') ?? [];
    const next = laid && !onGrip && (left[index] ?? left[left.length - 1]);
    if (next) return next.querySelector('form button')?.focus();
    document.getElementById(card.id)?.querySelector('[data-grip]')?.focus({ preventScroll: true });
  };
}

// ---- Drag

function grabbed(event) {
  const grip = event.target.closest?.('[data-grip]');
  const card = grip?.closest('[data-card]');
  const row = card && rowOf(card);
  const order = row && orderFor(card, row);
  if (!order || drag || event.button || !event.isPrimary) return;
  const { pointerId, clientX: x, clientY: y } = event;
  const from = cardsOf(row).indexOf(card);
  drag = { grip, card, row, order, from, pointerId, x, y, startX: x, startY: y, over: null, place: from };
  drag.home = card.parentNode;
  hold();
  grip.setPointerCapture(pointerId);
}

function moved(event) {
  if (event.pointerId !== drag?.pointerId) return;
  drag.x = event.clientX;
  drag.y = event.clientY;
  if (!drag.gap && Math.hypot(drag.x - drag.startX, drag.y - drag.startY) < TREMBLE) return;
  if (!drag.gap) lift();
  follow();
}

// The card itself leaves the flow but not its place in the document: moving it there would end the pointer capture.
function lift() {
  const { card, row } = drag;
  const box = card.getBoundingClientRect();
  const model = (drag.from < 0 && cardsOf(row)[0]?.getBoundingClientRect()) || box;
  const gap = document.createElement(card.localName);
  gap.className = 'gap';
  gap.setAttribute('aria-hidden', 'true');
  Object.assign(gap.style, { boxSizing: 'border-box', width: `${model.width}px`, height: `${model.height}px` });
  card.after(gap);
  const size = { width: `${box.width}px`, height: `${box.height}px`, boxSizing: 'border-box', margin: '0' };
  const fixed = { position: 'fixed', left: '0', top: '0', zIndex: '100', transition: 'none', pointerEvents: 'none' };
  Object.assign(card.style, size, fixed);
  card.classList.add('lifted');
  document.documentElement.classList.add('dragging');
  // Boxes of cards are then measured from the row, free of the gliding that is under way.
  row.style.position = 'relative';
  const base = card.getBoundingClientRect();
  Object.assign(drag, { gap, shiftX: box.left - base.left - drag.startX, shiftY: box.top - base.top - drag.startY });
  drag.scroller = scrollerOf(row);
  drag.frame = requestAnimationFrame(scroll);
}

function follow() {
  drag.card.style.transform = `translate(${drag.x + drag.shiftX}px, ${drag.y + drag.shiftY}px)`;
  aim();
}

// Where would it fall? Into the row, back among the loose cards, or home.
function aim() {
  const { card, row, home, gap, from } = drag;
  const loose = looseCards();
  const overLoose = loose && distance(loose) === 0 && distance(row) > 0;
  const over = overLoose ? loose : home === row || distance(row) <= NEAR ? row : home;
  const others = cardsOf(row).filter((other) => other !== card);
  const place = over === row ? others.filter(isAhead).length : -1;
  if (over === drag.over && place === drag.place) return;
  Object.assign(drag, { over, place });
  // An empty place of the row makes room for a card that comes in.
  const slot = [...row.querySelectorAll('[data-slot]')].at(-1);
  if (slot && from < 0) slot.hidden = over === row;
  const before = over === row ? spot(row, others, place) : over === home ? card : null;
  const seen = [...row.children, ...(loose?.children ?? [])].filter((other) => other !== card && other !== gap);
  glide(seen, () => over.insertBefore(gap, before));
}

function distance(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - drag.x, 0, drag.x - right), Math.max(top - drag.y, 0, drag.y - bottom));
}

function isAhead(other) {
  const { row, card, x, y } = drag;
  const frame = row.getBoundingClientRect();
  const top = frame.top + row.clientTop + other.offsetTop;
  const middle = frame.left + row.clientLeft + other.offsetLeft + other.offsetWidth / 2;
  const [first, second] = [...row.children].filter((child) => child !== card && !child.hidden);
  const sideBySide = second && second.offsetTop < first.offsetTop + first.offsetHeight / 2;
  if (sideBySide) return y > top + other.offsetHeight || (y >= top && x > middle);
  return y > top + other.offsetHeight / 2;
}

function scrollerOf(element) {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.scrollingElement;
}

function scroll() {
  if (!drag) return;
  const near = Math.max(0, EDGE - drag.y) - Math.max(0, drag.y - innerHeight + EDGE);
  if (near) {
    drag.scroller.scrollTop -= Math.round(Math.max(-1, Math.min(1, near / EDGE)) * FASTEST);
    aim();
  }
  drag.frame = requestAnimationFrame(scroll);
}

function dropped(event) {
  if (event.pointerId !== drag?.pointerId) return;
  if (event.type !== 'pointerup' || !drag.gap) return finish(null);
  finish(drag.over);
}

// Ends the drag. `target` is the list the card falls into, or null when it stays where it was.
function finish(target) {
  const { card, row, order, from, place, gap, frame, grip, pointerId } = drag;
  drag = null;
  if (grip.hasPointerCapture(pointerId)) grip.releasePointerCapture(pointerId);
  if (!gap) return release();
  cancelAnimationFrame(frame);
  glide([card], () => {
    gap.remove();
    card.removeAttribute('style');
    row.removeAttribute('style');
    card.classList.remove('lifted');
    document.documentElement.classList.remove('dragging');
    for (const slot of row.querySelectorAll('[data-slot]')) slot.hidden = false;
    // First what the others did meanwhile, then this card on top of it.
    release();
    if (target === row && place !== from) lay(card, row, place, order);
    else if (target && target !== row && from >= 0 && row.dataset.back) takeBack(card, row, order);
  });
}

export function start() {
  document.addEventListener('keydown', pressed);
  document.addEventListener('pointerdown', grabbed);
  document.addEventListener('pointermove', moved);
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) document.addEventListener(end, dropped);
  // A long press on a phone would open a menu over the card.
  document.addEventListener('contextmenu', (event) => drag && event.preventDefault());
  aroundChange(keepPlace);
}
