/** Somebody is forgotten: nothing in the place names them any more, and every game stays whole, in every store. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastChance, type Game, parseRecord, SOMEBODY, verify } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { playedTable, servicesAt } from "../../test/harness/played-table.ts";
import { storeKinds } from "../../test/harness/stores.ts";
import { newId } from "../identity/ids.ts";
import { checkDatabase } from "../check/check-database.ts";
import { checkFolder } from "../check/check-folder.ts";
import type { HousePlace } from "../move/house.ts";
import { moveHouse } from "../move/move-house.ts";
import { type Problem, Unopenable } from "../store/problem.ts";
import type { Store } from "../store/store.ts";
import { foldAll } from "../table/fold.ts";
import type { TableState } from "../table/state.ts";
import type { Table } from "../table/table.ts";
import { findPeople } from "./find-people.ts";
import { forgetPerson } from "./forget-person.ts";

const NOW = 1_800_000_000_000;
const NAME = "Zebulon Quickwater";
const WORDS = "an unmistakable sentence";
const game: Game = await findGame("king-of-12")!.rules();
const root = mkdtempSync(join(tmpdir(), "tafelrunde-forget-"));
afterAll(() => rmSync(root, { recursive: true }));

const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join();

for (const kind of storeKinds())
  describe.skipIf(kind.missing !== undefined)(kind.name, () => {
    let place: HousePlace;
    let address = "";
    let over: Table;
    let playing: Table;
    let waiting: Table;
    /** Sits at all three; somebody else is there as well. */
    let who = "";
    const isDatabase = kind.name === "PostgreSQL";
    let wrong: Problem[] = [];
    const listener = { problem: (problem: Problem) => void wrong.push(problem) };

    beforeAll(() => kind.begin());
    afterAll(() => kind.end());
    beforeEach(async () => {
      wrong = [];
      address = await kind.place();
      place = { folder: isDatabase ? "" : address, database: isDatabase ? address : undefined };
      const store = await kind.open(address);
      const services = servicesAt(store, () => NOW);
      const me = { id: newId(), name: NAME };
      who = me.id;
      over = await playedTable(game, services, fastChance(1), Infinity, me);
      playing = await playedTable(game, services, fastChance(2), 4, me);
      waiting = await playedTable(game, services, fastChance(2), -1, me);
      await store.saveIdentity({ ...me, created: NOW });
      await store.saveIdentity({ id: "other", name: "Ada", created: NOW });
      await over.run(() => over.commit({ type: "said", person: me, text: WORDS, message: "m" }));
      await playing.run(() => playing.commit({ type: "renamed", person: { id: who, name: `${NAME} II` } }));
      await store.close();
    });

    /** Every byte that is kept; of a database, what a dump would have. */
    async function everything(): Promise<string> {
      if (!isDatabase)
        return readdirSync(address)
          .map((name) => readFileSync(join(address, name), "latin1"))
          .join();
      const client = new Client({ connectionString: address });
      await client.connect();
      const tables = ["meta", "identities", "tables", "seats", "log"];
      const all: unknown[] = [];
      for (const table of tables) all.push((await client.query(`SELECT * FROM ${table}`)).rows);
      await client.end();
      return JSON.stringify(all);
    }

    async function problems(): Promise<readonly Problem[]> {
      await (isDatabase ? checkDatabase(address, listener) : checkFolder(address, listener));
      return wrong;
    }

    async function opened<T>(work: (store: Store) => Promise<T>): Promise<T> {
      const store = await kind.open(address);
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    }

    const stateOf = async (store: Store, { id }: Table): Promise<TableState> => foldAll(id, game, await store.read(id));

    test("nothing names them any more, the games are whole, and bots play on", async () => {
      const before = await everything();
      for (const trace of [who, NAME, WORDS]) expect(before).toContain(trace);
      expect(await forgetPerson(place, who, NOW)).toEqual({ outcome: "forgotten", tables: 3 });
      const after = await everything();
      for (const trace of [who, NAME, WORDS]) expect(after).not.toContain(trace);
      expect(await problems()).toEqual([]);
      await opened(async (store) => {
        expect([await store.identity(who), (await store.identity("other"))?.name]).toEqual([undefined, "Ada"]);
        expect([await store.tablesOf(who, 9), await store.held(who)]).toEqual([[], 0]);
        const ended = await stateOf(store, over);
        expect(ended.seats.map(({ name }) => name)).toEqual([SOMEBODY, "Bob 1"]);
        expect(ended.match!.record().moves.map(({ move }) => move)).toEqual(
          over.state.match!.record().moves.map(({ move }) => move),
        );
        const parsed = parseRecord(JSON.stringify(ended.match!.record()));
        expect(parsed.ok && verify(game, parsed.record).ok).toBe(true);
        expect(ended.chat).toEqual([]);
        const on = await stateOf(store, playing);
        expect(on.seats.map(({ name, away, bot }) => [name, away, bot !== null])).toEqual([
          [SOMEBODY, true, true],
          ["Bob 1", false, false],
        ]);
        const free = await stateOf(store, waiting);
        expect(free.seats.map(({ kind: sits, name }) => [sits, name])).toEqual([
          ["open", ""],
          ["person", "Bob 1"],
        ]);
        expect(free.host).toBe(free.seats[1]!.owner);
        expect((await store.wakes()).map(({ id }) => id).toSorted()).toEqual([playing.id, waiting.id].toSorted());
      });
      expect(await forgetPerson(place, who, NOW)).toEqual({ outcome: "nobody" });
    });

    test("a house that is copied later does not know them either", async () => {
      await forgetPerson(place, who, NOW);
      const copy = join(root, kind.name);
      const moved = await moveHouse(place, { folder: copy, database: undefined }, listener);
      expect([moved, wrong]).toMatchObject([{ outcome: "moved", tables: 3, people: 1 }, []]);
      for (const trace of [who, NAME, WORDS]) expect(bytesIn(copy)).not.toContain(trace);
    });

    test("who is meant is found by a name, in whatever letters, and by a table", async () => {
      const found = await findPeople(place, { name: NAME.toUpperCase(), table: undefined });
      expect(found).toEqual([{ id: who, names: expect.arrayContaining([NAME, `${NAME} II`]), tables: expect.any(Array) }]);
      expect(found![0]!.tables.toSorted()).toEqual([over.id, playing.id, waiting.id].toSorted());
      const there = await findPeople(place, { name: undefined, table: playing.id });
      expect(there!.flatMap(({ names }) => names)).toEqual(expect.arrayContaining(["Bob 1", NAME]));
      expect(there).toHaveLength(2);
      expect(await findPeople(place, { name: "Nobody", table: undefined })).toEqual([]);
    });

    test("not while a server is at work, and not where a table of theirs is damaged", async () => {
      await opened(async () => {
        await expect(forgetPerson(place, who, NOW)).rejects.toThrow(Unopenable);
      });
      await opened((store) =>
        store.append(playing.id, playing.state.length, { type: "moved", seat: 0, move: "fly", at: NOW }, {}),
      );
      expect(await forgetPerson(place, who, NOW)).toEqual({ outcome: "closed-table", table: playing.id });
      const kept = await everything();
      for (const trace of [who, NAME, WORDS]) expect(kept).toContain(trace);
    });
  });
