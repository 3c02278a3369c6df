// Who are they?, over the table: whoever waits guesses in a sheet above their hand, which stays open and
// hears of everything below it. Without this, the page opens in a tab of its own.

import { aroundChange } from './morph.js';

let sheet = null;

function make(link) {
  sheet = Object.assign(document.createElement('dialog'), { className: 'pr-over' });
  const back = Object.assign(document.createElement('button'), { className: 'btn' });
  back.textContent = link.dataset.back;
  const news = Object.assign(document.createElement('p'), { className: 'pr-news' });
  news.setAttribute('role', 'status');
  const head = Object.assign(document.createElement('header'), { className: 'page-head' });
  head.append(news, back);
  sheet.append(head, document.createElement('main'));
  back.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', followed);
  sheet.addEventListener('submit', submitted);
  // The title has changed by then: whoever heard of changes first changed it.
  aroundChange(() => () => queueMicrotask(tell));
  // Beside the body, where no frame of the table puts anything.
  document.documentElement.append(sheet);
}

// What the table is doing, which is what its tab would say.
function tell() {
  const news = sheet?.querySelector('.pr-news');
  if (news && news.textContent !== document.title) news.textContent = document.title;
}

async function show(address) {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const worn = new Set(Array.from(document.querySelectorAll('link[rel=stylesheet]'), (link) => link.href));
  for (const link of page.querySelectorAll('link[rel=stylesheet]')) {
    if (!worn.has(link.href)) document.head.append(link);
  }
  sheet.lastElementChild.replaceChildren(...page.getElementById('main').childNodes);
  sheet.querySelector('h1').tabIndex = -1;
  sheet.setAttribute('aria-label', page.title);
  tell();
  if (!sheet.open) sheet.showModal();
  sheet.scrollTop = 0;
  // What came of a guess is said; the rest is read from the top.
  (sheet.querySelector('.pr-judged, .pr-answer, .fault') ?? sheet.querySelector('h1')).focus();
}

// A line that is cut: the sheet stays as it is.
function go(event, address) {
  event.preventDefault();
  show(address).catch(() => {});
}

function followed(event) {
  const link = event.target.closest('a[href^="/who-are-they"]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) go(event, link.href);
}

function submitted(event) {
  go(event, `${event.target.action}?${new URLSearchParams(new FormData(event.target))}`);
}

/** Opens what a link leads to. */
export async function open(link) {
  if (!sheet) make(link);
  await show(link.href);
}
