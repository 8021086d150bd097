/** Searches a round among any number of seats: all choose at the same time, by regrets that are kept for every position met before. */
import type { Budget } from "../budget.ts";
import { type Random, RoundTable } from "./round-table.ts";

/** Cards of a game; regrets are kept by the card's number among all twelve. */
const CARDS = 12;
/** Rounds that are played between two looks at the budget: about a millisecond. */
const STEP = 60;
/** More rounds than this teach little. */
const ENOUGH = 40_000;
/** So often a seat tries just any card, so that nothing is forgotten. */
const CURIOSITY = 0.1;

/** What everybody has learned at one position. */
interface Node {
  readonly regrets: Float32Array;
  readonly played: Float32Array;
  /** What each seat got on average. */
  readonly usual: Float32Array;
  visits: number;
}

export interface RoundGame {
  readonly seats: number;
  /** Puts a world that fits what is known on the table. */
  deal(table: RoundTable, random: Random): void;
  /** What the end of the round is worth to each seat; `NOBODY` may have won it. */
  worth(winner: number): readonly number[];
}

export class RoundSearch {
  readonly #game: RoundGame;
  readonly #random: Random;
  readonly #nodes = new Map<number, Node>();
  readonly #table: RoundTable;
  readonly #now = new Float64Array(CARDS);
  readonly #root: Node;

  constructor(game: RoundGame, random: Random) {
    this.#game = game;
    this.#random = random;
    this.#table = new RoundTable(game.seats);
    this.#root = newNode(game.seats);
  }

  /** Plays rounds until the budget is spent. */
  run(budget: Budget): void {
    for (let rounds = 0; rounds < ENOUGH && budget.left(); rounds += STEP)
      for (let round = 0; round < STEP; round++) {
        this.#game.deal(this.#table, this.#random);
        this.#play(this.#root);
      }
  }

  /** How often this seat should lay each of these cards. */
  weights(seat: number, cards: readonly number[]): readonly number[] {
    return cards.map((card) => this.#root.played[seat * CARDS + card]!);
  }

  /** The rest of a round from here: what it was worth to each seat. */
  #play(node: Node): readonly number[] {
    const { seats, laid } = this.#table;
    const chosen: number[] = [];
    const likelihoods: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const hand = this.#table.hands[seat]!;
      this.#strategy(node, seat, hand);
      const card = this.#draw(hand);
      chosen.push(card);
      likelihoods.push(this.#now[card]!);
    }
    const isNew = node.visits++ === 0 && node !== this.#root;
    const hands = this.#table.hands.slice();
    for (let seat = 0; seat < seats; seat++) laid[seat] = 1 << chosen[seat]!;
    const worth = this.#table.turn(this.#random)
      ? this.#game.worth(this.#table.winner())
      : isNew
        ? this.#playOut()
        : this.#play(this.#next());
    for (let seat = 0; seat < seats; seat++)
      this.#learn(node, seat, hands[seat]!, chosen[seat]!, worth[seat]!, likelihoods[seat]!);
    return worth;
  }

  /** Regret matching, with a little curiosity. */
  #strategy(node: Node, seat: number, hand: number): void {
    let total = 0;
    let count = 0;
    for (let card = 0; card < CARDS; card++) {
      if (!((hand >> card) & 1)) continue;
      count++;
      total += Math.max(0, node.regrets[seat * CARDS + card]!);
    }
    for (let card = 0; card < CARDS; card++) {
      if (!((hand >> card) & 1)) this.#now[card] = 0;
      else {
        const wanted = total > 0 ? Math.max(0, node.regrets[seat * CARDS + card]!) / total : 1 / count;
        node.played[seat * CARDS + card]! += wanted;
        this.#now[card] = (1 - CURIOSITY) * wanted + CURIOSITY / count;
      }
    }
  }

  #draw(hand: number): number {
    const FINE = 2 ** 24;
    let left = this.#random(FINE) / FINE;
    let last = 0;
    for (let card = 0; card < CARDS; card++) {
      if (!((hand >> card) & 1)) continue;
      last = card;
      left -= this.#now[card]!;
      if (left < 0) break;
    }
    return last;
  }

  /** What was seen of one card tells, divided by how likely it was seen, what all cards earn. */
  #learn(node: Node, seat: number, hand: number, chosen: number, earned: number, likelihood: number): void {
    const at = seat * CARDS;
    // To learn from the difference to what is usual here steadies the estimate, and changes nothing on average.
    const more = earned - node.usual[seat]!;
    node.usual[seat]! += more / node.visits;
    for (let card = 0; card < CARDS; card++) if ((hand >> card) & 1) node.regrets[at + card]! -= more;
    node.regrets[at + chosen]! += more / likelihood;
  }

  #playOut(): readonly number[] {
    const { seats, laid, hands } = this.#table;
    do {
      for (let seat = 0; seat < seats; seat++) laid[seat] = anyOf(hands[seat]!, this.#random);
    } while (!this.#table.turn(this.#random));
    return this.#game.worth(this.#table.winner());
  }

  #next(): Node {
    const { seats, hands, faces, ones, twos } = this.#table;
    let [low, high] = [0, 0];
    for (let seat = 0; seat < seats; seat++) {
      const all = (hands[seat]! << 12) | (faces[seat]! << 8) | (ones[seat]! << 4) | twos[seat]!;
      low = Math.imul(low ^ all, 0x9e3779b1);
      high = Math.imul(high + (low >>> 15) + all, 0x85ebca6b);
    }
    const key = (low >>> 0) * 2 ** 20 + (high >>> 12);
    let node = this.#nodes.get(key);
    if (!node) this.#nodes.set(key, (node = newNode(seats)));
    return node;
  }
}

const newNode = (seats: number): Node => ({
  regrets: new Float32Array(seats * CARDS),
  played: new Float32Array(seats * CARDS),
  usual: new Float32Array(seats).fill(1 / seats),
  visits: 0,
});

/** Any card of a hand, as its bit. */
function anyOf(hand: number, random: Random): number {
  let count = 0;
  for (let left = hand; left !== 0; left &= left - 1) count++;
  let left = hand;
  for (let skip = random(count); skip > 0; skip--) left &= left - 1;
  return left & -left;
}
