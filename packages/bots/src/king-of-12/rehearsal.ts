/** Rehearses every card among three or more: rounds played to their end in the head, for the chance to win the match. */
import type { Budget } from "../budget.ts";
import { Gains } from "./gains.ts";
import { ALL, anyOf, drawnFrom } from "./hands.ts";
import type { RoundGame } from "./round-search.ts";
import { type Random, RoundTable } from "./round-table.ts";
import { Sensible } from "./sensible.ts";

/** So often the others are thought through, about a millisecond each time; then it is clear enough what those with sense may lay. */
const THOUGHTS = 6;
/** Rounds that are played between two looks at the budget: about a millisecond. */
const STEP = 56;
/** However short the time: so many rounds with every card; the first cards may drop out earlier. */
const LEAST = 120;
const EARLY = 40;
/** With so many rounds for every card left, more would change nothing. */
const ENOUGH = 10_000;
/** Cards that are behind by this much drop out: it is clear after a hundred rounds of each, and less so after few. */
const CLEAR = 0.09;
const MANY = 100;
const FINE = 2 ** 24;

interface Rehearsed {
  /** The cards that are left, by their numbers. */
  readonly left: readonly number[];
  /** For each of them the chance to win the match. */
  readonly worths: readonly number[];
}

export class Rehearsal {
  readonly #game: RoundGame;
  readonly #seat: number;
  readonly #random: Random;
  /** How likely each seat is to lay a card with sense, and not just any. */
  readonly #sense: readonly number[];
  readonly #world: RoundTable;
  readonly #table: RoundTable;
  readonly #gains: Gains;
  readonly #sensible: Sensible;
  readonly #replies: Uint16Array;
  readonly #sums = new Float64Array(ALL);

  constructor(game: RoundGame, seat: number, random: Random, sense: readonly number[]) {
    this.#sense = sense;
    this.#game = game;
    this.#seat = seat;
    this.#random = random;
    this.#world = new RoundTable(game.seats);
    this.#table = new RoundTable(game.seats);
    this.#gains = new Gains(game.seats);
    this.#sensible = new Sensible(game.seats);
    this.#replies = new Uint16Array(game.seats);
  }

  /** Every card meets the same worlds and the same cards of the others, so that luck decides little; the worst drop out early. */
  compare(cards: readonly number[], budget: Budget): Rehearsed {
    if (this.#sense.some((sense) => sense > 0))
      for (let thought = 0; thought < THOUGHTS && (thought === 0 || budget.left()); thought++)
        this.#sensible.think(this.#game.deal, this.#random);
    let left = cards;
    let count = 0;
    const worthOf = (card: number): number => this.#sums[card]! / count;
    while (left.length > 1 && count < ENOUGH && (budget.left() || count < LEAST)) {
      for (const until = count + Math.ceil(STEP / left.length); count < until; count++) this.#rehearse(left);
      const bound = Math.max(...left.map(worthOf)) - CLEAR * Math.sqrt(MANY / count);
      if (count >= EARLY) left = left.filter((card) => worthOf(card) > bound);
    }
    return { left, worths: left.map(worthOf) };
  }

  #rehearse(cards: readonly number[]): void {
    const [world, table, seat, random] = [this.#world, this.#table, this.#seat, this.#random];
    this.#game.deal(world, random);
    for (let other = 0; other < world.seats; other++) world.laid[other] = this.#drawn(other);
    for (const card of cards) {
      table.copy(world);
      table.laid.set(world.laid);
      table.laid[seat] = 1 << card;
      while (!table.turn(random)) this.#layReplies();
      this.#sums[card]! += this.#game.worth(table.winner())[seat]!;
    }
  }

  #drawn(seat: number): number {
    const hand = this.#world.hands[seat]!;
    if (this.#random(FINE) >= FINE * this.#sense[seat]!) return anyOf(hand, this.#random);
    return drawnFrom(hand, this.#sensible.weights, seat * ALL, this.#random);
  }

  /** Everybody lays what is best against any cards of the others: sensible enough, and soon found. */
  #layReplies(): void {
    const [table, random] = [this.#table, this.#random];
    for (let seat = 0; seat < table.seats; seat++) table.laid[seat] = anyOf(table.hands[seat]!, random);
    for (let seat = 0; seat < table.seats; seat++) this.#replies[seat] = this.#gains.best(table, seat, random);
    table.laid.set(this.#replies);
  }
}
