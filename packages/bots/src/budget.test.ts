/** Budgets: a number of steps that is the same everywhere, and time by a clock that somebody else reads. */
import { expect, test } from "vitest";
import { type Budget, milliseconds, steps } from "./budget.ts";

const stepsIn = (budget: Budget): number => {
  let taken = 0;
  while (budget.left()) taken++;
  return taken;
};

test.each([0, 1, 40])("%i steps are as many, and then there are none", (count) => {
  const budget = steps(count);
  expect([stepsIn(budget), budget.left()]).toEqual([count, false]);
});

test("time is up when the clock says so", () => {
  let now = 1000;
  const budget = milliseconds(50, () => now++);
  expect(stepsIn(budget)).toBe(49);
  now = 5000;
  expect(budget.left()).toBe(false);
});
