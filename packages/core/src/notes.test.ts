/** Notes of views: small, complete, and open to programs that show more. */
import { expect, test } from "vitest";
import { differences, type Note, partsOf, takeNote } from "./notes.ts";

const VIEWS: readonly object[] = [
  { round: 1, hand: ["knight", "golem"], pending: null, seats: [{ tokens: 0 }, { tokens: 0 }] },
  { round: 1, hand: ["golem"], pending: { type: "tip", face: 5 }, seats: [{ tokens: 0 }, { tokens: 2 }] },
  { round: 2, hand: ["golem", "lady"], pending: null, seats: [{ tokens: 0 }, { tokens: 2 }] },
];

const noted = VIEWS.reduce<readonly Note[]>((notes, view, moves) => takeNote(notes, moves, view), []);
const differ = (...views: readonly object[]): readonly number[] =>
  differences(noted, new Map(views.map((view, moves) => [moves, partsOf(view)])), views.length - 1);
const changed = (at: number, change: object): readonly object[] => VIEWS.with(at, { ...VIEWS[at], ...change });

test("a note holds what is new and nothing else", () => {
  expect(noted[1]).toEqual([
    1,
    { hand: "[1]", "hand.0": "golem", pending: "{}", "pending.type": "tip", "pending.face": 5, "seats.1.tokens": 2 },
  ]);
  expect(takeNote(noted, 2, VIEWS[2])).toBe(noted);
  expect(takeNote(noted, 3, VIEWS[2])).toEqual([...noted, [3, {}]]);
});

test("what was shown is found again, and any other value, length or kind is not", () => {
  expect(differ(...VIEWS)).toEqual([]);
  for (const [at, change] of [
    [0, { round: 2 }],
    [0, { hand: ["knight", "lady"] }],
    [1, { hand: ["golem", "lady"] }],
    [1, { pending: null }],
    [1, { pending: { type: "tip", face: 6 } }],
    [2, { pending: { type: "tip", face: 5 } }],
    [2, { seats: [{ tokens: 1 }, { tokens: 2 }] }],
  ] as const)
    expect(differ(...changed(at, change)), JSON.stringify(change)).toEqual([at]);
  expect(differ(...VIEWS.slice(0, 2)), "what was shown after the end of the record").toEqual([2]);
});

test("a program that shows more, or less, accuses nobody", () => {
  expect(differ(...VIEWS.map((view) => ({ ...view, more: [1, 2] })))).toEqual([]);
  expect(differ(...VIEWS.map(({ ...view }) => ({ ...view, round: undefined })))).toEqual([]);
});

test("what could not be worked out is not compared", () => {
  expect(differences(noted, new Map([[1, partsOf({ ...VIEWS[1], round: 7 })]]), 2)).toEqual([1]);
});

test("two views after the same moves are both compared", () => {
  const twice = takeNote(takeNote([], 0, VIEWS[0]), 0, { ...VIEWS[0], round: 7 });
  expect(differences(twice, new Map([[0, partsOf(VIEWS[0])]]), 0)).toEqual([0]);
});
