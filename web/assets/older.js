// For browsers of some years ago, and fetched by them alone. The style sheets say `:has(…)`, and move, turn
// and grow things with `translate`, `rotate` and `scale`. Where a browser passes over that, the same sheets
// are put on again in words that it knows: a class for what an element has, which is kept up to date here,
// and `transform`.

const MOVES = ['translate', 'rotate', 'scale'];
const CHANGES = ['change', 'input', 'focusin', 'focusout'];
const PROBE = 'data-has';

// What an element is asked for, by the class that says that it is so, in the order in which one builds on
// another.
const marks = new Map();
let knows;

/** What the browser knows can be told for it, so that a newer one can be tried as an older one. */
export function start(known = { has: CSS.supports('selector(:has(a))'), moves: CSS.supports('scale', '1') }) {
  knows = known;
  const worn = new WeakSet();
  const dress = () => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
      if (worn.has(link)) continue;
      worn.add(link);
      if (link.sheet) wear(link);
      else link.addEventListener('load', () => wear(link), { once: true });
    }
  };
  new MutationObserver(dress).observe(document.head, { childList: true });
  dress();
  if (knows.has) return;
  const watch = { subtree: true, childList: true, attributes: true };
  const watcher = new MutationObserver(() => {
    mark();
    // What was done here is no news.
    watcher.takeRecords();
  });
  watcher.observe(document.documentElement, { ...watch, attributeFilter: ['class', 'open', 'hidden', 'id'] });
  for (const change of CHANGES) document.addEventListener(change, () => mark());
}

async function wear(link) {
  const text = await (await fetch(link.href)).text();
  if (!text.includes(':has(') && !/[{;]\s*(translate|rotate|scale)\s*:/.test(text)) return;
  const { sheet } = link;
  while (sheet.cssRules.length) sheet.deleteRule(0);
  for (const rule of rulesIn(text.replace(/\/\*[^]*?\*\//g, '')).map(inOlderWords)) {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // It has something else that this browser passes over.
    }
  }
  mark();
}

// ---- Sheets

// The parts of a text between these letters, outside of brackets and of what stands in marks.
function parts(text, letter) {
  const found = [''];
  let depth = 0;
  let quote = '';
  for (const next of text) {
    if (quote) quote = next === quote ? '' : quote;
    else if (next === '"' || next === "'") quote = next;
    else if ('([{'.includes(next)) depth += 1;
    else if (')]}'.includes(next)) depth -= 1;
    if (next === letter && !depth && !quote) found.push('');
    else found[found.length - 1] += next;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

// A rule ends where its bracket is closed, a statement at its semicolon.
function rulesIn(text) {
  const found = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const next = text[at];
    if (quote) quote = next === quote ? '' : quote;
    else if (next === '"' || next === "'") quote = next;
    else if (next === '{') depth += 1;
    else if (next === '}') depth -= 1;
    if (!depth && !quote && (next === '}' || next === ';')) {
      found.push(text.slice(from, at + 1).trim());
      from = at + 1;
    }
  }
  return found;
}

function inOlderWords(rule) {
  const at = rule.indexOf('{');
  if (at < 0) return rule;
  const head = rule.slice(0, at).trim();
  const body = rule.slice(at + 1, -1);
  if (/^@(media|supports|keyframes)/.test(head)) {
    return `${head}{${rulesIn(body).map(inOlderWords).join('')}}`;
  }
  return head.startsWith('@') ? rule : `${withMarks(head)}{${withTransform(body)}}`;
}

function withTransform(body) {
  if (knows.moves) return body;
  const kept = [];
  const moves = {};
  let transform = '';
  for (const declaration of parts(body, ';')) {
    const [, name, value] = declaration.match(/^([\w-]+)\s*:\s*([^]*)$/) ?? [];
    if (MOVES.includes(name)) moves[name] = parts(value, ' ').join(',');
    else if (name === 'transform') transform = value;
    else kept.push(declaration);
  }
  const made = MOVES.filter((name) => name in moves).map((name) => `${name}(${moves[name]})`);
  if (made.length || transform) kept.push(`transform:${[...made, transform].join(' ')}`);
  return kept.join(';');
}

// ---- What an element has

function withMarks(selectors) {
  if (knows.has || !selectors.includes(':has(')) return selectors;
  return parts(selectors, ',').map(withMark).join(',');
}

function withMark(selector) {
  const at = selector.indexOf(':has(');
  if (at < 0) return selector;
  let end = at + 5;
  for (let depth = 1; depth; end += 1) depth += { '(': 1, ')': -1 }[selector[end]] ?? 0;
  const wanted = selector.slice(at + 5, end - 1);
  const before = selector.slice(0, at);
  if (before.endsWith(':not(') && selector[end] === ')') {
    const subject = before.slice(0, -5);
    return withMark(`${subject}:not(.${nameOf(subject, wanted)})${selector.slice(end + 1)}`);
  }
  return withMark(`${before}.${nameOf(before, wanted)}${selector.slice(end)}`);
}

function nameOf(before, wanted) {
  const subject = /(^|[\s>+~])$/.test(before) ? `${before}*` : before;
  const probe = parts(wanted, ',').map((part) => `[${PROBE}]${/^[>+~]/.test(part) ? '' : ' '}${part}`);
  for (const [name, known] of marks) {
    if (known.subject === subject && known.probe === probe.join(',')) return name;
  }
  const name = `has-${marks.size}`;
  marks.set(name, { subject, probe: probe.join(',') });
  return name;
}

function mark() {
  for (const [name, { subject, probe }] of marks) {
    const asked = new Set(allOf(subject));
    for (const element of document.querySelectorAll(`.${name}`)) {
      if (!asked.has(element)) element.classList.remove(name);
    }
    for (const element of asked) {
      element.setAttribute(PROBE, '');
      const has = allOf(probe).length > 0;
      element.removeAttribute(PROBE);
      if (element.classList.contains(name) !== has) element.classList.toggle(name, has);
    }
  }
}

// Safari knows `:focus-visible` no earlier than `:has`: what cannot be asked for is nowhere, and keeps
// nothing else from being marked.
function allOf(selector) {
  try {
    return document.querySelectorAll(selector);
  } catch {
    return [];
  }
}
