/** What is left of a line of talk that was taken away: its place and its time. Whoever folds the log counts it, and shows nothing. */
import type { Entry } from "../table/entry.ts";

/** Precondition: the text is an entry of the kind `said`. Undefined if nothing is left to take away. */
export function hushed(text: string): string | undefined {
  const entry = JSON.parse(text) as Extract<Entry, { type: "said" }>;
  if (entry.text === "") return undefined;
  const empty: Entry = { type: "said", person: { id: "", name: "" }, text: "", message: "", at: entry.at };
  return JSON.stringify(empty);
}
