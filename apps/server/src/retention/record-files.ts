/** Records of finished games as small files: what is left of a game when its table is swept. */
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { GameRecord } from "@tafelrunde/core";

/** One line in a file of its own, named after the table; on disk when it settles, and whole or not at all. */
export async function writeRecord(folder: string, table: string, record: GameRecord): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${table}.jsonl`);
  const part = await open(`${path}.part`, "w");
  try {
    await part.writeFile(`${JSON.stringify(record)}\n`);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${path}.part`, path);
}
