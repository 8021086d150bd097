/** Goes through everything in a data folder, whether a server is at work in it or not, and changes nothing. */
import { setImmediate as breath } from "node:timers/promises";
import { resultOf } from "../store/driver.ts";
import { pathsIn, sizeOf } from "../store/folder.ts";
import { inspect } from "../store/inspect.ts";
import type { Problem, TableProblem } from "../store/problem.ts";
import { checkTable } from "./check-table.ts";
import { StoredTables } from "./stored-tables.ts";

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

/** After so many tables others may have a word. */
const AT_ONCE = 100;

export async function checkFolder(folder: string, { problem, progress }: CheckListener): Promise<Checked> {
  const paths = pathsIn(folder);
  const { folder: problems } = await inspect(paths, "full");
  for (const wrong of problems) problem(wrong);
  const counted = { tables: 0, entries: 0, unmarked: 0, unplayed: 0 };
  const isReadable = !problems.some(({ code }) => code === "newer" || code === "no-access");
  const tables = isReadable && sizeOf(paths.database) > 0 ? await opened(paths.database) : undefined;
  if (!tables) return counted;
  try {
    const ids = tables.ids();
    for (const [index, id] of ids.entries()) {
      if (index % AT_ONCE === 0) {
        progress?.(index, ids.length);
        await breath();
      }
      const wrong = await checked(tables, id, counted);
      for (const each of wrong) problem(each);
    }
    return counted;
  } finally {
    tables.close();
  }
}

/** A file so broken that it cannot even be listed has been told of already. */
async function opened(path: string): Promise<StoredTables | undefined> {
  try {
    return await StoredTables.open(path);
  } catch (fault) {
    if (resultOf(fault) === undefined) throw fault;
    return undefined;
  }
}

async function checked(
  tables: StoredTables,
  id: string,
  counted: { -readonly [name in keyof Checked]: number },
): Promise<readonly TableProblem[]> {
  try {
    const stored = tables.read(id);
    counted.tables++;
    counted.entries += stored.log.length;
    counted.unmarked += stored.log.filter(({ mark }) => mark === null).length;
    const { problems, isUnplayed } = await checkTable(stored);
    if (isUnplayed) counted.unplayed++;
    return problems;
  } catch (fault) {
    if (resultOf(fault) === undefined) throw fault;
    return [{ code: "unreadable", table: id }];
  }
}
