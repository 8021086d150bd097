/** Sockets are counted for addresses, for those who are not known there, and for people at all nodes together. */
import { expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../limits/limits.ts";
import { OpenSockets } from "./open-sockets.ts";

const HOME = "203.0.113.7";

function house(elsewhere = 0): { open: OpenSockets; told: (readonly [string, number])[] } {
  const told: (readonly [string, number])[] = [];
  const limits = { ...DEFAULT_LIMITS, connectionsPerAddress: 50, strangersPerAddress: 10, connectionsPerPerson: 20 };
  const nodes = {
    connectionsElsewhere: () => elsewhere,
    connected: (...who: readonly [string, number]) => void told.push(who),
  };
  return { open: new OpenSockets(limits, nodes), told };
}

/** How many get in. */
function openAll(open: OpenSockets, person: string | undefined): number {
  for (let count = 0; ; count++) {
    if (!open.hasRoomFor(HOME, person)) return count;
    open.count(HOME, person, 1);
  }
}

test("each person, all strangers and the address as a whole have their bounds", () => {
  const { open } = house();
  expect(openAll(open, undefined)).toBe(10);
  expect(openAll(open, "ada")).toBe(20);
  expect(openAll(open, "bob")).toBe(20);
  expect(openAll(open, "cy")).toBe(0);
  open.count(HOME, "ada", -1);
  expect(openAll(open, "cy")).toBe(1);
});

test("those that somebody has at other nodes count as well", () => {
  expect(openAll(house(15).open, "ada")).toBe(5);
  expect(openAll(house(25).open, "ada")).toBe(0);
  expect(openAll(house(25).open, undefined)).toBe(10);
});

test("the other nodes hear of whoever has many, until these are few again", () => {
  const { open, told } = house();
  open.count(HOME, "ada", 1);
  open.count(HOME, undefined, 1);
  expect([told, open.peopleWithMany()]).toEqual([[], []]);
  open.count(HOME, "ada", 1);
  open.count(HOME, "ada", 1);
  expect(open.peopleWithMany()).toEqual([["ada", 3]]);
  for (let count = 0; count < 3; count++) open.count(HOME, "ada", -1);
  expect(told).toEqual([
    ["ada", 2],
    ["ada", 3],
    ["ada", 2],
    ["ada", 1],
  ]);
});
