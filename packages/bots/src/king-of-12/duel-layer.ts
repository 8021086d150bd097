/** One turn of all rounds between two seats that a duel can lead to: which hands and tokens there are, and what each position is worth. */
import { CARDS } from "@tafelrunde/king-of-12";
import { hasStolen, type Payoff, type Scores, swapTokens } from "./duel-scores.ts";
import { type DuelTurn, FACES, NOBODY, SECOND } from "./duel-turn.ts";

export const LADY = 1 << CARDS.indexOf("lady");
const ENDS = 3;
const FINE = 65_535;

/** Every set of so many of these cards, as bits. */
export function handsIn(cards: number, size: number): readonly number[] {
  if (size === 0) return [0];
  if (cards === 0) return [];
  const lowest = cards & -cards;
  const rest = cards & ~lowest;
  return [...handsIn(rest, size - 1).map((hand) => hand | lowest), ...handsIn(rest, size)];
}

const numbered = (hands: readonly number[]): Int16Array => {
  const numbers = new Int16Array(1 << CARDS.length).fill(-1);
  for (const [number, hand] of hands.entries()) numbers[hand] = number;
  return numbers;
};

/** Values for the first seat; `at` says where those of two hands and some tokens begin. */
export class DuelLayer {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly scores: Scores;
  readonly values: Float32Array;
  readonly #numbers: readonly [Int16Array, Int16Array];
  readonly #endsAt: number;

  constructor(hands: readonly [readonly number[], readonly number[]], scores: Scores, { won, tied, lost }: Payoff) {
    this.hands = hands;
    this.scores = scores;
    this.#numbers = [numbered(hands[0]), numbered(hands[1])];
    this.#endsAt = hands[0].length * hands[1].length * scores.tokens.length * FACES;
    this.values = new Float32Array(this.#endsAt + ENDS * FACES);
    for (const [end, worth] of [won, tied, lost].entries())
      this.values.fill(worth, this.#endsAt + end * FACES, this.#endsAt + (end + 1) * FACES);
  }

  /** `score` may be an end of the round. */
  at(first: number, second: number, score: number): number {
    if (score < 0) return this.#endsAt + (-1 - score) * FACES;
    const pair = this.#numbers[0][first]! * this.hands[1].length + this.#numbers[1][second]!;
    return (pair * this.scores.tokens.length + score) * FACES;
  }

  /** Whether a round can come here: only Ladies that both were laid steal. */
  isReachable(first: number, second: number, score: number): boolean {
    return ((first | second) & LADY) === 0 || !hasStolen(this.scores.tokens[score]!);
  }

  /** All values in a quarter of the memory that numbers take; they lie between 0 and 1. */
  pack(): Uint16Array {
    return Uint16Array.from(this.values.subarray(0, this.#endsAt), (value) => Math.round(value * FINE));
  }

  unpack(packed: Uint16Array): void {
    for (let at = 0; at < packed.length; at++) this.values[at] = packed[at]! / FINE;
  }

  /** Fills in the values of two hands from those of the same hands the other way round. */
  mirror(first: number, second: number, sum: number): void {
    for (const [score, tokens] of this.scores.tokens.entries()) {
      const to = this.at(first, second, score);
      const from = this.at(second, first, this.scores.tokens.indexOf(swapTokens(tokens)));
      for (let a = 0; a < 12; a++)
        for (let b = 0; b < 12; b++) this.values[to + a * 12 + b] = sum - this.values[from + b * 12 + a]!;
    }
  }
}

/** Where the values after a turn stand in the next layer: for each scorer, and for each choice of a thief. */
export class Continuation {
  readonly #layer: DuelLayer;
  readonly #after = new Int32Array(ENDS);
  readonly #stolen = new Int32Array(ENDS * ENDS);
  /** What rolls are worth on average, by the faces of their first end; −1 where it is not known yet. */
  readonly #means = new Float64Array(FACES);

  constructor(layer: DuelLayer) {
    this.#layer = layer;
  }

  /** These hands remain, and the tokens before the turn were those with this number. */
  set(first: number, second: number, { next, stolen }: Scores, score: number): void {
    this.#means.fill(-1);
    for (let scorer = 0; scorer < ENDS; scorer++) {
      this.#after[scorer] = this.#layer.at(first, second, next[score * ENDS + scorer]!);
      for (let choice = 0; choice < ENDS; choice++) {
        const at = scorer * ENDS + choice;
        this.#stolen[at] = this.#layer.at(first, second, stolen[score * ENDS * ENDS + at]!);
      }
    }
  }

  /** What the first seat gets from a turn on these faces; whoever tips or steals does what is best for them. */
  worth(turn: DuelTurn, faces: number): number {
    const { ends, width, tips, isRolled } = turn;
    const at = faces * width;
    if (width === 1) return turn.isTheft ? this.#robbed(ends[at]!) : this.#read(ends[at]!);
    if (tips === NOBODY) return this.#mean(ends, at);
    const sign = tips === SECOND ? -1 : 1;
    let best = -Infinity;
    for (let choice = 0; choice < 5; choice++)
      best = Math.max(best, sign * (isRolled ? this.#mean(ends, at + choice * 12) : this.#read(ends[at + choice]!)));
    return sign * best;
  }

  /** What each face that can be tipped to is worth to the first seat. */
  worthOfTips({ ends, width, isRolled }: DuelTurn, faces: number): readonly number[] {
    const at = faces * width;
    return [0, 1, 2, 3, 4].map((choice) => (isRolled ? this.#mean(ends, at + choice * 12) : this.#read(ends[at + choice]!)));
  }

  /** What sparing, taking a one and taking a two are worth to the first seat. */
  worthOfThefts(scorer: number, faces: number): readonly number[] {
    return [0, 1, 2].map((choice) => this.#layer.values[this.#stolen[scorer * ENDS + choice]! + faces]!);
  }

  #read(end: number): number {
    return this.#layer.values[this.#after[end >> 8]! + (end & 255)]!;
  }

  /** The die that is rolled again does not matter, so one roll's end stands for all faces that it had before. */
  #mean(ends: Uint16Array, from: number): number {
    const known = ends[from]! & 255;
    const mean = this.#means[known]!;
    if (mean >= 0) return mean;
    let sum = 0;
    for (let roll = 0; roll < 12; roll++) sum += this.#read(ends[from + roll]!);
    return (this.#means[known] = sum / 12);
  }

  #robbed(end: number): number {
    const scorer = end >> 8;
    const thefts = this.worthOfThefts(scorer, end & 255);
    return scorer === SECOND ? Math.max(...thefts) : Math.min(...thefts);
  }
}
