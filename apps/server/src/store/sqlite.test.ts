/** The store keeps what it promised: durable together, refused alone, the same after a reload. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Entry } from "../table/entry.ts";
import { openDatabase } from "./driver.ts";
import type { Batch } from "./events.ts";
import { SqliteStore } from "./sqlite.ts";
import { Conflict, type TableRow } from "./store.ts";

let folder = "";
let batches: Batch[] = [];
let store: SqliteStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tafelrunde-store-"));
  batches = [];
  store = await SqliteStore.open(folder, { batch: (batch) => void batches.push(batch) });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const said = (text: string): Entry => ({ type: "said", person: { id: "p", name: "Ada" }, text, message: text, at: 1 });
const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: "toy",
  visibility: "link",
  state: "waiting",
  created: 1,
  wake: null,
  chronicle: null,
  summary: "{}",
  turn: null,
  ...more,
});

test("all writes of one tick share one transaction", async () => {
  await Promise.all(["a", "b", "c"].map((id) => store.append(id, 0, said(id), { row: row(id) })));
  expect(batches.map(({ size }) => size)).toEqual([3]);
  await store.append("a", 1, said("again"), {});
  expect(batches.map(({ size }) => size)).toEqual([3, 1]);
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

test("a second entry at the same place is a conflict, leaves no trace and harms no neighbour", async () => {
  await store.append("a", 0, said("first"), { row: row("a", { summary: "first" }) });
  const [clash, neighbour] = await Promise.allSettled([
    store.append("a", 0, said("second"), { row: row("a", { summary: "second", visibility: "public" }) }),
    store.append("b", 0, said("b"), { row: row("b", { visibility: "public" }) }),
  ]);
  expect(clash).toMatchObject({ status: "rejected", reason: expect.any(Conflict) });
  expect(neighbour.status).toBe("fulfilled");
  expect(await store.read("a")).toEqual([said("first")]);
  expect((await store.lobby(10)).map(({ id }) => id)).toEqual(["b"]);
});

test("a fault of the disk fails the whole batch and nothing of it is kept", async () => {
  const results = await Promise.allSettled([
    store.append("a", 0, said("a"), { row: row("a") }),
    store.append("no-such-table", 0, said("x"), {}),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await store.read("a")).toEqual([]);
  await store.append("a", 0, said("a"), { row: row("a") });
  expect(await store.read("a")).toHaveLength(1);
});

test("everything is there after a reload", async () => {
  const { key } = store;
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  await store.saveIdentity({ id: "p", name: "Ada", created: 5 });
  await store.saveIdentity({ id: "p", name: "Ada L.", created: 5 });
  const holders = ["p"];
  await store.append("a", 0, said("1"), { row: row("a", { wake: 77 }), holders });
  await store.append("a", 1, said("2"), { row: row("a", { wake: 78, state: "playing" }) });
  await store.close();
  store = await SqliteStore.open(folder);
  expect(await store.read("a")).toEqual([said("1"), said("2")]);
  expect(await store.wakes()).toEqual([{ id: "a", wake: 78 }]);
  expect(await store.identity("p")).toEqual({ id: "p", name: "Ada L.", created: 5 });
  expect(store.key).toBe(key);
  expect((await store.tablesOf("p", 5)).map(({ id, state }) => [id, state])).toEqual([["a", "playing"]]);
});

test("lists come in the order people want, and every unfinished table at which somebody sits counts", async () => {
  const here = ["p"];
  await store.append("old", 0, said(""), { row: row("old", { visibility: "public", created: 1 }), holders: here });
  await store.append("new", 0, said(""), { row: row("new", { visibility: "public", created: 2 }) });
  await store.append("on", 0, said(""), {
    row: row("on", { visibility: "public", created: 3, state: "playing" }),
    holders: here,
  });
  await store.append("over", 0, said(""), {
    row: row("over", { visibility: "public", created: 4, state: "over" }),
    holders: here,
  });
  await store.append("left", 0, said(""), { row: row("left", { state: "playing" }), holders: ["p"] });
  expect((await store.lobby(10)).map(({ id }) => id)).toEqual(["new", "old", "on"]);
  expect((await store.tablesOf("p", 10)).map(({ id }) => id)).toEqual(["on", "left", "old", "over"]);
  expect(await store.held("p")).toBe(3);
  await store.append("old", 1, said(""), { holders: [] });
  expect(await store.held("p")).toBe(2);
});

test("the file waits for the disk and keeps a journal", async () => {
  const other = await openDatabase(join(folder, "tafelrunde.sqlite"));
  expect(other.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  other.close();
});

test("a chronicle lists its tables, oldest first, and everybody's chronicles the latest first", async () => {
  const sit = { holders: ["ada"] };
  await store.append("b", 0, said("b"), { row: row("b", { chronicle: "one", created: 2 }), ...sit });
  await store.append("a", 0, said("a"), { row: row("a", { chronicle: "one", created: 1 }), ...sit });
  await store.append("c", 0, said("c"), { row: row("c", { chronicle: "two", created: 3 }), ...sit });
  await store.append("d", 0, said("d"), { row: row("d") });
  expect((await store.chronicle("one")).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(await store.chronicle("three")).toEqual([]);
  expect(await store.chroniclesOf("ada", 10)).toEqual(["two", "one"]);
  expect(await store.chroniclesOf("ada", 1)).toEqual(["two"]);
  expect(await store.chroniclesOf("bob", 10)).toEqual([]);
});
