/** The beginning of a log of the toy game, for tests of tables. */
import type { Created, EntryContent } from "../../src/table/entry.ts";
import { foldAll } from "../../src/table/fold.ts";
import type { TableState } from "../../src/table/state.ts";
import { bidding } from "./bidding.ts";

const entropy = "00".repeat(16);
const person = (id: string) => ({ id, name: id.toUpperCase() });

/** Opened by "a", who sits on the first of so many seats. */
const created = (seats: number): Created => ({
  type: "created",
  game: "toy",
  options: {},
  seats,
  visibility: "link",
  clock: { perMove: 0, perGame: 0 },
  secret: "ab".repeat(32),
  host: person("a"),
  seat: 0,
  entropy,
});

/** People of these ids sit down on the seats after the first. */
export const sitting = (...ids: readonly string[]): readonly EntryContent[] =>
  ids.map((id, index) => ({ type: "sat", seat: index + 1, person: person(id), entropy }));

export const STARTED: EntryContent = { type: "started", rulesVersion: 1 };

/** The table of so many seats that these entries lead to, all of them at time 0. */
export const toyTable = (seats: number, ...entries: readonly EntryContent[]): TableState =>
  foldAll(
    "t",
    bidding,
    [created(seats), ...entries].map((content) => ({ ...content, at: 0 })),
  );
