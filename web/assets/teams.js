// Teams in the lobby by drag and by keyboard. Choosing a person and then a team is a plain form and needs
// nothing from here, except that the person is let go of again. A move shows at once, before the server has
// spoken.

import { distance, float, follow, isPast, land, watch } from './drag.js';
import { glide, hold, move, release, say } from './morph.js';
import { send } from './wire.js';

// So near to a team a person still counts as over it.
const NEAR = 48;
const STEPS = { ArrowUp: -1, ArrowDown: 1 };
const SIDES = { ArrowLeft: -1, ArrowRight: 1 };

let drags = null;
let chosen = null;

const teams = () => [...document.querySelectorAll('[data-teams] [data-team]')];
const teamOf = (person) => person.closest('[data-team]');
const listOf = (team) => team.querySelector('[data-members]');
const peopleOf = (team) => [...team.querySelectorAll('.member')];
const person = (number) => document.querySelector(`[data-teams] #guest-${number}`);

// ---- Moving somebody

function show(who, team, place) {
  const others = peopleOf(team).filter((other) => other !== who);
  glide(
    document.querySelectorAll('[data-teams] .member'),
    () => move(listOf(team), who, others[place] ?? null)
  );
  const name = who.querySelector('bdi').textContent;
  const words = { name, team: team.dataset.name, place: place + 1, count: others.length + 1 };
  return team.closest('[data-teams]').dataset.sayMoved?.replace(/\{(\w+)\}/g, (_, word) => words[word]);
}

function bring(who, team, place) {
  const form = document.getElementById('move');
  if (!form) return;
  const fields = new FormData(form);
  fields.set('guest', who.id.replace('guest-', ''));
  fields.set('team', team.dataset.team);
  fields.set('place', place);
  const sentence = show(who, team, place);
  send(form.getAttribute('action'), fields).then((yes) => yes && say(sentence));
}

// The form has been sent already; the person goes over and is chosen no longer.
function submitted({ target: form, submitter }) {
  if (form.id !== 'move' || !submitter) return;
  const radio = document.querySelector('input[name=guest]:checked');
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
  const radio = document.querySelector('input[name=guest]:checked');
  if (radio) radio.checked = false;
  chosen = null;
}

function clicked(event) {
  const radio = event.target.closest?.('input[name=guest]');
  if (radio) {
    if (radio === chosen) letGo();
    else chosen = radio;
  } else if (!event.target.closest?.('[data-teams]')) letGo();
}

// ---- Keyboard

function pressed(event) {
  if (event.key === 'Escape') {
    if (drags.current?.lifted) event.preventDefault();
    return drags.current ? drags.cancel() : letGo();
  }
  const radio = event.target.closest?.('input[name=guest]');
  const who = radio?.closest('.member');
  // Enter chooses as the space bar does, and either lets go again, which a browser does not do by itself.
  if (who && (event.key === 'Enter' || (event.key === ' ' && radio.checked))) {
    event.preventDefault();
    return radio.click();
  }
  if (!who || drags.current || !event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
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

function grab(event) {
  const who = event.target.closest?.('[data-lift], [data-lifts] .member');
  const held = event.pointerType === 'mouse' ? who : event.target.closest?.('.badge');
  if (!who || !held) return null;
  const home = teamOf(who);
  const from = peopleOf(home).indexOf(who);
  return { holder: who, who, home, from, team: home, place: from };
}

// The pointer is captured only now, because a tap must still reach the choice.
function lift(drag) {
  hold('drag');
  drag.who.setPointerCapture(drag.pointerId);
  float(drag, drag.who);
  drag.scroller = document.scrollingElement;
}

// Which team is it over, and how many of its people are ahead?
function aim(drag) {
  const { who, gap, home } = drag;
  follow(drag, who);
  const near = teams().map((team) => [distance(drag, team), team]);
  const [span, nearest] = near.reduce((best, next) => (next[0] < best[0] ? next : best));
  const team = span <= NEAR ? nearest : home;
  const others = peopleOf(team).filter((other) => other !== who);
  const place = others.filter((other) => isPast(drag, listOf(team), other, who)).length;
  if (team === drag.team && place === drag.place) return;
  for (const other of teams()) other.classList.toggle('over', other === team && other !== home);
  Object.assign(drag, { team, place });
  const seen = [...document.querySelectorAll('[data-teams] .member')].filter((other) => other !== who);
  glide(seen, () => listOf(team).insertBefore(gap, others[place] ?? null));
}

function finish(drag, fell) {
  if (!drag.lifted) return;
  const { who, home, from, team, place } = drag;
  letGo();
  glide([who], () => {
    land(drag, who);
    for (const other of teams()) other.classList.remove('over');
    // First what the others did meanwhile, then this person on top of it.
    release('drag');
    if (fell && team.isConnected && who.isConnected && (team !== home || place !== from)) {
      bring(who, team, place);
    }
  });
}

export function start() {
  drags = watch({ grab, lift, aim, finish });
  document.addEventListener('submit', submitted);
  document.addEventListener('click', clicked, true);
  document.addEventListener('keydown', pressed);
}
