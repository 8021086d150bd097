/** Who is believed to be at a table on other nodes, and for how long. */
import { expect, test } from "vitest";
import { BELIEVED_FOR, NOBODY, PeopleElsewhere } from "./elsewhere.ts";

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
