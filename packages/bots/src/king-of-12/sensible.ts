/** What sensible players lay: all look to the end of the turn and mix their cards so that nobody gains by laying others, by regrets. */
import { Gains } from "./gains.ts";
import { ALL, drawnFrom, lowest } from "./hands.ts";
import { type Random, RoundTable } from "./round-table.ts";

/** Turns that one of them thinks through before it lays a card. */
const TURNS = 150;
/** Cards chosen less often than this were only tried while learning. */
const NOISE = 0.03;

/** Puts a world that fits what is known on the table. */
type Deal = (table: RoundTable, random: Random) => void;

export class Sensible {
  /** How often each seat lays each card: weights of any size, surer the more often they thought. */
  readonly weights: Float64Array;
  readonly #table: RoundTable;
  readonly #gains: Gains;
  readonly #regrets: Float64Array;
  readonly #played: Float64Array;
  readonly #earned = new Float64Array(ALL);

  constructor(seats: number) {
    this.weights = new Float64Array(seats * ALL);
    this.#table = new RoundTable(seats);
    this.#gains = new Gains(seats);
    this.#regrets = new Float64Array(seats * ALL);
    this.#played = new Float64Array(seats * ALL);
  }

  /** All think anew, and add what comes of it to the weights. */
  think(deal: Deal, random: Random): void {
    const table = this.#table;
    this.#regrets.fill(0);
    this.#played.fill(0);
    for (let turn = 1; turn <= TURNS; turn++) {
      deal(table, random);
      for (let seat = 0; seat < table.seats; seat++) {
        this.#count(seat, turn);
        table.laid[seat] = drawnFrom(table.hands[seat]!, this.#regrets, seat * ALL, random);
      }
      for (let seat = 0; seat < table.seats; seat++) this.#regret(seat, random);
    }
    for (let seat = 0; seat < table.seats; seat++) this.#add(seat);
  }

  /** Counts how likely each card is to be laid now, later turns more. */
  #count(seat: number, turn: number): void {
    const at = seat * ALL;
    let total = 0;
    let count = 0;
    for (let left = this.#table.hands[seat]!; left !== 0; left &= left - 1) {
      total += Math.max(0, this.#regrets[at + lowest(left)]!);
      count++;
    }
    for (let left = this.#table.hands[seat]!; left !== 0; left &= left - 1) {
      const card = at + lowest(left);
      this.#played[card]! += turn * (total > 0 ? Math.max(0, this.#regrets[card]!) / total : 1 / count);
    }
  }

  /** Asks what every card would have gained against what the others laid. */
  #regret(seat: number, random: Random): void {
    const { hands, laid } = this.#table;
    const earned = this.#earned;
    for (let left = hands[seat]!; left !== 0; left &= left - 1)
      earned[lowest(left)] = this.#gains.of(this.#table, seat, left & -left, random);
    const actual = earned[lowest(laid[seat]!)]!;
    for (let left = hands[seat]!; left !== 0; left &= left - 1)
      this.#regrets[seat * ALL + lowest(left)]! += earned[lowest(left)]! - actual;
  }

  #add(seat: number): void {
    const at = seat * ALL;
    const played = this.#played.subarray(at, at + ALL);
    const total = played.reduce((sum, weight) => sum + weight, 0);
    for (const [card, weight] of played.entries()) if (weight >= NOISE * total) this.weights[at + card]! += weight / total;
  }
}
