/** What a face is good for later: the targets to come that a card in some hand turns it onto. */
import { fastChance } from "@tafelrunde/core";
import { councilOf12 } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { prospectOf } from "./prospect.ts";
import { councilOf } from "./table.ts";

const defaults = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));

const council = (game: string, nextChallenges: readonly number[] = []) => {
  const view = councilOf12.view(councilOf12.setup({ ...defaults, game }, 2, { chance: fastChance(1) }), 0);
  return councilOf({ ...view, nextChallenges }, 0);
};

test("the face that the next challenge asks for is best", () => {
  const known = council("normal", [8]);
  expect(prospectOf(known, 7)).toBe(1);
  expect(prospectOf(known, 2)).toBeLessThan(1);
});

test("what comes is known in a month, and otherwise only if it lies open", () => {
  expect(prospectOf(council("december"), 1)).toBeGreaterThan(0);
  expect(prospectOf(council("normal"), 1)).toBe(0);
});
