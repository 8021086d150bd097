/** What the seat opposite a hidden card can do where a game ends before the round: go on as if every card could be laid, or guess. */
import { Continuation, type DuelLayer } from "./duel-layer.ts";
import type { Scores } from "./duel-scores.ts";
import { duelTurn } from "./duel-turn.ts";
import { type Induction, numbersIn } from "./induction.ts";
import { MatrixGame, MOST } from "./matrix-game.ts";

/**
 * To play a turn as if it knew the secret gains that much if it does, and costs that much if another card is hidden. What is known stays known,
 * so both are taken this many times. Counted once, as it is for one turn, best replies gained a seventh more from the third turn on.
 */
const LASTING = 2;

export class Plans {
  readonly #layer: DuelLayer;
  readonly #scores: Scores;
  readonly #next: Continuation;
  readonly #known = new Map<number, Float64Array>();
  readonly #game = new MatrixGame();
  readonly #guessed = new MatrixGame();
  /** By each card, if the other guesses. */
  readonly #earned = new Float64Array(MOST);

  /** For games that end before the turn of this number. Precondition: it is solved, as is the next. */
  constructor(round: Induction, turn: number) {
    this.#layer = round.layer(turn);
    this.#scores = round.scores(turn);
    this.#next = new Continuation(round.layer(turn + 1));
  }

  /** What it is worth if every card could be laid; a score below zero is an end of the round. */
  worth(hands: readonly [number, number], score: number, faces: number): number {
    return this.#layer.values[this.#layer.at(...hands, score) + faces]!;
  }

  /** What each secret gets: first if nothing is guessed, then if it is taken for one card after the other. */
  of(hands: readonly [number, number], score: number, faces: number): Float64Array {
    const key = this.#layer.at(...hands, score) + faces;
    let found = this.#known.get(key);
    if (!found) this.#known.set(key, (found = this.#worked(hands, score, faces)));
    return found;
  }

  #worked(hands: readonly [number, number], score: number, faces: number): Float64Array {
    const rows = numbersIn(hands[0]);
    const columns = numbersIn(hands[1]);
    const { length } = rows;
    const worth = this.worth(hands, score, faces);
    const found = new Float64Array((length + 1) * length).fill(worth);
    if (score < 0) return found;
    for (let row = 0; row < length; row++)
      for (let column = 0; column < length; column++) {
        const [card, other] = [rows[row]!, columns[column]!];
        this.#next.set(hands[0] & ~(1 << card), hands[1] & ~(1 << other), this.#scores, score);
        this.#game.payoffs[row * MOST + column] = this.#next.worth(duelTurn(card, other), faces);
      }
    this.#game.mix(length, length);
    for (let guess = 0; guess < length; guess++) {
      // Nobody misses what would not be laid.
      if (this.#game.rowMix[guess] === 0) continue;
      this.#guess(guess, length);
      for (let secret = 0; secret < length; secret++) {
        let most = -Infinity;
        for (let row = 0; row < length; row++) if (row !== secret) most = Math.max(most, this.#earned[row]!);
        found[(guess + 1) * length + secret] = Math.min(1, Math.max(0, worth + LASTING * (most - worth)));
      }
    }
    return found;
  }

  /** The other plays best against those that do not have this card. */
  #guess(without: number, length: number): void {
    const { payoffs } = this.#game;
    for (let row = 0; row < length - 1; row++) {
      const from = (row < without ? row : row + 1) * MOST;
      for (let column = 0; column < length; column++) this.#guessed.payoffs[row * MOST + column] = payoffs[from + column]!;
    }
    this.#guessed.mix(length - 1, length);
    for (let row = 0; row < length; row++) {
      this.#earned[row] = 0;
      for (let column = 0; column < length; column++)
        this.#earned[row]! += this.#guessed.columnMix[column]! * payoffs[row * MOST + column]!;
    }
  }
}
