/** Opens the file of a data folder: alone, looked at before it is touched, and with the key that was there before. */
import { randomBytes } from "node:crypto";
import { type Database, isBroken, isUnwritable, openDatabase } from "./driver.ts";
import { pathsIn, prepareFolder, touch } from "./folder.ts";
import { inspect, type Inspection } from "./inspect.ts";
import { lockFolder } from "./lock.ts";
import { type FolderProblem, Unopenable } from "./problem.ts";
import { metaOf, prepareFile, sweptIn } from "./schema.ts";
import { fingerprintOf, type Seen, Witness } from "./witness.ts";

export interface OpenSettings {
  /** Goes on with what is there, although something is wrong. */
  readonly despiteDamage?: boolean;
  /** So many bytes at most may the file have; 0 for as many as the disk has. */
  readonly mostBytes?: number;
  /** The key to begin with where there is none; drawn if it is left out. */
  readonly key?: string;
}

/** An open file, with all that goes with it. */
export interface OpenFile {
  readonly database: Database;
  readonly witness: Witness;
  /** What the file has now. */
  readonly seen: Seen;
  readonly key: string;
  readonly inspection: Inspection;
  /** Lets others have the folder. */
  readonly release: () => void;
}

/** These are no damage, and nobody can go on in spite of them. */
const NEVER: readonly FolderProblem["code"][] = ["in-use", "no-access", "cannot-save", "newer"];

export async function openFile(
  folder: string,
  { despiteDamage = false, mostBytes = 0, key: given }: OpenSettings,
): Promise<OpenFile> {
  const paths = pathsIn(folder);
  prepareFolder(folder);
  const release = await lockFolder(paths);
  let database: Database | undefined;
  try {
    const inspection = await inspect(paths, "quick");
    const problem = inspection.folder.find(({ code }) => !despiteDamage || NEVER.includes(code));
    if (problem) throw new Unopenable(problem);
    touch(paths.database);
    database = await openDatabase(paths.database);
    prepareFile(database);
    if (mostBytes > 0) limitSize(database, mostBytes);
    const key = keyOf(database, given);
    const seen = seenIn(database, key);
    return { database, witness: new Witness(paths.witness, seen), seen, key, inspection, release };
  } catch (fault) {
    database?.close();
    release();
    throw unopenable(paths.database, fault);
  }
}

function unopenable(path: string, fault: unknown): unknown {
  if (isUnwritable(fault)) return new Unopenable({ code: "cannot-save", path });
  return isBroken(fault) ? new Unopenable({ code: "corrupt", path, detail: (fault as Error).message }) : fault;
}

/** The key, with the fingerprint by which the data folder is known; drawn if there is none. */
function keyOf(database: Database, given: string | undefined): string {
  const key = metaOf(database, "key") ?? given ?? randomBytes(32).toString("hex");
  if (metaOf(database, "house") === fingerprintOf(key)) return key;
  const set = database.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)");
  database.exec("BEGIN IMMEDIATE");
  set.run("key", key);
  set.run("house", fingerprintOf(key));
  database.exec("COMMIT");
  return key;
}

/** What a witness of this file would have seen. Precondition: the file is of the present version. */
export function seenIn(database: Database, key: string): Seen {
  const counted = database
    .prepare(
      `SELECT (SELECT coalesce(sum(entries), 0) FROM tables) + (SELECT count(*) FROM recent) AS entries,
              (SELECT count(*) FROM identities) AS people`,
    )
    .get() as Omit<Seen, "house">;
  const swept = sweptIn(database);
  return { house: fingerprintOf(key), entries: counted.entries + swept.entries, people: counted.people + swept.people };
}

function limitSize(database: Database, mostBytes: number): void {
  const { page_size: size } = database.prepare("PRAGMA page_size").get() as { page_size: number };
  database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(mostBytes / size))}`);
}
