/** Frames are put together to what they say; what cannot be put together is noticed. */
import { expect, test } from "vitest";
import { FrameReader } from "./reader.ts";
import type { ServerFrame } from "./socket.ts";

const one = "a".repeat(20);
const other = "b".repeat(20);
const whole = (table: string): ServerFrame => ({ table, seq: 0, view: [{ turn: 1, hand: ["x", "y"] }], events: [] });
const read = (frames: readonly ServerFrame[]) => {
  const reader = new FrameReader();
  return frames.map((frame) => reader.read(frame)).at(-1)!;
};

test("a view is put together from what was known and what changed", () => {
  const frames: ServerFrame[] = [whole(one), { seq: 1, view: { turn: 2, hand: [0, 1] }, events: [{ type: "laid" }] }];
  expect(read(frames)).toEqual([
    { type: "update", table: one, seq: 1, after: 0, view: { turn: 2, hand: ["y"] }, events: [{ type: "laid" }] },
  ]);
  expect(read([...frames, { seq: 2, events: [] }])).toMatchObject([{ seq: 2, after: 1, view: { turn: 2, hand: ["y"] } }]);
});

test("what does not name its table is of the one before, and each is known by itself", () => {
  const frames: ServerFrame[] = [whole(one), whole(other), { seq: 1, view: { turn: 7 }, events: [] }];
  expect(read(frames)).toMatchObject([{ table: other, view: { turn: 7 } }]);
  expect(read([...frames, { table: one, seq: 1, view: { hand: [0, 2] }, events: [] }])).toMatchObject([
    { table: one, view: { turn: 1, hand: [] } },
  ]);
});

test("a gap, or a change of what is not there, is a reason to look again; the whole is always welcome", () => {
  expect(read([whole(one), { seq: 2, view: { turn: 3 }, events: [] }])).toEqual([{ type: "lost", table: one }]);
  expect(read([whole(one), { seq: 1, view: { hand: [1, 2] }, events: [] }])).toEqual([{ type: "lost", table: one }]);
  expect(read([{ table: one, info: { spectators: 1 } }])).toEqual([{ type: "lost", table: one }]);
  expect(read([whole(one), { seq: 9, after: 0, view: [{ turn: 9 }], events: [] }])).toMatchObject([{ seq: 9, after: 0 }]);
});

test("an acknowledgement comes first, with or without anything new", () => {
  expect(read([whole(one), { done: "m1", seq: 1, events: [] }]).map(({ type }) => type)).toEqual(["done", "update"]);
  expect(read([whole(one), { done: "m1", seq: 0 }])).toEqual([{ type: "done", id: "m1", seq: 0 }]);
  expect(read([whole(one), { done: "m1", chat: [] }])).toEqual([
    { type: "done", id: "m1", seq: 0 },
    { type: "chat", table: one, lines: [] },
  ]);
});

test("clocks belong to the information, and come without it", () => {
  const frames: ServerFrame[] = [
    { table: one, info: [{ spectators: 0, seats: [{ name: "Ada" }, { name: "Bo" }] }], due: [5, null] },
  ];
  expect(read([...frames, { due: [null, 9], left: [1, 2] }])).toEqual([
    {
      type: "table",
      table: {
        spectators: 0,
        seats: [
          { name: "Ada", deadline: null, left: 1 },
          { name: "Bo", deadline: 9, left: 2 },
        ],
      },
    },
  ]);
});
