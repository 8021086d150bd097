/** Copies a data folder into a new folder, as it is at one moment; a server may be at work in the old one. */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { isUnwritable, openDatabase, resultOf } from "./driver.ts";
import { accessible, pathsIn, prepareFolder, sizeOf, touch } from "./folder.ts";
import { seenIn } from "./open.ts";
import { Unopenable } from "./problem.ts";
import { metaOf, versionOf } from "./schema.ts";
import { VERSION } from "./tables.ts";
import { Witness } from "./witness.ts";

type Copied = "copied" | "nothing-there" | "not-empty";

export async function copyFolder(from: string, to: string): Promise<Copied> {
  const [source, target] = [pathsIn(from), pathsIn(to)];
  if (sizeOf(source.database) === 0) return "nothing-there";
  if (existsSync(to) && accessible(to, () => readdirSync(to)).length > 0) return "not-empty";
  prepareFolder(to);
  touch(target.database);
  await copyDatabase(source.database, target.database);
  const copy = await openDatabase(target.database, { readOnly: true });
  const key = metaOf(copy, "key");
  if (versionOf(copy) === VERSION && key !== undefined) new Witness(target.witness, seenIn(copy, key)).close();
  copy.close();
  return "copied";
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = await openDatabase(from, { readOnly: true });
  try {
    database.prepare("VACUUM INTO ?").run(to);
  } catch (fault) {
    if (isUnwritable(fault)) throw new Unopenable({ code: "cannot-save", path: to });
    if (resultOf(fault) === undefined) throw fault;
    throw new Unopenable({ code: "corrupt", path: from, detail: (fault as Error).message });
  } finally {
    database.close();
  }
  const file = openSync(to, "r+");
  fsyncSync(file);
  closeSync(file);
}
