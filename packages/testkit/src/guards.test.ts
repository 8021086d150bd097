/** The guards can fail: they name the means of a spec that change nothing, and the secrets that no law watches over. */
import { expect, test } from "vitest";
import { idle, KEEPER, unnoticed } from "./guards.ts";
import { toy } from "./toy/toy.ts";
import { toyConformance } from "./toy/toy-conformance.ts";

const WALK = 20;
const tables = (means: string): string[] => [2, 3].map((seats) => `${means} with ${seats} seats, variant 0`);

test("a spec that hides nothing, disguises nothing or deals nothing in secret is idle", () => {
  expect(idle(toyConformance, WALK)).toEqual([]);
  expect(idle({ ...toyConformance, scramble: () => {} }, WALK)).toEqual(tables("scramble"));
  expect(idle({ ...toyConformance, disguises: () => [] }, WALK)).toEqual(tables("disguises"));
  expect(idle({ ...toyConformance, disguises: (_, __, move) => [move] }, WALK)).toEqual(tables("disguises"));
  const lucky = {
    ...toy,
    setup: (...[, seats]: Parameters<typeof toy.setup>) => ({ ...toy.setup({}, seats, { chance: sevens }) }),
  };
  expect(idle({ ...toyConformance, game: lucky }, WALK)).toEqual(tables("luck of the set-up"));
});

const sevens = { roll: () => 7, shuffle: () => {}, pick: <T>(items: readonly T[]): T => items[0]! };

test("a secret that comes from somewhere else than declared is told unnoticed", () => {
  expect(unnoticed(toyConformance, "dealt", KEEPER.luck, WALK)).toEqual([]);
  expect(unnoticed(toyConformance, "bid", KEEPER.choice, WALK)).toEqual([]);
  const anybody = ["everybody", "every seat", "one seat", "the public"];
  expect(unnoticed(toyConformance, "dealt", KEEPER.choice, WALK)).toEqual(anybody);
  expect(unnoticed(toyConformance, "bid", KEEPER.luck, WALK)).toEqual(anybody);
  expect(unnoticed({ ...toyConformance, disguises: () => [] }, "bid", KEEPER.choice, WALK)).toEqual(anybody);
});

test("an event that keeps nothing back cannot be declared secret", () => {
  for (const law of Object.values(KEEPER)) expect(unnoticed(toyConformance, "counted", law, WALK)).not.toEqual([]);
});
