// Dragging what stays where it is, while a likeness of it goes with the finger: tokens, cards of IMAGE.

import { watch } from './drag.js';
import { hold, release } from './morph.js';

const AFLOAT = { position: 'fixed', left: '0', top: '0', zIndex: '100', pointerEvents: 'none' };

/**
 * Watches for such drags. `grab(event)` says what a press takes hold of, with its `likeness`;
 * `over(drag, under)` which element is meant by the one under the pointer; `drop(drag, fell)` ends a drag.
 */
export function carry({ grab, lift, over, drop }) {
  return watch({
    grab(event) {
      const held = grab(event);
      if (held) hold('drag');
      return held;
    },
    lift(drag) {
      lift?.(drag);
      drag.ghost = drag.likeness.cloneNode(true);
      drag.ghost.classList.add('carried');
      Object.assign(drag.ghost.style, AFLOAT);
      document.body.append(drag.ghost);
    },
    aim(drag) {
      // Above the finger, which would hide it.
      drag.ghost.style.transform = `translate(${drag.x}px, ${drag.y}px) translate(-50%, -100%)`;
      const aimed = over(drag, document.elementFromPoint(drag.x, drag.y));
      if (aimed === drag.over) return;
      drag.over?.classList.remove('aimed');
      aimed?.classList.add('aimed');
      drag.over = aimed;
    },
    finish(drag, fell) {
      if (drag.lifted) {
        drag.over?.classList.remove('aimed');
        drag.ghost.remove();
        drop(drag, fell);
      }
      release('drag');
    }
  });
}
