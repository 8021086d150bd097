/** What only a database has that several servers share: races, lost connections, crashes of its own, and damage behind our back. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fill, row, said } from "./harness/data-folder.ts";
import { noPostgres, TestPostgres } from "./harness/postgres.ts";
import { TestProxy } from "./harness/proxy.ts";
import { until } from "./harness/until.ts";
import { fromDatabase } from "../src/move/database-house.ts";
import { Unopenable } from "../src/store/problem.ts";
import { CannotSave, Conflict, Damaged, type Trouble } from "../src/store/store.ts";
import { ALONE_LOCK } from "../src/store/postgres/connections.ts";
import { PostgresStore } from "../src/store/postgres/store.ts";

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

describe.skipIf(noPostgres !== undefined)("PostgreSQL", () => {
  let postgres: TestPostgres;
  let url = "";
  const stores: PostgresStore[] = [];

  beforeAll(async () => {
    postgres = await TestPostgres.open({ isDurable: true });
  });
  afterAll(() => postgres.close());
  beforeEach(async () => {
    url = await postgres.database();
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
  });

  async function opened(
    ...[address = url, events, settings]: Partial<Parameters<typeof PostgresStore.open>>
  ): Promise<PostgresStore> {
    const store = await PostgresStore.open(address, events, settings);
    stores.push(store);
    return store;
  }

  async function problem(address = url): Promise<unknown> {
    try {
      await opened(address);
      return undefined;
    } catch (fault) {
      if (fault instanceof Unopenable) return fault.problem;
      throw fault;
    }
  }

  test("servers that open a new database at once share its tables and one key", async () => {
    const nodes = await Promise.all(Array.from({ length: 5 }, () => opened()));
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(1);
    await nodes[0]!.append("a", 0, said("0"), { row: row("a") });
    expect(await nodes[1]!.read("a")).toEqual([said("0")]);
    expect((await opened()).key).toBe(nodes[0]!.key);
  });

  test("of two servers that write at the same place one wins, and the other is told", async () => {
    const nodes = await Promise.all([opened(), opened()]);
    const tables = Array.from({ length: 20 }, (_, index) => `t${String(index).padStart(2, "0")}`);
    await Promise.all(tables.map((id) => nodes[0].append(id, 0, said("0"), { row: row(id) })));
    for (let seq = 1; seq <= 10; seq++) {
      const results = await Promise.all(
        nodes.map((node, index) => {
          // Each in another order: whoever waited for the other would wait for ever.
          const order = index === 0 ? tables : tables.toReversed();
          return Promise.allSettled(order.map((id) => node.append(id, seq, said(`${index} ${seq}`), { tip: String(index) })));
        }),
      );
      const lost = results.flat().filter((result) => result.status === "rejected");
      expect(lost.map(({ reason }) => reason instanceof Conflict)).toEqual(tables.map(() => true));
    }
    for (const id of tables) expect(await nodes[0].read(id)).toHaveLength(11);
  });

  test("of two servers that open the same table one wins", async () => {
    const nodes = await Promise.all([opened(), opened()]);
    const results = await Promise.allSettled(
      nodes.map((node, index) => node.append("a", 0, said(String(index)), { row: row("a") })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await nodes[0].read("a")).toHaveLength(1);
  });

  test("writes that come while a batch is under way are the next one", async () => {
    const sizes: number[] = [];
    const store = await opened(url, { batch: ({ size }) => void sizes.push(size) });
    const first = store.append("a", 0, said("a"), { row: row("a") });
    await new Promise((resolve) => setImmediate(resolve));
    const others = ["b", "c", "d"].map((id) => store.append(id, 0, said(id), { row: row(id) }));
    await Promise.all([first, ...others]);
    expect(sizes).toEqual([1, 3]);
  });

  test("a database that is gone refuses, and is well again when it is back, without a new start", async () => {
    const troubles: (Trouble | undefined)[] = [];
    const store = await opened(url, { trouble: (trouble) => void troubles.push(trouble) });
    await fill(store, "a");
    await postgres.stop("fast");
    await expect(store.append("a", 4, said("4"), {})).rejects.toThrow(CannotSave);
    await expect(store.saveIdentity({ id: "p", name: "Ada", created: 1 })).rejects.toThrow(CannotSave);
    await expect(store.read("a")).rejects.toThrow(CannotSave);
    expect([await store.trouble(), troubles]).toEqual(["cannot-save", ["cannot-save"]]);
    expect(await problem()).toMatchObject({ code: "unreachable", detail: expect.stringContaining("ECONNREFUSED") });
    await postgres.start();
    await store.append("a", 4, said("4"), {});
    expect(await store.read("a")).toHaveLength(5);
    expect([await store.trouble(), troubles]).toEqual([undefined, ["cannot-save", undefined]]);
  });

  test("what was acknowledged outlives a crash of the database, also where it is told not to wait for the disk", async () => {
    await postgres.sql(url, `ALTER DATABASE ${nameIn(url)} SET synchronous_commit = off`);
    const store = await opened();
    const acknowledged = new Map<string, number>();
    const play = async (id: string): Promise<void> => {
      await store.append(id, 0, said("0"), { row: row(id) });
      for (let seq = 1; ; seq++) {
        await store.append(id, seq, said(String(seq)), {});
        acknowledged.set(id, seq);
      }
    };
    const tables = ["a", "b", "c", "d"];
    const playing = Promise.allSettled(tables.map(play));
    await until("some moves", () => tables.every((id) => (acknowledged.get(id) ?? 0) > 20));
    await postgres.stop("immediate");
    await playing;
    await postgres.start();
    for (const id of tables) {
      const log = await store.read(id);
      expect(log.length).toBeGreaterThan(acknowledged.get(id)!);
      expect(log).toEqual(log.map((_, seq) => said(String(seq))));
      await store.append(id, log.length, said("on"), {});
    }
  });

  test("a network that is cut in silence refuses in time, and what was on its way is written once or not at all", async () => {
    const proxy = await TestProxy.open(postgres.port);
    await fill(await opened(), "a");
    const store = await PostgresStore.open(postgres.url(nameIn(url), { port: proxy.port, seconds: 8 }));
    proxy.cut();
    await expect(store.append("a", 4, said("4"), {})).rejects.toThrow(CannotSave);
    proxy.heal();
    // Whether it arrived after all, only the log knows.
    const { length } = await until("the connection to be back", () => store.read("a").catch(() => undefined));
    expect([4, 5]).toContain(length);
    await until("a place in the log", async () => {
      const seq = (await store.read("a")).length;
      return store.append("a", seq, said(String(seq)), {}).then(
        () => true,
        () => false,
      );
    });
    const log = await store.read("a");
    expect(log).toEqual(log.map((_, seq) => said(String(seq))));
    await store.close();
    await proxy.close();
  });

  test("whatever keeps it closed is told with the address, and never with the password", async () => {
    const wrong = Object.assign(new URL(url), { password: "secret" }).href;
    const denied = {
      code: "unreachable",
      path: expect.stringContaining("@127.0.0.1"),
      detail: expect.stringContaining("password"),
    };
    expect(await problem(wrong)).toMatchObject(denied);
    expect(JSON.stringify(await problem(wrong))).not.toContain("secret");
    expect(await problem(postgres.url("nowhere"))).toMatchObject({
      code: "unreachable",
      detail: expect.stringContaining("nowhere"),
    });
    await (await opened()).saveIdentity({ id: "p", name: "Ada", created: 1 });
    await postgres.sql(url, "UPDATE meta SET value = '99' WHERE key = 'schema'");
    expect(await problem()).toMatchObject({ code: "newer", schema: "99" });
    await postgres.sql(url, "UPDATE meta SET value = '4' WHERE key = 'schema'; UPDATE meta SET value = 'x' WHERE key = 'key'");
    expect(await problem()).toMatchObject({ code: "key-changed" });
    await postgres.sql(url, "DELETE FROM meta WHERE key = 'key'");
    expect(await problem()).toMatchObject({ code: "key-lost" });
    const { key } = await opened(url, {}, { despiteDamage: true });
    expect([key.length, await problem()]).toEqual([64, undefined]);
  });

  test("whoever has stopped is at work no more, also before the database knows that they hung up", async () => {
    const proxy = await TestProxy.open(postgres.port);
    proxy.lag = 1000;
    const far = postgres.url(nameIn(url), { port: proxy.port, seconds: 8 });
    const look = (): Promise<string> => fromDatabase(far, async (house) => (house === undefined ? "nothing" : "a house"));
    await (await PostgresStore.open(far)).close();
    expect([await look(), await look()]).toEqual(["a house", "a house"]);
    await proxy.close();
  });

  test("nobody works in a database that somebody has for themselves", async () => {
    await opened();
    const [alone] = await postgres.sql<{ mine: boolean }>(url, `SELECT ${ALONE_LOCK} AS mine`);
    expect(alone).toEqual({ mine: false });
  });

  test.each([
    ["a changed entry", "UPDATE log SET entry = replace(entry, '2', '7') WHERE table_id = 'a' AND seq = 2", "changed-entry"],
    ["a changed checksum", "UPDATE log SET mark = '0000000000000000' WHERE table_id = 'a' AND seq = 1", "changed-entry"],
    ["a missing entry", "DELETE FROM log WHERE table_id = 'a' AND seq = 2", "missing-entry"],
    ["a missing last entry", "DELETE FROM log WHERE table_id = 'a' AND seq = 3", "missing-entry"],
    ["a missing log", "DELETE FROM log WHERE table_id = 'a'", "no-log"],
    ["a missing index entry", "SET session_replication_role = replica; DELETE FROM tables WHERE id = 'a'", "no-row"],
  ])("%s closes one table and no other", async (_, change, code) => {
    const damaged: string[] = [];
    const store = await opened(url, { damaged: (found) => void damaged.push(found.code) });
    await fill(store, "a", "b");
    await postgres.sql(url, change);
    await expect(store.read("a")).rejects.toMatchObject({ problem: { code, table: "a" } });
    await expect(store.read("a")).rejects.toThrow(Damaged);
    expect(damaged, "told once").toEqual([code]);
    await expect(store.append("a", 0, said("new"), { row: row("a") }), "nobody opens a new one in its place").rejects.toThrow(
      Conflict,
    );
    await store.append("b", 4, said("on"), {});
    expect([await store.read("b").then(({ length }) => length), await store.trouble()]).toEqual([5, undefined]);
  });
});
