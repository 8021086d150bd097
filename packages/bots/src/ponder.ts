/** What is worth thinking about while nobody asks: long work of bots, done a little at a time between their answers. */
import { type Budget, milliseconds } from "./budget.ts";

interface Work {
  /** Goes on until the budget is spent; gives back whether it is done. */
  run(budget: Budget): boolean;
}

/** A question waits no longer than this for a slice of other work to end, in milliseconds. */
const SLICE = 20;

const waiting: Work[] = [];
let isAtIt = false;

/** Done after all that was put here before. */
export function ponderLater(work: Work): void {
  waiting.push(work);
}

/** Works for so long; gives back whether there is more to do. */
export function ponder(budget: Budget): boolean {
  while (waiting.length > 0) {
    if (!waiting[0]!.run(budget)) return true;
    waiting.shift();
  }
  return false;
}

/** Works slice by slice until there is nothing left to do; `later` lets questions come in between. For workers, after each answer. */
export function ponderBetween(now: () => number, later: (act: () => void) => void): void {
  if (isAtIt) return;
  const goOn = (): void => {
    isAtIt = ponder(milliseconds(SLICE, now));
    if (isAtIt) later(goOn);
  };
  isAtIt = true;
  later(goOn);
}
