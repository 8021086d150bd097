/** What is at stake, how the options are called, and that everything said about cards is said of all of them. */
import { expect, test } from "vitest";
import { BANDS, CHALLENGES, MONTHS, REWARDS } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { bringsIn, costsIn } from "./stakes.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

test.each([
  [1, "+1 Gunst", "−2 Gunst", "+1 favour", "−2 favour"],
  [7, "nichts", "−1 Gunst", "nothing", "−1 favour"],
  [11, "Belohnung Offene Karte", "−1 Gunst", "reward: Open card", "−1 favour"],
  [13, "Belohnung Späher", "−1 Gunst, der Würfel wird neu geworfen", "reward: Scout", "−1 favour, the die is rolled"],
  [15, "alle holen eine abgeworfene Karte zurück", "−1 Gunst", "everyone takes back a discarded card", "−1 favour"],
  [29, "+1 Gunst", "−1 Gunst, die vorige Runde kommt zurück", "+1 favour", "−1 favour, the previous round comes back"],
  [37, "der Sieg", "1 Gunst für jede abweichende Karte", "victory", "1 favour for every odd card out"],
] as const)("challenge %i: what passing brings and failing costs", (number, gain, loss, gainEn, lossEn) => {
  const plain = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll("\u00a0", " "));
  expect(plain([bringsIn(german, number, "normal"), costsIn(german, number)])).toEqual([gain, loss]);
  expect(plain([bringsIn(english, number, "normal"), costsIn(english, number)])).toEqual([gainEn, lossEn]);
});

test("no challenge brings favour in November, but rewards stay", () => {
  expect(bringsIn(german, 29, "november")).toBe("nichts");
  expect(bringsIn(english, 2, "november")).toBe("reward: Tip");
});

test.each(Object.entries({ german, english }))("all rewards, months and bands are in words of their own (%s)", (_, text) => {
  const { rewards, months, bands } = text;
  const lines = [...REWARDS.map((reward) => rewards[reward].line), ...MONTHS.map((month) => months[month].rule), ...bands];
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => !/^\p{Lu}.*[.!]$/u.test(line))).toEqual([]);
  expect(new Set(REWARDS.map((reward) => rewards[reward].name)).size).toBe(REWARDS.length);
  expect(bands).toHaveLength(BANDS.length);
  const told = [...CHALLENGES.keys()].slice(1).flatMap((number) => [bringsIn(text, number, "normal"), costsIn(text, number)]);
  expect(told.filter((line) => /undefined|NaN|^$/.test(line))).toEqual([]);
});

test("options name the months with their titles, and challenges with their numbers", () => {
  expect(de.options["game.may"]).toBe("Mai: Die Arbeiterin auf den Thron");
  expect(en.options["game.november"]).toBe("November: Nobody’s favourites");
  expect(de.options["challenges.29"]).toBe("29 · Wohnturm eingestürzt");
  expect(en.options["throne.patient"]).toBe("Patient One");
  expect(en.options["challenges.37"]).toBeUndefined();
});
