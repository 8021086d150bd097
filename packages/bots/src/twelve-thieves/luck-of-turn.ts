/** Luck that stays the same through a whole turn, for bots that plan anew before every move. */
import { type Chance, fastChance, type Seat } from "@tafelrunde/core";
import type { ThievesView } from "@tafelrunde/twelve-thieves";

/** Made from what a turn does not change: the cards that nobody has seen, and what the others have. */
export function luckOfTurn({ discard, own, seats, pile }: ThievesView, seat: Seat): Chance {
  const seen = discard.map((count, palace) => count + own!.hand[palace]!);
  const others = seats.flatMap(({ handSize, dancers, home, chests }, other) =>
    other === seat ? [] : [handSize, dancers, home, chests],
  );
  const numbers = [pile, seat, ...seen, ...others];
  return fastChance(numbers.reduce((seed, number) => Math.imul(seed ^ number, 0x01000193) >>> 0, 0x811c9dc5));
}
