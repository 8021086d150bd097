/** Frames are put together to what they say; what cannot be put together is noticed. */
import { expect, test } from "vitest";
import { FrameReader, type ServerMessage } from "./reader.ts";
import type { ServerFrame } from "./socket.ts";
import { USUAL } from "./whole-info.ts";

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

test("clocks belong to the information, and come without it; what is as usual is not there", () => {
  const seats = [{ kind: "person", name: "Ada", host: true }, {}, { kind: "person", name: "Bob", connected: false }];
  const frames: ServerFrame[] = [{ table: one, info: [{ createdAt: 1000, seats, hosting: true }], clocks: [[-5, null, null]] }];
  const [told] = read([...frames, { clocks: [[300, -9, null]], info: { hosting: [], note: "Well done!" } }]) as [
    Extract<ServerMessage, { type: "table" }>,
  ];
  expect(told.table).toEqual({
    ...USUAL.table,
    id: one,
    createdAt: 1000,
    note: "Well done!",
    seats: [
      { ...USUAL.seat, kind: "person", name: "Ada", host: true, connected: true, deadline: null, left: 300 },
      { ...USUAL.seat, kind: "open", connected: false, deadline: 1009, left: null },
      { ...USUAL.seat, kind: "person", name: "Bob", connected: false, deadline: null, left: null },
    ],
  });
});
