// The rest of the rules lies in folds. Browsers that know how open the one that a link leads into, and print
// them all; here the others learn it.

const folds = () => document.querySelectorAll('[data-rules] > details');

function openTarget() {
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  const fold = target && target.closest('[data-rules] > details');
  if (!fold || fold.open) return;
  fold.open = true;
  target.scrollIntoView();
}

export function start() {
  let closed = [];
  addEventListener('hashchange', openTarget);
  addEventListener('beforeprint', () => {
    closed = [...folds()].filter((fold) => !fold.open);
    for (const fold of closed) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of closed) fold.open = false;
  });
  openTarget();
}
