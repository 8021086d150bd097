/**
 * Keeps the client for times without a network: the home page at once, everything else little by little, whenever a page has nothing to do
 * and asks for more. Nothing of the server's API is ever kept: tables are always live.
 */
const VERSION = "VERSION";
const SHELL = ["SHELL"];
const REST = ["REST"];
const CACHE = `tafelrunde-${VERSION}`;
const PATIENCE = 5000;
const TOO_FAST = 429;
const TRIES = 4;
/** Files for one call, and milliseconds between two: nobody who plays should notice. */
const AT_ONCE = 6;
const BREATH = 60;
/** Seconds until it is worth trying again when nothing says when. */
const LATER = 30;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const secondsUntilNext = (answer) => Number(answer.headers.get("retry-after")) || 1;

/** A server that is busy for a moment is asked again when it said. */
async function fetched(file, tries = TRIES) {
  const answer = await fetch(file);
  if (answer.status !== TOO_FAST || tries <= 1) return answer;
  await pause(secondsUntilNext(answer) * 1000);
  return fetched(file, tries - 1);
}

/** Hashed names that an older version already has need not travel again. */
async function takeOver(cache) {
  for (const file of [...SHELL, ...REST]) {
    const had = file.startsWith("/assets/") ? await caches.match(file) : undefined;
    if (had) await cache.put(file, had);
  }
}

async function missing(cache, files) {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter((file) => !kept.has(file));
}

async function install() {
  const cache = await caches.open(CACHE);
  await takeOver(cache);
  for (const file of await missing(cache, SHELL)) {
    const answer = await fetched(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  }
}

/** A few more files, one after the other; stops at the first that is refused. Says how many are missing, and when to ask again. */
async function keepMore() {
  const cache = await caches.open(CACHE);
  const files = await missing(cache, [...SHELL, ...REST]);
  for (const [count, file] of files.slice(0, AT_ONCE).entries()) {
    const answer = await fetch(file).catch(() => undefined);
    if (!answer?.ok) return { left: files.length - count, pause: answer?.status === TOO_FAST ? secondsUntilNext(answer) : LATER };
    await cache.put(file, answer);
    await pause(BREATH);
  }
  return { left: Math.max(0, files.length - AT_ONCE), pause: 1 };
}

/** Several pages may ask at once. */
let underWay;
function goOn() {
  underWay ??= keepMore().finally(() => (underWay = undefined));
  return underWay;
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("tafelrunde-") && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

const tooLate = () => new Promise((_, reject) => setTimeout(() => reject(new Error("too late")), PATIENCE));

/** A page: what the server has now, or without one, or with one that does not answer, the page that was kept. */
async function page(request) {
  try {
    const answer = await Promise.race([fetch(request), tooLate()]);
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(String(answer.status));
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match("/")) ?? Response.error();
  }
}

/** A file: the kept one, or the server's, which is kept from now on. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const had = await cache.match(request, { ignoreSearch: true });
  if (had) return had;
  const answer = await fetched(request);
  const { pathname } = new URL(request.url);
  if (answer.ok && REST.includes(pathname)) await cache.put(pathname, answer.clone());
  return answer;
}

// No skipWaiting by itself: a running game keeps the version it was opened with, and the next visit gets the new one.
addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(forgetOlder().then(() => clients.claim())));
addEventListener("message", (event) => {
  // Asked by a page that the server does not speak with any more.
  if (event.data === "take over") skipWaiting();
  if (event.data === "go on") event.waitUntil(goOn().then((state) => event.source.postMessage(state, [])));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});
// A message that it is somebody's turn leads back to that table.
addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const back = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === notification.data);
    return page ? page.focus() : clients.openWindow(notification.data);
  };
  event.waitUntil(back());
});
