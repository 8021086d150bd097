/** What changed and what was before give what is now, for any two values; and it is short where little changed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Delta, deltaOf, Misfit, withDelta } from "./delta.ts";

/** Through JSON, which has no −0. */
const value = fc
  .json({ maxDepth: 4 })
  .filter((text) => !text.includes("__proto__"))
  .map((text): unknown => JSON.parse(JSON.stringify(JSON.parse(text))));
const key = fc.string().filter((made) => made !== "__proto__");
const sent = (delta: Delta | undefined): Delta => JSON.parse(JSON.stringify(delta)) as Delta;

/** Two values that have much in common, as two views have. */
const pair = fc.tuple(fc.dictionary(key, value), fc.dictionary(key, value), fc.array(value)).map(([one, two, list]) => {
  const shared = { ...one, list, nested: { one, list } };
  return [shared, { ...shared, ...two, list: list.toReversed(), nested: { one, list: list.slice(1) } }] as const;
});

const addsUp = (before: unknown, after: unknown): void => {
  const delta = deltaOf(before, after);
  if (delta === undefined) expect(after).toEqual(before);
  else expect(withDelta(before, sent(delta))).toEqual(after);
};

test("any value and what changed in it give the next one", () => {
  const judged = [
    fc.check(fc.property(value, value, addsUp), { numRuns: 500 }),
    fc.check(
      fc.property(pair, ([before, after]) => addsUp(before, after)),
      { numRuns: 500 },
    ),
  ];
  for (const { failed, ...report } of judged) expect(failed, JSON.stringify(report.counterexample)).toBe(false);
});

test("nothing changed, nothing is said", () => {
  const made = () => ({ turn: 1, seats: [{ hand: ["a", "b"] }], own: null });
  expect(deltaOf(made(), made())).toBeUndefined();
});

test.each<[string, unknown, unknown, Delta]>([
  ["a value", { turn: 1, who: "ada" }, { turn: 2, who: "ada" }, { turn: 2 }],
  ["a list for nothing", { laid: null }, { laid: [] }, { laid: [[]] }],
  ["a key that comes", {}, { open: { face: 3 } }, { open: [{ face: 3 }] }],
  ["a key that goes", { open: 1, turn: 1 }, { turn: 1 }, { open: [] }],
  ["a card played", { hand: ["a", "b", "c"] }, { hand: ["a", "c"] }, { hand: [1, 1] }],
  ["a card sorted in", { pile: ["a", "c"] }, { pile: ["a", "b", "c"] }, { pile: [1, 0, "b"] }],
  ["a place in a list", { faces: [1, 2, 3] }, { faces: [1, 9, 3] }, { faces: { 1: 9 } }],
  [
    "one seat of several",
    { seats: [{ face: 1 }, { face: 2 }] },
    { seats: [{ face: 1 }, { face: 5 }] },
    { seats: { 1: { face: 5 } } },
  ],
  ["all of a list", { hand: ["a"] }, { hand: ["b", "c"] }, { hand: [["b", "c"]] }],
  ["everything", undefined, { turn: 1 }, [{ turn: 1 }]],
])("%s", (_, before, after, delta) => {
  expect(deltaOf(before, after)).toEqual(delta);
  addsUp(before, after);
});

test("a change of something that is not there is noticed", () => {
  const misfits: [unknown, Delta][] = [
    [undefined, { turn: 1 }],
    [null, [0, 1]],
    [["a"], [0, 2]],
    [["a"], { 1: "b" }],
    [{ own: null }, { own: { hand: [0, 1] } }],
  ];
  for (const [before, delta] of misfits) expect(() => withDelta(before, delta)).toThrow(Misfit);
});
