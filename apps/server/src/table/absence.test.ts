/** Who may be replaced, and how many have to be for it. */
import { expect, test } from "vitest";
import { sitting, STARTED, toyTable } from "../../test/harness/toy-log.ts";
import { absenceOf, nextAbsence } from "./absence.ts";
import type { EntryContent } from "./entry.ts";
import type { TableState } from "./state.ts";
import { Watchers, type Watcher } from "./watch.ts";
import { NOBODY } from "../nodes/elsewhere.ts";

const SITTING = sitting("b", "c", "d");
const BEGUN: readonly EntryContent[] = [...SITTING, STARTED];

const folded = (...deeds: readonly EntryContent[]): TableState => toyTable(4, ...deeds);

/** The people of these letters are connected; a minute is a thousand milliseconds long. */
function present(state: TableState, who: string, clock: { now: number }): { watchers: Watchers; leave(id: string): void } {
  const watchers = new Watchers(
    () => clock.now,
    1000,
    () => NOBODY,
  );
  const all = who.split("").map((id): Watcher => ({ person: id, send: () => {}, mayHear: true }));
  for (const watcher of all) watchers.add(watcher, state, -1, 0);
  return { watchers, leave: (id) => void all.filter((each) => each.person === id).map((each) => watchers.remove(each)) };
}

test("nobody is replaced before the time is up, and after it only whoever is gone", () => {
  const [state, clock] = [folded(...BEGUN), { now: 5000 }];
  const { watchers, leave } = present(state, "abcd", clock);
  expect(nextAbsence(state, watchers.presence())).toBeUndefined();
  clock.now = 6000;
  leave("b");
  expect(nextAbsence(state, watchers.presence())).toBe(7000);
  clock.now = 6999;
  expect(absenceOf(state, watchers.presence(), 1)).toBeNull();
  clock.now = 7000;
  expect(nextAbsence(state, watchers.presence())).toBeUndefined();
  expect(state.seats.map((_, seat) => absenceOf(state, watchers.presence(), seat))).toEqual([
    null,
    { since: 6000, votes: [], needed: 2 },
    null,
    null,
  ]);
  expect(absenceOf(state, watchers.presence(), 7)).toBeNull();
});

test("whoever was never seen is gone since the table was opened by this server", () => {
  const [state, clock] = [folded(...BEGUN), { now: 5000 }];
  const { watchers } = present(state, "acd", clock);
  expect(nextAbsence(state, watchers.presence())).toBe(6000);
  clock.now = 6000;
  expect(absenceOf(state, watchers.presence(), 1)).toMatchObject({ since: 5000 });
});

test("a second tab that is closed is not the last one", () => {
  const [state, clock] = [folded(...BEGUN), { now: 0 }];
  const { watchers } = present(state, "abcd", clock);
  const second: Watcher = { person: "b", send: () => {}, mayHear: true };
  watchers.add(second, state, -1, 0);
  watchers.remove(second);
  clock.now = 9000;
  expect(absenceOf(state, watchers.presence(), 1)).toBeNull();
});

test.each([
  ["a", 1],
  ["ac", 2],
  ["acd", 2],
])("more than half of those who are there decide: %s need %i", (who, needed) => {
  const [state, clock] = [folded(...BEGUN), { now: 0 }];
  const { watchers } = present(state, who, clock);
  clock.now = 1000;
  expect(absenceOf(state, watchers.presence(), 1)).toEqual({ since: 0, votes: [], needed });
});

test("only votes of those who are there and play themselves count", () => {
  const voted = (by: number): EntryContent => ({ type: "voted", seat: 1, by });
  const clock = { now: 0 };
  const state = folded(...BEGUN, voted(0), voted(2), voted(3), { type: "left", seat: 2, bot: "random" });
  const { watchers, leave } = present(state, "acd", clock);
  clock.now = 1000;
  expect(absenceOf(state, watchers.presence(), 1)).toEqual({ since: 0, votes: [0, 3], needed: 2 });
  leave("d");
  expect(absenceOf(state, watchers.presence(), 1)).toEqual({ since: 0, votes: [0], needed: 1 });
});

test("before the game, after it and where a bot plays already there is nothing to decide", () => {
  const clock = { now: 0 };
  const away: EntryContent = { type: "away", seat: 1, bot: "random" };
  const frozen: EntryContent = { type: "frozen", fault: "", deed: null };
  for (const deeds of [SITTING, [...BEGUN, away], [...BEGUN, frozen]]) {
    clock.now = 0;
    const state = folded(...deeds);
    const { watchers } = present(state, "acd", clock);
    expect(nextAbsence(state, watchers.presence())).toBeUndefined();
    clock.now = 1000;
    expect(absenceOf(state, watchers.presence(), 1)).toBeNull();
  }
});
