/** Searches a round among any number of seats: all choose at the same time, by regrets that are kept for every position met before. */
import type { Budget } from "../budget.ts";
import { ALL, anyOf, lowest } from "./hands.ts";
import { type Random, RoundTable } from "./round-table.ts";

/** Rounds that are played between two looks at the budget: about a millisecond. */
const STEP = 100;
/** More rounds than this teach little. */
const ENOUGH = 40_000;
/** So often a seat tries just any card, so that nothing is forgotten. */
const CURIOSITY = 0.1;
const FINE = 2 ** 24;

/** What everybody has learned at one position. */
interface Node {
  readonly regrets: Float32Array;
  readonly played: Float32Array;
  /** What each seat got on average. */
  readonly usual: Float32Array;
  visits: number;
}

/** What the seats held and chose in one turn, and how likely they chose it. */
interface Turn {
  readonly hands: Uint16Array;
  readonly cards: Uint8Array;
  readonly likelihoods: Float64Array;
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
  readonly #turns: Turn[] = [];
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
        this.#play(this.#root, 0);
      }
  }

  /** How often this seat should lay each of these cards. */
  weights(seat: number, cards: readonly number[]): readonly number[] {
    return cards.map((card) => this.#root.played[seat * ALL + card]!);
  }

  /** The rest of a round from here, so many turns after the first: what it was worth to each seat. */
  #play(node: Node, depth: number): readonly number[] {
    const { seats, laid, hands } = this.#table;
    const turn = (this.#turns[depth] ??= newTurn(seats));
    for (let seat = 0; seat < seats; seat++) {
      turn.hands[seat] = hands[seat]!;
      this.#choose(node, seat, turn);
    }
    const isNew = node.visits++ === 0 && depth > 0;
    for (let seat = 0; seat < seats; seat++) laid[seat] = 1 << turn.cards[seat]!;
    const isOver = this.#table.turn(this.#random);
    const worth = isOver ? this.#game.worth(this.#table.winner()) : isNew ? this.#playOut() : this.#play(this.#next(), depth + 1);
    for (let seat = 0; seat < seats; seat++) learn(node, seat, turn, worth[seat]!);
    return worth;
  }

  /** Draws a card by regret matching, with a little curiosity. */
  #choose(node: Node, seat: number, turn: Turn): void {
    const at = seat * ALL;
    const hand = turn.hands[seat]!;
    let total = 0;
    let count = 0;
    for (let left = hand; left !== 0; left &= left - 1) {
      const regret = node.regrets[at + lowest(left)]!;
      if (regret > 0) total += regret;
      count++;
    }
    let rest = this.#random(FINE) / FINE;
    let isDrawn = false;
    for (let left = hand; left !== 0; left &= left - 1) {
      const card = lowest(left);
      const regret = node.regrets[at + card]!;
      const wanted = total > 0 ? (regret > 0 ? regret / total : 0) : 1 / count;
      node.played[at + card]! += wanted;
      if (isDrawn) continue;
      const likelihood = (1 - CURIOSITY) * wanted + CURIOSITY / count;
      rest -= likelihood;
      turn.cards[seat] = card;
      turn.likelihoods[seat] = likelihood;
      isDrawn = rest < 0;
    }
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

/** What was seen of one card tells, divided by how likely it was seen, what all cards earn. */
function learn(node: Node, seat: number, { hands, cards, likelihoods }: Turn, earned: number): void {
  const at = seat * ALL;
  // To learn from the difference to what is usual here steadies the estimate, and changes nothing on average.
  const more = earned - node.usual[seat]!;
  node.usual[seat]! += more / node.visits;
  for (let left = hands[seat]!; left !== 0; left &= left - 1) node.regrets[at + lowest(left)]! -= more;
  node.regrets[at + cards[seat]!]! += more / likelihoods[seat]!;
}

const newTurn = (seats: number): Turn => ({
  hands: new Uint16Array(seats),
  cards: new Uint8Array(seats),
  likelihoods: new Float64Array(seats),
});

const newNode = (seats: number): Node => ({
  regrets: new Float32Array(seats * ALL),
  played: new Float32Array(seats * ALL),
  usual: new Float32Array(seats).fill(1 / seats),
  visits: 0,
});
