/** A data folder as a house that is moved from or into. */
import type { StoredTable } from "../check/check-table.ts";
import { FileTables } from "../check/file-tables.ts";
import { type Database, openDatabase } from "../store/driver.ts";
import { pathsIn, sizeOf } from "../store/folder.ts";
import { inspect } from "../store/inspect.ts";
import { lockFolder } from "../store/lock.ts";
import { openFile, seenIn } from "../store/open.ts";
import { Unopenable } from "../store/problem.ts";
import { Recent } from "../store/recent.ts";
import { metaOf } from "../store/schema.ts";
import { prepareStatements } from "../store/statements.ts";
import type { Identity } from "../store/store.ts";
import type { House, NewHouse } from "./house.ts";

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
export async function intoFolder<T>(folder: string, key: string, work: (house: NewHouse) => Promise<T>): Promise<T> {
  const file = await openFile(folder, { key });
  const tables = (await FileTables.open(pathsIn(folder).database))!;
  try {
    return await work({ ...houseIn(file.database, tables, file.key), ...writingTo(file.database) });
  } finally {
    file.witness.note(seenIn(file.database, file.key));
    tables.close();
    file.database.close();
    file.witness.close();
    file.release();
  }
}

function writingTo(database: Database): Pick<NewHouse, "putTables" | "putPeople"> {
  const put = database.prepare(`
    INSERT INTO tables (id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      state = excluded.state, wake = excluded.wake, summary = excluded.summary, turn = excluded.turn,
      entries = excluded.entries, tip = excluded.tip`);
  const append = database.prepare("INSERT INTO log (table_id, seq, entry, mark) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const leave = database.prepare("DELETE FROM seats WHERE table_id = ?");
  const sit = database.prepare("INSERT INTO seats (identity, table_id, away, open, created) VALUES (?, ?, 0, ?, ?)");
  const save = database.prepare("INSERT OR REPLACE INTO identities (id, name, created) VALUES (?, ?, ?)");
  const together = (work: () => void): void => {
    database.exec("BEGIN IMMEDIATE");
    try {
      work();
      database.exec("COMMIT");
    } catch (fault) {
      database.exec("ROLLBACK");
      throw fault;
    }
  };
  const putTable = ({ id, row, log, holders }: StoredTable): void => {
    if (!row) return;
    const { game, visibility, state, created, wake, chronicle, summary, turn, entries, tip } = row;
    leave.run(id);
    put.run(id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip);
    for (const { seq, entry, mark } of log) append.run(id, seq, entry, mark);
    for (const holder of holders) sit.run(holder, id, state === "over" ? 0 : 1, created);
  };
  // What a crash left unsorted lies in the logs before anything is added to them.
  together(() => new Recent(prepareStatements(database)).sortOldest(Infinity));
  return {
    putTables: (all) => together(() => all.forEach(putTable)),
    putPeople: (all) => together(() => all.forEach(({ id, name, created }) => save.run(id, name, created))),
  };
}
