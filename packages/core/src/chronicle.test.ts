/** Chronicles: years follow from scores, members are counted, numerals are Roman. */
import { expect, test } from "vitest";
import { type Chapter, readChronicle, roman } from "./chronicle.ts";

const chapter = (names: readonly string[], score: number): Chapter => ({
  table: "t",
  at: 0,
  names,
  deeds: { score, won: true, kind: "normal", heir: null, vow: null },
  note: null,
});

test("a game begins in the year in which the one before ended, and whoever comes back is counted", () => {
  const read = readChronicle([chapter(["Lea", "Tom"], 40), chapter(["Lea", "Mia"], 25), chapter(["Tom", "Lea"], 30)]);
  expect(read.map(({ year }) => year)).toEqual([1, 41, 66]);
  expect(read.map(({ members }) => members.map(({ name, numeral }) => `${name} ${roman(numeral)}`))).toEqual([
    ["Lea I", "Tom I"],
    ["Lea II", "Mia I"],
    ["Tom II", "Lea III"],
  ]);
  expect(readChronicle([])).toEqual([]);
});

test("two of the same name at one table are two members", () => {
  expect(readChronicle([chapter(["Lea", "Lea"], 1)])[0]!.members.map(({ numeral }) => numeral)).toEqual([1, 2]);
});

test("numerals", () => {
  expect([1, 4, 9, 14, 40, 90, 400, 1999, 2026].map(roman)).toEqual([
    "I",
    "IV",
    "IX",
    "XIV",
    "XL",
    "XC",
    "CD",
    "MCMXCIX",
    "MMXXVI",
  ]);
});
