/** Work between answers: one after the other, slice by slice, and never twice at the same time. */
import { expect, test } from "vitest";
import { type Budget, steps } from "./budget.ts";
import { Ponderer } from "./ponder.ts";

/** Something that takes so many steps, and notes each. */
function work(name: string, count: number, done: string[]) {
  let left = count;
  return {
    run(budget: Budget): boolean {
      for (; left > 0; left--) {
        if (!budget.left()) return false;
        done.push(name);
      }
      return true;
    },
  };
}

test("what was begun first is finished first, and nothing is lost between slices", () => {
  const done: string[] = [];
  const ponderer = new Ponderer();
  ponderer.later(work("a", 3, done));
  ponderer.later(work("b", 2, done));
  expect([1, 2, 3].map(() => ponderer.work(steps(2)))).toEqual([true, true, false]);
  expect(done.join("")).toBe("aaabb");
});

test("it goes on by itself, once however often it is asked to, and stops when nothing is left", () => {
  const done: string[] = [];
  const acts: (() => void)[] = [];
  let now = 0;
  const ponderer = new Ponderer();
  ponderer.later(work("c", 50, done));
  for (let asked = 0; asked < 3; asked++)
    ponderer.workBetween(
      () => now++,
      (act) => void acts.push(act),
    );
  let slices = 0;
  for (let act = acts.shift(); act; act = acts.shift()) {
    act();
    slices++;
  }
  expect([done.length, acts.length]).toEqual([50, 0]);
  expect(slices).toBeGreaterThan(1);
  expect(slices).toBeLessThan(50);
});
