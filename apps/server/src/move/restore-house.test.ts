/** A restore that is broken off after any of its steps: what opens is whole, the next attempt ends it, and the old house lies aside, whole. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fill, said } from "../../test/harness/data-folder.ts";
import { Unopenable } from "../store/problem.ts";
import { SqliteStore } from "../store/sqlite.ts";
import { exchange, stage } from "./restore-house.ts";

const root = mkdtempSync(join(tmpdir(), "tafelrunde-restore-"));
const [backup, old] = [join(root, "backup"), join(root, "old")];
let places = 0;

/** The same house later on, as a crash leaves it: what was written last is in the journal alone. */
beforeAll(async () => {
  const first = await SqliteStore.open(backup);
  await fill(first, "a");
  await first.close();
  cpSync(backup, join(root, "work"), { recursive: true });
  const later = await SqliteStore.open(join(root, "work"));
  await fill(later, "b");
  await later.append("a", 4, said("later"), {});
  cpSync(join(root, "work"), old, { recursive: true, filter: (path) => !path.endsWith("-shm") });
  await later.close();
});
afterAll(() => rmSync(root, { recursive: true }));

const OLD = { a: 5, b: 4 };
const NEW = { a: 4, b: 0 };

/** How long the logs in a folder are; or why it does not open. Looked at in a copy, because looking changes things. */
async function held(folder: string): Promise<object | string> {
  const copy = join(root, `copy ${places++}`);
  cpSync(folder, copy, { recursive: true });
  try {
    const store = await SqliteStore.open(copy);
    const lengths = { a: (await store.read("a")).length, b: (await store.read("b")).length };
    await store.close();
    return lengths;
  } catch (fault) {
    if (fault instanceof Unopenable) return fault.problem.code;
    throw fault;
  }
}

async function broken(steps: number): Promise<string> {
  const folder = join(root, `place ${places++}`);
  cpSync(old, folder, { recursive: true });
  await stage(backup, folder);
  for (const step of exchange(folder, join(folder, "aside")).slice(0, steps)) step();
  return folder;
}

test("whatever step it is broken off after, a server finds the old house, the new one, or a closed door", async () => {
  const all = exchange(old, "").length;
  const found = [];
  for (let steps = 0; steps <= all; steps++) {
    const folder = await broken(steps);
    found.push(await held(folder));
    await stage(backup, folder);
    for (const step of exchange(folder, join(folder, "again"))) step();
    expect(await held(folder), `after ${steps} steps`).toEqual(NEW);
    const asides = readdirSync(folder).filter((name) => !name.startsWith("tafelrunde."));
    const kept = await Promise.all(asides.map((name) => held(join(folder, name))));
    // Where the first attempt was as good as over, the second one found the new house.
    expect(
      kept.filter((lengths) => !isDeepStrictEqual(lengths, NEW)),
      `after ${steps} steps`,
    ).toEqual([OLD]);
    expect(existsSync(join(folder, "restoring"))).toBe(false);
  }
  expect(found).toEqual([OLD, OLD, OLD, OLD, "emptied", "emptied", "emptied", NEW, NEW, NEW]);
});
