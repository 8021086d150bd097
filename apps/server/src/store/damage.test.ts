/** Every damage that was made on purpose is noticed, told with its path, and changes nothing; and nothing else is called one. */
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./driver.ts";
import { pathsIn } from "./folder.ts";
import { Unopenable } from "./problem.ts";
import { SqliteStore } from "./sqlite.ts";
import { Conflict, Damaged } from "./store.ts";
import { row, said, TestFolder } from "../../test/harness/data-folder.ts";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.remove());

async function refusedUntouched(expected: object): Promise<void> {
  const before = folder.contents();
  const found = await folder.problem();
  expect(found).toMatchObject(expected);
  expect(found?.path.startsWith(folder.path)).toBe(true);
  expect(folder.contents()).toEqual(before);
}

test("a data folder that was closed, or that crashed, or that is new, has nothing wrong with it", async () => {
  await (await SqliteStore.open(folder.path)).close();
  expect(await folder.problem()).toBeUndefined();
  folder.path = join(folder.root, "crashed");
  await folder.house("a");
  await folder.crash("b", "c");
  const store = await SqliteStore.open(folder.path);
  expect([store.wrongTables, store.withoutWitness]).toEqual([[], false]);
  expect((await store.read("c")).length).toBe(4);
  await store.close();
});

test("a lost journal is noticed, and so is one that was cut or changed", async () => {
  await folder.house("a");
  await folder.crash("b", "c");
  const whole = readFileSync(folder.at("journal"));
  truncateSync(folder.at("journal"), whole.length - 1);
  await refusedUntouched({ code: "writes-lost", entries: 1, people: 0 });
  truncateSync(folder.at("journal"), Math.floor(whole.length / 2));
  await refusedUntouched({ code: "writes-lost" });
  const changed = Buffer.from(whole);
  changed[Math.floor(changed.length / 2)]! ^= 1;
  writeFileSync(folder.at("journal"), changed);
  await refusedUntouched({ code: "writes-lost" });
  rmSync(folder.at("journal"));
  await refusedUntouched({ code: "writes-lost", entries: 8, people: 2 });
  expect(await folder.openAnyway((store) => store.read("a"))).toHaveLength(4);
  expect(await folder.problem(), "what was accepted is not told again").toBeUndefined();
});

test("the journal of a data folder that is younger than its first checkpoint is missed too", async () => {
  await folder.crash("a");
  rmSync(folder.at("journal"));
  await refusedUntouched({ code: "emptied" });
});

test("a database that is gone, empty, or without its tables is noticed", async () => {
  await folder.house("a");
  const whole = readFileSync(folder.at("database"));
  truncateSync(folder.at("database"), 0);
  await refusedUntouched({ code: "emptied" });
  rmSync(folder.at("database"));
  await refusedUntouched({ code: "emptied" });
  writeFileSync(folder.at("database"), whole);
  await folder.sql("DROP TABLE log; DROP TABLE seats; DROP TABLE tables; DROP TABLE identities; DROP TABLE meta");
  await refusedUntouched({ code: "emptied" });
  rmSync(folder.at("database"));
  expect(await folder.openAnyway((store) => store.read("a"))).toEqual([]);
  expect(await folder.problem()).toBeUndefined();
});

test("a database of another data folder, or an older copy, is noticed", async () => {
  await folder.house("a");
  const older = readFileSync(folder.at("database"));
  await folder.house("b");
  writeFileSync(folder.at("database"), older);
  await refusedUntouched({ code: "writes-lost", entries: 4, people: 1 });
  const home = folder.path;
  folder.path = join(folder.root, "other");
  await folder.house("a", "b", "c");
  cpSync(folder.at("database"), pathsIn(home).database);
  folder.path = home;
  await refusedUntouched({ code: "replaced" });
});

test("a broken page is noticed, and a file that is no database", async () => {
  await folder.house("a", "b");
  const whole = readFileSync(folder.at("database"));
  const database = await openDatabase(folder.at("database"));
  const { page } = database.prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = 'log'").get() as { page: number };
  database.close();
  writeFileSync(folder.at("database"), Buffer.from(whole).fill(0xff, (page - 1) * 4096, page * 4096));
  await refusedUntouched({ code: "corrupt", detail: expect.any(String) });
  await folder.openAnyway(async (store) => {
    expect(await store.trouble()).toBe("damaged");
    await expect(store.read("a")).rejects.toMatchObject({ refusal: { code: "damaged" } });
    expect((await store.identity("host of a"))?.name).toBe("Ada");
  });
  writeFileSync(folder.at("database"), "this is no database ".repeat(1000));
  await refusedUntouched({ code: "corrupt" });
  writeFileSync(folder.at("database"), whole.subarray(0, whole.length / 2));
  await refusedUntouched({ code: "corrupt" });
});

test("a key that is lost or changed is noticed, and never drawn anew in silence", async () => {
  await folder.house("a");
  await folder.sql("UPDATE meta SET value = iif(value LIKE '0%', '1', '0') || substr(value, 2) WHERE key = 'key'");
  await refusedUntouched({ code: "key-changed" });
  await folder.sql("DELETE FROM meta WHERE key = 'key'");
  await refusedUntouched({ code: "key-lost" });
  await folder.sql("DELETE FROM meta WHERE key = 'house'");
  rmSync(folder.at("witness"));
  await refusedUntouched({ code: "key-lost" });
  expect(await folder.openAnyway(async ({ key }) => key)).toMatch(/^[0-9a-f]{64}$/);
  expect(await folder.problem()).toBeUndefined();
});

test("a witness that is gone is told, and one that says nothing keeps the data folder closed", async () => {
  await folder.house("a");
  writeFileSync(folder.at("witness"), "?");
  await refusedUntouched({ code: "bad-witness" });
  rmSync(folder.at("witness"));
  const store = await SqliteStore.open(folder.path);
  expect(store.withoutWitness).toBe(true);
  await store.close();
  const again = await SqliteStore.open(folder.path);
  expect(again.withoutWitness).toBe(false);
  await again.close();
});

test("a newer file is left alone, also by whoever accepts damage", async () => {
  await folder.house("a");
  await folder.sql("UPDATE meta SET value = '99' WHERE key = 'schema'");
  await refusedUntouched({ code: "newer", schema: "99" });
  await expect(folder.openAnyway(async () => 1)).rejects.toThrow(Unopenable);
});

test.each([
  ["a changed entry", "UPDATE log SET entry = replace(entry, '2', '7') WHERE table_id = 'a' AND seq = 2", "changed-entry", false],
  ["a changed checksum", "UPDATE log SET mark = '0000000000000000' WHERE table_id = 'a' AND seq = 1", "changed-entry", false],
  ["an entry that lost its place", "UPDATE log SET seq = -seq WHERE table_id = 'a' AND seq = 1", "missing-entry", false],
  ["a missing entry", "DELETE FROM log WHERE table_id = 'a' AND seq = 2", "missing-entry", true],
  ["a missing last entry", "DELETE FROM log WHERE table_id = 'a' AND seq = 3", "missing-entry", true],
  ["a missing log", "DELETE FROM log WHERE table_id = 'a'", "no-log", true],
  ["a missing index entry", "DELETE FROM tables WHERE id = 'a'", "no-row", true],
])("%s closes one table and no other", async (_, change, code, isSeenAtStart) => {
  await folder.house("a", "b");
  await folder.sql(change);
  const damaged: string[] = [];
  const store = await SqliteStore.open(folder.path, { damaged: (found) => void damaged.push(found.code) });
  expect(store.wrongTables.map((found) => [found.table, found.code])).toEqual(isSeenAtStart ? [["a", code]] : []);
  expect(await store.read("b")).toHaveLength(4);
  await store.append("b", 4, said("on"), {});
  await expect(store.read("a")).rejects.toMatchObject({ refusal: { code: "damaged" }, problem: { code, table: "a" } });
  await expect(store.read("a")).rejects.toThrow(Damaged);
  expect(damaged, "told once").toEqual([code]);
  expect(await store.trouble()).toBeUndefined();
  await store.close();
});

test("a table that is gone as a whole is noticed by the witness", async () => {
  await folder.house("a", "b");
  await folder.sql("DELETE FROM log WHERE table_id = 'a'; DELETE FROM tables WHERE id = 'a'");
  await refusedUntouched({ code: "writes-lost", entries: 4, people: 0 });
});

test("nobody opens a new table in the place of a damaged one", async () => {
  await folder.house("a", "b");
  await folder.sql("DELETE FROM log WHERE table_id = 'a' AND seq = 0; DELETE FROM log WHERE table_id = 'b'");
  const store = await SqliteStore.open(folder.path);
  for (const id of ["a", "b"]) await expect(store.append(id, 0, said("new"), { row: row(id) })).rejects.toThrow(Conflict);
  await store.close();
});
