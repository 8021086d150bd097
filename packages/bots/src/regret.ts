/** Regret matching: learns how often to play each of a few actions by asking what the others would have earned. */

export class Regret {
  readonly #regrets: Float64Array;
  readonly #played: Float64Array;
  readonly #now: Float64Array;

  constructor(actions: number) {
    this.#regrets = new Float64Array(actions);
    this.#played = new Float64Array(actions);
    this.#now = new Float64Array(actions);
  }

  /** How likely each of the available actions is now; those that are not available get 0. */
  strategy(available: readonly number[]): Float64Array {
    this.#now.fill(0);
    let total = 0;
    for (const action of available) total += Math.max(0, this.#regrets[action]!);
    for (const action of available)
      this.#now[action] = total > 0 ? Math.max(0, this.#regrets[action]!) / total : 1 / available.length;
    return this.#now;
  }

  /** `earned[i]` is what `available[i]` would have earned, and `actual` what the action taken did. */
  learn(available: readonly number[], earned: readonly number[], actual: number, weight: number): void {
    const strategy = this.strategy(available);
    for (const [index, action] of available.entries()) {
      this.#played[action]! += weight * strategy[action]!;
      this.#regrets[action]! += earned[index]! - actual;
    }
  }

  /** The average of all strategies so far: what converges. */
  average(available: readonly number[]): number[] {
    return available.map((action) => this.#played[action]!);
  }
}
