/** How a finished game was decided, in English. */
import type { Seat } from "@tafelrunde/core";
import type { ThievesView } from "../src/index.ts";
import { list } from "./names-en.ts";
import { ranking } from "./ranking.ts";

export const score = (chests: number): string => (chests === 1 ? "1\u00a0chest" : `${chests}\u00a0chests`);

/** 6.1, 6.2: there is never a tie for the first place, but there may be one behind it. */
export function result(view: ThievesView, names: readonly string[], reader: Seat | null = null): string {
  const { winner, chests, tied } = ranking(view);
  const first = `${winner === reader ? "You were" : `${names[winner]} was`} the first to steal ${score(chests)}.`;
  if (tied.length === 0) return first;
  const others = tied.filter((seat) => seat !== reader).map((seat) => names[seat]!);
  const who = others.length < tied.length ? ["You", ...others] : others;
  return `${first} ${list(who)} share the next place with ${score(view.seats[tied[0]!]!.chests)} each.`;
}
