/** Rounds between two seats, solved from their last turns back: every position that a duel can lead to gets its exact value. */
import type { Budget } from "../budget.ts";
import { Continuation, DuelLayer, handsIn, LADY } from "./duel-layer.ts";
import { type Payoff, type Scores, scoresFrom, swapTokens, type Tokens } from "./duel-scores.ts";
import { duelTurn, FACES } from "./duel-turn.ts";
import { MatrixGame, MOST } from "./matrix-game.ts";

interface Duel {
  /** What each seat may lay. */
  readonly hands: readonly [number, number];
  readonly tokens: Tokens;
  /** Turns that are still to come if nobody reaches eight points; some cards may be left over. */
  readonly turns: number;
  readonly payoff: Payoff;
}

/** A turn of it, counted from the first, and the tokens before it. */
interface Spot {
  readonly turn: number;
  readonly tokens: Tokens;
}

/** What follows two cards, by their numbers, out of these hands. The answer is good until the next one. */
export type TurnEnds = (first: number, second: number, card: number, other: number) => Continuation;

/** The cards of a hand, as their numbers. */
export function numbersIn(hand: number): number[] {
  const numbers: number[] = [];
  for (let left = hand; left !== 0; left &= left - 1) numbers.push(31 - Math.clz32(left & -left));
  return numbers;
}

export class Induction {
  readonly duel: Duel;
  readonly #scores: readonly Scores[];
  readonly #layers: (DuelLayer | undefined)[] = [];
  readonly #packed: (Uint16Array | undefined)[] = [];
  readonly #keeps: number;
  readonly #isMirrored: boolean;
  readonly #game = new MatrixGame();
  readonly #board = new Float64Array(FACES * MOST * MOST);
  #turn: number;
  #pair = 0;

  /** Layers up to this one are kept, counted from the position that is played now; what lies further is let go on the way. */
  constructor(duel: Duel, keeps = 1) {
    const [one, other] = duel.hands;
    const { won, tied, lost } = duel.payoff;
    this.duel = duel;
    this.#scores = scoresFrom(duel.tokens, duel.turns, (one & other & LADY) === 0);
    this.#keeps = keeps;
    this.#isMirrored = one === other && swapTokens(duel.tokens) === duel.tokens && won + lost === 2 * tied;
    this.#turn = duel.turns - 1;
    this.#layers[duel.turns] = new DuelLayer(
      [[], []],
      { tokens: [], next: new Int16Array(), stolen: new Int16Array() },
      duel.payoff,
    );
  }

  /** Works until all layers behind the first are solved, or the budget is spent; gives back whether they are. */
  run(budget: Budget): boolean {
    while (this.#turn > 0) {
      if (!budget.left()) return false;
      const layer = this.layer(this.#turn);
      const [firsts, seconds] = layer.hands;
      const first = firsts[Math.floor(this.#pair / seconds.length)]!;
      const second = seconds[this.#pair % seconds.length]!;
      this.#solvePair(layer, first, second);
      if (++this.#pair < firsts.length * seconds.length) continue;
      if (this.#turn + 1 > this.#keeps) this.#layers[this.#turn + 1] = undefined;
      this.#turn--;
      this.#pair = 0;
    }
    return true;
  }

  layer(turn: number): DuelLayer {
    const packed = this.#packed[turn];
    if (!packed) return (this.#layers[turn] ??= this.#newLayer(turn));
    const layer = this.#newLayer(turn);
    layer.unpack(packed);
    return layer;
  }

  scores(turn: number): Scores {
    return this.#scores[turn]!;
  }

  #newLayer(turn: number): DuelLayer {
    const [one, other] = this.duel.hands;
    const hands = [handsIn(one, numbersIn(one).length - turn), handsIn(other, numbersIn(other).length - turn)] as const;
    return new DuelLayer(hands, this.#scores[turn]!, this.duel.payoff);
  }

  /** What follows each turn that is played from here. Precondition: it is solved. */
  from({ turn, tokens }: Spot): TurnEnds {
    const next = new Continuation(this.layer(turn + 1));
    const scores = this.#scores[turn]!;
    const score = scores.tokens.indexOf(tokens);
    return (first, second, card, other) => {
      next.set(first & ~(1 << card), second & ~(1 << other), scores, score);
      return next;
    };
  }

  /** Lets go of all that is not needed for so many first turns, and keeps those in little memory. */
  settle(looked: number): this {
    for (let turn = 1; turn < this.duel.turns; turn++) {
      if (turn <= looked) this.#packed[turn] = this.layer(turn).pack();
      this.#layers[turn] = undefined;
    }
    return this;
  }

  #solvePair(layer: DuelLayer, first: number, second: number): void {
    // The hands the other way round come first in the list, so they are solved.
    if (this.#isMirrored && layer.hands[0].indexOf(second) < layer.hands[0].indexOf(first))
      return layer.mirror(first, second, 2 * this.duel.payoff.tied);
    const continuation = new Continuation(this.layer(this.#turn + 1));
    const rows = numbersIn(first);
    const columns = numbersIn(second);
    for (let score = 0; score < layer.scores.tokens.length; score++) {
      if (!layer.isReachable(first, second, score)) continue;
      for (const [row, card] of rows.entries())
        for (const [column, other] of columns.entries()) {
          continuation.set(first & ~(1 << card), second & ~(1 << other), layer.scores, score);
          const turn = duelTurn(card, other);
          const at = row * MOST + column;
          for (let faces = 0; faces < FACES; faces++) this.#board[faces * MOST * MOST + at] = continuation.worth(turn, faces);
        }
      const to = layer.at(first, second, score);
      for (let faces = 0; faces < FACES; faces++) {
        const from = faces * MOST * MOST;
        for (let at = 0; at < MOST * rows.length; at++) this.#game.payoffs[at] = this.#board[from + at]!;
        layer.values[to + faces] = this.#game.value(rows.length, columns.length);
      }
    }
  }
}
