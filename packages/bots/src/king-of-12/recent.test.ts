/** What is known already costs what it took to find out, and nothing is known that time cut short. */
import { expect, test } from "vitest";
import { type Budget, steps } from "../budget.ts";
import { Recent } from "./recent.ts";

/** Counts as far as it may. */
const counted = (recent: Recent<number>, key: string, until: number, budget: Budget): number =>
  recent.get(key, budget, (allowed) => {
    let count = 0;
    while (count < until && allowed.left()) count++;
    return [count, count === until];
  });

test.each([0, 3, 4, 9])("%i steps go as far the second time as the first", (allowed) => {
  const recent = new Recent<number>(2);
  const both = (): readonly number[] => {
    const budget = steps(allowed);
    return [counted(recent, "a", 4, budget), counted(recent, "b", 5, budget)];
  };
  const first = both();
  expect(first).toEqual([Math.min(4, allowed), Math.max(0, allowed - 4)]);
  counted(recent, "a", 4, steps(100));
  expect(both()).toEqual(first);
});

test("what was used last is forgotten last", () => {
  const recent = new Recent<number>(2);
  const find = (key: string): boolean => {
    let isNew = false;
    recent.get(key, steps(1), () => {
      isNew = true;
      return [1, true];
    });
    return isNew;
  };
  expect(["a", "b", "a", "c", "a", "b"].map(find)).toEqual([true, true, false, true, false, true]);
});
