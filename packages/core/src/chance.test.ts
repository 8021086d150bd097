/** Chance: fair, repeatable, and exactly as docs/records.md describes it. */
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Chance, fastChance, officialChance } from "./chance.ts";

const KEY = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const SEED = `hmac-sha256:${KEY}`;

/** The documented way from a seed to rolls, written again with another library. */
function* documentedRolls(key: string, sides: number): Generator<number> {
  const fair = 2 ** 32 - (2 ** 32 % sides);
  for (let block = 0; ; block++) {
    const digest = createHmac("sha256", Buffer.from(key, "hex")).update(String(block)).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = digest.readUInt32BE(at);
      if (word < fair) yield (word % sides) + 1;
    }
  }
}

/** Pearson's statistic for equally likely results. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const sources: readonly (readonly [string, () => Chance])[] = [
  ["official", () => officialChance(SEED)],
  ["fast", () => fastChance(12345)],
];

test("official rolls are the documented ones, for small and huge dice", () => {
  for (const sides of [1, 2, 6, 12, 1000, 3_000_000_000, 2 ** 32]) {
    const chance = officialChance(SEED);
    const documented = documentedRolls(KEY, sides);
    for (let i = 0; i < 100; i++) expect(chance.roll(sides)).toBe(documented.next().value);
  }
});

test("a text that is no seed is an error", () => {
  for (const seed of ["", KEY, `hmac-sha256:${KEY.toUpperCase()}`, `hmac-sha256:${KEY}0`, `sha1:${KEY}`])
    expect(() => officialChance(seed)).toThrow("not a seed");
});

describe.each(sources)("%s chance", (_, source) => {
  test("stays on the die and is repeatable", () => {
    const judged = fc.check(
      fc.property(fc.integer({ min: 1, max: 1000 }), (sides) => {
        const [one, other] = [source(), source()];
        const rolls = Array.from({ length: 20 }, () => one.roll(sides));
        expect(rolls.every((roll) => Number.isInteger(roll) && roll >= 1 && roll <= sides)).toBe(true);
        expect(Array.from({ length: 20 }, () => other.roll(sides))).toEqual(rolls);
      }),
    );
    expect(judged.failed, fc.defaultReportMessage(judged)).toBe(false);
  });

  test("rolls every face of a twelve-sided die equally often", () => {
    const chance = source();
    const counts = Array.from({ length: 12 }, () => 0);
    for (let i = 0; i < 60_000; i++) counts[chance.roll(12) - 1]!++;
    // 11 degrees of freedom: 31.3 is passed by one fair die in a thousand, and the seeds here are fixed.
    expect(chiSquared(counts)).toBeLessThan(31.3);
  });

  test("shuffles into every order equally often and loses nothing", () => {
    const chance = source();
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = ["a", "b", "c", "d"];
      chance.shuffle(items);
      counts.set(items.join(""), (counts.get(items.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: 49.7 is passed once in a thousand.
    expect(chiSquared([...counts.values()])).toBeLessThan(49.7);
  });

  test("picks every item equally often", () => {
    const chance = source();
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 20_000; i++) counts[chance.pick([0, 1, 2, 3, 4])]!++;
    // 4 degrees of freedom: 18.5 is passed once in a thousand.
    expect(chiSquared(counts)).toBeLessThan(18.5);
  });
});

test("different fast seeds give different luck", () => {
  const firsts = new Set(Array.from({ length: 200 }, (_, seed) => fastChance(seed).roll(2 ** 31)));
  expect(firsts.size).toBe(200);
});
