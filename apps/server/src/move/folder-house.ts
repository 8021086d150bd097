/** A data folder as a house that is moved from or into, or in which something is changed. */
import type { StoredTable } from "../check/check-table.ts";
import { FileTables } from "../check/file-tables.ts";
import { type Database, emptyJournal, openDatabase } from "../store/driver.ts";
import { pathsIn, sizeOf } from "../store/folder.ts";
import { inspect } from "../store/inspect.ts";
import { lockFolder } from "../store/lock.ts";
import { openFile, seenIn } from "../store/open.ts";
import { Unopenable } from "../store/problem.ts";
import { Recent } from "../store/recent.ts";
import { metaOf, SWEPT } from "../store/schema.ts";
import { prepareStatements } from "../store/statements.ts";
import type { Identity } from "../store/store.ts";
import type { House, NewHouse, OpenHouse } from "./house.ts";

/** Work is given undefined if there is nothing in the folder. The folder is only looked at. */
export async function fromFolder<T>(folder: string, work: (house: House | undefined) => Promise<T>): Promise<T> {
  const paths = pathsIn(folder);
  if (sizeOf(paths.database) === 0) return work(undefined);
  const release = await lockFolder(paths);
  try {
    const [problem] = (await inspect(paths, "quick")).folder;
    if (problem) throw new Unopenable(problem);
    const database = await openDatabase(paths.database, { readOnly: true });
    try {
      return await reading(database, paths.database, work);
    } finally {
      database.close();
    }
  } finally {
    release();
  }
}

async function reading<T>(database: Database, path: string, work: (house: House | undefined) => Promise<T>): Promise<T> {
  const tables = await FileTables.open(path);
  const key = tables && metaOf(database, "key");
  if (key === undefined) return work(undefined);
  try {
    return await work(houseIn(database, tables!, key));
  } finally {
    tables?.close();
  }
}

const houseIn = (database: Database, tables: FileTables, key: string): House => ({
  key,
  ids: () => tables.ids(),
  read: (id) => tables.read(id),
  isUnreadable: (fault) => tables.isUnreadable(fault),
  people: () => database.prepare("SELECT id, name, created FROM identities ORDER BY id").all() as Identity[],
});

/** The house in this folder, or a new one with this key. */
export const intoFolder = <T>(folder: string, key: string, work: (house: NewHouse) => Promise<T>): Promise<T> =>
  opened(folder, { key }, (house, database) => work({ ...house, ...writingTo(database) }));

/** Work is given undefined if there is nothing in the folder. */
export async function changingFolder<T>(folder: string, work: (house: OpenHouse | undefined) => Promise<T>): Promise<T> {
  if (sizeOf(pathsIn(folder).database) === 0) return work(undefined);
  return opened(folder, {}, (house, database) => work({ ...house, ...changing(database) }));
}

async function opened<T>(
  folder: string,
  settings: { readonly key?: string },
  work: (house: House, database: Database) => Promise<T>,
): Promise<T> {
  const file = await openFile(folder, settings);
  const tables = (await FileTables.open(pathsIn(folder).database))!;
  try {
    return await work(houseIn(file.database, tables, file.key), file.database);
  } finally {
    file.witness.note(seenIn(file.database, file.key));
    tables.close();
    file.database.close();
    file.witness.close();
    file.release();
  }
}

/** What a crash left unsorted lies in the logs before anything is done to them. */
const sortAll = (database: Database): void =>
  together(database, () => new Recent(prepareStatements(database)).sortOldest(Infinity));

function together(database: Database, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (fault) {
    database.exec("ROLLBACK");
    throw fault;
  }
}

function writingTo(database: Database): Pick<NewHouse, "putTables" | "putPeople"> {
  const putTable = tableWriter(database, "INSERT");
  const save = database.prepare("INSERT OR REPLACE INTO identities (id, name, created) VALUES (?, ?, ?)");
  sortAll(database);
  return {
    putTables: (all) => together(database, () => all.forEach(putTable)),
    putPeople: (all) => together(database, () => all.forEach(({ id, name, created }) => save.run(id, name, created))),
  };
}

function changing(database: Database): Pick<OpenHouse, "replaceTable" | "removePerson" | "tidy"> {
  const putTable = tableWriter(database, "INSERT OR REPLACE");
  const { dismiss, swept } = prepareStatements(database);
  sortAll(database);
  return {
    replaceTable: (table) => together(database, () => putTable(table)),
    removePerson: (id) =>
      together(database, () => {
        if (Number(dismiss.run(id).changes) > 0) swept.run(SWEPT.people, 1);
      }),
    tidy() {
      database.exec("VACUUM");
      emptyJournal(database);
    },
  };
}

/** `INSERT` keeps the entries that are there. */
function tableWriter(database: Database, insert: "INSERT" | "INSERT OR REPLACE"): (table: StoredTable) => void {
  const put = database.prepare(`
    INSERT INTO tables (id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      state = excluded.state, wake = excluded.wake, summary = excluded.summary, turn = excluded.turn,
      entries = excluded.entries, tip = excluded.tip`);
  const onSame = insert === "INSERT" ? "ON CONFLICT DO NOTHING" : "";
  const append = database.prepare(`${insert} INTO log (table_id, seq, entry, mark) VALUES (?, ?, ?, ?) ${onSame}`);
  const leave = database.prepare("DELETE FROM seats WHERE table_id = ?");
  const sit = database.prepare("INSERT INTO seats (identity, table_id, away, open, created) VALUES (?, ?, 0, ?, ?)");
  return ({ id, row, log, holders }) => {
    if (!row) return;
    const { game, visibility, state, created, wake, chronicle, summary, turn, entries, tip } = row;
    leave.run(id);
    put.run(id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip);
    for (const { seq, entry, mark } of log) append.run(id, seq, entry, mark);
    for (const holder of holders) sit.run(holder, id, state === "over" ? 0 : 1, created);
  };
}
