/** Nobody holds more tables than allowed, and the store is asked no more often than it has to be. */
import { expect, test } from "vitest";
import { HeldTables } from "./held-tables.ts";

function counted(held: number): { asked: number; held: number; store: { held(): Promise<number> } } {
  const counter = { asked: 0, held, store: { held: async () => (counter.asked++, counter.held) } };
  return counter;
}

const taken = async (tables: HeldTables, times: number): Promise<number> =>
  (await Promise.all(Array.from({ length: times }, () => tables.takes("a")))).filter(Boolean).length;

test("the first question is enough until there may be no room, also where many ask at once", async () => {
  const counter = counted(1);
  const tables = new HeldTables(counter.store, 5, false);
  expect([await taken(tables, 3), counter.asked]).toEqual([3, 1]);
  expect([await taken(tables, 1), counter.asked]).toEqual([1, 1]);
  counter.held = 5;
  expect([await taken(tables, 2), counter.asked], "all seats are taken").toEqual([0, 2]);
  counter.held = 3;
  expect([await taken(tables, 3), counter.asked], "two games ended").toEqual([2, 3]);
});

test("where other servers give seats away, every seat is asked for", async () => {
  const counter = counted(4);
  const tables = new HeldTables(counter.store, 5, true);
  expect(await taken(tables, 1)).toBe(1);
  counter.held = 5;
  expect([await taken(tables, 1), counter.asked]).toEqual([0, 2]);
});
