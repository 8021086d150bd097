/** Time goes on while people are told things: all of them hear the same all the same. */
import { FrameReader, type ServerFrame, type TableInfo } from "@tafelrunde/protocol";
import { expect, test } from "vitest";
import { bidding } from "../../test/harness/bidding.ts";
import { nextAbsence } from "./absence.ts";
import type { Created, EntryContent } from "./entry.ts";
import { foldAll } from "./fold.ts";
import type { TableState } from "./state.ts";
import { Watchers, type Watcher } from "./watch.ts";

const entropy = "00".repeat(16);
const person = (id: string) => ({ id, name: id.toUpperCase() });
const created: Created = {
  type: "created",
  game: "toy",
  options: {},
  seats: 3,
  visibility: "link",
  clock: { perMove: 0, perGame: 0 },
  secret: "ab".repeat(32),
  host: person("a"),
  seat: 0,
  entropy,
};
const sat = (id: string, seat: number): EntryContent => ({ type: "sat", seat, person: person(id), entropy });
const begun: readonly EntryContent[] = [created, sat("b", 1), sat("c", 2), { type: "started", rulesVersion: 1 }];
const state: TableState = foldAll(
  "t",
  bidding,
  begun.map((content) => ({ ...content, at: 0 })),
);

class Reader implements Watcher {
  readonly person: string | undefined;
  readonly mayHear = true;
  readonly #frames = new FrameReader();
  info: TableInfo | undefined;

  constructor(id?: string) {
    this.person = id;
  }

  send(table: string, news: string): void {
    for (const message of this.#frames.read(JSON.parse(`{"table":"${table}",${news}}`) as ServerFrame))
      if (message.type === "table") this.info = message.table;
  }
}

/** A second after the last count, and a millisecond before it, and one after it; each look at the clock takes a millisecond. */
const MOMENTS = [990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000];

test.each(MOMENTS)("whoever comes to look on is counted for all or for nobody (after %i ms)", (after) => {
  const clock = { now: 0, tick: 0 };
  const watchers = new Watchers(() => (clock.now += clock.tick), 60_000);
  const seated = [new Reader("a"), new Reader("b"), new Reader("c")];
  for (const reader of seated) watchers.add(reader, state, -1, 0);
  const onlooker = new Reader();
  watchers.add(onlooker, state, -1, 0);
  clock.now = after;
  clock.tick = 1;
  watchers.tellCrowd(state);
  const readers = [...seated, onlooker];
  if (watchers.untoldFor(200) === undefined) expect(readers.map(({ info }) => info!.spectators)).toEqual([1, 1, 1, 1]);
  else expect(readers.map(({ info }) => info!.spectators)).toEqual([0, 0, 0, 0]);
});

test.each(MOMENTS)("whoever is gone for long is so for all, or the next look is still to come (after %i ms)", (after) => {
  const clock = { now: 0, tick: 0 };
  const watchers = new Watchers(() => (clock.now += clock.tick), 1000);
  const seated = [new Reader("a"), new Reader("b")];
  for (const reader of seated) watchers.add(reader, state, -1, 0);
  clock.now = after;
  clock.tick = 1;
  const told = watchers.tell(state, true);
  const absences = seated.map(({ info }) => info!.seats[2]!.absence);
  if (nextAbsence(state, told) === undefined) expect(absences.map((absence) => absence?.since)).toEqual([0, 0]);
  else expect(absences).toEqual([null, null]);
});
