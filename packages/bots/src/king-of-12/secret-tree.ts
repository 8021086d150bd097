/** All that may still happen in a round in which the first seat hides a card, as both can see it: a tree in plain numbers. */
import { duelTurn, FIRST, NOBODY, type Scorer, SECOND } from "./duel-turn.ts";
import { type Induction, numbersIn, type TurnEnds } from "./induction.ts";

/** What the end of the round is worth stands where a node would stand: `-1 - end` is its place in `ENDS`. */
export const ENDS: readonly number[] = [1, 0.5, 0];

const ROLLS = 12;
const THEFTS = 3;

/** Where a turn begins. A node of depth d has `width - d` cards for each seat, of which the first seat hides one. */
export interface Node {
  readonly depth: number;
  readonly cards: readonly [readonly number[], readonly number[]];
  /** Where what is learned begins: for each card under the die how often to lay what, then how often the other lays what. */
  readonly slot: number;
  /** The first of its edges, one for each pair of cards; in the last turn the first of its payoffs. */
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

export class SecretTree {
  readonly nodes: Node[] = [];
  readonly edges: Edge[] = [];
  readonly ways: number[] = [];
  /** What the last turn is worth to the first seat, with these cards. */
  readonly payoffs: number[] = [];
  /** Turns that are in the tree; what follows them is taken to be worth what it would be if all cards could be laid. */
  readonly depth: number;
  /** Whether it reaches to the end of the round. */
  readonly isWhole: boolean;
  /** Cards for each seat in its first turn. */
  readonly width: number;
  slots = 0;
  readonly #round: Induction;
  /** After the last turn, by the score before it. */
  readonly #ends = new Map<number, TurnEnds>();

  /** Begins with the first turn of a round of which it is known what follows so many turns. */
  constructor(round: Induction, depth: number, faces: number) {
    this.#round = round;
    this.depth = depth;
    this.isWhole = depth === round.duel.turns;
    this.width = numbersIn(round.duel.hands[0]).length;
    this.#grow({ depth: 0, hands: round.duel.hands, score: 0, faces });
  }

  #grow(place: Place): number {
    const { depth, hands } = place;
    const cards = [numbersIn(hands[0]), numbersIn(hands[1])] as const;
    const [{ length }] = cards;
    const isLast = depth === this.depth - 1;
    const found = this.nodes.length;
    this.nodes.push({ depth, cards, slot: this.slots, first: isLast ? this.payoffs.length : this.edges.length });
    this.slots += length * (length + 1);
    if (!isLast) this.#branch(place, cards);
    else
      for (const card of cards[0])
        for (const other of cards[1])
          this.payoffs.push(this.#endsOf(place)(...hands, card, other).worth(duelTurn(card, other), place.faces));
    return found;
  }

  #endsOf({ depth, score }: Place): TurnEnds {
    const tokens = this.#round.scores(depth).tokens[score]!;
    const ends = this.#ends.get(score) ?? this.#round.from({ turn: depth, tokens });
    this.#ends.set(score, ends);
    return ends;
  }

  #branch(place: Place, cards: Node["cards"]): void {
    const { depth, hands, score, faces } = place;
    const { next, stolen } = this.#round.scores(depth);
    const grown: (readonly [number, Place])[] = [];
    for (const card of cards[0])
      for (const other of cards[1]) {
        const turn = duelTurn(card, other);
        const from = faces * turn.width;
        const scorer = turn.ends[from]! >> 8;
        const isTheft = turn.isTheft && scorer !== NOBODY;
        const chooser = isTheft ? (scorer === FIRST ? SECOND : FIRST) : turn.tips;
        const choices = isTheft ? THEFTS : turn.tips === NOBODY ? 1 : 5;
        const rolls = turn.isRolled ? ROLLS : 1;
        this.edges.push({ chooser, choices, rolls, slot: this.slots, first: this.ways.length });
        if (chooser !== NOBODY) this.slots += choices * (chooser === FIRST ? cards[0].length - 1 : 1);
        const left = [hands[0] & ~(1 << card), hands[1] & ~(1 << other)] as const;
        for (let way = 0; way < choices * rolls; way++) {
          const end = turn.ends[from + (isTheft ? 0 : way)]!;
          const after = isTheft ? stolen[(score * 3 + scorer) * THEFTS + way]! : next[score * 3 + (end >> 8)]!;
          if (after >= 0) grown.push([this.ways.length, { depth: depth + 1, hands: left, score: after, faces: end & 255 }]);
          this.ways.push(after);
        }
      }
    for (const [way, after] of grown) this.ways[way] = this.#grow(after);
  }
}
