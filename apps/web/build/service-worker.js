/** Keeps the client for times without a network. Nothing of the server's API is ever kept: tables are always live. */
const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE = `tafelrunde-${VERSION}`;
const SHELL = "/";
const PATIENCE = 5000;

/** A server that is busy for a moment must not cost the whole installation. */
async function fetched(file, tries = 4) {
  try {
    const answer = await fetch(file, { cache: "no-cache" });
    if (answer.ok) return answer;
    throw new Error(`${file}: ${answer.status}`);
  } catch (fault) {
    if (tries <= 1) throw fault;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return fetched(file, tries - 1);
  }
}

/** Hashed names that an older version already has need not travel again. */
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const had = file.startsWith("/assets/") ? await caches.match(file) : undefined;
      await cache.put(file, had ?? (await fetched(file)));
    }),
  );
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
    return (await cache.match(SHELL)) ?? Response.error();
  }
}

async function file(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

// No skipWaiting: a running game keeps the version it was opened with, and the next visit gets the new one.
addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(forgetOlder().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});
