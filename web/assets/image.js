// A turn of IMAGE by tap, drag and key: what a picked card means is said, where it may go lights up, and a
// place that will not take it says why. And the fields that complete names. To pick a card and press a place
// is a plain form and needs nothing from here.

import { carry } from './carry.js';
import { aroundChange, say } from './morph.js';
import { press } from './wire.js';

// So long after the last key the almanac is asked.
const PAUSE = 120;
// One letter is the beginning of too many.
const LEAST = 2;
const BLOCK = 64;
// IM-14
const MOST_DOWN = 3;

// ---- Picking a card, and laying it

const PLACE = 'button[form=lay][name=to]';
const CARD = 'input[form=lay][name=card]';
let held = null;

const picked = () => document.querySelector(`${CARD}:checked`);
const kindOf = (card) => card.slice(0, 3);
const listed = (text) => (text ? text.split(',') : []);

function letGo() {
  const card = picked();
  if (card) card.checked = false;
  light();
  return card;
}

// What the page shows follows from what is ticked, so that it can be shown anew after every frame.
function light() {
  const card = picked();
  held = card?.id ?? null;
  const allowed = card?.dataset.go ?? '';
  document.querySelector('[data-images]')?.classList.toggle('ih-choosing', Boolean(card));
  for (const place of document.querySelectorAll(PLACE)) {
    const [side, covered] = place.value.split(' ');
    const where = covered ? side[0].toUpperCase() : side[0];
    const dim = card && !(allowed.includes(where) && (!covered || kindOf(covered) === kindOf(card.value)));
    place.classList.toggle('ih-lit', Boolean(card) && !dim);
    if (dim) place.setAttribute('aria-disabled', 'true');
    else place.removeAttribute('aria-disabled');
  }
  const { scrollHeight, clientHeight } = document.documentElement;
  document.querySelector('.ih-board')?.classList.toggle('ih-still', scrollHeight <= clientHeight);
  const hint = document.querySelector('[data-hint]');
  if (!hint) return;
  hint.classList.toggle('ih-picked', Boolean(card));
  if (card && !allowed) return refuse(reason(card));
  hint.classList.remove('ih-refused');
  tell(hint, card ? `${meaning(card.value, hint.dataset)} ${hint.dataset.picked}` : hint.dataset.now);
}

// A wild letter stands for any.
const meaning = (card, words) => (card.endsWith('00') ? words.any : words[kindOf(card)]);

function tell(hint, words) {
  if (hint.textContent !== words) hint.textContent = words;
}

function refuse(words) {
  const hint = document.querySelector('[data-hint]');
  hint.classList.add('ih-refused');
  tell(hint, words);
}

// Why a card cannot go to a place; without one, why it can go nowhere.
function reason(card, place) {
  const reasons = new Map(listed(card.dataset.no).map((entry) => [entry[0], entry.slice(1)]));
  const [side, covered] = place?.split(' ') ?? [];
  const where = covered ? side[0].toUpperCase() : side?.[0];
  const number = place ? reasons.get(where) : reasons.values().next().value;
  return document.getElementById('reasons')?.children[number]?.textContent
    ?? document.querySelector('[data-hint]').dataset.other;
}

function pressed(event) {
  const place = event.target.closest?.(PLACE);
  if (place) {
    const card = picked();
    if (card && !place.hasAttribute('aria-disabled')) return;
    event.preventDefault();
    refuse(card ? reason(card, place.value) : document.querySelector('[data-hint]').dataset.first);
  } else if (event.target.matches?.(CARD) && event.target.id === held) {
    letGo();
  }
}

// ---- Drag: a likeness of the card goes with the finger, and lies where a tap would lay it

let drags = null;

function grab(event) {
  const label = event.target.closest?.('label.ih-pick');
  const card = label?.querySelector(CARD);
  return card && { card, likeness: label.querySelector('.im-card'), scroller: document.scrollingElement };
}

function lift({ card }) {
  card.checked = true;
  light();
}

// On a side, but on no card that could be covered, the next space is meant.
function over(_, under) {
  const place = under?.closest?.(`${PLACE}:not([aria-disabled])`);
  return place ?? under?.closest?.('[data-side]')?.querySelector('button.ih-next');
}

function drop({ over, card }, fell) {
  const refused = fell && over?.hasAttribute('aria-disabled') && reason(card, over.value);
  if (fell && over && !refused) press(over.form, over);
  else letGo();
  if (refused) refuse(refused);
}

// Where the focus goes when the place that was pressed is no more: with the card.
let followed = null;

function follow() {
  const lost = !document.activeElement || document.activeElement === document.body;
  const heir = followed && document.getElementById(followed);
  if (!heir) return;
  followed = null;
  if (lost) heir.focus({ preventScroll: true });
}

// What lies where now, for those who do not see it: as it was when it was pressed.
const told = new WeakMap();

const wordsOf = (card) => {
  const kind = card?.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';
  return `${kind} ${card?.textContent}`.replace(/\u00ad/g, '').replace(/\s+/g, ' ').trim();
};

function sentence(form, button) {
  const side = button?.closest('[data-side]');
  const { sayLaid, sayBack } = side?.parentElement.dataset ?? {};
  if (form.id === 'take-back') return sayBack?.replace('{card}', wordsOf(button));
  const places = [...(side?.querySelectorAll('.ih-spot, .ih-next') ?? [])];
  const [card, space] = [wordsOf(picked()?.parentElement), places.indexOf(button) + 1];
  const words = { card, space, side: side?.dataset.name };
  return sayLaid?.replace(/\{(\w+)\}/g, (_, word) => words[word]);
}

const accepted = ({ detail: { form } }) => say(told.get(form));

function submitted({ target: form, submitter }) {
  if (form.id !== 'lay' && form.id !== 'take-back') return;
  told.set(form, sentence(form, submitter));
  followed = form.id === 'lay' ? `on-${picked()?.value}` : `card-${submitter?.value}`;
  // Once the form has been read: what is on its way cannot be laid a second time.
  if (form.id === 'lay') setTimeout(() => letGo()?.closest('label').classList.add('ih-going'), 0);
}

// ---- Keys: arrows go from place to place

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

function key(event) {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape' && drags.current) return drags.cancel();
  if (event.key === 'Escape' && letGo()) return event.preventDefault();
  if (event.key === 'Enter' && event.target.matches?.(CARD)) {
    // A ticked card must not press the first place.
    event.preventDefault();
    return document.querySelector('.ih-lit')?.focus();
  }
  const step = STEPS[event.key];
  const side = step && event.target.closest?.('button')
    && event.target.closest('[data-images] > [data-side]');
  if (!side) return;
  event.preventDefault();
  const [down, along] = step;
  const sides = [...side.parentElement.children];
  const next = sides[sides.indexOf(side) + down];
  const places = [...(next?.querySelectorAll('.ih-spot, .ih-next') ?? [])];
  const at = [...side.querySelectorAll('.ih-spot, .ih-next')].indexOf(event.target) + along;
  places[down ? Math.min(at, places.length - 1) : at]?.focus();
}

// ---- Fields that complete names: a combobox with a list box, as the ARIA practices describe it

const asking = new WeakMap();

const boxOf = (element) => element.closest?.('[data-people]');
const inputOf = (box) => box.querySelector('[role=combobox]');
const keyOf = (box) => box.querySelector('input[type=hidden]');
const listOf = (box) => box.querySelector('[role=listbox]');
const activeOf = (box) => box.querySelector('[aria-selected=true]');

function announce(box, words) {
  const told = box.querySelector('[role=status]');
  if (told.textContent !== words) told.textContent = words;
}

// A frame puts the field's attributes back to what the server knows, which is nothing of the list.
function mirror(box) {
  const active = activeOf(box);
  inputOf(box).setAttribute('aria-expanded', String(!listOf(box).hidden));
  if (active) inputOf(box).setAttribute('aria-activedescendant', active.id);
  else inputOf(box).removeAttribute('aria-activedescendant');
}

function shut(box) {
  asking.get(box)?.abort();
  listOf(box).hidden = true;
  activeOf(box)?.removeAttribute('aria-selected');
  mirror(box);
}

function typed({ target }) {
  const box = target.matches?.('[role=combobox]') && boxOf(target);
  if (!box) return;
  // Whoever was chosen was another name.
  keyOf(box).value = '';
  announce(box, '');
  asking.get(box)?.abort();
  const asked = new AbortController();
  asking.set(box, asked);
  setTimeout(() => asked.signal.aborted || look(box, asked.signal), PAUSE);
}

async function look(box, signal) {
  const words = inputOf(box).value.trim();
  if (words.length < LEAST) return shut(box);
  try {
    const typed = encodeURIComponent(words);
    // Nobody on the line shall count the letters.
    const pad = '.'.repeat(-typed.length & (BLOCK - 1));
    const { people } = box.dataset;
    const address = `${people}${people.includes('?') ? '&' : '?'}q=${typed}&pad=${pad}`;
    const answer = await fetch(address, { headers: { Accept: 'application/json' }, signal });
    if (!answer.ok) return shut(box);
    offer(box, await answer.json());
  } catch {
    // Overtaken by another key, or cut off: a name can be typed out all the same.
  }
}

function offer(box, { people, told }) {
  const list = listOf(box);
  list.replaceChildren(...people.map((person, number) => option(`${list.id}-${number}`, person)));
  list.hidden = !people.length;
  announce(box, told);
  mirror(box);
}

function option(id, { key, name, note }) {
  const item = document.createElement('li');
  item.id = id;
  item.setAttribute('role', 'option');
  Object.assign(item.dataset, { key, name });
  item.append(name);
  if (note) item.append(Object.assign(document.createElement('small'), { textContent: note }));
  return item;
}

function choose(box, chosen) {
  inputOf(box).value = chosen.dataset.name;
  keyOf(box).value = chosen.dataset.key;
  shut(box);
  announce(box, box.querySelector('[role=status]').dataset.known);
}

function activate(box, step) {
  const options = [...listOf(box).children];
  if (!options.length) return;
  listOf(box).hidden = false;
  const at = options.indexOf(activeOf(box));
  activeOf(box)?.removeAttribute('aria-selected');
  const next = at < 0 && step < 0 ? options.length - 1 : at + step;
  options[next]?.setAttribute('aria-selected', 'true');
  options[next]?.scrollIntoView({ block: 'nearest' });
  mirror(box);
}

function keyInField(event) {
  const box = event.target.matches?.('[role=combobox]') && boxOf(event.target);
  if (!box || event.isComposing) return;
  const open = !listOf(box).hidden;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    activate(box, event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Enter') {
    // A name is not sent by a slip of the thumb: the button that does it gets the focus.
    if (activeOf(box)) choose(box, activeOf(box));
    else if (open) shut(box);
    else document.querySelector(`button[form=${CSS.escape(event.target.getAttribute('form'))}]`)?.focus();
  } else if (event.key === 'Escape' && open) {
    shut(box);
  } else {
    return;
  }
  event.preventDefault();
}

// The field keeps the focus while a finger is on the list.
function touched(event) {
  if (event.target.closest?.('[data-people] [role=option]')) event.preventDefault();
}

function tapped({ target }) {
  const chosen = target.closest?.('[data-people] [role=option]');
  if (chosen) choose(boxOf(chosen), chosen);
}

function left({ target }) {
  const box = target.matches?.('[role=combobox]') && boxOf(target);
  if (box) shut(box);
}

// ---- Who are they?, for who waits: above the hand, or in a tab of its own where that cannot be

function whileWaiting(event) {
  const link = event.target.closest?.('a[data-practice]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./practice.js').then(({ open }) => open(link)).catch(() => window.open(link.href));
}

// ---- Notes are kept without being asked, and no more than three cards go on the board

function changed({ target }) {
  if (target.matches?.(CARD)) light();
  if (target.matches?.('[data-note]')) press(target.form);
  const down = target.closest?.('[data-put-down]');
  if (!down) return;
  const full = down.querySelectorAll(':checked').length >= MOST_DOWN;
  for (const box of down.querySelectorAll('input')) box.disabled = full && !box.checked;
}

function noteOpened({ target }) {
  if (target.open) target.querySelector?.('[data-note]')?.focus();
}

export function start() {
  const listeners = {
    click: [pressed, tapped, whileWaiting], submit: [submitted], keydown: [keyInField, key], input: [typed],
    change: [changed], mousedown: [touched], focusout: [left], accepted: [accepted]
  };
  for (const [type, works] of Object.entries(listeners)) {
    for (const work of works) document.addEventListener(type, work);
  }
  document.addEventListener('toggle', noteOpened, true);
  drags = carry({ grab, lift, over, drop });
  aroundChange(() => () => {
    light();
    follow();
    document.querySelectorAll('[data-people]').forEach(mirror);
  });
  light();
}
