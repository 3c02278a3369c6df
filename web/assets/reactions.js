// What guests make of it: a tap on a phone sends it and is done, and on the stage it floats up and is gone.

const SHOWN_FOR = 2_600;
// More at once would hide what they are about.
const MOST = 24;

function tapped(event) {
  const { target: form, submitter } = event;
  if (!form.matches('[data-react]')) return;
  event.preventDefault();
  const body = new URLSearchParams({ reaction: submitter?.value ?? '' });
  const headers = { Accept: 'application/json' };
  // One that is lost is nobody's loss.
  fetch(form.getAttribute('action'), { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}

function float({ detail }) {
  const place = document.querySelector('[data-reactions]');
  if (!place || place.childElementCount >= MOST) return;
  place.insertAdjacentHTML('beforeend', detail);
  const made = place.lastElementChild;
  made.style.left = `${6 + 84 * Math.random()}%`;
  setTimeout(() => made.remove(), SHOWN_FOR);
}

export function start() {
  document.addEventListener('submit', tapped);
  document.addEventListener('reaction', float);
}
