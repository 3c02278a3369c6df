// A page that stands for one that could not be had. It tries again and again, and gives way to it.

const EVERY = 3_000;

async function look() {
  const headers = { Accept: 'text/html' };
  const answer = await fetch(location.href, { headers, cache: 'no-store' }).catch(() => null);
  if (answer && answer.status < 500) location.reload();
  else setTimeout(look, EVERY);
}

export function start() {
  addEventListener('online', look);
  setTimeout(look, EVERY);
}
