/** The newest moves lie apart until they are sorted into their logs; nobody who reads can tell. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { row, said, TestFolder } from "../../test/harness/data-folder.ts";
import { openDatabase } from "./driver.ts";
import { prepareStatements } from "./statements.ts";
import { SqliteStore } from "./sqlite.ts";
import { Conflict, Damaged } from "./store.ts";

let folder: TestFolder;
let store: SqliteStore;
beforeEach(async () => {
  folder = new TestFolder();
  store = await SqliteStore.open(folder.path);
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const expected = (wake: number | null, turn: string) => ({ expected: { wake, turn } });

/** How many entries lie where. */
async function counted(): Promise<{ recent: number; log: number }> {
  const database = await openDatabase(folder.at("database"), { readOnly: true });
  const found = database.prepare("SELECT (SELECT count(*) FROM recent) AS recent, (SELECT count(*) FROM log) AS log").get();
  database.close();
  return { ...(found as { recent: number; log: number }) };
}

/** Two tables whose games are on. */
async function begun(): Promise<void> {
  for (const id of ["a", "b"]) await store.append(id, 0, said("0"), { row: { ...row(id), state: "playing" }, holders: ["p"] });
}

test("moves of many tables lie together, and are read as if they were in their logs", async () => {
  await begun();
  for (let seq = 1; seq < 4; seq++)
    await Promise.all(
      ["a", "b"].map((id) => store.append(id, seq, said(`${id}${seq}`), { tip: "t", ...expected(seq, `p${seq}`) })),
    );
  expect(await counted()).toEqual({ recent: 6, log: 2 });
  expect(await store.read("a")).toEqual([said("0"), said("a1"), said("a2"), said("a3")]);
  expect((await store.tablesOf("p", 9)).map(({ turn, wake }) => [turn, wake])).toEqual([
    ["p3", 3],
    ["p3", 3],
  ]);
  expect(await store.wakes()).toEqual([
    { id: "a", wake: 3 },
    { id: "b", wake: 3 },
  ]);
});

test("a number that is taken, or not yet due, is a conflict wherever the entry lies", async () => {
  await begun();
  await store.append("a", 1, said("1"), {});
  for (const seq of [0, 1, 3]) await expect(store.append("a", seq, said("x"), {}), String(seq)).rejects.toThrow(Conflict);
  await expect(store.append("a", 1, said("x"), { row: row("a") })).rejects.toThrow(Conflict);
  await expect(store.append("no-such-table", 1, said("x"), {})).rejects.toThrow(Conflict);
  expect(await store.read("a")).toEqual([said("0"), said("1")]);
});

test("what changes a list is in the list at once, and its entry lies with the others", async () => {
  await begun();
  await Promise.all(["a", "b"].map((id) => store.append(id, 1, said("1"), expected(5, "p"))));
  await store.append("a", 2, said("2"), { row: { ...row("a"), state: "over" } });
  expect(await counted()).toEqual({ recent: 3, log: 2 });
  expect(await store.read("a")).toHaveLength(3);
  expect([await store.held("p"), await store.wakes()]).toEqual([1, [{ id: "b", wake: 5 }]]);
});

test("where many wait, tables that have waited longest are sorted in, also in the middle of a game", async () => {
  await begun();
  const add = (id: string, seq: number) =>
    store.append(id, seq, said(`${id}${seq}`), { tip: `${id}${seq}`, ...expected(seq, "p") });
  await Promise.all(Array.from({ length: 4000 }, (_, index) => [add("a", index + 1), add("b", index + 1)]).flat());
  expect(await counted()).toEqual({ recent: 4000, log: 4002 });
  for (const id of ["a", "b"]) await expect(store.append(id, 501, said("x"), {}), id).rejects.toThrow(Conflict);
  for (const id of ["a", "b"])
    expect((await store.read(id)).slice(3998)).toEqual([3998, 3999, 4000].map((seq) => said(`${id}${seq}`)));
  expect(await store.page("", 9)).toMatchObject([{ tip: "a4000" }, { tip: "b4000" }]);
  folder.move();
  const crashed = store;
  store = await SqliteStore.open(folder.path);
  expect(store.wrongTables).toEqual([]);
  expect(await store.read("b")).toHaveLength(4001);
  expect(await store.wakes()).toEqual([
    { id: "a", wake: 4000 },
    { id: "b", wake: 4000 },
  ]);
  for (const id of ["a", "b"]) await store.hush(id);
  expect(await counted()).toEqual({ recent: 0, log: 8002 });
  expect(await store.page("", 9)).toMatchObject([{ tip: "a4000" }, { tip: "b4000" }]);
  await crashed.close();
});

test("a crash loses nothing of it, and neither does closing", async () => {
  await begun();
  await store.append("a", 1, said("1"), { tip: "t", ...expected(7, "p") });
  const [crashed] = [store];
  folder.move();
  store = await SqliteStore.open(folder.path);
  expect(await counted()).toEqual({ recent: 1, log: 2 });
  expect(store.wrongTables).toEqual([]);
  expect(await store.read("a")).toEqual([said("0"), said("1")]);
  expect(await store.wakes()).toEqual([{ id: "a", wake: 7 }]);
  await store.append("a", 2, said("2"), {});
  await store.close();
  expect(await counted()).toEqual({ recent: 0, log: 4 });
  store = await SqliteStore.open(folder.path);
  expect(await store.read("a")).toEqual([said("0"), said("1"), said("2")]);
  expect((await store.tablesOf("p", 1)).map(({ id, turn }) => [id, turn])).toEqual([["a", "p"]]);
  await crashed.close();
});

test("a batch that was not kept is forgotten here, too", async () => {
  await begun();
  await store.append("a", 1, said("1"), {});
  const results = await Promise.allSettled([
    store.append("a", 2, said("2"), {}),
    store.append("no-such-table", 0, said("x"), {}),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await store.append("a", 2, said("again"), {});
  expect(await store.read("a")).toEqual([said("0"), said("1"), said("again")]);
});

test("when nothing else is to be done they are sorted in", async () => {
  await begun();
  await store.append("a", 1, said("1"), expected(null, "p"));
  await expect.poll(counted, { timeout: 10_000 }).toEqual({ recent: 0, log: 3 });
  expect(await store.read("a")).toHaveLength(2);
});

test.each([
  ["a missing newest entry", "DELETE FROM recent WHERE table_id = 'a' AND seq = 2"],
  ["one before it", "DELETE FROM recent WHERE table_id = 'a' AND seq = 1"],
])("%s is noticed, and costs that table alone", async (_, sql) => {
  await begun();
  for (let seq = 1; seq < 4; seq++) await store.append("a", seq, said(String(seq)), {});
  folder.move();
  await store.close();
  await folder.sql(sql);
  store = await SqliteStore.open(folder.path, {}, { despiteDamage: true });
  expect(store.wrongTables.map(({ table, code }) => [table, code])).toEqual([["a", "missing-entry"]]);
  await expect(store.read("a")).rejects.toThrow(Damaged);
  expect(await store.read("b")).toHaveLength(1);
});

test("lists come from an index that has their order", async () => {
  const database = await openDatabase(folder.at("database"), { readOnly: true });
  const asked: string[] = [];
  prepareStatements({ exec() {}, close() {}, prepare: (sql) => (asked.push(sql), database.prepare(sql)) });
  const lists = asked.filter((sql) => /ORDER BY (state|open)/.test(sql));
  const plans = lists.map((sql) =>
    (database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail),
  );
  database.close();
  expect(lists).toHaveLength(2);
  for (const plan of plans) expect(plan.join("\n")).not.toContain("TEMP B-TREE");
});
