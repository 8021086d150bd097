/** July: bells are rung while the favour lasts, and for what passes. */
import { fastChance } from "@tafelrunde/core";
import { councilOf12, type CouncilView } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { gainOfRinging } from "./bells.ts";

const defaults = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));

/** In July with so many rounds to play, this one included, and so many bells rung; Fallen bridge is at the door. */
function july(rounds: number, rung: number, favour: number): CouncilView {
  const view = councilOf12.view(councilOf12.setup({ ...defaults, game: "july" }, 2, { chance: fastChance(1) }), 0);
  const over = [1, 8, 12, 14, 16, 24].slice(0, 7 - rounds);
  const past = over.map((challenge, at) => ({ challenge, petitioner: at, belled: at < rung, passed: true }));
  return { ...view, challenge: 2, challengesLeft: rounds, favour, past };
}

test("there is no time to lose when as many rounds are left as bells", () => {
  expect(gainOfRinging(july(2, 2, 3), 0.2, [])).toBeGreaterThanOrEqual(0);
  expect(gainOfRinging(july(3, 1, 3), 0.9, [])).toBeGreaterThanOrEqual(0);
});

test("with little favour it waits for better times", () => {
  expect(gainOfRinging(july(6, 1, 2), 0.3, [])).toBeLessThan(0);
  expect(gainOfRinging(july(6, 0, 5), 1, [])).toBeGreaterThanOrEqual(0);
});

test("where the chair of the lowest seat cannot propose later, bells are rung before", () => {
  const seats = Array(4).fill(july(4, 1, 4).seats[0]);
  const chaired = (chair: number | null): CouncilView => ({ ...july(4, 1, 4), chair, seats });
  expect(gainOfRinging(chaired(3), 0.9, [])).toBeGreaterThan(gainOfRinging(chaired(null), 0.9, []));
});

test("bells that nobody asks for are not worth a favour that may be needed", () => {
  const december = (rounds: number, favour: number): CouncilView => ({
    ...july(rounds, 0, favour),
    game: "december",
    challenge: 34,
    past: [],
  });
  expect(gainOfRinging(december(6, 5), 1, [])).toBeLessThan(-0.01);
});
