/** Which card the winner of a round puts under the die: often the one that is missed least, and never surely. */
import { CARDS } from "@tafelrunde/king-of-12";
import { duelTurn, FACES } from "./duel-turn.ts";
import { numbersIn } from "./induction.ts";
import { MatrixGame, MOST } from "./matrix-game.ts";
import { solvedRound } from "./solved-rounds.ts";

/** A card that costs this much more, in chances to win the match, is put away e times less often. */
const TEMPER = 0.02;
/** Where no round was solved yet: the Parasite is missed least. */
export const USUAL = CARDS.map((card) => (card === "parasite" ? 3 : 1));

const known = new Map<number, readonly number[]>();

/** For each of the twelve cards, how gladly it is put away. */
export function gladness(set: number): readonly number[] {
  const found = known.get(set) ?? workedOut(set);
  if (!found) return USUAL;
  known.set(set, found);
  return found;
}

/** As if the other were told which card it is: what it costs then, it costs at most. */
function workedOut(set: number): readonly number[] | undefined {
  const ends = solvedRound(set, "one")?.from({ turn: 0, tokens: 0 });
  if (!ends) return undefined;
  const game = new MatrixGame();
  const columns = numbersIn(set);
  const worth = CARDS.map((_, kept) => {
    const hand = set & ~(1 << kept);
    if (hand === set) return -Infinity;
    const rows = numbersIn(hand);
    let sum = 0;
    for (let faces = 0; faces < FACES; faces++) {
      for (const [row, card] of rows.entries())
        for (const [column, other] of columns.entries())
          game.payoffs[row * MOST + column] = ends(hand, set, card, other).worth(duelTurn(card, other), faces);
      sum += game.value(rows.length, columns.length);
    }
    return sum / FACES;
  });
  const best = Math.max(...worth);
  return worth.map((one) => Math.exp((one - best) / TEMPER));
}
