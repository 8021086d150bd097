/**
 * When a part of the client could not be fetched, because the server is crowded or has other files since an update: waits until it has time and
 * loads the page anew, once. Without a network nothing can be done, and the caller goes on.
 */
import { patientFetch } from "./patient-fetch.ts";

const KEY = "tafelrunde.recovered";
/** A page that fails again so soon, in milliseconds, would fail for ever. */
const SOON = 20_000;

let underWay: Promise<void> | undefined;

export function recover(): Promise<void> {
  underWay ??= loadAnew().finally(() => (underWay = undefined));
  return underWay;
}

async function loadAnew(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return;
    const { ok } = await patientFetch("/", { method: "HEAD", cache: "no-store" });
    if (!ok) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
  // What waits for this must not go on before the page is gone.
  await new Promise(() => {});
}
