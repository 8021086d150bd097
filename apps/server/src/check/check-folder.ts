/** Goes through everything in a data folder, whether a server is at work in it or not, and changes nothing. */
import { resultOf } from "../store/driver.ts";
import { pathsIn, sizeOf } from "../store/folder.ts";
import { inspect } from "../store/inspect.ts";
import { type Checked, type CheckListener, checkTables, NOTHING } from "./check-tables.ts";
import { FileTables } from "./file-tables.ts";

export async function checkFolder(folder: string, listener: CheckListener): Promise<Checked> {
  const paths = pathsIn(folder);
  const { folder: problems } = await inspect(paths, "full");
  for (const wrong of problems) listener.problem(wrong);
  const isReadable = !problems.some(({ code }) => code === "newer" || code === "no-access");
  const tables = isReadable && sizeOf(paths.database) > 0 ? await opened(paths.database) : undefined;
  if (!tables) return NOTHING;
  try {
    return await checkTables(tables, listener);
  } finally {
    tables.close();
  }
}

/** A file so broken that it cannot even be listed has been told of already. */
async function opened(path: string): Promise<FileTables | undefined> {
  try {
    return await FileTables.open(path);
  } catch (fault) {
    if (resultOf(fault) === undefined) throw fault;
    return undefined;
  }
}
