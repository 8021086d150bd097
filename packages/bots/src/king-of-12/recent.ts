/** What was worked out last, for the next questions about the same. */
import { type Budget, steps } from "../budget.ts";

interface Known<T> {
  readonly found: T;
  readonly steps: number;
}

/** Whatever is known already is charged what it took to find out, so that no answer depends on what was asked before. */
export class Recent<T> {
  readonly #most: number;
  readonly #known = new Map<string, Known<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** `work` also says whether it was done: what time cut short is not remembered, or the same question would then get another answer. */
  get<R extends T | undefined>(key: string, budget: Budget, work: (budget: Budget) => readonly [R, boolean]): T | R {
    const known = this.#known.get(key);
    const left = known ? stepsOf(budget, known.steps) : 0;
    if (left === known?.steps) {
      this.#remember(key, known);
      return known.found;
    }
    const allowed = known ? steps(left) : budget;
    let taken = 0;
    const [found, isDone] = work({ left: () => allowed.left() && ++taken > 0 });
    if (found !== undefined && isDone) this.#remember(key, { found, steps: taken });
    return found;
  }

  /** What was used last is forgotten last. */
  #remember(key: string, known: Known<T>): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    for (const old of this.#known.keys()) if (this.#known.size > this.#most) this.#known.delete(old);
  }
}

/** Takes so many steps, if there is time for them; gives back how many it took. */
function stepsOf(budget: Budget, most: number): number {
  let taken = 0;
  while (taken < most && budget.left()) taken++;
  return taken;
}
