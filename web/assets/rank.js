// The ranking list by drag and by keyboard. Tapping and the small buttons are plain forms; all they need from
// here is that quick taps keep their order. A move shows at once, before the server has spoken; if it is
// refused, the page is asked for anew and puts it right.

import { distance, float, follow, isPast, land, watch } from './drag.js';
import { aroundChange, glide, hold, move, release, say } from './morph.js';
import { send } from './wire.js';

// So near to the row a card still counts as over it.
const NEAR = 80;
const STEPS = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1, Home: -Infinity, End: Infinity };

let drags = null;

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
  return others[place] ?? (others.length ? others[others.length - 1].nextSibling : row.firstChild);
}

function lay(card, row, place, { action, fields }) {
  const others = cardsOf(row).filter((other) => other !== card);
  if (card.isConnected && row.isConnected) move(row, card, spot(row, others, place));
  fields.set('place', place);
  send(action, fields).then(
    (yes) => yes && announce(row.dataset.sayMoved, card, place + 1, others.length + 1)
  );
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

// ---- Taps

// A tap lays its card last, also behind cards that were tapped a moment ago and are still on their way.
function tapped({ target: form }) {
  const loose = form.closest?.('[data-card]')?.closest('[data-loose]');
  const place = loose && form.elements.place;
  if (!place || form.querySelector('[aria-busy=true]')) return;
  place.value = cardsOf(rowOf(form)).length + loose.querySelectorAll('form [aria-busy=true]').length;
}

// What was laid by a tap or a key has moved as well, and is told as well.
function accepted({ detail: { fields } }) {
  const row = document.querySelector('[data-rank]');
  const card = row && document.getElementById(`card-${fields.get('card')}`);
  if (!card) return;
  const place = Number(fields.get('place')) + 1;
  const count = Math.max(place, cardsOf(row).length);
  if (fields.get('do') === row.dataset.do) announce(row.dataset.sayMoved, card, place, count);
  else if (fields.get('do') === row.dataset.back) announce(row.dataset.sayBack, card);
}

// ---- Keyboard

function pressed(event) {
  if (drags.current && event.key === 'Escape') {
    event.preventDefault();
    return drags.cancel();
  }
  const grip = event.target.closest?.('[data-grip]');
  const card = grip?.closest('[data-card]');
  const row = card && rowOf(card);
  if (!row || drags.current || event.altKey || event.ctrlKey || event.metaKey) return;
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

// Whoever lays cards in order by keyboard goes on to the next loose card; any other lost focus goes to the
// card's grip.
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

// The whole card, but for its small buttons. At its edge a finger drags at once, elsewhere it may want to
// scroll.
function grab(event) {
  const card = event.target.closest?.('[data-card]:not([data-fixed])');
  const row = card && !event.target.closest('.moves') && rowOf(card);
  const order = row && orderFor(card, row);
  if (!order) return null;
  hold('drag');
  const grip = event.target.closest('[data-grip]');
  const from = cardsOf(row).indexOf(card);
  const [holder, patient] = [grip ?? card, !grip];
  return { holder, patient, card, row, order, from, home: card.parentNode, over: null, place: from };
}

function lift(drag) {
  const { card, row, from } = drag;
  const model = (from < 0 && cardsOf(row)[0]) || card;
  const { width, height } = model.getBoundingClientRect();
  const gap = float(drag, card);
  Object.assign(gap.style, { boxSizing: 'border-box', width: `${width}px`, height: `${height}px` });
  // Boxes of cards are then measured from the row.
  row.style.position = 'relative';
  drag.scroller = scrollerOf(row);
}

// Where would it fall? Into the row, back among the loose cards, or home.
function aim(drag) {
  const { card, row, home, gap, from } = drag;
  follow(drag, card);
  const loose = looseCards();
  const overLoose = loose && distance(drag, loose) === 0 && distance(drag, row) > 0;
  const over = overLoose ? loose : home === row || distance(drag, row) <= NEAR ? row : home;
  const others = cardsOf(row).filter((other) => other !== card);
  const place = over === row ? others.filter((other) => isPast(drag, row, other, card)).length : -1;
  if (over === drag.over && place === drag.place) return;
  Object.assign(drag, { over, place });
  // An empty place of the row makes room for a card that comes in.
  const slot = [...row.querySelectorAll('[data-slot]')].pop();
  if (slot && from < 0) slot.hidden = over === row;
  const before = over === row ? spot(row, others, place) : over === home ? card : null;
  const seen = [...row.children, ...(loose?.children ?? [])]
    .filter((other) => other !== card && other !== gap);
  glide(seen, () => over.insertBefore(gap, before));
}

function scrollerOf(element) {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
      return box;
    }
  }
  return document.scrollingElement;
}

function finish(drag, fell) {
  if (!drag.lifted) return release('drag');
  const { card, row, order, from, place, over } = drag;
  glide([card], () => {
    land(drag, card);
    row.removeAttribute('style');
    for (const slot of row.querySelectorAll('[data-slot]')) slot.hidden = false;
    // First what the others did meanwhile, then this card on top of it.
    release('drag');
    if (!fell) return;
    if (over === row && place !== from) lay(card, row, place, order);
    else if (over && over !== row && from >= 0 && row.dataset.back) takeBack(card, row, order);
  });
}

export function start() {
  drags = watch({ grab, lift, aim, finish });
  document.addEventListener('submit', tapped, true);
  document.addEventListener('accepted', accepted);
  document.addEventListener('keydown', pressed);
  aroundChange(keepPlace);
}
