/** A browser that is full, keeps nothing or gives back nonsense: games go on, and nothing else is lost by it. */
import { fastChance, type Game } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { readSavedGame } from "../pages/replay/read-records.ts";
import type { Thinker } from "./bots.ts";
import { closedStorage, fakeStorage } from "../../test/fake-storage.ts";
import { LastTime } from "./last-time.ts";
import { LocalChronicles } from "./local-chronicles.ts";
import { beginLocal } from "./local-setup.ts";
import { type LocalGame, LocalStore } from "./local-store.ts";
import { LocalSession } from "./local.ts";
import type { DeviceStorage } from "./shelf.ts";

const game: Game = await findGame("king-of-12")!.rules();
const chance = fastChance(3);
const quick: Thinker = {
  decide: async ({ view, seat }) => game.format(chance.pick(game.moves(game.imagine(view, chance), seat))),
  close: () => {},
};

const begin = (store: LocalStore): LocalGame =>
  beginLocal(game, { options: {}, seats: [{ person: "Ada" }, { bot: "random" }] }, store);

/** Opens a game; the session, and what it said about being kept. */
function open(store: LocalStore, id: string, storage: DeviceStorage = fakeStorage()) {
  const chronicles = new LocalChronicles(storage);
  const session = LocalSession.open(game, store.load(id)!, { store, chronicles, thinker: quick, pause: async () => {} })!;
  const told: boolean[] = [];
  let view: unknown;
  let moves = 0;
  session.listen({
    kept: (isKept) => void told.push(isKept),
    update(update) {
      ({ view } = update);
      moves = update.seq;
    },
  });
  const play = async (): Promise<void> => {
    const [move] = game.moves(game.imagine(view, chance), 0);
    const refusal = move === undefined ? undefined : await session.play(move);
    if (refusal) throw new Error(refusal.code);
    for (let wait = 0; wait < 20; wait++) await Promise.resolve();
  };
  return { session, told, play, moves: () => moves };
}

test("a game goes on when the device is full in the middle of it, and says so", async () => {
  const storage = fakeStorage(2500);
  const store = new LocalStore(storage);
  const { id } = begin(store);
  const { session, told, play, moves } = open(store, id);
  expect(told).toEqual([true]);
  for (let turn = 0; turn < 12; turn++) await play();
  expect(moves()).toBeGreaterThan(8);
  expect(told.at(-1)).toBe(false);
  expect(store.load(id)!.record.moves, "the page still has all of it").toHaveLength(moves());
  expect(store.list().map((saved) => saved.id)).toEqual([id]);
  const afterReload = new LocalStore(storage).load(id)!;
  expect(afterReload.record.moves.length, "the device has what fitted").toBeLessThan(moves());
  expect(open(new LocalStore(storage), id).session).toBeInstanceOf(LocalSession);
  session.close();
});

test("a game begins and is played to the end although nothing can be kept, with its chronicle", async () => {
  for (const [storage, isLasting] of [
    [fakeStorage(0), true],
    [closedStorage(), true],
    [fakeStorage(), false],
  ] as const) {
    const store = new LocalStore(storage, isLasting);
    const { id } = begin(store);
    const { told, play, session } = open(store, id, storage);
    for (let turn = 0; turn < 200 && !store.load(id)!.over; turn++) await play();
    expect(store.load(id)!.over).toBe(true);
    expect(new Set(told)).toEqual(new Set([false]));
    session.close();
    store.remove(id);
    expect(store.list()).toEqual([]);
  }
});

test("what a full device could not keep is kept as soon as there is room", () => {
  const storage = fakeStorage(3000);
  storage.setItem("something of somebody else", "x".repeat(2500));
  const store = new LocalStore(storage);
  const saved = begin(store);
  expect([store.keeps(saved.id), new LocalStore(storage).list()]).toEqual([false, []]);
  storage.removeItem("something of somebody else");
  expect(store.save(saved)).toBe(true);
  expect(new LocalStore(storage).load(saved.id)).toEqual(saved);
});

test("finished games make room, the oldest first; if all of them are too little, they stay", () => {
  const saved = begin(new LocalStore(fakeStorage()));
  const length = JSON.stringify(saved).length;
  // Six games fit, a bit shorter than the seventh.
  const store = new LocalStore(fakeStorage(6.5 * length));
  store.save(saved);
  const old = Array.from({ length: 5 }, (_, at) => ({ ...saved, id: `old${at}`, over: true, playedAt: at }));
  for (const one of old) store.save(one);
  const longer = { ...saved, id: "longer", playedAt: 9, record: { ...saved.record, pad: "x".repeat(length) } };
  expect(store.save(longer)).toBe(true);
  const left = store.list().map(({ id }) => id);
  expect(new Set(left)).toEqual(new Set(["longer", saved.id, "old4", "old3", "old2"]));
  const before = store.list().length;
  expect(store.save({ ...longer, id: "huge", record: { ...saved.record, pad: "x".repeat(9 * length) } as never })).toBe(false);
  expect(store.list()).toHaveLength(before + 1);
});

test("a chronicle that cannot be written lasts as long as the page", () => {
  const chronicles = new LocalChronicles(fakeStorage(10));
  const deeds = { score: 7, won: true, kind: "first", heir: null, vow: null };
  expect(chronicles.add({ id: "one", game: "g" }, { table: "t", at: 1, names: ["Lea"], deeds, note: null })).toBe(false);
  expect(chronicles.write("one", "t", "The flood")).toBe(false);
  expect(chronicles.read("one")?.chapters[0]).toMatchObject({ note: "The flood" });
});

const NONSENSE = ["", "null", "{", "[]", "7", '"game"', "{}", '{"id":"bad","secret":"s"}'];

test("one damaged entry hides itself and nothing else", () => {
  const storage = fakeStorage();
  const store = new LocalStore(storage);
  const saved = begin(store);
  const broken = (change: object): string => JSON.stringify({ ...saved, id: "bad", ...change });
  const { start } = saved.record;
  const damages = [
    ...NONSENSE,
    JSON.stringify(saved),
    broken({ record: null }),
    broken({ record: { start, moves: null } }),
    broken({ record: { start: { ...start, seats: [null] }, moves: [] } }),
    broken({ record: { start: { ...start, seats: [{ name: 7 }] }, moves: [] } }),
    broken({ playedAt: "yesterday" }),
    broken({ people: null }),
  ];
  for (const text of damages) {
    storage.setItem("tafelrunde.game.bad", text);
    storage.setItem("tafelrunde.chronicle.bad", text);
    storage.setItem("tafelrunde.last.king-of-12", text);
    expect(store.list(), text).toEqual([saved]);
    expect(store.load("bad"), text).toBeUndefined();
    expect(new LocalChronicles(storage).list(), text).toEqual([]);
    expect(new LastTime(storage).of("king-of-12").level, text).toBe("easy");
  }
});

test("chapters that are none are no book, and a number of seats that is none was never chosen", () => {
  const storage = fakeStorage();
  for (const chapter of [null, {}, { table: "t", at: 1, names: [1], deeds: { score: 1 } }, { table: "t", at: 1, names: ["A"] }]) {
    storage.setItem("tafelrunde.chronicle.bad", JSON.stringify({ id: "bad", game: "g", chapters: [chapter] }));
    expect(new LocalChronicles(storage).list()).toEqual([]);
  }
  storage.setItem("tafelrunde.last.g", JSON.stringify({ level: "medium", seats: "many" }));
  expect(new LastTime(storage).of("g")).toEqual({ level: "medium" });
});

test("a game that can be listed but not be gone on with is not opened", () => {
  const store = new LocalStore(fakeStorage());
  const saved = begin(store);
  const { start } = saved.record;
  const services = { store, chronicles: new LocalChronicles(fakeStorage()), thinker: quick, pause: async () => {} };
  const changes: readonly object[] = [
    { secret: "0".repeat(64) },
    { secret: "no secret" },
    { people: [5] },
    { record: { start: { ...start, entropy: [] }, moves: [] } },
    { record: { start: { ...start, entropy: null }, moves: [] } },
    { record: { start, moves: [{ seat: 0, move: "lay nonsense", rolls: [], hash: "0".repeat(64) }] } },
    { record: { start, moves: [null] } },
  ];
  for (const change of changes)
    expect(LocalSession.open(game, { ...saved, ...change }, services), JSON.stringify(change)).toBeUndefined();
  expect(LocalSession.open(game, saved, services)).toBeInstanceOf(LocalSession);
});

test("the file of a game that could not be kept can be opened again, and nothing else counts as one", async () => {
  const store = new LocalStore(fakeStorage(0));
  const { id } = begin(store);
  const { session, play } = open(store, id);
  await play();
  const text = `${JSON.stringify(session.saved())}\n`;
  session.close();
  const elsewhere = new LocalStore(fakeStorage());
  elsewhere.save(readSavedGame(text)!);
  expect(open(elsewhere, id).moves()).toBeGreaterThan(0);
  const strange = [...NONSENSE, JSON.stringify(store.load(id)!.record), text.replace(id, "../../elsewhere"), text.slice(0, -9)];
  for (const other of strange) expect(readSavedGame(other), other).toBeUndefined();
});
