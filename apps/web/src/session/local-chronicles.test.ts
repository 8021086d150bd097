/** Chronicles on this device: a finished game is written down, and the next one goes on from it. */
import { type Chapter, fastChance, type Game } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { fakeStorage } from "../../test/fake-storage.ts";
import { LocalChronicles } from "./local-chronicles.ts";
import { beginLocal } from "./local-setup.ts";
import { LocalStore } from "./local-store.ts";
import { LocalSession } from "./local.ts";

const plain: Game = await findGame("king-of-12")!.rules();
/** A game that does not keep a chronicle, made to keep one: whose set comes next is decided by the last game. */
const game: Game = {
  ...plain,
  chronicle: {
    deeds: () => ({ score: 12, won: true, kind: "first", heir: "random", vow: null }),
    next: ({ heir }) => ({ set: heir ?? "first" }),
  },
};
const chapter = (table: string, at: number): Chapter => ({
  table,
  at,
  names: ["Lea", "Gawan"],
  deeds: { score: 7, won: false, kind: "first", heir: null, vow: { name: "silence.silent", boxes: 2 } },
  note: null,
});

test("chapters are added in order, and a group's latest book lies on top", () => {
  const chronicles = new LocalChronicles(fakeStorage());
  chronicles.add({ id: "one", game: "g" }, chapter("a", 1));
  chronicles.add({ id: "two", game: "g" }, chapter("b", 2));
  chronicles.add({ id: "one", game: "g" }, chapter("c", 3));
  expect(chronicles.read("one")?.chapters.map(({ table }) => table)).toEqual(["a", "c"]);
  expect(chronicles.list().map(({ id }) => id)).toEqual(["one", "two"]);
  chronicles.remove("one");
  expect(chronicles.list().map(({ id }) => id)).toEqual(["two"]);
  expect(chronicles.read("one")).toBeUndefined();
});

test("what was written by hand can be changed, and outlives the same game told again", () => {
  const chronicles = new LocalChronicles(fakeStorage());
  chronicles.write("one", "a", "too early");
  chronicles.add({ id: "one", game: "g" }, chapter("a", 1));
  expect(chronicles.note("one", "a")).toBeNull();
  chronicles.write("one", "a", "the flood");
  chronicles.write("one", "a", "The flood");
  chronicles.add({ id: "one", game: "g" }, chapter("a", 5));
  expect(chronicles.read("one")?.chapters).toEqual([{ ...chapter("a", 5), note: "The flood" }]);
});

test("a chronicle makes finished games give way, and damage is no book", () => {
  const storage = fakeStorage(1200);
  const store = new LocalStore(storage);
  storage.setItem(
    "tafelrunde.game.old",
    JSON.stringify({
      id: "old",
      game: "g",
      secret: "s",
      people: [0],
      over: true,
      playedAt: 1,
      pad: "x".repeat(950),
      record: { start: { game: "g", rulesVersion: 1, seats: [] }, moves: [] },
    }),
  );
  const chronicles = new LocalChronicles(storage, () => store.makeRoom());
  chronicles.add({ id: "one", game: "g" }, chapter("a", 1));
  expect(chronicles.read("one")?.chapters).toHaveLength(1);
  expect(store.load("old")).toBeUndefined();
  storage.setItem("tafelrunde.chronicle.bad", "{");
  storage.setItem("tafelrunde.chronicle.odd", "{}");
  expect(chronicles.list().map(({ id }) => id)).toEqual(["one"]);
});

test("a finished game becomes a chapter, and the next one goes on from it with the same bots", async () => {
  const storage = fakeStorage();
  const [store, chronicles, chance] = [new LocalStore(storage), new LocalChronicles(storage), fastChance(3)];
  const begun = beginLocal(game, { options: {}, seats: [{ person: "Lea" }, { bot: "random" }] }, store);
  const decide = async ({ view, seat }: { view: unknown; seat: number }): Promise<string> =>
    game.format(chance.pick(game.moves(game.imagine(view, chance), seat)));
  const services = { store, chronicles, thinker: { decide, close: () => {} }, pause: async () => {} };
  const session = LocalSession.open(game, begun, services)!;
  const now = { view: undefined as unknown, over: false, note: null as string | null };
  session.listen({
    update: (update) => (now.view = update.view),
    table: (table) => {
      now.over = table.state === "over";
      now.note = table.note;
      expect(table.chronicle).toBe(begun.chronicle);
    },
  });
  for (let i = 0; i < 3000 && !now.over; i++) {
    const [move] = game.moves(game.imagine(now.view, chance), 0);
    if (move !== undefined) await session.play(move);
    await Promise.resolve();
  }
  const book = chronicles.read(begun.chronicle!)!;
  const names = begun.record.start.seats.map(({ name }) => name);
  expect(book).toMatchObject({ game: game.id, chapters: [{ table: begun.id, names, deeds: { score: 12 }, note: null }] });
  session.note("The last card");
  expect(now.note).toBe("The last card");
  expect(chronicles.note(book.id, begun.id)).toBe("The last card");

  const setup = { options: { set: "first" }, seats: [{ person: "Lea" }, { bot: "random" }], chronicle: book };
  const next = beginLocal(game, setup, store);
  expect(next.chronicle).toBe(begun.chronicle);
  expect(next.record.start.options["set"]).toBe("random");
  expect(next.record.start.seats.map(({ name }) => name)).toEqual(names);
});

test("without a chronicle to go on with, a game begins one, or none if it keeps none", () => {
  const store = new LocalStore(fakeStorage());
  const setup = { options: {}, seats: [{ person: "Lea" }, { person: "Tom" }] };
  const [one, two] = [beginLocal(game, setup, store), beginLocal(game, setup, store)];
  expect(one.chronicle).toMatch(/^[a-z0-9]{20}$/);
  expect(two.chronicle).not.toBe(one.chronicle);
  expect(beginLocal(plain, setup, store)).not.toHaveProperty("chronicle");
});
