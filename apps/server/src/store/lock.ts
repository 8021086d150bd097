/** One server at a time works in a folder: a lock that the system takes back when its holder dies, however that happens. */
import { openDatabase, RESULT, resultOf } from "./driver.ts";
import { type FolderPaths, touch } from "./folder.ts";
import { Unopenable } from "./problem.ts";

/** Holds the folder until it is called. SQLite locks files on every system alike, so an empty database of its own is the lock. */
export async function lockFolder({ folder, lock }: FolderPaths): Promise<() => void> {
  touch(lock);
  const held = await openDatabase(lock);
  try {
    // Its journal is kept in memory, so that a crash leaves nothing behind.
    held.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (fault) {
    held.close();
    throw resultOf(fault) === RESULT.busy ? new Unopenable({ code: "in-use", path: folder }) : fault;
  }
  return () => held.close();
}
