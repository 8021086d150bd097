/** What decided the game, in German. */
import type { Seat } from "@tafelrunde/core";
import type { KingView } from "../src/index.ts";
import { decision } from "./decision.ts";
import { list, named } from "./events-de.ts";
import { type People, readerFirst } from "./people.ts";

export const score = (rounds: number): string => (rounds === 1 ? "1\u00a0Runde" : `${rounds}\u00a0Runden`);

export function result(view: KingView, names: readonly string[], reader: Seat | null = null): string {
  const to: People = { names, reader };
  const { winner, total, above, below, totalOf } = decision(view);
  const won = `${winner === reader ? "Du gewinnst" : `${names[winner]} gewinnt`} die entscheidende Runde mit ${total}\u00a0${total === 1 ? "Punkt" : "Punkten"}`;
  if (above.length > 0) {
    const equal = `mit je\u00a0${totalOf(above[0]!)}`;
    return above.includes(reader!)
      ? `${won}, weil ${named(above, to)} euch ${equal} aufhebt.`
      : `${won}, weil sich ${named(above, to)} ${equal} aufheben.`;
  }
  const next = list(readerFirst(below, reader).map((seat) => (seat === reader ? "dir" : names[seat]!)));
  return `${won} vor ${next} (${below.length > 1 ? "je\u00a0" : ""}${totalOf(below[0]!)}).`;
}
