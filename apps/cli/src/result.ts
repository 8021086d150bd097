/** How a game ended, for everybody to read. */
import { bySeat, type Outcome } from "@tafelrunde/core";
import { pad, width } from "@tafelrunde/terminal";
import type { Context } from "./io.ts";
import { winnersIn } from "./words/words.ts";

/** `own` is the seat of the reader, if there is one. */
export function resultLines(
  outcome: Outcome,
  names: readonly string[],
  own: number | undefined,
  { text, paint }: Context,
): string[] {
  if (outcome.type === "together")
    return [paint.bold(outcome.won ? text.wonTogether(outcome.score) : text.lostTogether(outcome.score))];
  const { places, scores } = outcome;
  const winners = names.filter((_, seat) => places[seat] === 1);
  const headline = winnersIn(text, winners, own !== undefined && places[own] === 1);
  const room = Math.max(...names.map(width));
  const ranking = [...places.keys()].toSorted((a, b) => places[a]! - places[b]! || a - b);
  return [
    paint.gold(paint.bold(headline)),
    ...ranking.map((seat) => {
      const line = ` ${places[seat]}.  ${pad(bySeat(names, seat), room)}  ${scores[seat]}`;
      return places[seat] === 1 ? paint.bold(line) : line;
    }),
  ];
}
