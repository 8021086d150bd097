/** One screen, several people: who looks at it now, and who should take it next. */
import type { Seat } from "@tafelrunde/core";

export interface Screen {
  /** Whose secrets are on the screen; null while only what everybody may know is shown. */
  readonly shown: Seat | null;
  /** Who should take the device; null if nobody is awaited. */
  readonly next: Seat | null;
}

/** Somebody alone at the device always sees their own cards; several hide theirs from each other. */
export const isAlone = (people: readonly Seat[]): boolean => people.length === 1;

/**
 * The screen when the game stands still. Of several that may act the one after `latest`, the seat that acted last, is asked
 * first, so that the device goes round the table.
 */
export function screenAfter(people: readonly Seat[], actors: readonly Seat[], latest: Seat | null): Screen {
  if (isAlone(people)) return { shown: people[0]!, next: null };
  const awaited = actors.filter((seat) => people.includes(seat));
  const onwards = latest === null ? undefined : awaited.find((seat) => seat > latest);
  return { shown: null, next: onwards ?? awaited[0] ?? null };
}
