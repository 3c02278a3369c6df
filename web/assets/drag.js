// Dragging, whatever is dragged: cards in a row, people in teams, tokens. A press becomes a drag when the
// pointer has gone far enough; a finger on what also scrolls the page first holds still for a moment. The
// page scrolls along at the edges of the screen; what is let go of falls, or stays where it was.

// So far a finger may tremble before a press becomes a drag.
export const TREMBLE = 5;
// So near to the edge of the screen the page scrolls along, up to so many pixels a frame.
const EDGE = 72;
// So long a finger holds still on what it does not only want to scroll. A phone takes half a second for its
// own long press.
const PATIENCE = 300;
// The click that ends a press comes with it, or a little later.
const CLICK_WITHIN = 50;
const FASTEST = 14;

/**
 * Watches for drags of one kind. `grab(event)` says what a press takes hold of, or nothing; what it gives, a
 * drag keeps, and beside it where the pointer is. `lift(drag)` begins a drag in earnest, `aim(drag)` follows
 * the pointer, and `finish(drag, fell)` ends it: `fell` is false when all stays as it was. A drag with a
 * `scroller` scrolls it; one with a `holder` ends when that element loses the pointer; one that is `patient`
 * leaves the page to a finger that moves on at once.
 */
export function watch({ grab, lift, aim, finish }) {
  let drag = null;

  function grabbed(event) {
    if (drag || event.button || !event.isPrimary) return;
    const held = grab(event);
    if (!held) return;
    const { pointerId, clientX: x, clientY: y } = event;
    drag = { ...held, pointerId, x, y, startX: x, startY: y, lifted: false, moved: false };
    if (held.patient && event.pointerType === 'touch') drag.waits = setTimeout(heldStill, PATIENCE);
  }

  function heldStill() {
    drag.waits = null;
    navigator.vibrate?.(10);
    raise();
    aim(drag);
  }

  // A finger that lets go while it moves would fling the page, and Chromium would take its next tap for the
  // one that stops it.
  function keep(event) {
    if (drag?.lifted) event.preventDefault();
  }

  function moved(event) {
    if (event.pointerId !== drag?.pointerId) return;
    drag.x = event.clientX;
    drag.y = event.clientY;
    if (!drag.moved && Math.hypot(drag.x - drag.startX, drag.y - drag.startY) < TREMBLE) return;
    if (drag.waits) return end(false);
    drag.moved = true;
    if (!drag.lifted) raise();
    aim(drag);
  }

  function raise() {
    drag.lifted = true;
    document.documentElement.classList.add('dragging');
    lift(drag);
    drag.holder?.setPointerCapture(drag.pointerId);
    if (drag.scroller) drag.frame = requestAnimationFrame(scroll);
  }

  function scroll() {
    if (!drag) return;
    const near = Math.max(0, EDGE - drag.y) - Math.max(0, drag.y - innerHeight + EDGE);
    if (near) {
      drag.scroller.scrollTop -= Math.round(Math.max(-1, Math.min(1, near / EDGE)) * FASTEST);
      aim(drag);
    }
    drag.frame = requestAnimationFrame(scroll);
  }

  function dropped(event) {
    if (event.pointerId !== drag?.pointerId) return;
    // A finger holds whatever it has touched until the holder takes the pointer over.
    if (event.type === 'lostpointercapture' && event.target !== drag.holder) return;
    end(event.type === 'pointerup' && drag.lifted);
  }

  function end(fell) {
    const { holder, pointerId, frame, waits, moved } = drag;
    const ended = drag;
    drag = null;
    clearTimeout(waits);
    if (moved) swallowClick();
    if (holder?.hasPointerCapture(pointerId)) holder.releasePointerCapture(pointerId);
    cancelAnimationFrame(frame);
    document.documentElement.classList.remove('dragging');
    finish(ended, fell);
  }

  document.addEventListener('pointerdown', grabbed);
  document.addEventListener('pointermove', moved);
  // From the beginning: a browser asks before it scrolls only where somebody listens already.
  document.addEventListener('touchmove', keep, { passive: false });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    document.addEventListener(type, dropped);
  }
  // A long press on a phone would open a menu over what is dragged, and a mouse would drag its words away as
  // text.
  for (const own of ['contextmenu', 'dragstart', 'selectstart']) {
    document.addEventListener(own, (event) => drag && event.preventDefault());
  }
  return {
    get current() {
      return drag;
    },
    cancel: () => end(false),
  };
}

// The end of a drag is no press. A finger that drags makes no click at all, and its next tap, or whatever is
// pressed next, is meant however soon it comes.
function swallowClick() {
  const next = ['pointerdown', 'keydown'];
  function swallow(event) {
    event.preventDefault();
    event.stopPropagation();
    done();
  }
  function done() {
    removeEventListener('click', swallow, true);
    for (const type of next) removeEventListener(type, done, true);
  }
  addEventListener('click', swallow, true);
  for (const type of next) addEventListener(type, done, true);
  setTimeout(done, CLICK_WITHIN);
}

// ---- An element that is dragged itself

/**
 * Takes an element out of the flow, and leaves a gap. It keeps its place in the document: moving it there
 * would end the pointer capture.
 */
export function float(drag, element) {
  const box = element.getBoundingClientRect();
  const gap = document.createElement(element.localName);
  gap.className = 'gap';
  gap.setAttribute('aria-hidden', 'true');
  gap.style.height = `${box.height}px`;
  element.after(gap);
  const size = { width: `${box.width}px`, height: `${box.height}px`, boxSizing: 'border-box', margin: '0' };
  const fixed = {
    position: 'fixed', left: '0', top: '0', zIndex: '100', transition: 'none', pointerEvents: 'none'
  };
  Object.assign(element.style, size, fixed);
  element.classList.add('lifted');
  const base = element.getBoundingClientRect();
  Object.assign(drag, {
    gap, shiftX: box.left - base.left - drag.startX, shiftY: box.top - base.top - drag.startY
  });
  return gap;
}

export function follow(drag, element) {
  element.style.transform = `translate(${drag.x + drag.shiftX}px, ${drag.y + drag.shiftY}px)`;
}

export function land(drag, element) {
  drag.gap.remove();
  element.removeAttribute('style');
  element.classList.remove('lifted');
}

// ---- Where the pointer is

/** How far the pointer is from an element; nothing when it is over it. */
export function distance({ x, y }, element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Whether the pointer is past one of the things in a list, from which `dragged` has been lifted. Measured
 * from the list, free of the gliding that is under way.
 */
export function isPast({ x, y }, list, other, dragged) {
  const frame = list.getBoundingClientRect();
  const top = frame.top + list.clientTop + other.offsetTop;
  const middle = frame.left + list.clientLeft + other.offsetLeft + other.offsetWidth / 2;
  const [first, second] = [...list.children].filter((child) => child !== dragged && !child.hidden);
  const sideBySide = second && second.offsetTop < first.offsetTop + first.offsetHeight / 2;
  if (sideBySide) return y > top + other.offsetHeight || (y >= top && x > middle);
  return y > top + other.offsetHeight / 2;
}
