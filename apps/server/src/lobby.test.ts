/** The list of public tables: fair to every host, not stale, and never the end of the process. */
import { expect, test } from "vitest";
import { Lobby } from "./lobby.ts";
import type { Store, TableRow } from "./store/store.ts";

const HOUR = 60 * 60 * 1000;

const row = (id: string, host: string | undefined, created: number, state: TableRow["state"] = "waiting"): TableRow => ({
  id,
  game: "king-of-12",
  visibility: "public",
  state,
  created,
  wake: null,
  chronicle: null,
  turn: null,
  summary: JSON.stringify({
    ...(host !== undefined && { host }),
    options: {},
    clock: { perMove: 0, perGame: 0 },
    seats: [],
    turn: [],
  }),
});

function lobbyOf(rows: readonly TableRow[], now: number): { lobby: Lobby; faults: unknown[] } {
  const faults: unknown[] = [];
  const store = { lobby: async () => rows } as unknown as Store;
  return {
    lobby: new Lobby(
      store,
      () => now,
      (fault) => void faults.push(fault),
    ),
    faults,
  };
}

test("each host has two tables in the list, and the rest is counted", async () => {
  const rows = ["a", "b", "c", "d", "e", "f"].map((id, index) => row(id, "mallory", 100 - index));
  const { lobby } = lobbyOf([...rows, row("honest", "ada", 1), row("old-a", undefined, 1), row("old-b", undefined, 1)], 200);
  const { tables, more } = await lobby.tables();
  expect(tables.map(({ id }) => id)).toEqual(["a", "b", "honest", "old-a", "old-b"]);
  expect(more).toBe(4);
  expect((await lobby.all()).map(({ id }) => id)).toHaveLength(9);
  expect(JSON.stringify(tables)).not.toContain("mallory");
});

test("a table that nobody joined for hours leaves the list; a game that is on stays", async () => {
  const { lobby } = lobbyOf([row("fresh", "a", 2.5 * HOUR), row("stale", "b", 0), row("on", "c", 0, "playing")], 3 * HOUR);
  expect((await lobby.tables()).tables.map(({ id }) => id)).toEqual(["fresh", "on"]);
});

test("a row that cannot be read is a fault that is told, and the others are shown", async () => {
  const { lobby, faults } = lobbyOf([{ ...row("bad", "a", 1), summary: "{" }, row("good", "b", 1)], 2);
  expect((await lobby.tables()).tables.map(({ id }) => id)).toEqual(["good"]);
  expect(faults).toHaveLength(1);
});

test("a store that fails is a fault that is told, and the list is there again afterwards", async () => {
  const faults: unknown[] = [];
  let fails = false;
  const store = { lobby: async () => (fails ? Promise.reject(new Error("disk")) : [row("good", "b", 1)]) } as unknown as Store;
  const lobby = new Lobby(
    store,
    () => 2,
    (fault) => void faults.push(fault),
  );
  const heard: string[] = [];
  await lobby.add({ write: (text) => void heard.push(text) });
  fails = true;
  lobby.changed();
  await expect.poll(() => faults.length, { timeout: 5000 }).toBe(1);
  fails = false;
  expect((await lobby.tables()).tables).toHaveLength(1);
  expect(heard).toHaveLength(1);
});
