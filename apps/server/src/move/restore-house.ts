/**
 * Puts a backup into a folder: looked through, copied beside what is there, and only then put in its place. It may be broken off
 * at any moment and done again; what was there before is moved aside, whole.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { checkFolder } from "../check/check-folder.ts";
import type { Checked, CheckListener } from "../check/check-tables.ts";
import { copyFolder } from "../store/copy.ts";
import { accessible, type FolderPaths, pathsIn, prepareFolder, sizeOf } from "../store/folder.ts";
import { inspect } from "../store/inspect.ts";
import { lockFolder } from "../store/lock.ts";
import { Unopenable } from "../store/problem.ts";

type Restored =
  /** `aside` is where that lies which was there before. */
  | ({ readonly outcome: "restored"; readonly aside: string | undefined } & Checked)
  /** Nothing was changed: there is no backup, it is damaged, or the folder holds a house already. */
  | { readonly outcome: "nothing-there" | "damaged" | "house-there" };

interface Wish {
  readonly from: string;
  readonly to: string;
  /** What is there already is moved aside. */
  readonly replace: boolean;
}

export async function restoreHouse({ from, to, replace }: Wish, listener: CheckListener): Promise<Restored> {
  if (sizeOf(pathsIn(from).database) === 0) return { outcome: "nothing-there" };
  prepareFolder(to);
  const release = await lockFolder(pathsIn(to));
  try {
    if (!replace && holdsHouse(pathsIn(to))) return { outcome: "house-there" };
    let isWhole = true;
    const problem: CheckListener["problem"] = (found) => {
      isWhole = false;
      listener.problem(found);
    };
    const checked = await checkFolder(from, { ...listener, problem });
    if (!isWhole) return { outcome: "damaged" };
    await stage(from, to);
    const aside = newAside(to);
    for (const step of exchange(to, aside)) step();
    return { outcome: "restored", aside: existsSync(aside) ? aside : undefined, ...checked };
  } finally {
    release();
  }
}

/** A witness alone is no house: it may be that of a restore which was broken off. */
const holdsHouse = ({ database, journal }: FolderPaths): boolean => sizeOf(database) + sizeOf(journal) > 0;

const copyIn = (folder: string): string => join(folder, "restoring", "copy");
const oldIn = (folder: string): string => join(folder, "restoring", "old");
const newAside = (folder: string): string => join(folder, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);

/** Copies the backup beside what is there. Of an attempt that was broken off only the old house is kept. */
export async function stage(from: string, to: string): Promise<void> {
  const [copy, old] = [copyIn(to), oldIn(to)];
  // That attempt had come so far that a server may have opened since: then its old house is no part of what is there now.
  if (sizeOf(pathsIn(to).database) > 0 && sizeOf(pathsIn(old).database) > 0) renameSync(old, newAside(to));
  accessible(to, () => rmSync(copy, { recursive: true, force: true }));
  await copyFolder(from, copy);
  const [problem] = (await inspect(pathsIn(copy), "full")).folder;
  if (problem) throw new Unopenable(problem);
}

/**
 * The steps by which a copy takes the place of the old house. From the moment that the old database is gone until the new one is there a
 * witness tells so, and no server opens. The journal goes after its database, never before: a database without it is older than it was.
 */
export function exchange(to: string, aside: string): readonly (() => void)[] {
  const [here, copy, old] = [pathsIn(to), pathsIn(copyIn(to)), oldIn(to)];
  const hadHouse = holdsHouse(here);
  /** What an earlier attempt has put there is the old house's own. */
  const putAside = (path: string): void => {
    const place = join(old, basename(path));
    if (existsSync(path) && !existsSync(place)) renameSync(path, place);
  };
  const put = (path: string, place: string): void => void (existsSync(path) && renameSync(path, place));
  return [
    () => void (hadHouse && mkdirSync(old, { recursive: true, mode: 0o700 })),
    () => void (sizeOf(here.database) > 0 && putAside(here.witness)),
    () => put(copy.witness, here.witness),
    ...[here.database, here.journal, `${here.database}-shm`].map((path) => () => void (hadHouse && putAside(path))),
    () => put(copy.database, here.database),
    () => put(old, aside),
    () => rmSync(join(to, "restoring"), { recursive: true, force: true }),
  ];
}
