/** What a data folder can bear: older files, a second server, a full disk, strangers who look, a copy at work. */
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyFolder } from "./copy.ts";
import { OLD_KEY, oldFile } from "../../test/harness/old-files.ts";
import { summaryFor } from "../table/info.ts";
import { Unopenable } from "./problem.ts";
import { SqliteStore } from "./sqlite.ts";
import { CannotSave } from "./store.ts";
import { fill, row, said, TestFolder } from "../../test/harness/data-folder.ts";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.remove());

test.each(["1", "2", "3"] as const)("a file of version %s is brought up to date, and protected from then on", async (version) => {
  mkdirSync(folder.path);
  await oldFile(folder.path, version, "t", [said("0"), said("1")]);
  const store = await SqliteStore.open(folder.path);
  expect([store.key, store.wrongTables, store.withoutWitness]).toEqual([OLD_KEY, [], false]);
  expect(await store.read("t")).toEqual([said("0"), said("1")]);
  const [mine] = await store.tablesOf("ada", 5);
  expect([await store.held("ada"), mine && summaryFor(mine, "ada").yourTurn]).toEqual([1, true]);
  await store.append("t", 2, said("2"), {});
  await store.append("u", 0, said("0"), { row: { ...row("u"), chronicle: "one" } });
  expect((await store.chronicle("one")).map(({ id }) => id)).toEqual(["u"]);
  await store.close();
  expect(await folder.problem()).toBeUndefined();
  await folder.sql("DELETE FROM log WHERE table_id = 't' AND seq = 0");
  const again = await SqliteStore.open(folder.path);
  expect(again.wrongTables).toEqual([{ code: "missing-entry", table: "t", seq: 0 }]);
  await again.close();
});

test("an old file without its key is not given a new one in silence", async () => {
  mkdirSync(folder.path);
  await oldFile(folder.path, "2", "t", [said("0")]);
  await folder.sql("DELETE FROM meta WHERE key = 'key'");
  expect(await folder.problem()).toMatchObject({ code: "key-lost" });
});

test("a second server in the same folder is refused, and changes nothing", async () => {
  const store = await SqliteStore.open(folder.path);
  await fill(store, "a");
  const before = folder.contents();
  await expect(SqliteStore.open(folder.path)).rejects.toMatchObject({ problem: { code: "in-use", path: folder.path } });
  await expect(SqliteStore.open(folder.path, {}, { despiteDamage: true })).rejects.toThrow(Unopenable);
  expect(folder.contents()).toEqual(before);
  await store.close();
  await (await SqliteStore.open(folder.path)).close();
});

test("a full file takes nothing, loses nothing, and is well again when there is room", async () => {
  const troubles: unknown[] = [];
  await folder.house("a");
  const { size } = statSync(folder.at("database"));
  const events = { trouble: (trouble: unknown) => void troubles.push(trouble) };
  let store = await SqliteStore.open(folder.path, events, { mostBytes: size + 3 * 4096 });
  const long = said("x".repeat(1000));
  let seq = 4;
  const fault = await (async () => {
    for (; ; seq++) await store.append("a", seq, long, {});
  })().catch((reason: unknown) => reason);
  expect(fault).toBeInstanceOf(CannotSave);
  expect(await store.trouble()).toBe("cannot-save");
  expect(await store.read("a")).toHaveLength(seq);
  await expect(store.saveIdentity({ id: "x".repeat(9000), name: "Bob", created: 1 })).rejects.toThrow(CannotSave);
  expect(troubles).toEqual(["cannot-save"]);
  await store.close();
  store = await SqliteStore.open(folder.path, events);
  expect(store.wrongTables).toEqual([]);
  await store.append("a", seq, long, {});
  expect(await store.trouble()).toBeUndefined();
  await store.close();
});

test.skipIf(process.platform === "win32")(
  "only the owner may look into the folder, also into one that was open to all",
  async () => {
    const modeOf = (path: string): number => statSync(path).mode & 0o777;
    const files = (): readonly string[] => readdirSync(folder.path).map((name) => join(folder.path, name));
    const store = await SqliteStore.open(folder.path);
    await fill(store, "a");
    expect(files()).toHaveLength(5);
    expect([modeOf(folder.path), ...files().map(modeOf)]).toEqual([0o700, 0o600, 0o600, 0o600, 0o600, 0o600]);
    await store.close();
    for (const file of files()) chmodSync(file, 0o644);
    chmodSync(folder.path, 0o755);
    await (await SqliteStore.open(folder.path)).close();
    expect(new Set(files().map(modeOf))).toEqual(new Set([0o600]));
    expect(modeOf(folder.path)).toBe(0o700);
    writeFileSync(join(folder.path, "notes.txt"), "mine");
    chmodSync(folder.path, 0o755);
    await (await SqliteStore.open(folder.path)).close();
    expect(modeOf(folder.path), "a folder with other things in it").toBe(0o755);
  },
);

test("a copy of a server at work is whole, and opens", async () => {
  const store = await SqliteStore.open(folder.path);
  await fill(store, "a", "b");
  const copy = join(folder.root, "copy");
  expect(await copyFolder(folder.path, copy)).toBe("copied");
  await fill(store, "c");
  expect(await copyFolder(folder.path, copy)).toBe("not-empty");
  expect(await copyFolder(join(folder.root, "nowhere"), join(folder.root, "copy 2"))).toBe("nothing-there");
  await store.close();
  folder.path = copy;
  const copied = await SqliteStore.open(folder.path);
  expect([copied.key, copied.wrongTables, copied.withoutWitness]).toEqual([store.key, [], false]);
  expect((await Promise.all(["a", "b", "c"].map((id) => copied.read(id)))).map(({ length }) => length)).toEqual([4, 4, 0]);
  await copied.close();
});
