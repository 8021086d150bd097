/** The month's heir: whether a member can still have that character in hand at the end. */
import { fastChance } from "@tafelrunde/core";
import { councilOf12, type CouncilView } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { maskOf } from "./cards.ts";
import { heirChance } from "./heir.ts";

const defaults = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));
const FIVE = maskOf(["worker", "druid", "sorcerer", "knight", "reverser"]);
const ALL = FIVE | maskOf(["patient", "parasite"]);

/** In May, where the Worker is to be heir, with so many rounds to come before the succession. */
const before = (rounds: number): CouncilView => ({
  ...councilOf12.view(councilOf12.setup({ ...defaults, game: "may" }, 2, { chance: fastChance(1) }), 0),
  challengesLeft: rounds + 1,
});

test("who holds her until the end has to hold another card as well, or she is renewed away", () => {
  expect(heirChance(before(0), ALL, { size: 2, heir: 1, patient: 0 })).toBe(1);
  expect(heirChance(before(0), ALL, { size: 1, heir: 1, patient: 0 })).toBe(0);
  expect(heirChance(before(1), ALL, { size: 2, heir: 1, patient: 0 }), "played, she comes back").toBe(1);
});

test("a pile is taken up in time, or by the Patient One", () => {
  expect(heirChance(before(0), ALL, { size: 1, heir: 0, patient: 0 })).toBe(1);
  expect(heirChance(before(0), ALL, { size: 3, heir: 0, patient: 0 })).toBe(0);
  expect(heirChance(before(1), ALL, { size: 2, heir: 0, patient: 0 })).toBe(1);
  expect(heirChance(before(1), ALL, { size: 3, heir: 0, patient: 0 })).toBe(0);
  expect(heirChance(before(2), ALL, { size: 4, heir: 0, patient: 0 })).toBe(0);
  expect(heirChance(before(2), ALL, { size: 4, heir: 0, patient: 1 })).toBeGreaterThan(0);
});

test("what is not known for certain counts by its chance, and other months ask for nobody", () => {
  expect(heirChance(before(0), ALL, { size: 3, heir: 0.25, patient: 0 })).toBeCloseTo(0.25);
  expect(heirChance({ ...before(0), game: "april" }, ALL, { size: 3, heir: 0, patient: 0 })).toBe(1);
});
