// Whose turn it is, told beyond the page: the screen stays on, another tab's title says it, and so does a
// notice if its reader has allowed that. None of it tells more than that. Plain HTTP has neither the first
// nor the last.

import { aroundChange } from './morph.js';

const KEY = 'likeness.notices';
const TAG = 'turn';
// Storage can be forbidden; then the choice lasts as long as the page.
let wanted = false;
try {
  wanted = localStorage.getItem(KEY) === 'on';
} catch {}

const isStage = document.documentElement.classList.contains('stage');
const turn = () => document.querySelector('[data-turn]')?.dataset.turn;
const canNotify = isSecureContext && 'Notification' in window && 'serviceWorker' in navigator;
const mayNotify = () => canNotify && wanted && Notification.permission === 'granted';

// ---- The screen stays on while it is one's turn, and that of a stage all the time

let lock = null;

function stayAwake() {
  const needed = !document.hidden && (isStage ? document.body.dataset.stream : turn());
  if (!needed) {
    lock?.then((held) => held?.release());
    lock = null;
  } else if (!lock && navigator.wakeLock) {
    lock = navigator.wakeLock.request('screen').catch(() => null);
  }
}

// ---- The title, which is what one sees of a page in another tab

function showTitle() {
  const words = document.querySelector('[data-title]')?.dataset.title;
  if (!words) return;
  const title = document.hidden && turn() ? `● ${turn()} — ${words}` : words;
  if (document.title !== title) document.title = title;
}

// ---- A notice

let told = false;

async function notify() {
  const tells = document.hidden && Boolean(turn());
  if (tells === told || !mayNotify()) return;
  told = tells;
  const { ready } = navigator.serviceWorker;
  const [worker, words] = [await ready, turn()];
  for (const notice of await worker.getNotifications({ tag: TAG })) notice.close();
  const notice = { tag: TAG, icon: '/apple-touch-icon.png', data: location.href };
  if (told && words) await worker.showNotification(words, notice);
}

function showSwitch() {
  for (const button of document.querySelectorAll('[data-notices]')) {
    button.setAttribute('aria-pressed', mayNotify());
    button.closest('.field').hidden = !canNotify;
    for (const hint of document.querySelectorAll('[data-refused]')) {
      hint.hidden = !canNotify || Notification.permission !== 'denied';
    }
  }
}

// Nobody is asked unless they tap for it.
async function toggle() {
  wanted = !mayNotify() && (await Notification.requestPermission()) === 'granted';
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  } catch {}
  showSwitch();
}

function tell() {
  stayAwake();
  showTitle();
  notify().catch(console.error);
}

export function start() {
  document.addEventListener('click', (event) => event.target.closest?.('[data-notices]') && toggle());
  showSwitch();
  aroundChange(() => tell);
  document.addEventListener('visibilitychange', () => {
    // Whoever hid the page took the lock with it.
    lock = null;
    tell();
  });
  tell();
}
