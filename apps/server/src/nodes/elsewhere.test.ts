/** Who is believed to be at a table on other nodes, and for how long. */
import { expect, test } from "vitest";
import { ConnectionsElsewhere, NOBODY, PeopleElsewhere } from "./elsewhere.ts";
import { BELIEVED_FOR } from "./lately-told.ts";

test("people of all nodes are added up, and each node speaks for its own", () => {
  const people = new PeopleElsewhere();
  expect(people.at("t")).toBe(NOBODY);
  expect(people.told("one", "t", { seated: ["a"], others: 2 }, 0)).toBe(true);
  expect(people.told("two", "t", { seated: ["b"], others: 1 }, 0)).toBe(true);
  expect(people.told("two", "t", { seated: ["b"], others: 1 }, 10)).toBe(false);
  const there = people.at("t");
  expect([there.isAttended, there.others, there.has("a"), there.has("b"), there.has("c")]).toEqual([true, 3, true, true, false]);
  expect(people.told("one", "t", { seated: [], others: 0 }, 20)).toBe(true);
  expect([people.at("t").others, people.at("t").has("a")]).toEqual([1, false]);
  expect(people.at("u")).toBe(NOBODY);
});

test("a node that says nothing any more has nobody", () => {
  const people = new PeopleElsewhere();
  people.told("one", "t", { seated: ["a"], others: 0 }, 0);
  people.told("two", "t", { seated: ["b"], others: 0 }, 500);
  expect(people.sweep(BELIEVED_FOR - 1)).toEqual([]);
  expect(people.sweep(BELIEVED_FOR)).toEqual(["t"]);
  expect([people.at("t").has("a"), people.at("t").has("b")]).toEqual([false, true]);
  expect(people.sweep(BELIEVED_FOR + 500)).toEqual(["t"]);
  expect(people.at("t")).toBe(NOBODY);
});

test("an empty table that was empty before is nothing new", () => {
  const people = new PeopleElsewhere();
  expect(people.told("one", "t", { seated: [], others: 0 }, 0)).toBe(false);
  people.told("one", "t", { seated: [], others: 1 }, 0);
  expect(people.told("one", "t", { seated: [], others: 2 }, 0)).toBe(true);
});

test("somebody's connections at all nodes are added up, until they are closed or not told of any more", () => {
  const connections = new ConnectionsElsewhere();
  expect(connections.of("ada")).toBe(0);
  connections.told("one", "ada", 4, 0);
  connections.told("one", "ada", 5, 10);
  connections.told("two", "ada", 3, 0);
  expect([connections.of("ada"), connections.of("bob")]).toEqual([8, 0]);
  connections.told("one", "ada", 0, 20);
  expect(connections.of("ada")).toBe(3);
  connections.sweep(BELIEVED_FOR);
  expect(connections.of("ada")).toBe(0);
});
