/** What every store promises, wherever it keeps things: durable together, refused alone, the same after a reload. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { row as plainRow, said } from "../../test/harness/data-folder.ts";
import { storeKinds } from "../../test/harness/stores.ts";
import type { Batch } from "./events.ts";
import { Conflict, type Store, type TableRow } from "./store.ts";

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({ ...plainRow(id), ...more });
const expected = (wake: number | null, turn: string) => ({ expected: { wake, turn } });

for (const kind of storeKinds())
  describe.skipIf(kind.missing !== undefined)(kind.name, () => {
    let place = "";
    let batches: Batch[] = [];
    let store: Store;

    beforeAll(() => kind.begin());
    afterAll(() => kind.end());
    beforeEach(async () => {
      place = await kind.place();
      batches = [];
      store = await kind.open(place, { batch: (batch) => void batches.push(batch) });
    });
    afterEach(() => store.close());

    const ids = (rows: readonly TableRow[]): readonly string[] => rows.map(({ id }) => id);

    test("all writes of one tick share one transaction", async () => {
      await Promise.all(["a", "b", "c"].map((id) => store.append(id, 0, said(id), { row: row(id) })));
      expect(batches.map(({ size }) => size)).toEqual([3]);
      await store.append("a", 1, said("again"), {});
      expect(batches.map(({ size }) => size)).toEqual([3, 1]);
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
      expect(ids(await store.lobby(10))).toEqual(["b"]);
    });

    test("a number that is taken, or not yet due, is a conflict, and so is a table that is not there", async () => {
      const there = { row: row("a", { state: "playing", wake: 1, turn: "p" }), holders: ["p"] };
      await store.append("a", 0, said("0"), there);
      await store.append("a", 1, said("1"), {});
      const late = { tip: "x", ...expected(9, "x"), holders: ["x"] };
      for (const seq of [0, 1, 3]) await expect(store.append("a", seq, said("x"), {}), String(seq)).rejects.toThrow(Conflict);
      await expect(store.append("a", 1, said("x"), { row: row("a", { state: "over" }) })).rejects.toThrow(Conflict);
      await expect(store.append("a", 1, said("x"), late)).rejects.toThrow(Conflict);
      await expect(store.append("no-such-table", 1, said("x"), {})).rejects.toThrow(Conflict);
      expect(await store.read("a")).toEqual([said("0"), said("1")]);
      expect(await store.tablesOf("p", 9)).toEqual([there.row]);
      expect([await store.tablesOf("x", 9), await store.held("p")]).toEqual([[], 1]);
    });

    test("entries of one table that are asked for together come in their order", async () => {
      await store.append("a", 0, said("0"), { row: row("a") });
      await Promise.all(
        [1, 2, 3].map((seq) => store.append("a", seq, said(String(seq)), { tip: `t${seq}`, ...expected(seq, "p") })),
      );
      expect(await store.read("a")).toEqual(["0", "1", "2", "3"].map(said));
      expect(await store.wakes()).toEqual([{ id: "a", wake: 3 }]);
    });

    test("a fault fails the whole batch, and nothing of it is kept", async () => {
      const results = await Promise.allSettled([
        store.append("a", 0, said("a"), { row: row("a") }),
        store.append("no-such-table", 0, said("x"), {}),
      ]);
      expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      expect(await store.read("a")).toEqual([]);
      await store.append("a", 0, said("a"), { row: row("a") });
      expect(await store.read("a")).toHaveLength(1);
      expect(await store.trouble(), "a bug is no trouble of the store").toBeUndefined();
    });

    test("everything is there after a reload", async () => {
      const { key } = store;
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      await store.saveIdentity({ id: "p", name: "Ada", created: 5 });
      await store.saveIdentity({ id: "p", name: "Ada L.", created: 5 });
      await store.append("a", 0, said("1"), { row: row("a", { wake: 77 }), holders: ["p"] });
      await store.append("a", 1, said("2"), { row: row("a", { wake: 78, state: "playing" }) });
      await store.append("a", 2, said("3"), { tip: "t", ...expected(1_800_000_000_000, "p q") });
      await store.close();
      store = await kind.open(place);
      expect(await store.read("a")).toEqual([said("1"), said("2"), said("3")]);
      expect(await store.wakes()).toEqual([{ id: "a", wake: 1_800_000_000_000 }]);
      expect(await store.identity("p")).toEqual({ id: "p", name: "Ada L.", created: 5 });
      expect([store.key, await store.identity("q"), await store.read("b")]).toEqual([key, undefined, []]);
      expect(await store.tablesOf("p", 5)).toEqual([row("a", { wake: 1_800_000_000_000, state: "playing", turn: "p q" })]);
    });

    test("what was asked for before it closes is written", async () => {
      const asked = Promise.all([
        store.append("a", 0, said("a"), { row: row("a") }),
        store.saveIdentity({ id: "p", name: "Ada", created: 1 }),
      ]);
      await store.close();
      await asked;
      store = await kind.open(place);
      expect([await store.read("a"), (await store.identity("p"))?.name]).toEqual([[said("a")], "Ada"]);
    });

    test("any text comes back as it was", async () => {
      const texts = ["", "'; DROP TABLE log; --", 'ä "ß" \\ 👑', "\u0000 \ud800 \u2028", "x".repeat(100_000)];
      await store.append("a", 0, said("0"), { row: row("a") });
      for (const [index, text] of texts.entries()) await store.append("a", index + 1, said(text), {});
      await store.saveIdentity({ id: "p", name: "Ää 'x' \\ 👑", created: 1 });
      expect(await store.read("a")).toEqual([said("0"), ...texts.map(said)]);
      expect((await store.identity("p"))?.name).toBe("Ää 'x' \\ 👑");
    });

    test("of two new names in one batch the later one stays", async () => {
      await Promise.all(["Ada", "Bea", "Cleo"].map((name) => store.saveIdentity({ id: "p", name, created: 1 })));
      expect((await store.identity("p"))?.name).toBe("Cleo");
    });

    test("lists come in the order people want, and every unfinished table at which somebody sits counts", async () => {
      const holders = ["p"];
      const open = (id: string, more: Partial<TableRow>, sit = true) =>
        store.append(id, 0, said(""), { row: row(id, { visibility: "public", ...more }), ...(sit && { holders }) });
      await open("old", { created: 1 });
      await open("new", { created: 2 }, false);
      await open("on", { created: 3, state: "playing" });
      await open("over", { created: 4, state: "over" });
      await open("left", { visibility: "link", state: "playing" });
      expect(ids(await store.lobby(10))).toEqual(["new", "old", "on"]);
      expect(ids(await store.lobby(2))).toEqual(["new", "old"]);
      expect(ids(await store.tablesOf("p", 10)).toSorted()).toEqual(["left", "old", "on", "over"]);
      expect([ids(await store.tablesOf("p", 1)), ids(await store.tablesOf("p", 10)).at(-1)]).toEqual([["on"], "over"]);
      expect(await store.held("p")).toBe(3);
    });

    test("people sit down, leave and come back, and a table that is over is held by nobody", async () => {
      await store.append("a", 0, said(""), { row: row("a"), holders: ["p", "q"] });
      const held = async () => [await store.held("p"), await store.held("q"), await store.held("r")];
      expect(await held()).toEqual([1, 1, 0]);
      await store.append("a", 1, said(""), { holders: ["q", "r"] });
      expect(await held()).toEqual([0, 1, 1]);
      await store.append("a", 2, said(""), { row: row("a", { state: "over" }) });
      expect(await held()).toEqual([0, 0, 0]);
      expect(ids(await store.tablesOf("q", 9)), "and is still theirs").toEqual(["a"]);
      await store.append("a", 3, said(""), { row: row("a", { state: "waiting" }), holders: ["p", "q"] });
      expect(await held()).toEqual([1, 1, 0]);
      await store.append("a", 4, said(""), { holders: [] });
      expect([await held(), await store.tablesOf("q", 9)]).toEqual([[0, 0, 0], []]);
    });

    test("what changes with every move is seen at once", async () => {
      const sit = { holders: ["p"] };
      for (const id of ["a", "b"]) await store.append(id, 0, said("0"), { row: row(id, { state: "playing" }), ...sit });
      await Promise.all(["a", "b"].map((id) => store.append(id, 1, said("1"), { tip: "t", ...expected(5, "p q") })));
      await store.append("b", 2, said("hello"), {});
      expect((await store.tablesOf("p", 9)).map(({ turn, wake }) => [turn, wake])).toEqual([
        ["p q", 5],
        ["p q", 5],
      ]);
      await store.append("a", 2, said("2"), { row: row("a", { state: "over" }) });
      expect([await store.held("p"), await store.wakes()]).toEqual([1, [{ id: "b", wake: 5 }]]);
      await store.append("b", 3, said("3"), expected(null, ""));
      expect(await store.wakes()).toEqual([]);
    });

    test("a chronicle lists its tables, oldest first, and everybody's chronicles the latest first", async () => {
      const sit = { holders: ["ada"] };
      await store.append("b", 0, said("b"), { row: row("b", { chronicle: "one", created: 2 }), ...sit });
      await store.append("a", 0, said("a"), { row: row("a", { chronicle: "one", created: 1 }), ...sit });
      await store.append("c", 0, said("c"), { row: row("c", { chronicle: "two", created: 3 }), ...sit });
      await store.append("d", 0, said("d"), { row: row("d") });
      expect(ids(await store.chronicle("one"))).toEqual(["a", "b"]);
      expect(await store.chronicle("three")).toEqual([]);
      expect(await store.chroniclesOf("ada", 10)).toEqual(["two", "one"]);
      expect(await store.chroniclesOf("ada", 1)).toEqual(["two"]);
      expect(await store.chroniclesOf("bob", 10)).toEqual([]);
    });
  });
