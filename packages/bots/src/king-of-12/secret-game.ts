/** How often to lay what in a round with a secret card, whichever card it is, learned so that nobody gains by knowing the answer by heart. */
import type { Budget } from "../budget.ts";
import { FIRST, SECOND } from "./duel-turn.ts";
import { SecretGate } from "./secret-gate.ts";
import { Level } from "./secret-level.ts";
import { NONE, Regrets } from "./secret-regrets.ts";
import { type Edge, ENDS, type Node, type SecretTree } from "./secret-tree.ts";

/** So often everything is thought through; then nobody gains more than a few thousandths. */
const ENOUGH = 200;
/** For the leader where the round goes on after a game: twice as many took longer, and left as much to gain. */
const ENOUGH_EARLY = 100;
/** However short the time. */
const LEAST = 30;
/** Nodes, and pairs of cards with plans, that are thought through in about a millisecond. */
const STEP = 16_000;

/** Both seats learn by regrets; what was done in later thoughts counts more. */
export class SecretGame {
  readonly tree: SecretTree;
  /** How likely each of the cards lies under the first seat's die, as the other can know it. */
  readonly belief: readonly number[];
  /** In the other's game: what each secret may earn, be it believed or not. */
  readonly limits: readonly number[] | undefined;
  readonly #regrets: Regrets;
  readonly #levels: readonly Level[];
  readonly #gate: SecretGate | undefined;
  readonly #enough: number;
  #thoughts = 0;
  #weight = 0;
  /** What was thought through and no step was asked for. */
  #unasked = 0;

  constructor(tree: SecretTree, belief: readonly number[], limits?: readonly number[]) {
    this.tree = tree;
    this.belief = belief;
    this.limits = limits;
    this.#gate = limits && new SecretGate(limits);
    this.#enough = limits || tree.isWhole ? ENOUGH : ENOUGH_EARLY;
    this.#regrets = new Regrets(tree.slots);
    this.#levels = Array.from({ length: tree.depth + 1 }, (_, depth) => new Level(tree.width - depth));
  }

  /** Goes on until it knows enough or the budget is spent; gives back whether it knows enough. */
  learn(budget: Budget): boolean {
    const { nodes, plans, width, depth } = this.tree;
    const pairs = plans.length / ((width - depth) * (width - depth + 1));
    while (this.#thoughts < this.#enough) {
      let isTime = true;
      for (this.#unasked += nodes.length + pairs; this.#unasked >= STEP; this.#unasked -= STEP) isTime &&= budget.left();
      if (!isTime && this.#thoughts >= LEAST) return false;
      this.#weight = (++this.#thoughts) ** 2;
      this.#learnFirst(0, 1);
      const { reach, worth } = this.#levels[0]!;
      reach.set(this.belief);
      this.#gate?.learn(worth, reach);
      this.#learnSecond(0);
    }
    return true;
  }

  /** How often each card is laid at this node by the first seat with this card under its die. */
  mix({ slot, cards }: Node, secret: number): readonly number[] {
    const { length } = cards[0];
    return this.#regrets.shares(slot + secret * length, length, secret);
  }

  /** How often each of its choices is made by the first seat with this card, one of those left, under its die. */
  choiceMix({ slot, choices }: Edge, secret: number): readonly number[] {
    return this.#regrets.shares(slot + secret * choices, choices);
  }

  /** How often the other lays each card at this node. */
  otherMix({ slot, cards }: Node): readonly number[] {
    const { length } = cards[0];
    return this.#regrets.shares(slot + length * length, length);
  }

  otherChoiceMix({ slot, choices }: Edge): readonly number[] {
    return this.#regrets.shares(slot, choices);
  }

  /** How often the other follows each of its plans after a pair of cards. */
  planMix({ slot, cards }: Node, pair: number): readonly number[] {
    const { length } = cards[0];
    return this.#regrets.shares(planSlot(slot, length, pair), length);
  }

  /** The first seat's regrets, with the other getting there with this likelihood; its worth with each secret is left at this depth. */
  #learnFirst(node: number, reach: number): void {
    const { depth, slot, first } = this.tree.nodes[node]!;
    const { size, others, earned, worth } = this.#levels[depth]!;
    const isLast = depth === this.tree.depth - 1;
    this.#regrets.matched(slot + size * size, size, NONE, others, 0);
    this.#regrets.add(slot + size * size, size, others, 0, this.#weight * reach);
    put(0, earned);
    for (let other = 0; other < size; other++) {
      const likely = reach * others[other]!;
      if (likely === 0) continue;
      for (let card = 0; card < size; card++) {
        const pair = card * size + other;
        if (isLast && this.tree.isWhole) {
          // What is under the die does not matter any more.
          earned[card]! += likely * this.tree.payoffs[first + pair]!;
          continue;
        }
        const after = isLast
          ? this.#planFirst(planSlot(slot, size, pair), first + pair * size * (size - 1), depth, likely)
          : this.#followFirst(this.tree.edges[first + pair]!, depth, likely);
        for (let secret = 0; secret < size; secret++)
          if (secret !== card) earned[secret * size + card]! += after[secret > card ? secret - 1 : secret]!;
      }
    }
    const row = isLast && this.tree.isWhole ? 0 : size;
    for (let secret = 0; secret < size; secret++)
      worth[secret] = this.#regrets.learn(slot + secret * size, size, secret, earned, secret * row, 1);
  }

  #planFirst(slot: number, first: number, depth: number, likely: number): Float64Array {
    const { plans } = this.tree;
    const { size, sum, choice } = this.#levels[depth]!;
    this.#regrets.matched(slot, size, NONE, choice, 0);
    this.#regrets.add(slot, size, choice, 0, this.#weight * likely);
    put(0, sum);
    for (let plan = 0; plan < size; plan++) {
      const share = likely * choice[plan]!;
      if (share === 0) continue;
      const from = first + plan * (size - 1);
      for (let secret = 0; secret < size - 1; secret++) sum[secret]! += share * plans[from + secret]!;
    }
    return sum;
  }

  #followFirst({ chooser, choices, rolls, slot, first }: Edge, depth: number, likely: number): Float64Array {
    const { size, worth: after } = this.#levels[depth + 1]!;
    const { sum, choice, perChoice } = this.#levels[depth]!;
    put(0, sum);
    if (chooser === SECOND) {
      this.#regrets.matched(slot, choices, NONE, choice, 0);
      this.#regrets.add(slot, choices, choice, 0, this.#weight * likely);
    }
    for (let way = 0; way < choices; way++) {
      const share = (chooser === SECOND ? choice[way]! : 1) * likely;
      for (let secret = 0; secret < size; secret++) perChoice[secret * choices + way] = 0;
      if (share === 0) continue;
      for (let roll = 0; roll < rolls; roll++) {
        const to = this.tree.ways[first + way * rolls + roll]!;
        if (to >= 0) this.#learnFirst(to, share / rolls);
        else put((ENDS[-1 - to]! * share) / rolls, after);
        for (let secret = 0; secret < size; secret++) perChoice[secret * choices + way]! += after[secret]!;
      }
    }
    for (let secret = 0; secret < size; secret++)
      if (chooser === FIRST)
        sum[secret] = this.#regrets.learn(slot + secret * choices, choices, NONE, perChoice, secret * choices, 1);
      else for (let way = 0; way < choices; way++) sum[secret]! += perChoice[secret * choices + way]!;
    return sum;
  }

  /** The second seat's regrets, with the first getting there as this depth's `reach` says; gives back what the first seat gets. */
  #learnSecond(node: number): number {
    const { depth, slot, first } = this.tree.nodes[node]!;
    const { size, mixes, reach, lost, going } = this.#levels[depth]!;
    const isLast = depth === this.tree.depth - 1;
    put(0, lost);
    for (let secret = 0; secret < size; secret++) {
      this.#regrets.matched(slot + secret * size, size, secret, mixes, secret * size);
      this.#regrets.add(slot + secret * size, size, mixes, secret * size, this.#weight * reach[secret]!);
    }
    for (let card = 0; card < size; card++) {
      let total = 0;
      for (let secret = 0; secret < size; secret++) {
        if (secret === card) continue;
        const likely = reach[secret]! * mixes[secret * size + card]!;
        going[secret > card ? secret - 1 : secret] = likely;
        total += likely;
      }
      if (total === 0) continue;
      for (let other = 0; other < size; other++) {
        const pair = card * size + other;
        lost[other]! += !isLast
          ? this.#followSecond(this.tree.edges[first + pair]!, depth, total)
          : this.tree.isWhole
            ? total * this.tree.payoffs[first + pair]!
            : this.#planSecond(planSlot(slot, size, pair), first + pair * size * (size - 1), depth);
      }
    }
    return this.#regrets.learn(slot + size * size, size, NONE, lost, 0, -1);
  }

  #planSecond(slot: number, first: number, depth: number): number {
    const { plans } = this.tree;
    const { size, going, given } = this.#levels[depth]!;
    for (let plan = 0; plan < size; plan++) {
      const from = first + plan * (size - 1);
      let sum = 0;
      for (let secret = 0; secret < size - 1; secret++) sum += going[secret]! * plans[from + secret]!;
      given[plan] = sum;
    }
    return this.#regrets.learn(slot, size, NONE, given, 0, -1);
  }

  #followSecond({ chooser, choices, rolls, slot, first }: Edge, depth: number, total: number): number {
    const { size, reach } = this.#levels[depth + 1]!;
    const { going, perChoice, given } = this.#levels[depth]!;
    if (chooser === FIRST)
      for (let secret = 0; secret < size; secret++) {
        this.#regrets.matched(slot + secret * choices, choices, NONE, perChoice, secret * choices);
        this.#regrets.add(slot + secret * choices, choices, perChoice, secret * choices, this.#weight * going[secret]!);
      }
    for (let way = 0; way < choices; way++) {
      given[way] = 0;
      let share = total;
      if (chooser === FIRST) {
        share = 0;
        for (let secret = 0; secret < size; secret++) share += going[secret]! * perChoice[secret * choices + way]!;
        if (share === 0) continue;
      }
      for (let roll = 0; roll < rolls; roll++) {
        const to = this.tree.ways[first + way * rolls + roll]!;
        if (to < 0) {
          given[way]! += (ENDS[-1 - to]! * share) / rolls;
          continue;
        }
        for (let secret = 0; secret < size; secret++)
          reach[secret] = (going[secret]! * (chooser === FIRST ? perChoice[secret * choices + way]! : 1)) / rolls;
        given[way]! += this.#learnSecond(to);
      }
    }
    if (chooser === SECOND) return this.#regrets.learn(slot, choices, NONE, given, 0, -1);
    let sum = 0;
    for (let way = 0; way < choices; way++) sum += given[way]!;
    return sum;
  }
}

/** Where what is learned about the plans after a pair of cards begins; there are as many plans as cards. */
const planSlot = (slot: number, size: number, pair: number): number => slot + size * (size + 1) + pair * size;

/** Takes less time than `fill` does with so few. */
function put(value: number, into: Float64Array): void {
  for (let at = 0; at < into.length; at++) into[at] = value;
}
