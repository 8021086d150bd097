/** Checks one table: every entry as it was written, all of them played again, and everything that was made from them the same. */
import type { Game } from "@tafelrunde/core";
import { Refused } from "../refused.ts";
import { rulesFor } from "../rules.ts";
import { problemAtEnd, problemIn, type StoredEntry } from "../store/marks.ts";
import type { TableProblem } from "../store/problem.ts";
import type { TableRow } from "../store/store.ts";
import type { Entry } from "../table/entry.ts";
import { begin, fold } from "../table/fold.ts";
import { holdersOf, rowOf, summariesOf } from "../table/info.ts";
import type { TableState } from "../table/state.ts";

/** What the index says of a table. */
export type StoredRow = TableRow & { readonly entries: number; readonly tip: string | null };

/** A table as it is kept. */
export interface StoredTable {
  readonly id: string;
  /** Undefined if the index does not know the table. */
  readonly row: StoredRow | undefined;
  readonly log: readonly StoredEntry[];
  /** Whose table it is, by the index. */
  readonly holders: readonly string[];
}

interface CheckedTable {
  readonly problems: readonly TableProblem[];
  /** Its entries are as they were written, and the rules that they were played by are not here. */
  readonly isUnplayed?: true;
}

/** All that is wrong with a table, as far as it can be told: what cannot be played again is not compared. */
export async function checkTable(stored: StoredTable): Promise<CheckedTable> {
  const { id: table, log, row } = stored;
  const problem = problemIn(table, log, 0) ?? problemAtEnd(table, log.length, row?.entries);
  if (problem) return { problems: [problem] };
  const entries = log.map(({ entry }) => JSON.parse(entry) as Entry);
  const [first] = entries;
  if (first?.type !== "created") return { problems: [{ code: "bad-entry", table, seq: 0, detail: "not-created" }] };
  const game = await rulesOrCode(entries);
  if (game === "unknown-game") return { problems: [{ code: game, table, game: first.game }] };
  if (typeof game === "string") return { problems: [], isUnplayed: true };
  const played = replay(table, game, entries);
  return { problems: "code" in played ? [played] : comparisons(stored, played) };
}

async function rulesOrCode(log: readonly Entry[]): Promise<Game | string> {
  try {
    return await rulesFor(log);
  } catch (fault) {
    if (fault instanceof Refused) return fault.refusal.code;
    throw fault;
  }
}

function replay(table: string, game: Game, [first, ...rest]: readonly Entry[]): TableState | TableProblem {
  const state = begin(table, game, first as Extract<Entry, { type: "created" }>);
  for (const [index, entry] of rest.entries()) {
    const detail = attempt(() => fold(state, entry)?.code);
    if (detail !== undefined) return { code: "bad-entry", table, seq: index + 1, detail };
  }
  return state;
}

/** Why it did not work; undefined if it did. */
function attempt(work: () => string | undefined): string | undefined {
  try {
    return work();
  } catch (fault) {
    return String(fault);
  }
}

function comparisons(stored: StoredTable, state: TableState): readonly TableProblem[] {
  const { id: table, row, holders } = stored;
  const tip = state.match?.latest()?.hash ?? null;
  const isSameRecord = (row?.tip ?? null) === null || row?.tip === tip;
  const isSameSeats = holdersOf(state).toSorted().join() === holders.toSorted().join();
  return [
    ...(isSameRecord ? [] : [{ code: "other-record", table } as const]),
    ...(isSameRow(stored, state) ? [] : [{ code: "other-row", table } as const]),
    ...(isSameSeats ? [] : [{ code: "other-seats", table } as const]),
  ];
}

/** What older programs wrote into a summary may differ; that it can be shown is enough. */
function isSameRow({ row, log }: StoredTable, state: TableState): boolean {
  if (row?.entries !== log.length || summariesOf([row], undefined).length === 0) return false;
  const own = rowOf(state, undefined);
  return (["game", "visibility", "state", "created", "chronicle"] as const).every((field) => row[field] === own[field]);
}
