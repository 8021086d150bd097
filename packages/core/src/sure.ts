/** Reads what must be there, though no type can say so: that it is missing is a bug, and a bug throws. */
import type { Seat } from "./game.ts";

/** What belongs to this seat, in a list that has an item for every seat. */
export function bySeat<T>(items: readonly T[], seat: Seat): T {
  const item = items[seat];
  if (item === undefined) throw new Error(`nothing of seat ${seat} among ${items.length}`);
  return item;
}

/** The value, which is neither null nor undefined. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("what must be there is missing");
  return value;
}
