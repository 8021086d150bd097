/** Time goes on while people are told things: all of them hear the same all the same. */
import { FrameReader, type ServerFrame, type TableInfo } from "@tafelrunde/protocol";
import { expect, test } from "vitest";
import { sitting, STARTED, toyTable } from "../../test/harness/toy-log.ts";
import { nextAbsence } from "./absence.ts";
import type { TableState } from "./state.ts";
import { Watchers, type Watcher } from "./watch.ts";
import { NOBODY } from "../nodes/elsewhere.ts";

const state: TableState = toyTable(3, ...sitting("b", "c"), STARTED);

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

/** Around the second after which people are counted anew, or somebody counts as gone; each look at the clock takes a millisecond. */
const MOMENTS = [990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000];

test.each(MOMENTS)("whoever comes to look on is counted for all or for nobody (after %i ms)", (after) => {
  const clock = { now: 0, tick: 0 };
  const watchers = new Watchers(
    () => (clock.now += clock.tick),
    60_000,
    () => NOBODY,
  );
  const seated = [new Reader("a"), new Reader("b"), new Reader("c")];
  for (const reader of seated) watchers.add(reader, state, -1, 0);
  const onlooker = new Reader();
  watchers.add(onlooker, state, -1, 0);
  clock.now = after;
  clock.tick = 1;
  watchers.tellCrowd(state);
  const counted = watchers.untoldFor(200) === undefined ? 1 : 0;
  expect([...seated, onlooker].map(({ info }) => info!.spectators)).toEqual([counted, counted, counted, counted]);
});

test("when the last one who looks on goes, nobody is counted any more", () => {
  const watchers = new Watchers(
    () => 0,
    60_000,
    () => NOBODY,
  );
  const onlooker = new Reader();
  watchers.add(onlooker, state, -1, 0);
  expect(watchers.presence().spectators).toBe(1);
  watchers.remove(onlooker);
  expect(watchers.presence().spectators).toBe(0);
  expect(watchers.here().others).toBe(0);
});

test.each(MOMENTS)("whoever is gone for long is so for all, or the next look is still to come (after %i ms)", (after) => {
  const clock = { now: 0, tick: 0 };
  const watchers = new Watchers(
    () => (clock.now += clock.tick),
    1000,
    () => NOBODY,
  );
  const seated = [new Reader("a"), new Reader("b")];
  for (const reader of seated) watchers.add(reader, state, -1, 0);
  clock.now = after;
  clock.tick = 1;
  const told = watchers.tell(state, true);
  const since = nextAbsence(state, told) === undefined ? 0 : undefined;
  expect(seated.map(({ info }) => info!.seats[2]!.absence?.since)).toEqual([since, since]);
});
