/** What is worth thinking about while nobody asks: long work of bots, done a little at a time between their answers. */
import { type Budget, milliseconds } from "./budget.ts";

interface Work {
  /** Goes on until the budget is spent; gives back whether it is done. */
  run(budget: Budget): boolean;
}

/** A question waits no longer than this for a slice of other work to end, in milliseconds. */
const SLICE = 20;

export class Ponderer {
  readonly #waiting: Work[] = [];
  #isAtIt = false;

  /** Done after all that was put here before. */
  later(work: Work): void {
    this.#waiting.push(work);
  }

  /** Works for so long; gives back whether there is more to do. */
  work(budget: Budget): boolean {
    while (this.#waiting.length > 0) {
      if (!this.#waiting[0]!.run(budget)) return true;
      this.#waiting.shift();
    }
    return false;
  }

  /** Works slice by slice until there is nothing left to do; `later` lets questions come in between. For workers, after each answer. */
  workBetween(now: () => number, later: (act: () => void) => void): void {
    if (this.#isAtIt) return;
    const goOn = (): void => {
      this.#isAtIt = this.work(milliseconds(SLICE, now));
      if (this.#isAtIt) later(goOn);
    };
    this.#isAtIt = true;
    later(goOn);
  }
}

/** That of this thread. */
export const ponderer = new Ponderer();
