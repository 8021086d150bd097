/** Who could choose the dice, and why nobody can: the old attacks, and what they meet now. */
import { expect, test } from "vitest";
import { sha256Hex } from "./canonical.ts";
import { officialChance } from "./chance.ts";
import { commitmentTo, isSeal, sealOf, seedFrom } from "./fairness.ts";

const SIDES = 12;
const secretNo = (number: number): string => sha256Hex(`secret ${number}`);
const entropyNo = (number: number | string): string => sha256Hex(`entropy ${number}`).slice(0, 32);

const firstRoll = (secret: string, entropy: readonly string[]): number => officialChance(seedFrom(secret, entropy)).roll(SIDES);

/** The first number that makes the first roll the one that is wished for. */
function search(wish: number, roll: (number: number) => number): number {
  let number = 0;
  while (roll(number) !== wish) number++;
  return number;
}

test("a server that knows the opener's entropy before it draws its secret can have any first roll", () => {
  const opener = entropyNo("opener");
  for (let wish = 1; wish <= SIDES; wish++) {
    const found = search(wish, (number) => firstRoll(secretNo(number), [opener]));
    expect(firstRoll(secretNo(found), [opener])).toBe(wish);
    expect(found, "a moment's work").toBeLessThan(300);
  }
});

test("once the commitment is out, no other secret is any good, and with the one there is the roll is the opener's alone", () => {
  const secret = secretNo(0);
  const commitment = commitmentTo(secret);
  const others = Array.from({ length: 3000 }, (_, number) => secretNo(number + 1));
  expect(others.filter((other) => commitmentTo(other) === commitment)).toEqual([]);

  const rounds = 2400;
  const counts = new Map<number, number>();
  for (let number = 0; number < rounds; number++) {
    const roll = firstRoll(secret, [entropyNo(number), entropyNo("the others")]);
    counts.set(roll, (counts.get(roll) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: SIDES }, (_, index) => index + 1));
  // Two hundred each are expected; five standard deviations are less than seventy.
  for (const [face, count] of counts) expect(Math.abs(count - rounds / SIDES), String(face)).toBeLessThan(70);
});

test("whoever adds last and sees everything can have any first roll; whoever is sealed cannot", () => {
  const [secret, opener] = [secretNo(0), entropyNo("opener")];
  const wish = 12;
  const chosen = entropyNo(search(wish, (number) => firstRoll(secret, [opener, entropyNo(number)])));
  expect(firstRoll(secret, [opener, chosen])).toBe(wish);

  const seal = sealOf(entropyNo("the last"));
  expect(sealOf(chosen)).not.toBe(seal);
  const tried = Array.from({ length: 3000 }, (_, number) => entropyNo(number));
  expect(tried.filter((entropy) => sealOf(entropy) === seal)).toEqual([]);
});

test("a seal tells nothing of what it holds, and has one form", () => {
  const [one, other] = ["0".repeat(32), `${"0".repeat(31)}1`];
  const differing = sealOf(one)
    .split("")
    .filter((digit, index) => digit !== sealOf(other)[index]).length;
  expect(differing).toBeGreaterThan(40);
  expect([isSeal(sealOf(one)), isSeal(one), isSeal(sealOf(one).toUpperCase())]).toEqual([true, false, false]);
  expect(() => sealOf("short")).toThrow("32");
});
