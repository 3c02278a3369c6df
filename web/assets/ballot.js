// Two taps are two votes, and the second one sends the ballot. Without this, votes are ticked and a button
// sends them.

import { send } from './wire.js';

const VOTES = 2;

async function ticked({ target }) {
  const form = target.matches?.('[data-vote]') && target.form;
  if (!form || form.inert || form.querySelectorAll('[data-vote]:checked').length < VOTES) return;
  // What is inert loses the focus: it goes where the page says what comes next.
  if (form.contains(document.activeElement)) document.getElementById('main').focus({ preventScroll: true });
  form.inert = true;
  const sent = await send(form.getAttribute('action'), new FormData(form), form.querySelectorAll('button'));
  form.inert = false;
  // What was refused was meant for a page that is no more.
  if (!sent) form.reset();
}

export function start() {
  document.addEventListener('change', ticked);
}
