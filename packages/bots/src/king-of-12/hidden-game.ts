/** One simultaneous choice between two who do not know each other's hand: how often to lay what, with every hand that one may have. */
import { duelTurn } from "./duel-turn.ts";
import { numbersIn, type TurnEnds } from "./induction.ts";
import { MatrixGame, MOST } from "./matrix-game.ts";

/** A hand that a seat may have, and how likely the other thinks it is. */
export interface Likely {
  readonly hand: number;
  readonly probability: number;
}

interface Mixes {
  /** For each hand of the first seat and each of its cards: how often it is laid, and what it is worth to that seat. */
  readonly first: readonly (readonly Weighed[])[];
  readonly second: readonly (readonly Weighed[])[];
}

export interface Weighed {
  readonly card: number;
  readonly mix: number;
  /** Between 0 and 1, against the mixes of the other. */
  readonly worth: number;
}

const ROUNDS = 600;

/** Exact where both hands are known; otherwise learned by regrets, to about a thousandth. */
export function solveHidden(sides: readonly [readonly Likely[], readonly Likely[]], ends: TurnEnds, faces: number): Mixes {
  const [firsts, seconds] = sides;
  const payoffs = firsts.map(({ hand }) => seconds.map(({ hand: other }) => payoffsOf(hand, other, ends, faces)));
  const cards = sides.map((side) => side.map(({ hand }) => numbersIn(hand)));
  const first = new Side(firsts, seconds, (i, j, a, b) => payoffs[i]![j]!.payoffs[a * MOST + b]!);
  const second = new Side(seconds, firsts, (j, i, b, a) => 1 - payoffs[i]![j]!.payoffs[a * MOST + b]!);
  if (firsts.length === 1 && seconds.length === 1) {
    const game = payoffs[0]![0]!;
    game.mix(cards[0]![0]!.length, cards[1]![0]!.length);
    first.average[0]!.set(game.rowMix.subarray(0, cards[0]![0]!.length));
    second.average[0]!.set(game.columnMix.subarray(0, cards[1]![0]!.length));
  } else
    for (let round = 1; round <= ROUNDS; round++) {
      first.learn(second.now, round);
      second.learn(first.now, round);
    }
  return { first: first.weighed(cards[0]!, second), second: second.weighed(cards[1]!, first) };
}

function payoffsOf(first: number, second: number, ends: TurnEnds, faces: number): MatrixGame {
  const game = new MatrixGame();
  for (const [row, card] of numbersIn(first).entries())
    for (const [column, other] of numbersIn(second).entries())
      game.payoffs[row * MOST + column] = ends(first, second, card, other).worth(duelTurn(card, other), faces);
  return game;
}

type Earned = (own: number, other: number, card: number, otherCard: number) => number;

/** What one seat has learned with each hand: regret matching that never lets a regret fall below zero, later rounds counting more. */
class Side {
  readonly now: readonly Float64Array[];
  readonly average: readonly Float64Array[];
  readonly #regrets: readonly Float64Array[];
  readonly #others: readonly Likely[];
  readonly #earned: Earned;

  constructor(own: readonly Likely[], others: readonly Likely[], earned: Earned) {
    const sizes = own.map(({ hand }) => numbersIn(hand).length);
    this.now = sizes.map((size) => new Float64Array(size).fill(1 / size));
    this.average = sizes.map((size) => new Float64Array(size));
    this.#regrets = sizes.map((size) => new Float64Array(size));
    this.#others = others;
    this.#earned = earned;
  }

  learn(others: readonly Float64Array[], weight: number): void {
    for (const [index, now] of this.now.entries()) {
      const worth = this.#worths(index, others);
      const actual = now.reduce((sum, mix, card) => sum + mix * worth[card]!, 0);
      const regrets = this.#regrets[index]!;
      let total = 0;
      for (let card = 0; card < now.length; card++) {
        regrets[card] = Math.max(0, regrets[card]! + worth[card]! - actual);
        total += regrets[card]!;
      }
      for (let card = 0; card < now.length; card++) {
        now[card] = total > 0 ? regrets[card]! / total : 1 / now.length;
        this.average[index]![card]! += weight * now[card]!;
      }
    }
  }

  weighed(cards: readonly (readonly number[])[], other: Side): readonly (readonly Weighed[])[] {
    const mixes = other.average.map(shares);
    return this.average.map((average, index) => {
      const worth = this.#worths(index, mixes);
      const mix = shares(average);
      return cards[index]!.map((card, at) => ({ card, mix: mix[at]!, worth: worth[at]! }));
    });
  }

  #worths(index: number, others: readonly Float64Array[]): Float64Array {
    const worth = new Float64Array(this.now[index]!.length);
    for (const [other, { probability }] of this.#others.entries())
      for (const [otherCard, mix] of others[other]!.entries()) {
        const weight = probability * mix;
        if (weight > 0)
          for (let card = 0; card < worth.length; card++) worth[card]! += weight * this.#earned(index, other, card, otherCard);
      }
    return worth;
  }
}

function shares(weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
