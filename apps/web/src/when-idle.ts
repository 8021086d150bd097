/** Does what nobody waits for, when the page has nothing better to do. */

/** Milliseconds after which it is done anyway. */
const LATEST = 5000;

export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, 0);
}
