/** All that may still happen in a round in which the first seat hides a card, as both can see it: a tree in plain numbers. */
import { duelTurn, FIRST, NOBODY, type Scorer, SECOND } from "./duel-turn.ts";
import { type Induction, numbersIn, type TurnEnds } from "./induction.ts";
import type { Plans } from "./secret-plans.ts";

/** What the end of the round is worth stands where a node would stand: `-1 - end` is its place in `ENDS`. */
export const ENDS: readonly number[] = [1, 0.5, 0];

const NOT_YET = 0;

const ROLLS = 12;
const THEFTS = 3;

/** Where a turn begins. A node of depth d has `width - d` cards for each seat, of which the first seat hides one. */
export interface Node {
  readonly depth: number;
  readonly cards: readonly [readonly number[], readonly number[]];
  /**
   * Where what is learned begins: for each card under the die how often to lay what, then how often the other lays what. If the round goes on
   * after the last turn, then, for each pair of cards, which of its plans the other follows.
   */
  readonly slot: number;
  /** The first of its edges, one for each pair of cards; in the last turn the first of its payoffs, or of its plans. */
  readonly first: number;
}

/** Two cards were turned up: somebody may choose, then a die may be rolled. */
export interface Edge {
  readonly chooser: Scorer;
  readonly choices: number;
  readonly rolls: number;
  /** Where what is learned about the choice begins: for each card under the die, if the first seat chooses. */
  readonly slot: number;
  /** `ways[first + choice * rolls + roll]` is a node, or an end below zero. */
  readonly first: number;
}

interface Place {
  readonly depth: number;
  readonly hands: readonly [number, number];
  readonly score: number;
  readonly faces: number;
}

/** What may come of two cards: somebody may choose, then a die may be rolled. */
interface Turn extends Pick<Edge, "chooser" | "choices" | "rolls"> {
  /** For each choice and each roll the score, or an end of the round, and the faces. */
  readonly ends: readonly (readonly [number, number])[];
}

export class SecretTree {
  readonly nodes: Node[] = [];
  readonly edges: Edge[] = [];
  readonly ways: number[] = [];
  /** What the last turn of the round is worth to the first seat, with these cards. */
  readonly payoffs: number[] = [];
  /** If the round goes on after the last turn: for each of its pairs of cards, what each secret gets by each of the other's plans. */
  readonly plans: number[] = [];
  /** Turns that are in the tree. */
  readonly depth: number;
  /** Whether it reaches to the end of the round. */
  readonly isWhole: boolean;
  /** Cards for each seat in its first turn. */
  readonly width: number;
  slots = 0;
  readonly #round: Induction;
  readonly #plans: Plans | undefined;
  /** After the last turn, by the score before it. */
  readonly #ends = new Map<number, TurnEnds>();

  /** Begins with the first turn of a round; where the round goes on after so many turns, there are plans for what follows. */
  constructor(round: Induction, depth: number, faces: number, plans?: Plans) {
    this.#round = round;
    this.#plans = plans;
    this.depth = depth;
    this.isWhole = plans === undefined;
    this.width = numbersIn(round.duel.hands[0]).length;
    this.#grow({ depth: 0, hands: round.duel.hands, score: 0, faces });
  }

  /** Gives back a node, or the end that is certain by then. */
  #grow(place: Place): number {
    const { depth, hands } = place;
    const cards = [numbersIn(hands[0]), numbersIn(hands[1])] as const;
    const [{ length }] = cards;
    const isLast = depth === this.depth - 1;
    const found = this.nodes.length;
    const first = !isLast ? this.edges.length : this.isWhole ? this.payoffs.length : this.plans.length;
    if (isLast && this.isWhole) {
      this.#pay(place, cards);
      const end = depth > 0 ? this.#endFrom(first) : NOT_YET;
      if (end !== NOT_YET) return end;
    }
    this.nodes.push({ depth, cards, slot: this.slots, first });
    this.slots += length * (length + 1);
    if (!isLast) this.#branch(place, cards);
    else if (this.#plans) this.#plan(this.#plans, place, cards);
    return found;
  }

  #pay(place: Place, cards: Node["cards"]): void {
    const ends = this.#endsOf(place);
    for (const card of cards[0])
      for (const other of cards[1])
        this.payoffs.push(ends(...place.hands, card, other).worth(duelTurn(card, other), place.faces));
  }

  /** If all payoffs from here on are the same end of the round, takes them away again and gives back that end. */
  #endFrom(first: number): number {
    const payoff = this.payoffs[first]!;
    for (let at = first; at < this.payoffs.length; at++) if (this.payoffs[at] !== payoff) return NOT_YET;
    const end = ENDS.indexOf(payoff);
    if (end < 0) return NOT_YET;
    while (this.payoffs.length > first) this.payoffs.pop();
    return -1 - end;
  }

  #endsOf({ depth, score }: Place): TurnEnds {
    const tokens = this.#round.scores(depth).tokens[score]!;
    const ends = this.#ends.get(score) ?? this.#round.from({ turn: depth, tokens });
    this.#ends.set(score, ends);
    return ends;
  }

  #turn({ depth, score, faces }: Place, card: number, other: number): Turn {
    const { next, stolen } = this.#round.scores(depth);
    const turn = duelTurn(card, other);
    const from = faces * turn.width;
    const scorer = turn.ends[from]! >> 8;
    const isTheft = turn.isTheft && scorer !== NOBODY;
    const chooser = isTheft ? (scorer === FIRST ? SECOND : FIRST) : turn.tips;
    const choices = isTheft ? THEFTS : turn.tips === NOBODY ? 1 : 5;
    const rolls = turn.isRolled ? ROLLS : 1;
    const ends = Array.from({ length: choices * rolls }, (_, way) => {
      const end = turn.ends[from + (isTheft ? 0 : way)]!;
      const after = isTheft ? stolen[(score * 3 + scorer) * THEFTS + way]! : next[score * 3 + (end >> 8)]!;
      return [after, end & 255] as const;
    });
    return { chooser, choices, rolls, ends };
  }

  #branch(place: Place, cards: Node["cards"]): void {
    const { depth, hands } = place;
    const grown: (readonly [number, Place])[] = [];
    for (const card of cards[0])
      for (const other of cards[1]) {
        const { chooser, choices, rolls, ends } = this.#turn(place, card, other);
        this.edges.push({ chooser, choices, rolls, slot: this.slots, first: this.ways.length });
        if (chooser !== NOBODY) this.slots += choices * (chooser === FIRST ? cards[0].length - 1 : 1);
        const left = handsAfter(hands, card, other);
        for (const [score, faces] of ends) {
          if (score >= 0) grown.push([this.ways.length, { depth: depth + 1, hands: left, score, faces }]);
          this.ways.push(score);
        }
      }
    for (const [way, after] of grown) this.ways[way] = this.#grow(after);
  }

  /** Whoever chooses does what would be best if every card could be laid; the other plans before a die is rolled. */
  #plan(plans: Plans, place: Place, cards: Node["cards"]): void {
    const [{ length }] = cards;
    for (const card of cards[0])
      for (const other of cards[1]) {
        const { chooser, choices, rolls, ends } = this.#turn(place, card, other);
        const left = handsAfter(place.hands, card, other);
        const ways = Array.from({ length: choices }, (_, choice) => ends.slice(choice * rolls, (choice + 1) * rolls));
        const means = ways.map((rolled) => rolled.reduce((sum, end) => sum + plans.worth(left, ...end), 0));
        const best = ways[means.indexOf(chooser === SECOND ? Math.min(...means) : Math.max(...means))]!;
        const known = best.map((end) => plans.of(left, ...end));
        for (let at = 0; at < length * (length - 1); at++) {
          let sum = 0;
          for (const worths of known) sum += worths[at]!;
          this.plans.push(sum / rolls);
        }
      }
    this.slots += length ** 3;
  }
}

const handsAfter = ([first, second]: Place["hands"], card: number, other: number): Place["hands"] => [
  first & ~(1 << card),
  second & ~(1 << other),
];
