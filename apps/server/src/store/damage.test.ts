/** Every damage that was made on purpose is noticed, told with its path, and changes nothing; and nothing else is called one. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Entry } from "../table/entry.ts";
import { copyFolder } from "./copy.ts";
import { emptyJournal, openDatabase } from "./driver.ts";
import { pathsIn } from "./folder.ts";
import { OLD_KEY, oldFile } from "./old-files.ts";
import { type HouseProblem, Unopenable } from "./problem.ts";
import { SqliteStore } from "./sqlite.ts";
import { CannotSave, Damaged, type TableRow } from "./store.ts";

let root = "";
let folder = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tafelrunde-damage-"));
  folder = join(root, "data");
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: "database" | "journal" | "witness"): string => pathsIn(folder)[name];
const said = (text: string): Entry => ({ type: "said", person: { id: "p", name: "Ada" }, text, message: text, at: 1 });
const row = (id: string): TableRow => ({
  id,
  game: "toy",
  visibility: "link",
  state: "waiting",
  created: 1,
  wake: null,
  chronicle: null,
  summary: "{}",
});

async function fill(store: SqliteStore, tables: readonly string[], entries = 4): Promise<void> {
  for (const id of tables) {
    await store.saveIdentity({ id: `host of ${id}`, name: "Ada", created: 1 });
    await store.append(id, 0, said("0"), { row: row(id) });
    for (let seq = 1; seq < entries; seq++) await store.append(id, seq, said(String(seq)), {});
  }
}

/** Goes on in a copy: in one process, an older connection to the same files would still know what they held. */
function move(): void {
  const next = join(root, String(readdirSync(root).length));
  cpSync(folder, next, { recursive: true, filter: (path) => !path.endsWith("-shm") });
  folder = next;
}

/** A folder that was filled and closed in good order. */
async function house(...tables: readonly string[]): Promise<void> {
  const store = await SqliteStore.open(folder);
  await fill(store, tables);
  await store.close();
}

/** A folder as a crash leaves it: all that was written last is in the journal alone. */
async function crashed(): Promise<void> {
  await house("a");
  const store = await SqliteStore.open(folder);
  await fill(store, ["b", "c"]);
  move();
  await store.close();
}

async function sql(text: string): Promise<void> {
  move();
  const database = await openDatabase(at("database"));
  database.exec(`PRAGMA foreign_keys = OFF; ${text}`);
  emptyJournal(database);
  database.close();
}

/** Why the house does not open; undefined if it does. */
async function problem(): Promise<HouseProblem | undefined> {
  move();
  try {
    await (await SqliteStore.open(folder)).close();
    return undefined;
  } catch (fault) {
    if (fault instanceof Unopenable) return fault.problem;
    throw fault;
  }
}

/** Every file with its bytes; empty ones say nothing. Looking at a journal makes an index of it. */
const contents = (): unknown =>
  readdirSync(folder)
    .filter((name) => !name.endsWith("-shm") && statSync(join(folder, name)).size > 0)
    .map((name) => [name, readFileSync(join(folder, name)).toString("base64")]);

async function refusedUntouched(expected: object): Promise<void> {
  const before = contents();
  const found = await problem();
  expect(found).toMatchObject(expected);
  expect(found?.path.startsWith(folder)).toBe(true);
  expect(contents()).toEqual(before);
}

async function openAnyway<T>(work: (store: SqliteStore) => Promise<T>): Promise<T> {
  move();
  const store = await SqliteStore.open(folder, {}, { despiteDamage: true });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

test("a house that was closed, or that crashed, or that is new, has nothing wrong with it", async () => {
  await (await SqliteStore.open(folder)).close();
  expect(await problem()).toBeUndefined();
  folder = join(root, "crashed");
  await crashed();
  const store = await SqliteStore.open(folder);
  expect([store.wrongTables, store.withoutWitness]).toEqual([[], false]);
  expect((await store.read("c")).length).toBe(4);
  await store.close();
});

test("a lost journal is noticed, and so is one that was cut or changed", async () => {
  await crashed();
  const whole = readFileSync(at("journal"));
  truncateSync(at("journal"), whole.length - 1);
  await refusedUntouched({ code: "writes-lost", entries: 1, people: 0 });
  truncateSync(at("journal"), Math.floor(whole.length / 2));
  await refusedUntouched({ code: "writes-lost" });
  const changed = Buffer.from(whole);
  changed[Math.floor(changed.length / 2)]! ^= 1;
  writeFileSync(at("journal"), changed);
  await refusedUntouched({ code: "writes-lost" });
  rmSync(at("journal"));
  await refusedUntouched({ code: "writes-lost", entries: 8, people: 2 });
  expect(await openAnyway((store) => store.read("a"))).toHaveLength(4);
  expect(await problem(), "what was accepted is not told again").toBeUndefined();
});

test("the journal of a house that is younger than its first checkpoint is missed too", async () => {
  const store = await SqliteStore.open(folder);
  await fill(store, ["a"]);
  move();
  await store.close();
  rmSync(at("journal"));
  await refusedUntouched({ code: "emptied" });
});

test("a database that is gone, empty, or without its tables is noticed", async () => {
  await house("a");
  const whole = readFileSync(at("database"));
  truncateSync(at("database"), 0);
  await refusedUntouched({ code: "emptied" });
  rmSync(at("database"));
  await refusedUntouched({ code: "emptied" });
  writeFileSync(at("database"), whole);
  await sql("DROP TABLE log; DROP TABLE seats; DROP TABLE tables; DROP TABLE identities; DROP TABLE meta");
  await refusedUntouched({ code: "emptied" });
  rmSync(at("database"));
  expect(await openAnyway((store) => store.read("a"))).toEqual([]);
  expect(await problem()).toBeUndefined();
});

test("a database of another house, or an older copy, is noticed", async () => {
  await house("a");
  const older = readFileSync(at("database"));
  const store = await SqliteStore.open(folder);
  await fill(store, ["b"]);
  await store.close();
  writeFileSync(at("database"), older);
  await refusedUntouched({ code: "writes-lost", entries: 4, people: 1 });
  const home = folder;
  folder = join(root, "other");
  await house("a", "b", "c");
  cpSync(at("database"), pathsIn(home).database);
  folder = home;
  await refusedUntouched({ code: "replaced" });
});

test("a broken page is noticed, and a file that is no database", async () => {
  await house("a", "b");
  const whole = readFileSync(at("database"));
  const database = await openDatabase(at("database"));
  const { page } = database.prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = 'log'").get() as { page: number };
  database.close();
  writeFileSync(at("database"), Buffer.from(whole).fill(0xff, (page - 1) * 4096, page * 4096));
  await refusedUntouched({ code: "corrupt", detail: expect.any(String) });
  await openAnyway(async (store) => {
    expect(await store.trouble()).toBe("damaged");
    await expect(store.read("a")).rejects.toMatchObject({ refusal: { code: "damaged" } });
    expect((await store.identity("host of a"))?.name).toBe("Ada");
  });
  writeFileSync(at("database"), "this is no database ".repeat(1000));
  await refusedUntouched({ code: "corrupt" });
  writeFileSync(at("database"), whole.subarray(0, whole.length / 2));
  await refusedUntouched({ code: "corrupt" });
});

test("a key that is lost or changed is noticed, and never drawn anew in silence", async () => {
  await house("a");
  await sql("UPDATE meta SET value = 'cd' || substr(value, 3) WHERE key = 'key'");
  await refusedUntouched({ code: "key-changed" });
  await sql("DELETE FROM meta WHERE key = 'key'");
  await refusedUntouched({ code: "key-lost" });
  await sql("DELETE FROM meta WHERE key = 'house'");
  rmSync(at("witness"));
  await refusedUntouched({ code: "key-lost" });
  expect(await openAnyway(async ({ key }) => key)).toMatch(/^[0-9a-f]{64}$/);
  expect(await problem()).toBeUndefined();
});

test("a witness that is gone is told, and one that says nothing keeps the house closed", async () => {
  await house("a");
  writeFileSync(at("witness"), "?");
  await refusedUntouched({ code: "bad-witness" });
  rmSync(at("witness"));
  const store = await SqliteStore.open(folder);
  expect(store.withoutWitness).toBe(true);
  await store.close();
  const again = await SqliteStore.open(folder);
  expect(again.withoutWitness).toBe(false);
  await again.close();
});

test("a newer file is left alone, also by whoever accepts damage", async () => {
  await house("a");
  await sql("UPDATE meta SET value = '99' WHERE key = 'schema'");
  await refusedUntouched({ code: "newer", schema: "99" });
  await expect(openAnyway(async () => 1)).rejects.toThrow(Unopenable);
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
  await house("a", "b");
  await sql(change);
  const damaged: string[] = [];
  const store = await SqliteStore.open(folder, { damaged: (found) => void damaged.push(found.code) });
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
  await house("a", "b");
  await sql("DELETE FROM log WHERE table_id = 'a'; DELETE FROM tables WHERE id = 'a'");
  await refusedUntouched({ code: "writes-lost", entries: 4, people: 0 });
});

test.each(["1", "2"] as const)("a file of version %s is brought up to date, and protected from then on", async (version) => {
  mkdirSync(folder);
  await oldFile(folder, version, "t", [said("0"), said("1")]);
  const store = await SqliteStore.open(folder);
  expect([store.key, store.wrongTables, store.withoutWitness]).toEqual([OLD_KEY, [], false]);
  expect(await store.read("t")).toEqual([said("0"), said("1")]);
  await store.append("t", 2, said("2"), {});
  await store.append("u", 0, said("0"), { row: { ...row("u"), chronicle: "one" } });
  expect((await store.chronicle("one")).map(({ id }) => id)).toEqual(["u"]);
  await store.close();
  expect(await problem()).toBeUndefined();
  await sql("DELETE FROM log WHERE table_id = 't' AND seq = 0");
  const again = await SqliteStore.open(folder);
  expect(again.wrongTables).toEqual([{ code: "missing-entry", table: "t", seq: 0 }]);
  await again.close();
});

test("an old file without its key is not given a new one in silence", async () => {
  mkdirSync(folder);
  await oldFile(folder, "2", "t", [said("0")]);
  await sql("DELETE FROM meta WHERE key = 'key'");
  await refusedUntouched({ code: "key-lost" });
});

test("a second server in the same folder is refused, and changes nothing", async () => {
  const store = await SqliteStore.open(folder);
  await fill(store, ["a"]);
  const before = contents();
  await expect(SqliteStore.open(folder)).rejects.toMatchObject({ problem: { code: "in-use", path: folder } });
  await expect(SqliteStore.open(folder, {}, { despiteDamage: true })).rejects.toThrow(Unopenable);
  expect(contents()).toEqual(before);
  await store.close();
  await (await SqliteStore.open(folder)).close();
});

test("a full file takes nothing, loses nothing, and is well again when there is room", async () => {
  const troubles: unknown[] = [];
  await house("a");
  const { size } = statSync(at("database"));
  const events = { trouble: (trouble: unknown) => void troubles.push(trouble) };
  let store = await SqliteStore.open(folder, events, { mostBytes: size + 3 * 4096 });
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
  store = await SqliteStore.open(folder, events);
  expect(store.wrongTables).toEqual([]);
  await store.append("a", seq, long, {});
  expect(await store.trouble()).toBeUndefined();
  await store.close();
});

test("only the owner may look into the folder, also into one that was open to all", async () => {
  const store = await SqliteStore.open(folder);
  await fill(store, ["a"]);
  const names = ["", ...readdirSync(folder)];
  const modes = (): readonly string[] => names.map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
  const closed = ["700", ...Array.from({ length: names.length - 1 }, () => "600")];
  expect([names.length, modes()]).toEqual([6, closed]);
  await store.close();
  for (const name of names) chmodSync(join(folder, name), name === "" ? 0o755 : 0o644);
  await (await SqliteStore.open(folder)).close();
  expect(modes()).toEqual(closed);
  writeFileSync(join(folder, "notes.txt"), "mine");
  chmodSync(folder, 0o755);
  await (await SqliteStore.open(folder)).close();
  expect(statSync(folder).mode & 0o777, "a folder with other things in it").toBe(0o755);
});

test("a copy of a house at work is whole, and opens", async () => {
  const store = await SqliteStore.open(folder);
  await fill(store, ["a", "b"]);
  const copy = join(root, "copy");
  expect(await copyFolder(folder, copy)).toBe("copied");
  await fill(store, ["c"]);
  expect(await copyFolder(folder, copy)).toBe("not-empty");
  expect(await copyFolder(join(root, "nowhere"), join(root, "copy 2"))).toBe("nothing-there");
  await store.close();
  folder = copy;
  const copied = await SqliteStore.open(folder);
  expect([copied.key, copied.wrongTables, copied.withoutWitness]).toEqual([store.key, [], false]);
  expect((await Promise.all(["a", "b", "c"].map((id) => copied.read(id)))).map(({ length }) => length)).toEqual([4, 4, 0]);
  await copied.close();
});
