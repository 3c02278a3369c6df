// Teams in the lobby by drag and by keyboard. Choosing a person and then a team is a plain form and needs nothing from
// here, except that the person is let go of again. A move shows at once, before the server has spoken.

import { glide, hold, move, release } from './morph.js';
import { say } from './rank.js';
import { send } from './wire.js';

// So far a finger may tremble before a press on a peg becomes a drag.
const TREMBLE = 6;
// So near to a team a person still counts as over it.
const NEAR = 48;
// So near to the edge of the screen the page scrolls along, up to so many pixels a frame.
const EDGE = 72;
const FASTEST = 14;
const STEPS = { ArrowUp: -1, ArrowDown: 1 };
const SIDES = { ArrowLeft: -1, ArrowRight: 1 };

let drag = null;
let chosen = null;
let swallow = false;

const teams = () => [...document.querySelectorAll('[data-teams] [data-team]')];
const teamOf = (person) => person.closest('[data-team]');
const listOf = (team) => team.querySelector('[data-members]');
const peopleOf = (team) => [...team.querySelectorAll('[data-guest]')];
const person = (number) => document.querySelector(`[data-teams] [data-guest="${number}"]`);

// ---- Moving somebody

function show(who, team, place) {
  const others = peopleOf(team).filter((other) => other !== who);
  glide(document.querySelectorAll('[data-teams] [data-guest]'), () => move(listOf(team), who, others[place] ?? null));
  const name = who.querySelector('bdi').textContent;
  const words = { name, team: team.dataset.name, place: place + 1, count: others.length + 1 };
  return team.closest('[data-teams]').dataset.sayMoved?.replace(/\{(\w+)\}/g, (_, word) => words[word]);
}

function bring(who, team, place) {
  const form = document.getElementById('move');
  if (!form) return;
  const fields = new FormData(form);
  fields.set('guest', who.dataset.guest);
  fields.set('team', team.dataset.team);
  fields.set('place', place);
  const sentence = show(who, team, place);
  send(form.getAttribute('action'), fields).then((yes) => yes && say(sentence));
}

// The form has been sent already; the person goes over and is chosen no longer.
function submitted({ target: form, submitter }) {
  if (form.id !== 'move' || !submitter) return;
  const radio = document.querySelector('.who:checked');
  const who = person(radio?.value ?? form.elements.guest?.value);
  const team = teams().find((team) => team.dataset.team === submitter.value);
  letGo();
  if (!who || !team) return;
  say(show(who, team, peopleOf(team).filter((other) => other !== who).length));
  // The button that was pressed is gone now.
  (radio ?? who.querySelector('button'))?.focus({ preventScroll: true });
}

// ---- Choosing somebody: once more lets go of them

function letGo() {
  const radio = document.querySelector('.who:checked');
  if (radio) radio.checked = false;
  chosen = null;
}

function clicked(event) {
  if (swallow) {
    swallow = false;
    event.preventDefault();
    return event.stopPropagation();
  }
  const radio = event.target.closest?.('.who');
  if (radio) {
    if (radio === chosen) letGo();
    else chosen = radio;
  } else if (!event.target.closest?.('[data-teams]')) letGo();
}

// ---- Keyboard

function pressed(event) {
  if (event.key === 'Escape') {
    if (drag?.gap) event.preventDefault();
    return drag ? finish(null) : letGo();
  }
  const radio = event.target.closest?.('.who');
  const who = radio?.closest('[data-guest]');
  // Enter chooses as the space bar does, and either lets go again, which a browser does not do by itself.
  if (who && (event.key === 'Enter' || (event.key === ' ' && radio.checked))) {
    event.preventDefault();
    return radio.click();
  }
  if (!who || drag || !event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(event.key in STEPS) && !(event.key in SIDES)) return;
  event.preventDefault();
  const all = teams();
  const team = teamOf(who);
  const people = peopleOf(team);
  const place = people.indexOf(who) + (STEPS[event.key] ?? 0);
  const next = all[all.indexOf(team) + (SIDES[event.key] ?? 0)];
  if (next === team && place >= 0 && place < people.length) bring(who, team, place);
  else if (next && next !== team) bring(who, next, peopleOf(next).length);
  radio.focus({ preventScroll: true });
}

// ---- Drag: a finger by the peg, so that the rest of the row scrolls the page; a mouse by anything

function grabbed(event) {
  swallow = false;
  const who = event.target.closest?.('[data-teams] [data-lift]');
  const held = event.pointerType === 'mouse' ? who : event.target.closest?.('.badge');
  if (!who || !held || drag || event.button || !event.isPrimary) return;
  const { pointerId, clientX: x, clientY: y } = event;
  const home = teamOf(who);
  const from = peopleOf(home).indexOf(who);
  drag = { who, home, from, team: home, place: from, pointerId, x, y, startX: x, startY: y };
}

function moved(event) {
  if (event.pointerId !== drag?.pointerId) return;
  drag.x = event.clientX;
  drag.y = event.clientY;
  if (!drag.gap && Math.hypot(drag.x - drag.startX, drag.y - drag.startY) < TREMBLE) return;
  if (!drag.gap) lift();
  drag.who.style.transform = `translate(${drag.x + drag.shiftX}px, ${drag.y + drag.shiftY}px)`;
  aim();
}

// The person leaves the flow but not their place in the document: moving them there would end the pointer capture,
// which is taken only now, because a tap must still reach the choice.
function lift() {
  const { who, pointerId } = drag;
  hold();
  who.setPointerCapture(pointerId);
  const box = who.getBoundingClientRect();
  const gap = document.createElement('li');
  gap.className = 'gap';
  gap.setAttribute('aria-hidden', 'true');
  gap.style.height = `${box.height}px`;
  who.after(gap);
  const size = { width: `${box.width}px`, height: `${box.height}px`, margin: '0' };
  const fixed = { position: 'fixed', left: '0', top: '0', zIndex: '100', transition: 'none', pointerEvents: 'none' };
  Object.assign(who.style, size, fixed);
  who.classList.add('lifted');
  document.documentElement.classList.add('dragging');
  const base = who.getBoundingClientRect();
  Object.assign(drag, { gap, shiftX: box.left - base.left - drag.startX, shiftY: box.top - base.top - drag.startY });
  drag.frame = requestAnimationFrame(scroll);
}

// Which team is it over, and how many of its people are ahead?
function aim() {
  const { who, gap, home } = drag;
  const near = teams().map((team) => [distance(team), team]);
  const [span, nearest] = near.reduce((best, next) => (next[0] < best[0] ? next : best));
  const team = span <= NEAR ? nearest : home;
  const others = peopleOf(team).filter((other) => other !== who);
  const place = others.filter((other) => isAhead(team, other)).length;
  if (team === drag.team && place === drag.place) return;
  for (const other of teams()) other.classList.toggle('over', other === team && other !== home);
  Object.assign(drag, { team, place });
  const seen = [...document.querySelectorAll('[data-teams] [data-guest]')].filter((other) => other !== who);
  glide(seen, () => listOf(team).insertBefore(gap, others[place] ?? null));
}

function distance(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - drag.x, 0, drag.x - right), Math.max(top - drag.y, 0, drag.y - bottom));
}

// Measured from the list, free of the gliding that is under way.
function isAhead(team, other) {
  const list = listOf(team);
  const frame = list.getBoundingClientRect();
  const top = frame.top + other.offsetTop;
  const [first, second] = [...list.children].filter((child) => child !== drag.who);
  const sideBySide = second && second.offsetTop < first.offsetTop + first.offsetHeight / 2;
  if (!sideBySide) return drag.y > top + other.offsetHeight / 2;
  const middle = frame.left + other.offsetLeft + other.offsetWidth / 2;
  return drag.y > top + other.offsetHeight || (drag.y >= top && drag.x > middle);
}

function scroll() {
  if (!drag?.gap) return;
  const near = Math.max(0, EDGE - drag.y) - Math.max(0, drag.y - innerHeight + EDGE);
  if (near) {
    document.scrollingElement.scrollTop -= Math.round(Math.max(-1, Math.min(1, near / EDGE)) * FASTEST);
    aim();
  }
  drag.frame = requestAnimationFrame(scroll);
}

function dropped(event) {
  if (event.pointerId !== drag?.pointerId) return;
  // A finger holds the peg until the person is lifted, and then the person.
  if (event.type === 'lostpointercapture' && event.target !== drag.who) return;
  finish(event.type === 'pointerup' && drag.gap ? drag.team : null);
}

// Ends the drag. `team` is where the person goes, or null when they stay where they were.
function finish(team) {
  const { who, home, from, place, gap, frame, pointerId } = drag;
  drag = null;
  if (!gap) return;
  swallow = true;
  if (who.hasPointerCapture(pointerId)) who.releasePointerCapture(pointerId);
  cancelAnimationFrame(frame);
  letGo();
  glide([who], () => {
    gap.remove();
    who.removeAttribute('style');
    who.classList.remove('lifted');
    for (const other of teams()) other.classList.remove('over');
    document.documentElement.classList.remove('dragging');
    // First what the others did meanwhile, then this person on top of it.
    release();
    if (team?.isConnected && who.isConnected && (team !== home || place !== from)) bring(who, team, place);
  });
}

export function start() {
  document.addEventListener('submit', submitted);
  document.addEventListener('click', clicked, true);
  document.addEventListener('keydown', pressed);
  document.addEventListener('pointerdown', grabbed);
  document.addEventListener('pointermove', moved);
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) document.addEventListener(end, dropped);
  // A long press on a phone would open a menu over the person, and a mouse would drag their name away as text.
  for (const own of ['contextmenu', 'dragstart', 'selectstart']) {
    document.addEventListener(own, (event) => drag && event.preventDefault());
  }
}
