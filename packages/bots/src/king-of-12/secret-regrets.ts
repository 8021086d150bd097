/** What is learned in many small choices at once, by regrets that never fall below zero and expect the next to be like the last (predictive CFR+). */

/** No way is left out. */
export const NONE = -1;

/** A choice begins at a slot, and each of its ways has one. */
export class Regrets {
  readonly #regrets: Float64Array;
  /** Regrets as they will be if the next thought teaches what the last one did. */
  readonly #expected: Float64Array;
  readonly #sums: Float64Array;

  constructor(slots: number) {
    this.#regrets = new Float64Array(slots);
    this.#expected = new Float64Array(slots);
    this.#sums = new Float64Array(slots);
  }

  /** What expected regrets say to do now; never what is left out. */
  matched(slot: number, count: number, without: number, into: Float64Array, at: number): void {
    let total = 0;
    for (let way = 0; way < count; way++) if (way !== without) total += this.#expected[slot + way]!;
    const even = 1 / (without === NONE ? count : count - 1);
    for (let way = 0; way < count; way++)
      into[at + way] = way === without ? 0 : total > 0 ? this.#expected[slot + way]! / total : even;
  }

  /** Learns from what each way earned; gives back what was earned on the whole. */
  learn(slot: number, count: number, without: number, earned: Float64Array, at: number, sign: 1 | -1): number {
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

  /** These ways were taken now, with a weight. */
  add(slot: number, count: number, mix: Float64Array, at: number, weight: number): void {
    for (let way = 0; way < count; way++) this.#sums[slot + way]! += weight * mix[at + way]!;
  }

  /** On average, as parts of one; where nothing was learned, evenly. */
  shares(slot: number, count: number, without = NONE): readonly number[] {
    const sums = this.#sums.subarray(slot, slot + count);
    const total = sums.reduce((sum, one) => sum + one, 0);
    const even = 1 / (without === NONE ? count : count - 1);
    return Array.from(sums, (one, way) => (way === without ? 0 : total > 0 ? one / total : even));
  }
}
