/** Looks at a data folder before it is opened, and changes nothing: is everything there that was there? */
import { type Database, openDatabase, RESULT, resultOf } from "./driver.ts";
import { type FolderPaths, sizeOf } from "./folder.ts";
import type { FolderProblem, TableProblem } from "./problem.ts";
import { hasMarks, hasRecent, isKnown, metaOf, sweptIn, versionOf } from "./schema.ts";
import { fingerprintOf, readWitness, type Seen } from "./witness.ts";

export interface Inspection {
  /** Any of these, and the data folder is not opened. */
  readonly folder: readonly FolderProblem[];
  /** Tables that are wrong, as far as counting tells. */
  readonly tables: readonly TableProblem[];
  /** There is data, and no witness of what it had. */
  readonly withoutWitness: boolean;
}

/** `quick` looks at the shape of every page, `full` also whether indexes fit what they are made from. */
type Depth = "quick" | "full";

const NOTHING: Inspection = { folder: [], tables: [], withoutWitness: false };
const only = (problem: FolderProblem): Inspection => ({ ...NOTHING, folder: [problem] });

export async function inspect(paths: FolderPaths, depth: Depth): Promise<Inspection> {
  // First the witness: what it has seen was in the database before.
  const witness = readWitness(paths.witness);
  const badWitness: FolderProblem[] = witness === "bad" ? [{ code: "bad-witness", path: paths.witness }] : [];
  const seen = witness === "bad" ? undefined : witness;
  if (sizeOf(paths.database) === 0) {
    const was = seen !== undefined || sizeOf(paths.journal) > 0;
    return was ? only({ code: "emptied", path: paths.database }) : { ...NOTHING, folder: badWitness };
  }
  const found = await opened(paths, (database) => look(database, paths, seen, depth));
  return { ...found, folder: [...badWitness, ...found.folder] };
}

/** Whatever cannot even be read is told as one problem. */
async function opened(paths: FolderPaths, work: (database: Database) => Inspection): Promise<Inspection> {
  const path = paths.database;
  let database: Database | undefined;
  try {
    database = await openDatabase(path, { readOnly: true });
    return work(database);
  } catch (fault) {
    const result = resultOf(fault);
    if (result === undefined) throw fault;
    const isClosed = result === RESULT.cannotOpen || result === RESULT.readOnly;
    return only(isClosed ? { code: "no-access", path } : { code: "corrupt", path, detail: (fault as Error).message });
  } finally {
    database?.close();
  }
}

function look(database: Database, { database: path }: FolderPaths, seen: Seen | undefined, depth: Depth): Inspection {
  const detail = brokenPage(database, depth);
  if (detail !== undefined) return only({ code: "corrupt", path, detail });
  const schema = versionOf(database);
  if (schema === undefined && seen) return only({ code: "emptied", path });
  if (schema === undefined) return NOTHING;
  if (!isKnown(schema)) return only({ code: "newer", path, schema });
  const recent = hasRecent(schema) ? number(database, "SELECT count(*) AS n FROM recent") : 0;
  const counted = hasMarks(schema) ? count(database, recent) : undefined;
  return {
    folder: [...keyProblems(database, path, seen), ...lossProblems(database, path, seen, counted)],
    tables: counted ? [...countProblems(database, counted), ...(recent > 0 ? recentProblems(database) : [])] : [],
    withoutWitness: seen === undefined && metaOf(database, "house") !== undefined,
  };
}

/** What SQLite says against the file; undefined if nothing. */
function brokenPage(database: Database, depth: Depth): string | undefined {
  const check = depth === "full" ? "integrity_check" : "quick_check";
  const said = (database.prepare(`PRAGMA ${check}(1)`).get() as { readonly [check: string]: string })[check];
  return said === "ok" ? undefined : said;
}

const number = (database: Database, sql: string): number => (database.prepare(sql).get() as { n: number }).n;

const holdsAnything = (database: Database): boolean =>
  number(database, "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM identities) AS n") === 1;

function keyProblems(database: Database, path: string, seen: Seen | undefined): FolderProblem[] {
  const [key, house] = [metaOf(database, "key"), metaOf(database, "house")];
  if (key === undefined) return seen || house !== undefined || holdsAnything(database) ? [{ code: "key-lost", path }] : [];
  if (house !== undefined && house !== fingerprintOf(key)) return [{ code: "key-changed", path }];
  return seen && seen.house !== fingerprintOf(key) ? [{ code: "replaced", path }] : [];
}

/** How many entries there are, and how many there should be by the index. */
interface Counted {
  readonly written: number;
  readonly indexed: number;
}

const count = (database: Database, recent: number): Counted => ({
  written: number(database, "SELECT count(*) AS n FROM log") + recent,
  indexed: number(database, "SELECT coalesce(sum(entries), 0) AS n FROM tables") + recent,
});

/** The newest entries of a table follow those in its log, without a gap. */
function recentProblems(database: Database): TableProblem[] {
  const rows = database
    .prepare(
      `SELECT table_id AS id, min(seq) AS first, max(seq) AS last, count(*) AS has, (SELECT entries FROM tables WHERE tables.id = table_id) AS entries
       FROM recent GROUP BY table_id`,
    )
    .all() as { id: string; first: number; last: number; has: number; entries: number | null }[];
  return rows.flatMap(({ id, first, last, has, entries }): TableProblem[] => {
    if (entries === null) return [{ code: "no-row", table: id }];
    if (first !== entries) return [{ code: "missing-entry", table: id, seq: entries }];
    return last - first + 1 === has ? [] : [{ code: "missing-entry", table: id, seq: first + has }];
  });
}

function lossProblems(database: Database, path: string, seen: Seen | undefined, counted: Counted | undefined): FolderProblem[] {
  if (!seen) return [];
  // One table that lost its log or its index entry is that table's problem; what was lost with the journal is missing in both.
  const known = counted ? Math.max(counted.written, counted.indexed) : number(database, "SELECT count(*) AS n FROM log");
  const swept = sweptIn(database);
  const entries = Math.max(0, seen.entries - known - swept.entries);
  const people = Math.max(0, seen.people - number(database, "SELECT count(*) AS n FROM identities") - swept.people);
  return entries + people === 0 ? [] : [{ code: "writes-lost", path, entries, people }];
}

/** Logs that do not end where the index says, and those with gaps. */
function countProblems(database: Database, { written, indexed }: Counted): TableProblem[] {
  const wrongEnds = database
    .prepare("SELECT id, entries, (SELECT max(seq) + 1 FROM log WHERE table_id = id) AS has FROM tables WHERE has IS NOT entries")
    .all() as { id: string; entries: number; has: number | null }[];
  const ends = wrongEnds.map(({ id, entries, has }): TableProblem => {
    if (has === null) return { code: "no-log", table: id };
    return has < entries ? { code: "missing-entry", table: id, seq: has } : { code: "other-row", table: id };
  });
  if (written === indexed && ends.length === 0) return [];
  const known = new Set(ends.map(({ table }) => table));
  return [...ends, ...gaps(database).filter(({ table }) => !known.has(table))];
}

function gaps(database: Database): TableProblem[] {
  const rows = database
    .prepare(
      `SELECT table_id AS id, EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id) AS known
       FROM log GROUP BY table_id HAVING count(*) <= max(seq) OR NOT known`,
    )
    .all() as { id: string; known: number }[];
  const seqs = database.prepare("SELECT seq FROM log WHERE table_id = ? ORDER BY seq");
  return rows.map(({ id, known }) => {
    if (known === 0) return { code: "no-row", table: id };
    const there = seqs.all(id) as { seq: number }[];
    return { code: "missing-entry", table: id, seq: there.findIndex(({ seq }, index) => seq !== index) };
  });
}
