// Runs beside the pages wherever there is TLS. What all tables share (style sheets, scripts, drawings) is at
// hand at once, and where a page cannot be had, one says so. It is given its list by the server
// (`folder` and `files`), keeps what is on it and nothing else: no page of a table, no frame and no answer
// ever gets into its store.

// The page that is shown in the place of one that cannot be had, in the language of who installed this.
const noLine = `/no-line/${new URL(location).searchParams.get('in')}`;

addEventListener('install', (event) => {
  skipWaiting();
  const all = [...files.map((file) => `${folder}/${file}`), noLine];
  event.waitUntil(caches.open(folder).then((store) => store.addAll(all)));
});

addEventListener('activate', (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) if (name !== folder) await caches.delete(name);
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(begin());
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith(`${folder}/`)) event.respondWith(asset(event.request));
});

// What has this version in its address never changes.
async function asset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(noLine)) ?? Response.error();
  }
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === address);
  return open ? open.focus() : clients.openWindow(address);
}
