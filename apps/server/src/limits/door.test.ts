/** One address, many people: each has a share, and nobody uses up another's. */
import { expect, test } from "vitest";
import { Door } from "./door.ts";
import { DEFAULT_LIMITS } from "./limits.ts";

const HOME = "203.0.113.7";
const still = { strangerPerSecond: 0, personPerSecond: 0, addressPerSecond: 0, identityPerSecond: 0, filePerSecond: 0 };
const door = (limits: Partial<typeof DEFAULT_LIMITS | { [name: string]: number }> = {}): Door =>
  new Door({ ...DEFAULT_LIMITS, ...still, ...limits });
const times = (count: number, ask: () => boolean): number => Array.from({ length: count }, ask).filter(Boolean).length;

test("whoever asks too much uses up their own share and nobody else's", () => {
  const narrow = door({ personBurst: 10 });
  expect(times(100, () => narrow.letsIn(HOME, "mallory"))).toBe(10);
  expect(times(10, () => narrow.letsIn(HOME, "ada"))).toBe(10);
  expect(narrow.letsIn(HOME, undefined)).toBe(true);
});

test("those without an identity share one share, and whoever has one does not feel it", () => {
  const narrow = door({ strangerBurst: 20 });
  expect(times(100, () => narrow.letsIn(HOME, undefined))).toBe(20);
  expect(narrow.letsIn(HOME, "ada")).toBe(true);
  expect(narrow.letsIn("198.51.100.1", undefined)).toBe(true);
});

test("an address as a whole is bounded, however many people it claims to be", () => {
  const narrow = door({ addressBurst: 50 });
  expect(times(100, () => narrow.letsIn(HOME, String(Math.random())))).toBe(50);
});

test("messages on sockets and requests come from the same share", () => {
  const narrow = door({ personBurst: 2 });
  expect([narrow.hears(HOME, "ada"), narrow.letsIn(HOME, "ada"), narrow.hears(HOME, "ada")]).toEqual([true, true, false]);
});

test("files are counted by their bytes, and even nothing costs something", () => {
  const narrow = door({ fileBurst: 100_000 });
  expect([narrow.shows(HOME), narrow.hands(HOME, 90_000)]).toEqual([true, true]);
  expect([narrow.shows(HOME), narrow.hands(HOME, 90_000)]).toEqual([true, false]);
  const small = door({ fileBurst: 40_960 });
  expect(times(100, () => small.shows(HOME) && small.hands(HOME, 10))).toBe(10);
});

test("a school of three hundred comes in at once, by the limits as they are", () => {
  const wide = door();
  for (let guest = 0; guest < 300; guest++) {
    // More than a first visit to a table asks for today; apps/server/test/guests.test.ts asks for exactly that.
    expect(times(70, () => wide.shows(HOME) && wide.hands(HOME, 6000))).toBe(70);
    expect(times(4, () => wide.letsIn(HOME, undefined))).toBe(4);
    expect(wide.welcomes(HOME)).toBe(true);
    expect(times(10, () => wide.letsIn(HOME, String(guest)))).toBe(10);
  }
});

test("what somebody asks for and says at one node counts at the other, trifles aside", () => {
  const limits = { ...DEFAULT_LIMITS, ...still, personPerSecond: 10, talkPerSecond: 0, tableTalkPerSecond: 0 };
  const [here, there] = [new Door(limits, true), new Door(limits, true)];
  expect(times(100, () => here.letsIn(HOME, "mallory"))).toBe(100);
  expect(times(4, () => here.letsIn(HOME, "ada"))).toBe(4);
  expect(times(7, () => here.speaks("mallory", "t", true))).toBe(7);
  const spent = here.spentLately();
  expect(spent).toEqual([
    ["person", "mallory", 100],
    ["speaker", "mallory", 7],
    ["talk", "t seats", 7],
  ]);
  expect(here.spentLately()).toEqual([]);
  for (const each of spent) there.spentElsewhere(...each);
  expect(times(100, () => there.speaks("mallory", "t", true))).toBe(limits.talkBurst - 7);
  expect(there.spentLately(), "only what was taken here").toEqual([
    ["speaker", "mallory", limits.talkBurst - 7],
    ["talk", "t seats", limits.talkBurst - 7],
  ]);
  const alone = new Door(limits);
  alone.speaks("ada", "t", true);
  expect(alone.spentLately()).toEqual([]);
});
