// Tokens by drag, and by pressing the card they lie on. To pick a token in the tray and press a card is a
// plain form and needs nothing from here.

import { carry } from './carry.js';
import { aroundChange, say } from './morph.js';
import { send } from './wire.js';

// What has been laid counts as laid until the server shows it, but no longer than this.
const ON_ITS_WAY = 3_000;

// The token that somebody has picked on purpose.
let picked = null;
let drags = null;
const onItsWay = new Map();

const tray = () => document.querySelector('[data-tray]');
const inHand = () => tray()?.elements.token.value;
const sectionOf = (element) => element?.closest?.('[data-section]');

function pick(token) {
  picked = token;
  ready();
  say(tray().dataset.sayPicked?.replace('{token}', token));
}

function laid(token) {
  picked = null;
  onItsWay.set(token, Date.now() + ON_ITS_WAY);
  ready();
}

// The next token is at hand before the server has spoken: who presses one card after another is not held up
// by the line.
function ready() {
  if (!tray()) return (picked = null);
  const labels = [...tray().querySelectorAll('[data-token]')];
  for (const label of labels) {
    const { token, laid } = label.dataset;
    if (laid !== undefined || !(onItsWay.get(token) > Date.now())) onItsWay.delete(token);
    label.lastElementChild.classList.toggle('laid', laid !== undefined || onItsWay.has(token));
  }
  const next = labels.find(
    (label) => (picked ? label.dataset.token === picked : !label.querySelector('.laid'))
  );
  for (const label of labels) label.querySelector('input').checked = label === next;
}

// ---- Press

// A card that has a token gives it into the hand, to be laid elsewhere; pressed again it keeps it.
function pressed(event) {
  if (event.target.closest?.('[data-tray] input')) picked = event.target.value;
  const card = event.target.closest?.('[data-section] > [name=section]');
  const lies = tray() && card?.dataset.lies;
  if (!lies || (picked && picked !== lies)) return;
  event.preventDefault();
  if (!picked) return pick(lies);
  putDown();
}

function putDown() {
  picked = null;
  ready();
}

function submitted(event) {
  if (event.target !== tray()) return;
  const token = inHand();
  if (event.submitter) event.submitter.dataset.lies = token;
  // Once the form has been read.
  setTimeout(laid, 0, token);
}

function key(event) {
  // A radio button must not press the first card.
  if (event.key === 'Enter' && event.target.closest?.('[data-tray] input')) event.preventDefault();
  if (event.key !== 'Escape') return;
  if (drags.current) drags.cancel();
  else if (picked) putDown();
}

// ---- Drag: a likeness of the token goes with the finger

// A card that has a token may be taken for it.
function grab(event) {
  const held = event.target.closest?.('[data-guess] [data-token], [data-guess] [data-section]');
  const token = held?.matches('[data-section]') ? held.querySelector('[data-token]') : held;
  return token && { token, patient: token !== held, likeness: token.querySelector('.peg') };
}

const over = (_, under) => sectionOf(under) ?? under?.closest?.('.tray');

function drop({ token, over }, fell) {
  if (fell && over && tray()) post(token.dataset.token, sectionOf(over)?.dataset.section, sectionOf(token));
}

function post(token, section, from) {
  const fields = new FormData(tray());
  fields.set('token', token);
  if (section !== undefined && from?.dataset.section !== section) {
    fields.set('section', section);
    laid(token);
  } else if (section === undefined && from) {
    fields.set('do', 'take_back_token');
  } else {
    return;
  }
  send(tray().getAttribute('action'), fields).then((yes) => yes && accepted({ detail: { fields } }));
}

// What lies where now, for those who do not see it.
function accepted({ detail: { fields } }) {
  const { sayLaid, sayBack } = tray()?.dataset ?? {};
  const sentence = { place_token: sayLaid, take_back_token: sayBack }[fields.get('do')];
  const card = document.querySelector(`[data-section="${fields.get('section')}"]`)?.dataset.name;
  say(sentence?.replace('{token}', fields.get('token')).replace('{card}', card));
}

export function start() {
  drags = carry({ grab, over, drop });
  document.addEventListener('click', pressed);
  document.addEventListener('submit', submitted);
  document.addEventListener('accepted', accepted);
  document.addEventListener('keydown', key);
  aroundChange(() => ready);
}
