// Cards of the table's own, on this device and in links. The page works without it; the list always goes to
// the server as a form.

import { say } from './morph.js';
import { press } from './wire.js';

const SHELF = 'likeness-cards';
// Cards from a link wait here while somebody sits down first: as long as the tab is open.
const WAITING = 'likeness-cards-waiting';
// Messengers and browsers cut longer addresses.
const LONGEST_LINK = 8_000;
const MARK = '#cards=';
const DONE_FOR = 2_000;

// ---- From a text to the part of an address that no server gets, and back: `z` is deflated, `p` is plain

const base64url = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const fromBase64url = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function packed(text) {
  const bytes = new TextEncoder().encode(text);
  try {
    return `z${base64url(await through(bytes, new CompressionStream('deflate-raw')))}`;
  } catch {
    // Older browsers have no such stream, or have it without this format.
    return `p${base64url(bytes)}`;
  }
}

async function unpacked(text) {
  const bytes = fromBase64url(text.slice(1));
  const plain = text[0] === 'z' ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

// The text in a link; nothing for one that was cut or made up.
async function inLink(cards) {
  if (cards.length > LONGEST_LINK) return '';
  return unpacked(cards).catch(() => '');
}

// Spreadsheets still save in the letters of Windows, in which an accent is no UTF-8.
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

// ---- This device

function kept() {
  try {
    const decks = JSON.parse(localStorage.getItem(SHELF) ?? '[]');
    return Array.isArray(decks) ? decks.filter((deck) => typeof deck?.text === 'string') : [];
  } catch {
    return [];
  }
}

function keep(decks) {
  try {
    localStorage.setItem(SHELF, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}

// A browser that stores nothing loses nothing but the way by the door.
function waiting() {
  try {
    return sessionStorage.getItem(WAITING) ?? '';
  } catch {
    return '';
  }
}

function wait(cards) {
  try {
    if (cards) sessionStorage.setItem(WAITING, cards);
    else sessionStorage.removeItem(WAITING);
  } catch {
    // The link itself still leads to the table.
  }
}

// ---- What is said

function done(button) {
  const label = button.querySelector('[data-label]') ?? button;
  const words = label.textContent;
  if (words === button.dataset.done) return;
  label.textContent = button.dataset.done;
  say(button.dataset.done);
  setTimeout(() => { label.textContent = words; }, DONE_FOR);
}

// The sentences are in the page, in the reader's language.
function tell(trouble) {
  document.querySelector(`[data-trouble="${trouble}"]`).hidden = false;
}

// ---- The page

function lookThrough(text) {
  const list = document.querySelector('[data-list]');
  list.value = text;
  press(list.form);
}

function showKept() {
  const place = document.querySelector('[data-kept]');
  const list = place.querySelector('[data-kept-list]');
  const decks = kept();
  place.hidden = decks.length === 0;
  list.replaceChildren(...decks.map((deck, index) => {
    const row = place.querySelector('[data-kept-row]').content.firstElementChild.cloneNode(true);
    row.querySelector('[data-name]').textContent = deck.name;
    row.querySelector('[data-bring]').addEventListener('click', () => lookThrough(deck.text));
    row.querySelector('[data-forget]').addEventListener('click', () => {
      keep(kept().filter((_, other) => other !== index));
      showKept();
    });
    return row;
  }));
}

// Nothing that was kept makes way for something else unasked.
function keepOnDevice(button, page, text) {
  for (const trouble of document.querySelectorAll('[data-keep-trouble]')) trouble.hidden = true;
  const name = `${page.dataset.many} × ✍️ · ${new Date().toLocaleDateString(document.documentElement.lang)}`;
  const decks = [{ name, text }, ...kept().filter((deck) => deck.text !== text)];
  if (decks.length > Number(page.dataset.mostKept)) return tell('shelf-full');
  if (!keep(decks)) return tell('no-room');
  done(button);
  showKept();
}

async function cardsOf(page) {
  const answer = await fetch(page.dataset.csv, { headers: { accept: 'text/csv' } });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

async function takeAlong(page) {
  const onDevice = document.querySelector('[data-keep]');
  let text;
  try {
    text = await cardsOf(page);
  } catch {
    onDevice.hidden = true;
    return tell('not-fetched');
  }
  onDevice.addEventListener('click', () => keepOnDevice(onDevice, page, text));
  const link = `${location.origin}/cards${MARK}${await packed(text)}`;
  const button = document.querySelector('[data-cards-link]');
  const fits = link.length <= LONGEST_LINK;
  document.querySelector('[data-link-too-long]').hidden = fits;
  button.hidden = !fits;
  // The script of all pages copies it.
  if (fits) button.dataset.copy = link;
}

async function fromLink() {
  if (!location.hash.startsWith(MARK)) return offerWaiting();
  const cards = location.hash.slice(MARK.length);
  history.replaceState(null, '', location.pathname + location.search);
  wait(null);
  const text = await inLink(cards);
  if (text) lookThrough(text);
  else tell('broken-link');
}

// Who had to sit down first finds the cards of the link here.
async function offerWaiting() {
  const text = waiting() && (await inLink(waiting()));
  if (!text) return;
  const offer = document.querySelector('[data-waiting]');
  offer.hidden = false;
  offer.querySelector('[data-bring]').addEventListener('click', () => {
    wait(null);
    lookThrough(text);
  });
  offer.querySelector('[data-forget]').addEventListener('click', () => {
    wait(null);
    offer.hidden = true;
  });
}

// ---- Where a link leads

async function land(form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const code = form.elements.code.value.replace(/\s/g, '');
    location.assign(`/t/${encodeURIComponent(code)}/cards${location.hash}`);
  });
  // The other language has the same cards.
  for (const link of document.querySelectorAll('a[href^="?lang="]')) link.hash = location.hash;
  const cards = location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : '';
  if (await inLink(cards)) wait(cards);
  else tell('broken-link');
}

export function start() {
  const landing = document.querySelector('[data-to-table]');
  if (landing) land(landing);
  const page = document.querySelector('[data-cards]');
  if (!page) return;
  showKept();
  if (document.querySelector('[data-keep]')) takeAlong(page);
  document.querySelector('[data-file]').addEventListener('change', async (event) => {
    const [file] = event.currentTarget.files;
    if (file) lookThrough(decoded(await file.arrayBuffer()));
  });
  fromLink();
}
