/** What a key means in a replay, wherever the focus is. */

export type ReplayKey = "first" | "previous" | "next" | "last" | "toggle";

const KEYS: { readonly [key: string]: ReplayKey } = {
  Home: "first",
  ArrowLeft: "previous",
  ArrowRight: "next",
  End: "last",
  " ": "toggle",
};

/** These need the arrows, and most of them the space bar, for themselves. */
const FIELDS = "input:not([type=range]), textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, label";

/** Undefined where the key belongs to something else. */
export function replayKey(event: KeyboardEvent): ReplayKey | undefined {
  const meant = KEYS[event.key];
  if (!meant || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (document.querySelector("dialog[open]")) return undefined;
  const place = event.target instanceof Element ? event.target : undefined;
  if (place?.closest(FIELDS) || (meant === "toggle" && place?.closest(PRESSED))) return undefined;
  return meant;
}
