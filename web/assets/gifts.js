// Nobody gets two cards: whoever gives a player another one takes the first back.

function given({ target }) {
  const gifts = target.closest?.('[data-gifts]');
  if (!gifts || !target.value) return;
  for (const other of gifts.querySelectorAll(`input[value="${CSS.escape(target.value)}"]:checked`)) {
    if (other !== target) other.closest('li').querySelector('input[value=""]').checked = true;
  }
}

export function start() {
  document.addEventListener('change', given);
}
