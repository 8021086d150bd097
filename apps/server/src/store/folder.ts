/** The data folder: what lies in it, and that nobody but its owner can read it. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Unopenable } from "./problem.ts";

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Every name of ours begins so, those that SQLite adds included. */
const OURS = "tafelrunde.";

export interface FolderPaths {
  readonly folder: string;
  readonly database: string;
  readonly journal: string;
  readonly witness: string;
  readonly lock: string;
}

export const pathsIn = (folder: string): FolderPaths => ({
  folder,
  database: join(folder, `${OURS}sqlite`),
  journal: join(folder, `${OURS}sqlite-wal`),
  witness: join(folder, `${OURS}witness`),
  lock: join(folder, `${OURS}lock`),
});

const NO_ACCESS = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"]);

/** Whatever the system does not allow is told as such. */
export function accessible<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
    throw NO_ACCESS.has(code) ? new Unopenable({ code: "no-access", path }) : fault;
  }
}

/** How many bytes the file has; 0 if there is none. */
export const sizeOf = (path: string): number => accessible(path, () => statSync(path, { throwIfNoEntry: false })?.size ?? 0);

/** Makes the folder if need be, and mends who may read what is in it. */
export function prepareFolder(folder: string): void {
  accessible(folder, () => mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder }));
  // Windows knows no such modes.
  if (process.platform === "win32") return;
  const names = accessible(folder, () => readdirSync(folder));
  // A folder that holds other things too may be meant for others.
  if (names.every((name) => name.startsWith(OURS))) mend(folder, OWNER_ONLY.folder);
  for (const name of names.filter((each) => each.startsWith(OURS))) mend(join(folder, name), OWNER_ONLY.file);
}

/** What belongs to somebody else, such as a folder that a container was given, stays as it is. */
function mend(path: string, mode: number): void {
  const { uid, mode: present } = statSync(path);
  if ((present & 0o777) !== mode && uid === process.getuid?.()) accessible(path, () => chmodSync(path, mode));
}

/** An empty file that only its owner can read, unless there is one: whoever opens it next keeps the mode. */
export function touch(path: string): void {
  if (existsSync(path)) return;
  accessible(path, () => closeSync(openSync(path, "a", OWNER_ONLY.file)));
}
