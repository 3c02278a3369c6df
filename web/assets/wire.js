// Everything between the page and the server: the stream that comes down, the commands that go up, and what
// is shown when either fails. Nothing that matters lives here: the server sends the whole view whenever it is
// asked.

import { now } from './clock.js';
import { attempt, showPage, showRegions } from './morph.js';

const RETRY_FIRST = 500;
const RETRY_LONGEST = 8_000;
// The server beats every 5 s; two beats missed and the stream is dead, whatever its readyState says.
const SILENCE = 12_000;
// The first frame comes at once. A stream that opens and brings none is being collected by somebody on the
// way; after so many of them the page asks by itself, and tries a stream again from time to time.
const FIRST_WORD = 6_000;
const MUTE_STREAMS = 2;
const ASK_EVERY = 3_000;
const ASKS_BEFORE_STREAM = 20;
// A short hiccup is nobody's business.
const NOTICE_AFTER = 3_000;
// A page nobody looks at gives its stream back: at once on a phone, which is in a pocket; later where it may
// stand behind a call, its title can be seen, or its reader wants to be told.
const HIDDEN_FOR = 20_000;
const BEHIND_FOR = 600_000;
// What was accepted shows on the stream at once; if it does not, the stream is not what it seems.
const SHOWN_WITHIN = 2_000;
const ANSWER_WITHIN = 8_000;
// A stylesheet that does not come must not keep the page away.
const DRESSED_WITHIN = 3_000;
// What was tapped without a line waits for it as long as somebody may still want it.
const GIVE_UP_AFTER = 300_000;
const TOAST_FOR = 8_000;
// What waits for the end of a reveal is sent so much later, lest the server finds it early after all.
const AFTER_THE_SHOW = 60;

let path = document.body.dataset.stream;
let seq = document.body.dataset.seq ?? '';
let source = null;
let fetching = null;
let outdated = false;
let puzzled = false;
// What hides the page of a phone that goes round (curtain.js); none elsewhere.
let curtain = null;
let tries = 0;
let mute = 0;
let asked = 0;
const timers = {};
const bell = new EventTarget();

const wait = (span) => new Promise((done) => setTimeout(done, span));
const once = (target, name) => new Promise((done) => target.addEventListener(name, done, { once: true }));

function after(name, span, work) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(work, span);
}

// ---- The notice that we are cut off, and the toast

const troubles = new Set();

function trouble(what) {
  troubles.add(what);
  showTroubles();
}

function over(what) {
  troubles.delete(what);
  showTroubles();
}

export function showTroubles() {
  const notice = document.getElementById('offline');
  if (!notice) return;
  notice.hidden = !troubles.size;
  notice.querySelector('[data-door]').hidden = !troubles.has('door');
}

// The door of a foreign network shows a page of its own where we would show ours, until somebody signs in.
function meetsDoor(yes) {
  if (yes) trouble('door');
  else over('door');
}

/**
 * Shows a sentence, or the page's own for a failure, until it is tapped away or has been there long enough.
 */
export function toast(sentence) {
  const box = document.getElementById('toast');
  if (!box) return;
  box.hidden = false;
  box.textContent = sentence ?? box.dataset.failed;
  after('toast', TOAST_FOR, clearToast);
}

export function clearToast() {
  const box = document.getElementById('toast');
  if (!box) return;
  box.hidden = true;
  box.textContent = '';
}

// ---- One stream for all tabs that show the same

// Browsers allow six connections a host, and a seventh tab would wait for ever. Whoever connected last has
// the stream, and tells the others all that comes; its first frame is whole, so nobody misses anything.

let peers = null;
let lead = 0;
let mine = 0;

function takeLead() {
  if (peers?.name !== path && globalThis.BroadcastChannel) {
    peers?.close();
    peers = new BroadcastChannel(path);
    peers.onmessage = ({ data }) => overhear(data);
  }
  // Two in the same instant must not both give way.
  mine = lead = Math.max(lead, Date.now()) + Math.random();
  tell('lead');
}

function tell(name, data, id) {
  peers?.postMessage({ from: mine, name, data, id });
}

function overhear({ from, name, data, id }) {
  if (from < lead) return;
  lead = from;
  // A whole page is under way, and connects afresh once it is shown.
  if (fetching) return;
  if (name === 'lead') {
    source?.close();
    source = null;
    if (!outdated) clearTimeout(timers.retry);
    watch();
  } else if (name === 'free') lost();
  else take(name, data, id);
}

// ---- The stream

function disconnect() {
  source?.close();
  fetching?.abort();
  source = fetching = null;
  clearTimeout(timers.retry);
  clearTimeout(timers.watchdog);
}

function rest() {
  disconnect();
  drop();
  tell('free');
  peers?.close();
  peers = null;
  clearTimeout(timers.notice);
  timers.notice = null;
}

/** Connects afresh, whatever there was before. */
export function connect() {
  disconnect();
  timers.notice ??= setTimeout(() => trouble('stream'), NOTICE_AFTER);
  if (outdated) return fetchPage();
  if (!path) return heard();
  if (mute >= MUTE_STREAMS && asked++ < ASKS_BEFORE_STREAM) {
    heard();
    return after('retry', ASK_EVERY, refresh);
  }
  asked = 0;
  takeLead();
  source = new EventSource(path);
  source.onopen = heard;
  source.onerror = () => {
    // A stream that was refused, not merely cut, may be of a table that is no more: the page will tell.
    outdated ||= source.readyState === EventSource.CLOSED;
    lost();
  };
  for (const name of Object.keys(HEARD)) {
    source.addEventListener(name, ({ data, lastEventId }) => {
      tell(name, data, lastEventId);
      take(name, data, lastEventId);
    });
  }
  // Nobody who leads has heard a word yet.
  after('watchdog', FIRST_WORD, () => {
    mute += 1;
    refresh();
  });
}

const HEARD = {
  regions: (html) => {
    if (!isDressed(html)) return refresh();
    const placed = showRegions(html);
    // Regions we have no place for mean that the page is of another kind by now. Asked once, lest it goes on
    // for ever.
    if (!placed && !puzzled) refresh();
    puzzled = !placed;
  },
  reload: refresh,
  curtain: () => {
    drop();
    refresh();
  },
  gone: reload,
  reaction: (html) => document.dispatchEvent(new CustomEvent('reaction', { detail: html })),
  beat: () => {},
};

function take(name, data, id) {
  heard();
  watch();
  tries = mute = 0;
  if (id && id !== seq) {
    seq = id;
    bell.dispatchEvent(new Event('news'));
  }
  attempt(() => HEARD[name](data));
}

function watch() {
  after('watchdog', SILENCE, connect);
}

function heard() {
  clearTimeout(timers.notice);
  timers.notice = null;
  over('stream');
}

function lost() {
  disconnect();
  tell('free');
  timers.notice ??= setTimeout(() => trouble('stream'), NOTICE_AFTER);
  const span = Math.min(RETRY_LONGEST, RETRY_FIRST * 2 ** tries++);
  // A server that restarts is not met by all its guests in the same instant.
  after('retry', span * (0.5 + Math.random() / 2), connect);
}

/** Asks for the whole page and shows it in place, so that focus, sound and menus survive. */
export function refresh() {
  outdated = true;
  connect();
}

/** From now on the page has a curtain, which says what is asked for in its place and takes all of it away. */
export function hangCurtain(made) {
  curtain = made;
}

/** Takes away what one person alone may see, at once and without asking. */
export function drop() {
  const closed = curtain?.falls(path);
  if (!closed) return;
  path = closed;
  outdated = true;
  clearToast();
}

async function fetchPage() {
  // A browser that cannot ask for a page can load it.
  if (!globalThis.fetch || !globalThis.AbortController) return reload();
  const mine = (fetching = new AbortController());
  const body = curtain?.asks(path);
  after('watchdog', ANSWER_WITHIN, connect);
  try {
    const how = { headers: { Accept: 'text/html' }, cache: 'no-store', signal: mine.signal };
    if (body) Object.assign(how, { method: 'POST', body });
    const answer = await fetch(body ? location.pathname : location.href, how);
    if (answer.status >= 500) throw new Error(`page: ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const script = scriptOf(page);
    meetsDoor(!script);
    if (!script) throw new Error('page: another one');
    const elsewhere = new URL(answer.url).pathname !== location.pathname;
    if (answer.redirected && (elsewhere || !body)) return location.replace(answer.url);
    if (script !== scriptOf(document)) return reload();
    await dress(page);
    if (fetching !== mine) return;
    outdated = false;
    ({ stream: path, seq = '' } = page.body.dataset);
    showPage(page);
    curtain?.shown();
    connect();
  } catch {
    // Aborted by us for something newer, this fetch has no say any more.
    if (fetching === mine) lost();
  }
}

// Another version of the server brings another script, and only a real load brings that in. What has none
// of ours is none of our pages.
function scriptOf(page) {
  return page.querySelector('script[src^="/assets/"]')?.getAttribute('src');
}

const wears = (sheet) => document.querySelector(`link[rel=stylesheet][href="${CSS.escape(sheet)}"]`);

// Each game has a stylesheet of its own; a region says which it needs.
function isDressed(html) {
  const [, sheets = ''] = html.match(/ data-dress="([^"]*)"/) ?? [];
  return sheets.split(' ').every((sheet) => !sheet || wears(sheet));
}

/** Puts on what the page wears and this document does not, before anything of it is shown. */
function dress(page) {
  const missing = [...page.querySelectorAll('link[rel=stylesheet]')]
    .filter((link) => !wears(link.getAttribute('href')));
  return Promise.all(missing.map((link) => new Promise((done) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = link.getAttribute('href');
    sheet.onload = sheet.onerror = done;
    setTimeout(done, DRESSED_WITHIN);
    document.head.append(sheet);
  })));
}

// ---- A real load, over which what somebody is typing is kept

const TYPED = 'likeness-typed';

function reload() {
  const fields = [...document.querySelectorAll('input[type=text][id], textarea[id]')];
  const typed = fields.filter((field) => field.value !== field.defaultValue);
  attempt(() => {
    sessionStorage[TYPED] = JSON.stringify(typed.map(({ id, value }) => [id, value]));
  });
  // What was tapped before leaves first.
  Promise.race([line, wait(ANSWER_WITHIN)]).then(() => location.reload());
}

function putBack() {
  const kept = JSON.parse(sessionStorage[TYPED] ?? '[]');
  delete sessionStorage[TYPED];
  for (const [id, value] of kept) {
    const field = document.getElementById(id);
    if (!field) continue;
    field.value = value;
    field.closest('details')?.setAttribute('open', '');
    field.focus();
  }
}

// ---- Commands

const busy = new Set();
let line = Promise.resolve();

/** Sends a command once, however often it is asked for. Answers whether it was accepted. */
export function send(action, fields, buttons = []) {
  const body = new URLSearchParams(fields);
  const command = `${action} ${body}`;
  if (busy.has(command)) return Promise.resolve(false);
  busy.add(command);
  for (const button of buttons) button.setAttribute('aria-busy', 'true');
  body.set('id', randomId());
  // Whoever listens sees how long a command is: all leave in blocks of 512 bytes, and nobody reads the rest.
  body.set('pad', '');
  body.set('pad', '.'.repeat(-body.toString().length & 511));
  let seen;
  // Commands leave in the order they were made: three quick moves must end where the third one says.
  const accepted = line.then(() => {
    seen = seq;
    return deliver(action, body).catch((fault) => sendPlainly(action, body, fault));
  });
  line = accepted.catch(console.error);
  accepted
    .then((yes) => (yes ? settle(seen) : refresh()))
    .catch(console.error)
    .finally(() => {
      busy.delete(command);
      for (const button of buttons) button.removeAttribute('aria-busy');
    });
  return accepted;
}

// The server knows a command by this id, so a retry counts once. randomUUID needs HTTPS, which a living room
// lacks.
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function deliver(action, body) {
  let patience = GIVE_UP_AFTER;
  for (let span = RETRY_FIRST; ; span = Math.min(span * 2, RETRY_LONGEST)) {
    const began = Date.now();
    const answer = await post(action, body);
    if (answer) {
      over('command');
      meetsDoor(false);
      return judge(answer);
    }
    if (patience <= 0) {
      over('command');
      toast();
      return false;
    }
    trouble('command');
    await Promise.race([wait(span), once(window, 'online')]);
    // However long a phone has slept meanwhile, it counts as one try.
    patience -= Math.min(Date.now() - began, ANSWER_WITHIN + span);
  }
}

async function post(action, body) {
  const headers = { Accept: 'application/json' };
  const patience = new AbortController();
  const { signal } = patience;
  // What the browser lacks throws here, at once; what the line lacks comes to nothing below.
  const asked = fetch(action, { method: 'POST', body, headers, signal, keepalive: true });
  const timer = setTimeout(() => patience.abort(), ANSWER_WITHIN);
  try {
    const answer = await asked;
    if (isOurs(answer)) return answer;
    meetsDoor(isPage(answer));
    return null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

const isPage = ({ headers }) => headers.get('content-type')?.includes('html');

// From 502 to 504 it is a proxy that speaks, while the server restarts. And we answer a command with nothing,
// with JSON or with the way to another page, never with a page.
function isOurs(answer) {
  const ofProxy = answer.status >= 502 && answer.status <= 504;
  const elsewhere = answer.redirected && new URL(answer.url).origin === location.origin;
  return !ofProxy && (elsewhere || !isPage(answer));
}

// The way to another page is taken at once, and this one asks for nothing more.
let leaving = false;

// What this browser cannot send for us it sends by itself, as a form, and shows the page that answers it.
function sendPlainly(action, body, fault) {
  console.error(fault);
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of body) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  leaving = true;
  form.submit();
  return true;
}

async function judge(answer) {
  leaving = answer.redirected;
  if (leaving) location.assign(answer.url);
  if (answer.ok) return true;
  const reason = await answer.json().catch(() => null);
  toast(reason?.error?.message);
  return false;
}

async function settle(seen) {
  if (leaving) return;
  if (!path) return refresh();
  if (seq === seen) await Promise.race([once(bell, 'news'), wait(SHOWN_WITHIN)]);
  if (seq === seen && !document.hidden) connect();
}

const patient = new WeakSet();

// A tap that comes while the others still look is not lost: it waits for the end of the reveal, and goes
// nowhere if somebody else has gone on by then.
async function allHaveSeen(form, buttons) {
  const early = form.dataset.alive - now();
  if (!(early > 0)) return true;
  if (patient.has(form)) return false;
  patient.add(form);
  for (const button of buttons) button.setAttribute('aria-busy', 'true');
  await wait(early + AFTER_THE_SHOW);
  patient.delete(form);
  return form.isConnected;
}

// What a browser says of a field that is empty is in its own language, not in the guest's.
function refused(event) {
  event.preventDefault();
  const first = Array.from(event.target.form?.elements ?? []).find((field) => !field.validity.valid);
  if (first !== event.target) return;
  first.focus();
  toast(first.value ? first.validationMessage : document.getElementById('toast')?.dataset.missing);
}

// Browsers of some years ago do not say which button has sent a form: it is the one that was pressed last.
let pressed = null;

function submitted(event) {
  const { target: form } = event;
  if (!form.matches('[data-live]')) return;
  const submitter = event.submitter ?? (pressed?.form === form ? pressed : null);
  event.preventDefault();
  // What this browser cannot do here it can without us: no tap dies in silence.
  sendForm(form, submitter).catch((fault) => {
    console.error(fault);
    submitPlainly(form, submitter);
  });
}

/** Sends a form as if its button had been pressed, also where an older browser has no call for it. */
export function press(form, button) {
  if (form.requestSubmit) form.requestSubmit(button);
  else if (button) button.click();
  else if (form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) form.submit();
}

function submitPlainly(form, submitter) {
  if (submitter?.name) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: submitter.name, value: submitter.value });
    form.append(field);
  }
  form.submit();
}

async function sendForm(form, submitter) {
  const fields = new FormData(form);
  if (submitter?.name) fields.append(submitter.name, submitter.value);
  const menu = form.closest('details[data-menu]');
  const buttons = Array.from(form.elements).filter((field) => field.localName === 'button');
  if (form.dataset.alive && !(await allHaveSeen(form, buttons))) return;
  if (!(await send(form.getAttribute('action'), fields, buttons))) return;
  // It has arrived: a fault from here on must not send it again.
  attempt(() => {
    document.dispatchEvent(new CustomEvent('accepted', { detail: { form, fields } }));
    menu?.removeAttribute('open');
    for (const field of form.querySelectorAll('[data-fresh]')) field.value = '';
  });
}

function canBeCalled() {
  const notices = attempt(() => localStorage.getItem('likeness.notices'));
  return notices === 'on' || matchMedia('(hover: hover)').matches;
}

// On return the stream is never trusted: readyState can say OPEN on a dead one.
function looked() {
  if (document.hidden) return after('hidden', canBeCalled() ? BEHIND_FOR : HIDDEN_FOR, rest);
  clearTimeout(timers.hidden);
  if (path) connect();
}

export function start() {
  attempt(putBack);
  document.addEventListener('submit', submitted);
  document.addEventListener('invalid', refused, true);
  document.addEventListener('click', (event) => event.target.closest?.('#toast') && clearToast());
  document.addEventListener('click', (event) => (pressed = event.target.closest?.('button')), true);
  document.addEventListener('visibilitychange', looked);
  addEventListener('pagehide', rest);
  addEventListener('pageshow', (event) => event.persisted && looked());
  addEventListener('online', looked);
  addEventListener('offline', () => source && lost());
  looked();
}
