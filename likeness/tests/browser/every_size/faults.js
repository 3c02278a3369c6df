// What is wrong with a page on a screen of this size, as `rule: where: what`. Called with the kind of page,
// and with how much of the left and the right, of the top and the bottom is behind a notch or a rounded
// corner.
const [kind, notch = 0, [top, bottom] = [0, 0]] = arguments;
const found = new Set();
const OPAQUE = { opacityProperty: true, visibilityProperty: true };
const styles = new Map();
const styleOf = (node) => styles.get(node) ?? styles.set(node, getComputedStyle(node)).get(node);
const words = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
const named = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`;
const tell = (rule, node, what) => found.add(`${rule}: ${named(node)}: ${words(what)}`);
const above = function* (node) {
  for (let next = node; next && next !== document.documentElement; next = next.parentElement) yield next;
};

// Overflow: a page is as wide as its screen; a stage that lies across is as high as well.
const root = document.documentElement;
const isStage = kind === 'stage';
const upright = innerWidth <= innerHeight;
// Where nothing can be scrolled, what is lost is found below.
const held = styleOf(document.body).overflowX === 'hidden' && styleOf(root).overflowX === 'visible';
if (!held && root.scrollWidth > root.clientWidth + 1) {
  const wide = [...document.body.querySelectorAll('*')].filter((node) =>
    node.getBoundingClientRect().right > root.clientWidth + 1 && node.checkVisibility(OPAQUE)).pop();
  tell('overflow', wide ?? root, `${root.scrollWidth} pixels of ${root.clientWidth}`);
}

// A stage shows all that it shows: nobody scrolls it, upright as little as across.
if (isStage && root.scrollHeight > innerHeight + 1) {
  tell('overflow', root, `${root.scrollHeight} pixels of ${innerHeight} in height`);
}

// Cut text: words outside of what hides them or of the screen, and names of which dots leave too little.
const CLIPS = ['hidden', 'clip'];
const SCROLLS = ['auto', 'scroll'];
const either = (list, style) => list.includes(style.overflowX) || list.includes(style.overflowY);
function room(element) {
  const frame = isStage && !upright ? [0, 0, innerWidth, innerHeight] : [-1, -1e6, root.clientWidth, 1e6];
  for (const node of above(element)) {
    const style = styleOf(node);
    if (either(SCROLLS, style) || style.textOverflow === 'ellipsis') return null;
    if (node === document.body || !either(CLIPS, style)) continue;
    const box = node.getBoundingClientRect();
    if (box.width < 3 || box.height < 3) return null;
    frame[0] = Math.max(frame[0], box.left);
    frame[1] = Math.max(frame[1], box.top);
    frame[2] = Math.min(frame[2], box.right);
    frame[3] = Math.min(frame[3], box.bottom);
  }
  return frame;
}

// What is seen of a line in the boxes around it.
function seen(element, { left, top, right, bottom }) {
  const part = { left, top, right, bottom };
  for (const node of above(element)) {
    if (node === document.body || styleOf(node).overflowX === 'visible') continue;
    const box = node.getBoundingClientRect();
    part.left = Math.max(part.left, box.left);
    part.top = Math.max(part.top, box.top);
    part.right = Math.min(part.right, box.right);
    part.bottom = Math.min(part.bottom, box.bottom);
  }
  return part;
}

// Words of one layer must not lie on each other. What sticks, is fixed or is laid over on purpose is a layer
// of its own.
const layerOf = (element) => {
  for (const node of above(element)) {
    const { position, zIndex } = styleOf(node);
    if (['fixed', 'sticky'].includes(position) || (position !== 'static' && zIndex !== 'auto')) return node;
  }
  return document.body;
};
const lines = [];
const said = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode;
  const element = text.parentElement;
  const unsaid = !text.data.trim() || element.closest('svg, script, .skip-link');
  if (unsaid || !element.checkVisibility(OPAQUE)) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const clipped = [...above(element)].some((node) => styleOf(node).clipPath === 'inset(50%)');
  if (clipped) continue;
  if (boxes.length > 1) said.push({ element, text });
  const frame = room(element);
  for (const box of boxes) {
    // A line is a little higher than the letters in it.
    const slack = box.height / 5 + 1;
    if (frame) {
      const out = box.left < frame[0] - 2 || box.top < frame[1] - slack
        || box.right > frame[2] + 2 || box.bottom > frame[3] + slack;
      if (out) tell('cut', element, text.data);
    }
    // What a box that is scrolled sideways has beside it comes into sight by scrolling.
    const { left, right } = seen(element, box);
    const hidden = right > left && (left < notch - 1 || right > innerWidth - notch + 1);
    if (notch && hidden) tell('notch', element, text.data);
    if (top && box.top + scrollY < top - slack) tell('top', element, text.data);
    lines.push({ element, box: seen(element, box), slack, layer: layerOf(element), text: text.data });
  }
}
// Torn words: those that stand on three lines, and with letters of up to one and a half times their size
// names of up to eight letters that stand on two. A box so narrow has to lie elsewhere. Longer names, the
// names in the table of a count, and an address break as they can.
const isLarge = parseFloat(styleOf(root).fontSize) > 24;
for (const { element, text } of isStage ? [] : said) {
  const name = element.closest('bdi');
  if (text.data.includes('://') || name?.textContent.length > 8) continue;
  if (isLarge && element.closest('.tc-count')) continue;
  for (const { index, 0: word } of text.data.matchAll(/\p{L}{5,12}/gu)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > 2 || (lines > 1 && name && !isLarge)) tell('torn', element, word);
  }
}
for (const node of document.querySelectorAll('bdi, span, a, p')) {
  const style = styleOf(node);
  if (style.textOverflow !== 'ellipsis' || node.scrollWidth <= node.clientWidth + 1) continue;
  if (style.display === 'inline' || style.clipPath === 'inset(50%)') continue;
  if (!node.checkVisibility(OPAQUE)) continue;
  // Eight letters tell people apart.
  if (node.clientWidth < 4 * parseFloat(style.fontSize)) tell('cut', node, node.textContent);
}
// Cards that are held like a fan lie on each other.
const FANNED = '.ps-small-card';
// Pictures and buttons are no place for words of others, nor for each other.
for (const node of document.querySelectorAll('img, button, select, .btn, textarea')) {
  if (!node.checkVisibility(OPAQUE) || styleOf(node).position === 'absolute') continue;
  const box = node.getBoundingClientRect();
  if (box.width < 3 || box.height < 3) continue;
  const text = node.innerText || node.id || node.alt || node.className;
  lines.push({ element: node, box: seen(node, box), slack: 1, layer: layerOf(node), text });
}
for (const [at, one] of lines.entries()) {
  for (const other of lines.slice(at + 1)) {
    if (one.layer !== other.layer || one.element === other.element) continue;
    if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
    if (one.element.matches(FANNED) && other.element.matches(FANNED)) continue;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom - one.slack, other.box.bottom - other.slack)
      - Math.max(one.box.top + one.slack, other.box.top + other.slack);
    if (wide > 2 && high > 2) tell('overlap', one.element, `“${words(one.text)}” and “${words(other.text)}”`);
  }
}

// Tap targets, those of a stage as well; what is excepted is named.
const TOUCH = 43.5;
const EXCEPTIONS = [
  // A link in a sentence is as high as its line.
  ['in a sentence', (node) => node.matches('a') && styleOf(node).display === 'inline'],
  // Fifteen cards and more lie on one screen of IMAGE: at 44 pixels both ways a hand would not be seen
  // with the
  // table that it is laid on. They are large enough one way, beyond what WCAG 2.5.8 wants the other way (24),
  // and what was tapped is only picked: another tap picks another.
  ['cards of IMAGE', (node, box) => node.matches('.ih-pick *, .ih-spot, .ih-next, .ih-mark, .ih-doubt > *')
    && Math.min(box.width, box.height) >= 33.5 && Math.max(box.width, box.height) >= TOUCH],
];
const target = (node) => {
  const label = node.matches('input') && node.labels?.[0];
  const boxes = [node, label].filter(Boolean).map((part) => part.getBoundingClientRect());
  const [largest] = boxes.sort((one, other) => other.width * other.height - one.width * one.height);
  // What is drawn low may reach higher for a finger.
  const reach = getComputedStyle(node, '::before');
  if (reach.position !== 'absolute' || reach.content === 'none') return largest;
  const high = Math.max(largest.height, parseFloat(reach.height) || 0);
  return new DOMRect(largest.left, largest.bottom - high, largest.width, high);
};
const pressable = 'button, a[href], summary, select, textarea, input:not([type=hidden]), [role=button]';
for (const node of document.querySelectorAll(pressable)) {
  const seen = node.checkVisibility({ visibilityProperty: true });
  if (!seen || node.disabled || node.closest('[inert]') || node.matches('.skip-link')) continue;
  const box = target(node);
  if (box.width < 3 || box.height < 3) continue;
  if (notch && (box.left < notch - 1 || box.right > innerWidth - notch + 1)) {
    tell('notch', node, node.innerText || node.id);
  }
  if (top && box.top + scrollY < top - 1) tell('top', node, node.innerText || node.id);
  // What stays at the bottom while the page moves.
  const stays = [...above(node)].some((each) => ['fixed', 'sticky'].includes(styleOf(each).position));
  const low = box.bottom > innerHeight - bottom + 1 && box.top < innerHeight;
  if (bottom && stays && low) tell('bottom', node, node.innerText || node.id);
  if (box.width >= TOUCH && box.height >= TOUCH) continue;
  if (EXCEPTIONS.some(([, excepts]) => excepts(node, box))) continue;
  tell('touch', node, `${Math.round(box.width)} by ${Math.round(box.height)}: ${node.innerText || node.id}`);
}
return [...found];
