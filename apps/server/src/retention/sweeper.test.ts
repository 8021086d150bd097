/** A sweep takes what was kept long enough and nothing else, in every store; and what is left is whole. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastChance, type Game, parseRecord, verify } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { playedTable, servicesAt } from "../../test/harness/played-table.ts";
import { storeKinds } from "../../test/harness/stores.ts";
import { checkDatabase } from "../check/check-database.ts";
import { checkFolder } from "../check/check-folder.ts";
import type { Problem } from "../store/problem.ts";
import { Conflict, type Store } from "../store/store.ts";
import type { Table } from "../table/table.ts";
import { DEFAULT_KEEP, type Keep, type Kept, parseKeep } from "./keep.ts";
import { Sweeper } from "./sweeper.ts";

const DAY = 86_400_000;
const records = mkdtempSync(join(tmpdir(), "tafelrunde-records-"));
const game: Game = await findGame("king-of-12")!.rules();
afterAll(() => rmSync(records, { recursive: true }));

for (const kind of storeKinds())
  describe.skipIf(kind.missing !== undefined)(kind.name, () => {
    let place = "";
    let store: Store;
    let now = 0;
    let swept: { [what in Kept]?: number } = {};
    const busy = new Set<string>();
    const faults: unknown[] = [];

    beforeAll(() => kind.begin());
    afterAll(() => kind.end());
    beforeEach(async () => {
      place = await kind.place();
      store = await kind.open(place);
      now = 1000 * DAY;
      swept = {};
      busy.clear();
      faults.length = 0;
    });
    afterEach(() => store.close());

    const sweeper = (keep: Keep, folder?: string): Sweeper =>
      new Sweeper({
        store,
        tables: { apart: async (id, work) => (busy.has(id) ? undefined : work()) },
        keep,
        records: folder,
        now: () => now,
        swept: (what, count) => void (swept[what] = (swept[what] ?? 0) + count),
        fault: (_, fault) => void faults.push(fault),
      });

    const played = (most = Infinity): Promise<Table> =>
      playedTable(
        game,
        servicesAt(store, () => now),
        fastChance(3),
        most,
      );

    /** The table waits for nobody any more. */
    async function closed(): Promise<Table> {
      const table = await played(0);
      await store.remove(table.id, table.state.length);
      const open = { ...table.state.created, at: now };
      const row = { id: table.id, game: game.id, visibility: "link", state: "over", created: now, wake: null } as const;
      await store.append(table.id, 0, open, { row: { ...row, chronicle: null, summary: "{}", turn: "" }, holders: [] });
      await store.append(table.id, 1, { type: "closed", at: now }, {});
      return table;
    }

    const isThere = async ({ id }: { readonly id: string }): Promise<boolean> => (await store.read(id)).length > 0;

    /** All that a check finds wrong in the place, as it is left. */
    async function problems(): Promise<readonly Problem[]> {
      await store.close();
      const wrong: Problem[] = [];
      const listener = { problem: (problem: Problem) => void wrong.push(problem) };
      await (place.startsWith("postgres") ? checkDatabase(place, listener) : checkFolder(place, listener));
      store = await kind.open(place);
      return wrong;
    }

    test("by itself it takes what never began after a month and what was given up after a year, and no game that was ended", async () => {
      const tables = { waiting: await closed(), playing: await played(5), over: await played() };
      await store.saveIdentity({ id: "stranger", name: "Eve", created: now });
      const there = async () => [await isThere(tables.waiting), await isThere(tables.playing), await isThere(tables.over)];
      const wait = async (days: number) => {
        now += days * DAY;
        await sweeper(DEFAULT_KEEP).sweep();
        return [...(await there()), (await store.identity("stranger")) !== undefined];
      };
      expect(await wait(29)).toEqual([true, true, true, true]);
      expect(await wait(2)).toEqual([false, true, true, true]);
      expect(await wait(330)).toEqual([false, true, true, true]);
      expect(await wait(10)).toEqual([false, false, true, false]);
      expect(await wait(10_000)).toEqual([false, false, true, false]);
      expect(swept).toEqual({ waiting: 1, abandoned: 1, people: 1 });
      expect([await problems(), faults]).toEqual([[], []]);
      expect(await store.tablesOf(tables.playing.state.host, 9)).toEqual([]);
    });

    test("the record of a finished game is written before its table goes, and proves itself", async () => {
      const table = await played();
      now += 100 * DAY;
      const keep = parseKeep("finished=90")!;
      await sweeper(keep, join(records, kind.name, "no", "such", "folder")).sweep();
      const folder = join(records, kind.name, "no", "such", "folder");
      expect([await isThere(table), readdirSync(folder)]).toEqual([false, [`${table.id}.jsonl`]]);
      const parsed = parseRecord(readFileSync(join(folder, `${table.id}.jsonl`), "utf8").trimEnd());
      expect(parsed.ok && verify(game, parsed.record).ok).toBe(true);
      expect(await problems()).toEqual([]);
    });

    test("where the record cannot be written, the table stays", async () => {
      const table = await played();
      now += 100 * DAY;
      await sweeper(parseKeep("finished=90")!, join(process.execPath, "x")).sweep();
      expect([await isThere(table), faults.length]).toEqual([true, 1]);
      expect(existsSync(join(process.execPath, "x"))).toBe(false);
    });

    test("talk of finished games goes and the games stay; other talk is left alone", async () => {
      const [over, on] = [await played(), await played(5)];
      const { length } = await store.read(over.id);
      await store.append(
        over.id,
        length,
        { type: "said", person: { id: "x", name: "Eve" }, text: "bye", message: "2", at: now },
        {},
      );
      const before = await store.read(over.id);
      now += 40 * DAY;
      await sweeper(parseKeep("chat=30")!).sweep();
      const after = await store.read(over.id);
      expect(after.length).toBe(before.length);
      expect(JSON.stringify(after)).not.toMatch(/Well played|bye|Eve/);
      expect(after.filter(({ type }) => type !== "said")).toEqual(before.filter(({ type }) => type !== "said"));
      expect(JSON.stringify(await store.read(on.id))).toContain("Well played");
      expect(swept).toEqual({ chat: 2, people: 0 });
      now += 2 * DAY;
      await sweeper(parseKeep("chat=30")!).sweep();
      expect(swept).toEqual({ chat: 2, people: 0 });
      expect(await problems()).toEqual([]);
    });

    test("whoever sits at a table that is kept is kept, and a table that is in use, too", async () => {
      const [used, idle] = [await played(5), await played(5)];
      const holder = used.state.host;
      for (const id of [holder, idle.state.host]) await store.saveIdentity({ id, name: "Ada", created: now });
      busy.add(used.id);
      now += 400 * DAY;
      await sweeper(DEFAULT_KEEP).sweep();
      expect([await isThere(used), await isThere(idle)]).toEqual([true, false]);
      expect([await store.identity(holder), await store.identity(idle.state.host)]).toEqual([expect.anything(), undefined]);
      expect(await problems()).toEqual([]);
    });

    test("one sweeps once a day, whoever asks; and nothing is asked where all is kept for ever", async () => {
      expect(await store.claimSweep(now, now + DAY)).toBe(true);
      expect(await Promise.all([1, 2, 3].map(() => store.claimSweep(now + 5, now + DAY)))).toEqual([false, false, false]);
      const table = await closed();
      now += 40 * DAY;
      const claims = await Promise.all([1, 2, 3].map(() => store.claimSweep(now, now + DAY)));
      expect(claims.filter((isMine) => isMine)).toHaveLength(1);
      await sweeper(DEFAULT_KEEP).sweep();
      expect(await isThere(table), "another node does it").toBe(true);
      now += DAY;
      await sweeper(parseKeep("waiting=0,abandoned=0,people=0")!).sweep();
      expect(await store.claimSweep(now, now + DAY), "nobody swept").toBe(true);
    });

    test("a table that went on is not taken away, nor half of it", async () => {
      const table = await played(5);
      await expect(store.remove(table.id, table.state.length - 1)).rejects.toThrow(Conflict);
      expect(await store.read(table.id)).toHaveLength(table.state.length);
      await store.remove(table.id, table.state.length);
      await expect(store.remove(table.id, table.state.length)).rejects.toThrow(Conflict);
      expect([await isThere(table), await store.wakes(), await store.held(table.state.host)]).toEqual([false, [], 0]);
      expect(await problems()).toEqual([]);
    });

    test("all tables are looked at, page by page", async () => {
      const all = await Promise.all(Array.from({ length: 7 }, closed));
      const seen: string[] = [];
      for (let after = ""; ;) {
        const page = await store.page(after, 3);
        seen.push(...page.map(({ id }) => id));
        if (page.length === 0) break;
        after = page.at(-1)!.id;
      }
      expect(seen).toEqual(all.map(({ id }) => id).toSorted());
    });
  });
