/** How often exact play leaves each card over at the end of a later round: so often it is put under a die, where it is missed least. */
import { fastChance } from "@tafelrunde/core";
import { CARDS } from "@tafelrunde/king-of-12";
import type { Budget } from "../budget.ts";
import { duelTurn, FACES, FIRST, NOBODY, SECOND } from "./duel-turn.ts";
import { type Induction, numbersIn } from "./induction.ts";
import { MatrixGame, MOST } from "./matrix-game.ts";

const ROUNDS = 400;
const FINE = 2 ** 30;

/** Precondition: all turns of the round are solved and kept. */
export class LeftOver {
  /** For each of the twelve cards; each of the set can be left over. */
  readonly counts: Float64Array;
  readonly #round: Induction;
  readonly #game = new MatrixGame();
  readonly #chance = fastChance(12);
  #played = 0;

  constructor(round: Induction) {
    this.#round = round;
    this.counts = Float64Array.from(CARDS, (_, card) => (round.duel.hands[0] >> card) & 1);
  }

  /** Plays rounds against itself; gives back whether they were enough. */
  run(budget: Budget): boolean {
    for (; this.#played < ROUNDS; this.#played++) {
      if (!budget.left()) return false;
      const hands = this.#play();
      for (const hand of hands) {
        const cards = numbersIn(hand);
        for (const card of cards) this.counts[card]! += 1 / cards.length;
      }
    }
    return true;
  }

  #play(): readonly [number, number] {
    let [first, second] = this.#round.duel.hands;
    let faces = this.#chance.roll(FACES) - 1;
    let score = 0;
    for (let turn = 0; score >= 0; turn++) {
      const { tokens, next, stolen } = this.#round.scores(turn);
      const ends = this.#round.from({ turn, tokens: tokens[score]! });
      const rows = numbersIn(first);
      const columns = numbersIn(second);
      for (const [row, card] of rows.entries())
        for (const [column, other] of columns.entries())
          this.#game.payoffs[row * MOST + column] = ends(first, second, card, other).worth(duelTurn(card, other), faces);
      this.#game.mix(rows.length, columns.length);
      const card = rows[this.#drawn(this.#game.rowMix)]!;
      const other = columns[this.#drawn(this.#game.columnMix)]!;
      const played = duelTurn(card, other);
      const after = ends(first, second, card, other);
      const worths = played.tips === NOBODY ? [0] : after.worthOfTips(played, faces);
      const rolls = played.isRolled ? 12 : 1;
      const way = best(worths, played.tips === SECOND ? -1 : 1) * rolls + this.#chance.roll(rolls) - 1;
      const end = played.ends[faces * played.width + way]!;
      const scorer = end >> 8;
      faces = end & 255;
      if (played.isTheft && scorer !== NOBODY)
        score = stolen[(score * 3 + scorer) * 3 + best(after.worthOfThefts(scorer, faces), scorer === FIRST ? -1 : 1)]!;
      else score = next[score * 3 + scorer]!;
      first &= ~(1 << card);
      second &= ~(1 << other);
    }
    return [first, second];
  }

  #drawn(mix: Float64Array): number {
    let left = this.#chance.roll(FINE) / FINE;
    return Math.max(
      0,
      mix.findIndex((share) => (left -= share) <= 1e-9 && share > 0),
    );
  }
}

const best = (worths: readonly number[], sign: 1 | -1): number => {
  const signed = worths.map((worth) => sign * worth);
  return signed.indexOf(Math.max(...signed));
};
