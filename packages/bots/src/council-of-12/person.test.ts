/** A person as bots imagine one: lays what does something by itself, turns the die onto the target, and says what is true. */
import { expect, test } from "vitest";
import { bitsOf, indexOf } from "./cards.ts";
import type { Task } from "./goal.ts";
import { likings, speaking, tastes } from "./person.ts";

const task = (careless: number, ...targets: readonly (readonly number[])[]): Task => ({
  targets: targets.map(bitsOf),
  goal: "both",
  fixed: true,
  careless,
  literal: 0.5,
});
const from = (face: number) => ({ face, shown: 1 << face, swapped: 0, begun: false });
const [machine, druid, patient, knight] = (["machine", "druid", "patient", "knight"] as const).map(indexOf) as [
  number,
  number,
  number,
  number,
];

test("the card that reaches the target is likeliest, and none is impossible", () => {
  const [one, two, three] = tastes(task(0.5, [7]), [machine, druid, patient], from(5)) as [number, number, number];
  expect(one).toBeGreaterThan(10 * two);
  expect(two).toBeGreaterThan(0);
  expect(three).toBeGreaterThan(0);
});

test("only a careful one sees that the Knight does it, and that the die is best left where it lies", () => {
  const [careless, careful] = [1, 0].map((chance) => tastes(task(chance, [7]), [druid, knight], from(3)));
  expect(careless![0]).toBe(careless![1]);
  expect(careful![1]).toBeGreaterThan(10 * careful![0]!);
  const [moves, stays] = tastes(task(0, [7]), [druid, patient], from(7)) as [number, number];
  expect(stays).toBeGreaterThan(10 * moves);
});

test("the die goes onto the target if it can", () => {
  expect(likings(task(0.5, [8]), machine, from(5)).map(({ die }) => die.face)).toEqual([8]);
  const anywhere = likings(task(0.5, [1]), machine, from(5));
  expect(anywhere.map(({ die, chance }) => [die.face, chance])).toEqual([
    [7, 0.5],
    [8, 0.5],
  ]);
});

test("sentences fit cards", () => {
  const said = (card: number, sentence: "alone" | "help" | "nothing") => speaking(task(0.5, [7]), card, from(5), sentence);
  expect(said(machine, "alone")).toBeGreaterThan(said(druid, "alone"));
  expect(said(druid, "help")).toBeGreaterThan(said(machine, "help"));
  expect(said(patient, "nothing")).toBeGreaterThan(said(druid, "nothing"));
});

test("who speaks to the letter says that a card does nothing if it does not turn the die", () => {
  const said = (literal: number) => speaking({ ...task(0.5, [3]), literal }, knight, from(5), "nothing");
  expect(said(1)).toBeGreaterThan(said(0));
  expect(speaking({ ...task(0.5, [3]), literal: 1 }, knight, from(5), "help")).toBeGreaterThan(0);
});
