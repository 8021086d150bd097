/** Those behind one address share what it may ask for, and nobody uses up another's share. */
import { expect, test } from "vitest";
import { Shares } from "./shares.ts";

const HOME = "203.0.113.7";
const times = (count: number, ask: () => boolean): number => Array.from({ length: count }, ask).filter(Boolean).length;

test("whoever is alone has everything, and two have half of it each", () => {
  let now = 0;
  const shares = new Shares({ burst: 100, perSecond: 10 }, () => now);
  expect(times(200, () => shares.take(HOME, "ada"))).toBe(100);
  now = 1000;
  expect(times(200, () => shares.take(HOME, "ada"))).toBe(10);
  expect(times(200, () => shares.take(HOME, "bob"))).toBe(50);
  now = 2000;
  expect(times(200, () => shares.take(HOME, "ada"))).toBe(5);
});

test("whoever asks for little is always served, whatever a hundred others ask for", () => {
  let now = 0;
  const shares = new Shares({ burst: 1000, perSecond: 400 }, () => now);
  for (let second = 0; second < 60; second++) {
    now = second * 1000;
    for (let guest = 0; guest < 100; guest++) times(100, () => shares.take(HOME, `guest ${guest}`));
    expect(
      times(3, () => shares.take(HOME, "ada")),
      `second ${second}`,
    ).toBe(3);
  }
});

test("an address does not pay for another, and what costs more takes more", () => {
  const shares = new Shares({ burst: 10, perSecond: 0 }, () => 0);
  expect([shares.take(HOME, "ada", 8), shares.take(HOME, "ada", 3), shares.take(HOME, "ada", 2)]).toEqual([true, false, true]);
  expect(shares.take("198.51.100.1", "ada", 10)).toBe(true);
});

test("whoever has gone leaves their share to the others, and addresses are forgotten", () => {
  let now = 0;
  const shares = new Shares({ burst: 100, perSecond: 10 }, () => now);
  for (let guest = 0; guest < 10; guest++) shares.take(HOME, `guest ${guest}`);
  now = 30_000;
  expect(times(200, () => shares.take(HOME, "ada"))).toBe(100);
  for (let address = 0; address < 10_000; address++) shares.take(String(address), "ada");
  now = 60_000;
  shares.take("one more", "ada");
  expect(shares.size).toBe(1);
  shares.forgetGone();
  expect(shares.size).toBe(1);
  now = 90_000;
  shares.forgetGone();
  expect(shares.size).toBe(0);
});
