/** Keeps a seat with a secret card from earning more with any of them than it could before: it may come to a game, or take that instead. */

/** How much a card that comes for more than it may earn counts at first, beside all that are believed together. */
const WEIGHT = 0.5;
/** By so much it counts more whenever that was not enough to keep it away. */
const GROWTH = 1.03;

export class SecretGate {
  readonly #limits: readonly number[];
  /** By regrets that never fall below zero: of coming, and of staying away. */
  readonly #comes: Float64Array;
  readonly #stays: Float64Array;
  readonly #weights: Float64Array;

  /** What each secret may earn. */
  constructor(limits: readonly number[]) {
    this.#limits = limits;
    this.#comes = new Float64Array(limits.length);
    this.#stays = new Float64Array(limits.length);
    this.#weights = new Float64Array(limits.length).fill(WEIGHT);
  }

  /** Learns from what each secret earns now, and adds those who come for more than they may. */
  learn(worth: Float64Array, reach: Float64Array): void {
    for (const [secret, limit] of this.#limits.entries()) {
      const more = worth[secret]! - limit;
      const share = this.#share(secret);
      this.#comes[secret] = Math.max(0, this.#comes[secret]! + (1 - share) * more);
      this.#stays[secret] = Math.max(0, this.#stays[secret]! - share * more);
      if (this.#share(secret) === 1) this.#weights[secret]! *= GROWTH;
      reach[secret]! += this.#weights[secret]! * this.#share(secret);
    }
  }

  #share(secret: number): number {
    const total = this.#comes[secret]! + this.#stays[secret]!;
    return total > 0 ? this.#comes[secret]! / total : 0.5;
  }
}
