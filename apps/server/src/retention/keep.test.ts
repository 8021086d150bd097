/** What a table is, and how long it is kept. */
import { expect, test } from "vitest";
import { bidding } from "../../test/harness/bidding.ts";
import { sitting, STARTED, toyTable } from "../../test/harness/toy-log.ts";
import type { EntryContent } from "../table/entry.ts";
import { DEFAULT_KEEP, kindOf, looksLike, parseKeep, sweptBefore } from "./keep.ts";

const DAY = 86_400_000;

test("days are named, and whatever is not named stays as it was", () => {
  expect(parseKeep("")).toEqual(DEFAULT_KEEP);
  expect(parseKeep("finished=90, chat=0.5")).toEqual({ ...DEFAULT_KEEP, finished: 90, chat: 0.5 });
  for (const nonsense of ["finished", "finished=-1", "games=3", "chat=x"]) expect(parseKeep(nonsense), nonsense).toBeUndefined();
  expect([sweptBefore(0, 5 * DAY), sweptBefore(2, 5 * DAY)]).toEqual([-Infinity, 3 * DAY]);
});

test("by itself, nothing goes that was played to its end or may be played on within a year", () => {
  expect([DEFAULT_KEEP.finished, DEFAULT_KEEP.chat]).toEqual([0, 0]);
  expect(Math.min(DEFAULT_KEEP.abandoned, DEFAULT_KEEP.people)).toBeGreaterThanOrEqual(365);
});

test("a table is what its log says: never begun, given up, or played to its end", () => {
  const move = bidding.format({ type: "bid", amount: 1 });
  const moves = [0, 1, 0, 1, 0, 1].map((seat): EntryContent => ({ type: "moved", seat, move }));
  const begun = [...sitting("b"), STARTED];
  expect(kindOf(toyTable(2))).toBe("waiting");
  expect(kindOf(toyTable(2, { type: "closed" }))).toBe("waiting");
  expect(kindOf(toyTable(2, ...begun))).toBe("abandoned");
  expect(kindOf(toyTable(2, ...begun, { type: "deserted" }))).toBe("abandoned");
  expect(kindOf(toyTable(2, ...begun, { type: "frozen", fault: "x", deed: null }))).toBe("abandoned");
  expect(kindOf(toyTable(2, ...begun, ...moves.slice(1)))).toBe("abandoned");
  expect(kindOf(toyTable(2, ...begun, ...moves))).toBe("finished");
});

test("from outside it looks like that, and where it is unclear the log is asked", () => {
  const last = (content: EntryContent): string => JSON.stringify({ ...content, at: 7 });
  const said: EntryContent = { type: "said", person: { id: "a", name: "A" }, text: "x", message: "m" };
  const over = { id: "t", state: "over", tip: "abc" } as const;
  const kinds = [
    looksLike({ ...over, state: "waiting", tip: null, last: last(said) }),
    looksLike({ ...over, tip: null, last: last({ type: "closed" }) }),
    looksLike({ ...over, state: "playing", last: last(said) }),
    looksLike({ ...over, last: last({ type: "deserted" }) }),
    looksLike({ ...over, last: last(said) }),
    looksLike({ ...over, tip: null, last: last(said) }),
  ];
  expect(kinds.map((seems) => seems?.kind)).toEqual(["waiting", "waiting", "abandoned", "abandoned", "finished", "waiting"]);
  expect(kinds.map((seems) => seems?.at)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(looksLike({ ...over, last: null })).toBeUndefined();
});
