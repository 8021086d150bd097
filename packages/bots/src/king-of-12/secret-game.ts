/** How often to lay what in a round with a secret card, whichever card it is, learned so that nobody gains by knowing the answer by heart. */
import type { Budget } from "../budget.ts";
import { FIRST, SECOND } from "./duel-turn.ts";
import { SecretGate } from "./secret-gate.ts";
import { Level } from "./secret-level.ts";
import { type Edge, ENDS, type Node, type SecretTree } from "./secret-tree.ts";

/** So often everything is thought through; then nobody gains more than a few thousandths. */
const ENOUGH = 200;
/** For the leader where the round goes on after a game: twice as many took longer, and left as much to gain. */
const ENOUGH_EARLY = 100;
/** However short the time. */
const LEAST = 30;
/**
 * Whoever sits opposite goes on from what the cards told. So where a game ends before the round does, the leader pays this share of the round
 * times how likely its secret is then. Without it best replies gained a fifth to a quarter more from the third turn on; between 0.03 and
 * 0.1 they showed no difference.
 */
const FOUND_OUT = 0.05;
/** Nodes that are thought through in about a millisecond. */
const STEP = 16_000;

/** Both seats learn by regrets that never fall below zero and expect the next to be like the last (predictive CFR+); what was done in later thoughts counts more. */
export class SecretGame {
  readonly tree: SecretTree;
  /** How likely each of the cards lies under the first seat's die, as the other can know it. */
  readonly belief: readonly number[];
  /** In the other's game: what each secret may earn, be it believed or not. */
  readonly limits: readonly number[] | undefined;
  readonly #regrets: Float64Array;
  /** Regrets as they will be if the next thought teaches what the last one did. */
  readonly #expected: Float64Array;
  readonly #sums: Float64Array;
  /** In the leader's game, unless it ends with the round: how likely each secret is once a card is laid in the last turn. */
  readonly #likely: Float64Array | undefined;
  readonly #levels: readonly Level[];
  readonly #gate: SecretGate | undefined;
  #thoughts = 0;
  #weight = 0;
  /** Nodes that were thought through and no step was asked for. */
  #unasked = 0;

  constructor(tree: SecretTree, belief: readonly number[], limits?: readonly number[]) {
    this.tree = tree;
    this.belief = belief;
    this.limits = limits;
    this.#gate = limits && new SecretGate(limits);
    this.#regrets = new Float64Array(tree.slots);
    this.#expected = new Float64Array(tree.slots);
    this.#sums = new Float64Array(tree.slots);
    this.#likely = limits || tree.isWhole ? undefined : new Float64Array(tree.slots);
    this.#levels = Array.from({ length: tree.depth + 1 }, (_, depth) => new Level(tree.width - depth));
  }

  /** Goes on until it knows enough or the budget is spent; gives back whether it knows enough. */
  learn(budget: Budget): boolean {
    const enough = this.#likely ? ENOUGH_EARLY : ENOUGH;
    while (this.#thoughts < enough) {
      let isTime = true;
      for (this.#unasked += this.tree.nodes.length; this.#unasked >= STEP; this.#unasked -= STEP) isTime &&= budget.left();
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
    return shares(this.#sums.subarray(slot + secret * length, slot + (secret + 1) * length), secret);
  }

  /** How often each of its choices is made by the first seat with this card, one of those left, under its die. */
  choiceMix({ slot, choices }: Edge, secret: number): readonly number[] {
    return shares(this.#sums.subarray(slot + secret * choices, slot + (secret + 1) * choices));
  }

  /** How often the other lays each card at this node. */
  otherMix({ slot, cards }: Node): readonly number[] {
    const { length } = cards[0];
    return shares(this.#sums.subarray(slot + length * length, slot + length * (length + 1)));
  }

  otherChoiceMix({ slot, choices }: Edge): readonly number[] {
    return shares(this.#sums.subarray(slot, slot + choices));
  }

  /** The first seat's regrets, with the other getting there with this likelihood; its worth with each secret is left at this depth. */
  #learnFirst(node: number, reach: number): void {
    const { depth, slot, first } = this.tree.nodes[node]!;
    const { size, others, earned, worth } = this.#levels[depth]!;
    const isLast = depth === this.tree.depth - 1;
    this.#matched(slot + size * size, size, NONE, others, 0);
    earned.fill(0);
    for (let other = 0; other < size; other++) {
      const likely = reach * others[other]!;
      this.#sums[slot + size * size + other]! += this.#weight * likely;
      if (likely === 0) continue;
      for (let card = 0; card < size; card++) {
        const at = first + card * size + other;
        if (isLast) {
          const paid = likely * this.tree.payoffs[at]!;
          for (let secret = 0; secret < size; secret++) earned[secret * size + card]! += paid;
          continue;
        }
        const after = this.#followFirst(this.tree.edges[at]!, depth, likely);
        for (let secret = 0; secret < size; secret++)
          if (secret !== card) earned[secret * size + card]! += after[secret > card ? secret - 1 : secret]!;
      }
    }
    if (isLast && this.#likely)
      for (let at = 0; at < size * size; at++) earned[at]! -= reach * FOUND_OUT * this.#likely[slot + at]!;
    for (let secret = 0; secret < size; secret++)
      worth[secret] = this.#regret(slot + secret * size, size, secret, earned, secret * size, 1);
  }

  #followFirst({ chooser, choices, rolls, slot, first }: Edge, depth: number, likely: number): Float64Array {
    const { size, worth: after } = this.#levels[depth + 1]!;
    const { sum, choice, perChoice } = this.#levels[depth]!;
    sum.fill(0);
    if (chooser === SECOND) this.#matched(slot, choices, NONE, choice, 0);
    for (let way = 0; way < choices; way++) {
      const share = (chooser === SECOND ? choice[way]! : 1) * likely;
      if (chooser === SECOND) this.#sums[slot + way]! += this.#weight * share;
      for (let secret = 0; secret < size; secret++) perChoice[secret * choices + way] = 0;
      if (share === 0) continue;
      for (let roll = 0; roll < rolls; roll++) {
        const to = this.tree.ways[first + way * rolls + roll]!;
        if (to >= 0) this.#learnFirst(to, share / rolls);
        else after.fill((ENDS[-1 - to]! * share) / rolls);
        for (let secret = 0; secret < size; secret++) perChoice[secret * choices + way]! += after[secret]!;
      }
    }
    for (let secret = 0; secret < size; secret++)
      if (chooser === FIRST) sum[secret] = this.#regret(slot + secret * choices, choices, NONE, perChoice, secret * choices, 1);
      else for (let way = 0; way < choices; way++) sum[secret]! += perChoice[secret * choices + way]!;
    return sum;
  }

  /** The second seat's regrets, with the first getting there as this depth's `reach` says; gives back what the first seat gets. */
  #learnSecond(node: number): number {
    const { depth, slot, first } = this.tree.nodes[node]!;
    const { size, mixes, reach, lost, going } = this.#levels[depth]!;
    const isLast = depth === this.tree.depth - 1;
    lost.fill(0);
    for (let secret = 0; secret < size; secret++) {
      this.#matched(slot + secret * size, size, secret, mixes, secret * size);
      for (let card = 0; card < size; card++)
        this.#sums[slot + secret * size + card]! += this.#weight * reach[secret]! * mixes[secret * size + card]!;
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
      if (isLast && this.#likely)
        for (let secret = 0; secret < size; secret++)
          if (secret !== card) this.#likely[slot + secret * size + card] = going[secret > card ? secret - 1 : secret]! / total;
      for (let other = 0; other < size; other++) {
        const at = first + card * size + other;
        lost[other]! += isLast ? total * this.tree.payoffs[at]! : this.#followSecond(this.tree.edges[at]!, depth, total);
      }
    }
    return this.#regret(slot + size * size, size, NONE, lost, 0, -1);
  }

  #followSecond({ chooser, choices, rolls, slot, first }: Edge, depth: number, total: number): number {
    const { size, reach } = this.#levels[depth + 1]!;
    const { going, perChoice, given } = this.#levels[depth]!;
    if (chooser === FIRST)
      for (let secret = 0; secret < size; secret++) {
        this.#matched(slot + secret * choices, choices, NONE, perChoice, secret * choices);
        for (let way = 0; way < choices; way++)
          this.#sums[slot + secret * choices + way]! += this.#weight * going[secret]! * perChoice[secret * choices + way]!;
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
    if (chooser === SECOND) return this.#regret(slot, choices, NONE, given, 0, -1);
    let sum = 0;
    for (let way = 0; way < choices; way++) sum += given[way]!;
    return sum;
  }

  /** What expected regrets say to do now; never what is left out. */
  #matched(slot: number, count: number, without: number, into: Float64Array, at: number): void {
    let total = 0;
    for (let way = 0; way < count; way++) if (way !== without) total += this.#expected[slot + way]!;
    const even = 1 / (without === NONE ? count : count - 1);
    for (let way = 0; way < count; way++)
      into[at + way] = way === without ? 0 : total > 0 ? this.#expected[slot + way]! / total : even;
  }

  /** Learns from what each way earned; gives back what was earned on the whole. */
  #regret(slot: number, count: number, without: number, earned: Float64Array, at: number, sign: 1 | -1): number {
    let total = 0;
    let sum = 0;
    let even = 0;
    for (let way = 0; way < count; way++) {
      if (way === without) continue;
      const regret = this.#expected[slot + way]!;
      total += regret;
      sum += regret * earned[at + way]!;
      even += earned[at + way]!;
    }
    const mean = total > 0 ? sum / total : even / (without === NONE ? count : count - 1);
    for (let way = 0; way < count; way++) {
      if (way === without) continue;
      const more = sign * (earned[at + way]! - mean);
      const learned = Math.max(0, this.#regrets[slot + way]! + more);
      this.#regrets[slot + way] = learned;
      this.#expected[slot + way] = Math.max(0, learned + more);
    }
    return mean;
  }
}

const NONE = -1;

/** As parts of one; where nothing was learned, evenly. */
function shares(sums: Float64Array, without = NONE): readonly number[] {
  const total = sums.reduce((sum, one) => sum + one, 0);
  const even = 1 / (sums.length - (without === NONE ? 0 : 1));
  return Array.from(sums, (one, way) => (way === without ? 0 : total > 0 ? one / total : even));
}
