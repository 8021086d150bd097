/** What a card gains by the end of the turn, as `evaluate.ts` has it, in plain numbers: for those who ask thousands of times. */
import { FACE, ROUND } from "./evaluate.ts";
import { NOBODY, type Random, RoundTable } from "./round-table.ts";

export class Gains {
  readonly #after: RoundTable;

  constructor(seats: number) {
    this.#after = new RoundTable(seats);
  }

  /** If all lay what lies on the table, and this seat this card. The table stays as it is. */
  of(before: RoundTable, seat: number, card: number, random: Random): number {
    const after = this.#after;
    after.copy(before);
    after.laid.set(before.laid);
    after.laid[seat] = card;
    const others = after.seats - 1;
    if (after.turn(random)) {
      const winner = after.winner();
      return winner === NOBODY ? 0 : winner === seat ? ROUND : -ROUND / others;
    }
    let worth = 0;
    for (let other = 0; other < after.seats; other++) {
      const gained = after.points(other) - before.points(other) + FACE * after.faces[other]!;
      worth += other === seat ? gained : -gained / others;
    }
    return worth;
  }

  /** The card of this seat that gains most. */
  best(before: RoundTable, seat: number, random: Random): number {
    let best = 0;
    let most = -Infinity;
    for (let left = before.hands[seat]!; left !== 0; left &= left - 1) {
      const gain = this.of(before, seat, left & -left, random);
      if (gain > most) [best, most] = [left & -left, gain];
    }
    return best;
  }
}
