// Turns the HTML that the server sends into what the page shows, touching only what differs. An element is
// known by its id in the whole document: a pawn that changes squares stays the same node, so it can walk, and
// keeps focus and caret.

const PAGE = Symbol('page');
const GLIDE = 200;
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
const watchers = [];
let pending = new Map();
let known = new Map();
const holders = new Set();
let transition = null;

/** Runs `work` so that its fault is reported and stops nothing else. */
export function attempt(work) {
  try {
    return work();
  } catch (fault) {
    console.error(fault);
  }
}

let unsaid = [];

/**
 * Tells a screen reader, with all else that is told in the same moment. Emptied first, because the same
 * sentence twice would be passed over.
 */
export function say(text) {
  const voice = document.getElementById('say');
  if (!voice || !text) return;
  voice.textContent = '';
  if (unsaid.push(text) === 1) setTimeout(() => (voice.textContent = unsaid.splice(0).join(' ')), 60);
}

/** `before` runs ahead of every change of the page; the function it returns runs right after. */
export function aroundChange(before) {
  watchers.push(before);
}

/** Shows the regions of a frame. Answers whether the page had a place for all of them. */
export function showRegions(html) {
  const frame = document.createElement('template');
  frame.innerHTML = html;
  const regions = [...frame.content.querySelectorAll('[data-region][id]')];
  for (const region of regions) pending.set(region.id, region);
  const placed = pending.has(PAGE) || regions.every((region) => document.getElementById(region.id));
  flush();
  return placed;
}

/** Shows a whole page, which is newer than any frame that still waits. */
export function showPage(page) {
  pending = new Map([[PAGE, page]]);
  flush();
}

/** Nothing moves under a finger: from here on changes wait, until whoever held them lets go. */
export function hold(who) {
  holders.add(who);
}

export function release(who) {
  if (holders.delete(who)) flush();
}

// A view transition swallows every tap while it runs, so only a stage, where nothing is pressed, has one.
// Meanwhile the newest HTML of each region is kept and no more: a queue would fall behind the table.
function flush() {
  if (!pending.has(PAGE)) {
    for (const [id, next] of pending) if (document.getElementById(id)?.isEqualNode(next)) pending.delete(id);
  }
  if (holders.size || transition || !pending.size) return;
  const stage = document.body.dataset.stream?.includes('face=stage');
  const still = !stage || calm.matches || document.hidden || isShowing();
  if (still || !document.startViewTransition) return apply();
  transition = document.startViewTransition(apply);
  // A transition that is skipped rejects these two, which is no fault.
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
  transition.finished.catch(console.error).finally(() => {
    transition = null;
    flush();
  });
}

// What waits for its moment in a reveal may stand at its end in the picture that a transition takes, or lose
// what it waits with (WebKit): from the first frame of a reveal to its last nothing is pictured.
function isShowing() {
  const [shown, ...more] = [document, ...pending.values()].map((part) =>
    part.dataset?.show ? part : part.querySelector('[data-show]'));
  const stays = shown && !pending.has(PAGE) && !pending.has(shown.id);
  return stays || more.some(Boolean);
}

function apply() {
  if (!pending.size) return;
  const fresh = pending;
  pending = new Map();
  const afterwards = watchers.map(attempt);
  known = new Map(Array.from(document.querySelectorAll('[id]'), (element) => [element.id, element]));
  glide(transition ? [] : document.querySelectorAll('[class*="vt-"], .member'), () => {
    for (const [id, next] of fresh) {
      const old = id !== PAGE && document.getElementById(id);
      attempt(() => (id === PAGE ? morphPage(next) : old && morph(old, next)));
    }
  });
  known.clear();
  for (const after of afterwards) if (after) attempt(after);
}

function morphPage(page) {
  document.title = page.title;
  undress(page);
  for (const { name, value } of page.documentElement.attributes) {
    if (name !== 'class') document.documentElement.setAttribute(name, value);
  }
  morph(document.body, page.body);
}

// A page wears one style sheet. What this one has worn is taken off once the other is there.
function undress(page) {
  const sheet = (link) => link.getAttribute('href');
  const wanted = Array.from(page.querySelectorAll('link[rel=stylesheet]'), sheet);
  const worn = [...document.querySelectorAll('link[rel=stylesheet]')];
  const ready = worn.filter((link) => link.sheet && wanted.includes(sheet(link)));
  if (ready.length < wanted.length) return;
  for (const link of worn) if (!wanted.includes(sheet(link))) link.remove();
}

function morph(old, next) {
  if (old.isEqualNode(next) || (old.dataset && 'regionExempt' in old.dataset)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = next.data;
  } else if (old.localName !== next.localName) {
    const made = make(next);
    old.replaceWith(made);
    morphChildren(made, next);
  } else {
    morphAttributes(old, next);
    morphChildren(old, next);
  }
}

function morphAttributes(old, next) {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name)) changeAttribute(old, name, null);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) changeAttribute(old, name, value);
  }
}

function changeAttribute(element, name, value) {
  // Whether a menu is open is up to who opened it.
  if (name === 'open' && element.localName === 'details') return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  // What a person typed or ticked stays, until the server itself changes its mind about it.
  if (name === 'checked' || name === 'selected') element[name] = value !== null;
  const typing = element === document.activeElement;
  if (name === 'value' && element.localName === 'input' && !typing) element.value = value ?? '';
}

function morphChildren(parent, next) {
  let at = parent.firstChild;
  for (const want of next.childNodes) {
    const match = find(parent, at, want);
    if (!match) {
      const made = make(want);
      parent.insertBefore(made, at);
      // Made empty and filled here, because known elements may belong inside.
      morphChildren(made, want);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else move(parent, match, at);
    morph(match, want);
  }
  while (at) {
    const rest = at.nextSibling;
    at.remove();
    at = rest;
  }
}

function make(want) {
  const made = document.importNode(want, false);
  if (made.id) known.set(made.id, made);
  return made;
}

function find(parent, at, want) {
  if (want.id) {
    const match = known.get(want.id);
    return match?.localName === want.localName && !match.contains(parent) ? match : null;
  }
  const kind = kindOf(want);
  for (let node = at; node; node = node.nextSibling) if (!node.id && kindOf(node) === kind) return node;
  return null;
}

// A form for one command never turns into the form for another: a second press of Enter must not find a new
// meaning.
function kindOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeName;
  const command = node.localName === 'form' && node.querySelector('[name=do]')?.getAttribute('value');
  return [node.nodeName, node.getAttribute('name'), node.getAttribute('type'), command].join();
}

/** Moves an element, with its focus and running animations where the browser can. */
export function move(parent, element, before) {
  if (parent.moveBefore && element.isConnected && parent.isConnected) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}

/**
 * Lets elements glide from where they are seen to where `change` puts them. They can be pressed all the
 * while.
 */
export function glide(elements, change) {
  const seen = Array.from(elements, (element) => [element, element.getBoundingClientRect()]);
  change();
  if (calm.matches || document.hidden) return;
  for (const [element, was] of seen) {
    for (const running of element.getAnimations()) if (running.id === 'glide') running.cancel();
    const box = element.getBoundingClientRect();
    const [x, y] = [was.left - box.left, was.top - box.top];
    const path = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
    if (element.isConnected && (x || y)) {
      element.animate(path, { duration: GLIDE, easing: 'ease-out', id: 'glide' });
    }
  }
}

// Focus stays where it was or, when that is gone, comes to where it is said what is to be done now: the next
// control is one step away. It is never taken from somebody who is typing.
aroundChange(() => {
  const had = document.activeElement;
  const { selectionStart, selectionEnd } = had ?? {};
  return () => {
    if (!had || had === document.body || had === document.activeElement) return;
    const heir = had.isConnected ? had : (had.id && document.getElementById(had.id)) || placeToGoOn();
    if (!heir) return;
    heir.focus({ preventScroll: true });
    if (selectionStart != null && heir.setSelectionRange) {
      heir.setSelectionRange(selectionStart, selectionEnd);
    }
  };
});

/** Brings the focus to where it is said what is to be done now. */
export function goOn() {
  placeToGoOn()?.focus({ preventScroll: true });
}

function placeToGoOn() {
  // A list that is empty by now is no place to be.
  const places = [...document.querySelectorAll('[data-autofocus]')];
  return places.find((place) => place.childElementCount) ?? document.getElementById('main');
}
