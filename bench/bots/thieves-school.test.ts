/** Learning 12 Thieves: what was learned can be learned again, to the last digit, from the same seed. */
import { expect, test } from "vitest";
import { ThievesSchool } from "./thieves-school.ts";

/** A few games by hand, and a few by what these taught. */
function learned(seed: number): readonly number[] {
  const games = 12;
  const school = new ThievesSchool({ seats: 3, seed, games, copied: 6 });
  for (let game = 0; game < games; game++) school.playOne();
  const { palace, table, chance } = school.weights;
  return [...palace, ...table, ...chance];
}

test("the same seed leads to the same weights, another one to others", () => {
  const first = learned(1);
  expect(learned(1)).toEqual(first);
  expect(learned(2)).not.toEqual(first);
  expect(first.every(Number.isFinite)).toBe(true);
});
