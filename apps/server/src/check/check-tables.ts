/** Goes through all tables that are kept somewhere, and changes nothing. */
import { setImmediate as breath } from "node:timers/promises";
import type { Problem, TableProblem } from "../store/problem.ts";
import { checkTable, type StoredTable } from "./check-table.ts";

export interface CheckListener {
  problem(problem: Problem): void;
  /** So many tables of so many are done. */
  progress?(done: number, all: number): void;
}

export interface Checked {
  readonly tables: number;
  readonly entries: number;
  /** Entries from before there were checksums: whether they were changed cannot be told for certain. */
  readonly unmarked: number;
  /** Tables that were begun under rules that this program does not have. */
  readonly unplayed: number;
}

export const NOTHING: Checked = { tables: 0, entries: 0, unmarked: 0, unplayed: 0 };

/** Where tables are read from as they are, without being opened. */
export interface TableSource {
  /** All tables that the index or a log knows, as far as these can be read. */
  ids(): readonly string[] | Promise<readonly string[]>;
  /** All of one table as it is at one moment. */
  read(id: string): StoredTable | Promise<StoredTable>;
  /** The fault says that something kept there cannot be read, and nothing else. */
  isUnreadable(fault: unknown): boolean;
}

/** After so many tables others may have a word. */
const AT_ONCE = 100;

export async function checkTables(source: TableSource, { problem, progress }: CheckListener): Promise<Checked> {
  const counted = { ...NOTHING };
  const ids = await source.ids();
  for (const [index, id] of ids.entries()) {
    if (index % AT_ONCE === 0) {
      progress?.(index, ids.length);
      await breath();
    }
    const wrong = await checked(source, id, counted);
    for (const each of wrong) problem(each);
  }
  return counted;
}

async function checked(
  source: TableSource,
  id: string,
  counted: { -readonly [name in keyof Checked]: number },
): Promise<readonly TableProblem[]> {
  try {
    const stored = await source.read(id);
    counted.tables++;
    counted.entries += stored.log.length;
    counted.unmarked += stored.log.filter(({ mark }) => mark === null).length;
    const { problems, isUnplayed } = await checkTable(stored);
    if (isUnplayed) counted.unplayed++;
    return problems;
  } catch (fault) {
    if (!source.isUnreadable(fault)) throw fault;
    return [{ code: "unreadable", table: id }];
  }
}
