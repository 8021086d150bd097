/** How long things are kept that nobody needs any more, and what each of them is. */
import { namedNumbers } from "../named-numbers.ts";
import type { SweepRow } from "../store/store.ts";
import type { Entry } from "../table/entry.ts";
import { phaseOf, type TableState } from "../table/state.ts";

/** In days after the last thing that happened; 0 is for ever. Nothing that somebody may come back for is gone by itself. */
export const DEFAULT_KEEP = {
  /** Tables whose game never began. The server closes them after a day: nothing can happen there any more. */
  waiting: 30,
  /** Games that were never ended and at which nothing happened since. */
  abandoned: 365,
  /** Games that were played to their end. */
  finished: 0,
  /** What was said at tables whose game is over; the game stays. */
  chat: 0,
  /** People who sit at no table that is kept, from the day they came. The cookie by which a browser is known lasts as long. */
  people: 365,
} as const;

export type Kept = keyof typeof DEFAULT_KEEP;
export type Keep = { readonly [kept in Kept]: number };
type TableKind = "waiting" | "abandoned" | "finished";

export const parseKeep = (text: string): Keep | undefined => namedNumbers<Kept>(DEFAULT_KEEP, text);

const DAY = 24 * 60 * 60 * 1000;

/** The time before which things are swept; never, for what is kept for ever. */
export const sweptBefore = (days: number, now: number): number => (days === 0 ? -Infinity : now - days * DAY);

/** What a table looks like from outside, and since when; undefined if that cannot be told. */
export function looksLike({ state, tip, last }: SweepRow): { readonly kind: TableKind; readonly at: number } | undefined {
  const entry = last === null ? undefined : (JSON.parse(last) as Entry);
  if (!entry) return undefined;
  const isGivenUp = state === "playing" || entry.type === "deserted" || entry.type === "frozen";
  // Programs before there were checksums did not note how far a game had come: its log tells.
  const kind = state === "waiting" || entry.type === "closed" ? "waiting" : isGivenUp ? "abandoned" : "finished";
  return { kind: tip === null && kind === "finished" ? "waiting" : kind, at: entry.at };
}

/** What a table is, by its whole log. */
export function kindOf(state: TableState): TableKind {
  if (!state.match) return "waiting";
  return phaseOf(state) === "over" && !state.frozen ? "finished" : "abandoned";
}
