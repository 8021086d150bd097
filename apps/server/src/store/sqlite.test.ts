/** What only a file has: a journal, and a disk that is waited for. What every store promises is in store.test.ts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { row, said } from "../../test/harness/data-folder.ts";
import { openDatabase } from "./driver.ts";
import { SqliteStore } from "./sqlite.ts";

let folder = "";
let store: SqliteStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tafelrunde-store-"));
  store = await SqliteStore.open(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test("an append is seen by others only after it is acknowledged", async () => {
  const other = await openDatabase(join(folder, "tafelrunde.sqlite"));
  const count = () => (other.prepare("SELECT count(*) AS n FROM log").get() as { n: number }).n;
  const appended = store.append("a", 0, said("a"), { row: row("a") });
  expect(count()).toBe(0);
  await appended;
  expect(count()).toBe(1);
  other.close();
});

test("the file waits for the disk and keeps a journal", async () => {
  const other = await openDatabase(join(folder, "tafelrunde.sqlite"));
  expect(other.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  other.close();
});
