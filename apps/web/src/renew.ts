/**
 * When the server no longer speaks the protocol of this page: fetches the newer page, so that no older one that was kept can take its place, and
 * loads it. Only once: a page that does not fit after that has to be loaded by hand, or it would load for ever.
 */
import { SUBPROTOCOL } from "./session/subprotocol.ts";

const KEY = "tafelrunde.renewed";
/** Milliseconds for the newer page to come; without it the server is asked anyway. */
const PATIENCE = 10_000;

export async function renew(): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY) === SUBPROTOCOL) return;
    sessionStorage.setItem(KEY, SUBPROTOCOL);
  } catch {
    // Whoever cannot remember having tried must not try.
    return;
  }
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([takeNewer().catch(() => {}), late]);
  location.reload();
}

/** Brings the newer service worker into its place; with it the newer page is on this device. */
async function takeNewer(): Promise<void> {
  // Browsers have none for addresses without a safe connection.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (!workers || !next) return;
  const taken = new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
  await fetched(next);
  next.postMessage("take over", []);
  await taken;
}

const fetched = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === "redundant") reject(new Error("the newer page did not come"));
      else if (worker.state !== "installing") resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
