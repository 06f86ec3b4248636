// Keeps the website usable without a connection: its shell, the pages that were visited, and responses that are the same for everyone.
// Pages are requested from the network first, so that an old copy never delays a new version. With SERVICE_WORKER=off, the server sends a
// different worker, which removes itself and everything stored.
const ASSETS = "earshot-assets-1";
const PAGES = "earshot-pages-1";
const ANSWERS = "earshot-answers-1";
const OURS = [ASSETS, PAGES, ANSWERS];
/** The maximum number of entries in each cache; the oldest are removed first. */
const MOST = { [ASSETS]: 400, [PAGES]: 60, [ANSWERS]: 200 };
/** A page's HTML without content, which can become any page. */
const SHELL = "/lists";
/** Addresses with secrets, and personal data. */
const NEVER_CACHED = /^\/(sign-in|auth|signup|unsubscribe|account|l|invitations?)(\/|$)/;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !OURS.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // Partial content, and responses to an API key: without the key, the same address has a different response.
  if (request.headers.has("range") || request.headers.has("authorization")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(storedFirst(request));
  else if (pathname.startsWith("/api/v1/")) event.respondWith(answerOf(request, event.clientId));
  else if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (pathname === "/theme.js" || pathname === "/mark.svg") event.respondWith(networkFirst(request, PAGES, isFine));
});

async function keepShell() {
  const document = await fetch(SHELL);
  const text = await document.clone().text();
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+|\/theme\.js|\/mark\.svg)"/g)].map(([, file]) => file);
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  await pages.put(SHELL, document);
  await assets.addAll(files.filter((file) => file.startsWith("/assets/")));
  await pages.addAll(files.filter((file) => !file.startsWith("/assets/")));
}

/** The names of assets contain a hash of their content, so a stored copy is always valid. */
async function storedFirst(request) {
  const cached = await caches.match(request, { cacheName: ASSETS });
  if (cached) return cached;
  const answer = await fetch(request);
  if (isFine(answer)) await keep(ASSETS, request, answer.clone());
  return answer;
}

/** Tells the page when a stored response was sent, for "Offline, as of …". */
async function answerOf(request, clientId) {
  return networkFirst(request, ANSWERS, isForEverybody, async (cached) => {
    const client = await self.clients.get(clientId);
    client?.postMessage({ keptAt: cached.headers.get("date") });
  });
}

async function networkFirst(request, cache, mayCache, onCached) {
  const answer = await fetch(request).catch((error) => error);
  if (answer instanceof Response && !isFromGateway(answer)) {
    if (mayCache(answer)) await keep(cache, request, answer.clone());
    return answer;
  }
  const cached = await caches.match(request, { cacheName: cache });
  if (cached) {
    await onCached?.(cached);
    return cached;
  }
  if (answer instanceof Response) return answer;
  throw answer;
}

async function page(request, pathname) {
  const mayCache = (answer) => isFine(answer) && !NEVER_CACHED.test(pathname) && !answer.redirected;
  const answer = await networkFirst(request, PAGES, mayCache).catch((error) => error);
  if (answer instanceof Response && !isFromGateway(answer)) return answer;
  const shell = await caches.match(SHELL, { cacheName: PAGES });
  if (shell) return shell;
  if (answer instanceof Response) return answer;
  throw answer;
}

/** Whether a gateway responded because the server did not. The server's own responses name their content policy. */
function isFromGateway({ status, headers }) {
  return (status === 502 || status === 503 || status === 504) && !headers.has("content-security-policy");
}

function isFine(answer) {
  return answer.ok && answer.type === "basic";
}

/** The server marks responses that differ between people as private. */
function isForEverybody(answer) {
  const control = answer.headers.get("cache-control") ?? "";
  return isFine(answer) && /\bpublic\b/.test(control) && !/\bno-store\b/.test(control);
}

async function keep(name, request, answer) {
  const cache = await caches.open(name);
  // Removed and added again, so that a repeated request counts as new.
  await cache.delete(request);
  await cache.put(request, answer);
  const keys = await cache.keys();
  const surplus = keys.filter(({ url }) => new URL(url).pathname !== SHELL).slice(0, Math.max(0, keys.length - MOST[name]));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}
