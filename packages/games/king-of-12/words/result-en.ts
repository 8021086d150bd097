/** What decided the game, in English. */
import type { Seat } from "@tafelrunde/core";
import type { KingView } from "../src/index.ts";
import { decision } from "./decision.ts";
import { named, points } from "./events-en.ts";
import type { People } from "./people.ts";

export const score = (rounds: number): string => (rounds === 1 ? "1\u00a0round" : `${rounds}\u00a0rounds`);

export function result(view: KingView, names: readonly string[], reader: Seat | null = null): string {
  const to: People = { names, reader };
  const { winner, total, above, below, totalOf } = decision(view);
  const won = `${winner === reader ? "You win" : `${names[winner]} wins`} the deciding round with ${points(total)}`;
  if (above.length > 0) return `${won}, because ${named(above, to)} cancel out at ${totalOf(above[0]!)} each.`;
  return `${won}, ahead of ${named(below, to)} (${totalOf(below[0]!)}${below.length > 1 ? " each" : ""}).`;
}
