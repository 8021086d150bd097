/** Games on this device: played to the end, saved at every move, and nobody sees what is not theirs. */
import { fastChance, type Game, verify } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import type { Thinker } from "./bots.ts";
import { fakeStorage } from "../../test/fake-storage.ts";
import { LocalChronicles } from "./local-chronicles.ts";
import { beginLocal, sitters, stillAllowed } from "./local-setup.ts";
import { LocalStore } from "./local-store.ts";
import { LocalSession } from "./local.ts";
import type { SessionListener, SessionUpdate } from "./session.ts";
import { thinkHere } from "./think.ts";

const game: Game = await findGame("king-of-12")!.rules();
const chance = fastChance(7);

/** Bots that play at once, any legal move. */
const quick: Thinker = {
  async decide({ view, seat }) {
    return game.format(chance.pick(game.moves(game.imagine(view, chance), seat)));
  },
  close: () => {},
};

const chronicles = new LocalChronicles(fakeStorage());

function open(store: LocalStore, id: string, thinker = quick) {
  return LocalSession.open(game, store.load(id)!, { store, chronicles, thinker, pause: async () => {} })!;
}

/** Plays for every person at the device until the game is over; gives back all that was shown. */
async function playOut(session: LocalSession): Promise<SessionUpdate[]> {
  const shown: SessionUpdate[] = [];
  const refused: unknown[] = [];
  const now: { next: number | null; over: boolean } = { next: null, over: false };
  const listener: SessionListener = {
    update: (update) => void shown.push(update),
    handOver: (seat) => (now.next = seat),
    table: ({ state }) => (now.over = state === "over"),
  };
  const stop = session.listen(listener);
  for (let i = 0; i < 3000 && !now.over; i++) {
    const { seat, view } = shown.at(-1)!;
    const move = seat === null ? undefined : game.moves(game.imagine(view, chance), seat)[0];
    if (now.next !== null) session.reveal(now.next);
    else if (move !== undefined) refused.push(await session.play(move));
    await Promise.resolve();
  }
  stop();
  expect(refused.every((refusal) => refusal === undefined)).toBe(true);
  expect(now.over).toBe(true);
  return shown;
}

test("a whole game against bots, and its record proves itself", async () => {
  const store = new LocalStore(fakeStorage());
  const { id } = beginLocal(game, { options: {}, seats: [{ person: "Ada" }, { bot: "random" }, { bot: "random" }] }, store);
  const shown = await playOut(open(store, id));
  const saved = store.load(id)!;
  expect(saved.over).toBe(true);
  expect(verify(game, saved.record)).toMatchObject({ ok: true });
  expect(shown.map(({ seq }) => seq)).toEqual(shown.map((_, index) => index));
  expect(shown.every(({ seat }) => seat === 0)).toBe(true);
});

test("a game goes on after the page was closed at any move", async () => {
  const store = new LocalStore(fakeStorage());
  const { id } = beginLocal(game, { options: {}, seats: [{ person: "Ada" }, { bot: "random" }] }, store);
  for (let i = 0; i < 6; i++) {
    const session = open(store, id);
    let latest: SessionUpdate | undefined;
    session.listen({ update: (update) => (latest = update) });
    const [move] = game.moves(game.imagine(latest!.view, chance), 0);
    if (move !== undefined) await session.play(move);
    for (let wait = 0; wait < 20; wait++) await Promise.resolve();
    session.close();
  }
  expect(store.load(id)!.record.moves.length).toBeGreaterThan(4);
  await playOut(open(store, id));
  expect(verify(game, store.load(id)!.record)).toMatchObject({ ok: true });
});

test("around one screen secrets are shown to their owner alone, after the owner said so", async () => {
  const store = new LocalStore(fakeStorage());
  const seats = [{ person: "Ada" }, { person: "Bo" }, { bot: "random" }];
  const shown = await playOut(open(store, beginLocal(game, { options: {}, seats }, store).id));
  for (const { seat, view } of shown) expect((view as { viewer: unknown }).viewer).toBe(seat ?? "public");
  expect(new Set(shown.map(({ seat }) => seat))).toEqual(new Set([null, 0, 1]));
  const afterMoves = shown.filter(({ jump, events }) => !jump && events.length > 0);
  expect(afterMoves.some(({ seat }) => seat === null)).toBe(true);
});

test("nobody plays while nobody is revealed, and nobody reveals out of turn", async () => {
  const store = new LocalStore(fakeStorage());
  const session = open(store, beginLocal(game, { options: {}, seats: [{ person: "A" }, { person: "B" }] }, store).id);
  const seen: (number | null)[] = [];
  session.listen({ update: ({ seat }) => void seen.push(seat) });
  expect(await session.play({ type: "lay", card: "knight" })).toEqual({ code: "no-seat" });
  session.reveal(1);
  expect(seen).toEqual([null]);
  session.reveal(0);
  expect(seen).toEqual([null, 0]);
  expect(await session.play({ type: "lay", card: "lady" })).toMatchObject({ code: "not-in-hand" });
});

test("a game of older rules goes on by them, bots included, and by no others", async () => {
  const store = new LocalStore(fakeStorage());
  const old: Game = { ...game, rulesVersion: 0 };
  const saved = beginLocal(old, { options: {}, seats: [{ person: "Ada" }, { bot: "random" }] }, store);
  const asked = new Set<number>();
  const thinker: Thinker = {
    decide(question) {
      asked.add(question.rulesVersion);
      return quick.decide(question);
    },
    close: () => {},
  };
  const services = { store, chronicles, thinker, pause: async () => {} };
  expect(LocalSession.open(game, saved, services)).toBeUndefined();
  await playOut(LocalSession.open(old, saved, services)!);
  expect([...asked]).toEqual([0]);
  const { record } = store.load(saved.id)!;
  expect(verify(old, record)).toMatchObject({ ok: true });
  expect(verify(game, record)).toMatchObject({ ok: false, fault: { code: "other-rules" } });
});

test("what was chosen under older rules may not be allowed any more", () => {
  const seats = [{ person: "Ada" }, { bot: "random" }];
  expect(stillAllowed(game, { options: { set: "random" }, seats })).toBe(true);
  expect(stillAllowed(game, { options: { joker: true }, seats })).toBe(false);
  expect(stillAllowed(game, { options: {}, seats: seats.slice(1) })).toBe(false);
  expect(stillAllowed(game, { options: {}, seats: [...seats, ...seats, ...seats] })).toBe(false);
});

test("bots take names that nobody has", () => {
  const names = sitters([{ person: "isolde" }, { bot: "x" }, { bot: "y" }]).map(({ name }) => name);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
});

test("a real bot answers with a legal move, also one that is no longer known", async () => {
  const state = game.setup({ set: "first", cards: [] }, 2, { chance });
  const question = { game: "king-of-12", rulesVersion: game.rulesVersion, seat: 1, view: game.view(state, 1), told: [] };
  for (const bot of ["random", "forgotten"]) {
    const move = game.parse(await thinkHere({ ...question, bot }));
    expect(game.refusal(state, 1, move)).toBeUndefined();
  }
});

test("each bot takes a pause of its own", async () => {
  const store = new LocalStore(fakeStorage());
  const seats = [{ person: "Ada" }, { bot: "squire" }, { bot: "page" }];
  const paused: string[] = [];
  const pause = async (bot: string): Promise<void> => void paused.push(bot);
  const saved = beginLocal(game, { options: {}, seats }, store);
  await playOut(LocalSession.open(game, saved, { store, chronicles, thinker: quick, pause })!);
  expect(new Set(paused)).toEqual(new Set(["squire", "page"]));
});

test("while a person is awaited in a game of free order, a bot is asked once whether it does something before them", async () => {
  const council: Game = await findGame("council-of-12")!.rules();
  const store = new LocalStore(fakeStorage());
  const saved = beginLocal(council, { options: {}, seats: [{ person: "Ada" }, { bot: "councillor" }] }, store);
  const asked: unknown[] = [];
  const decide: Thinker["decide"] = async ({ early }) => {
    asked.push(early);
    return asked.length === 1 ? "propose bells" : "";
  };
  const services = { store, chronicles, thinker: { decide, close: () => {} }, pause: async () => {} };
  const session = LocalSession.open(council, saved, services)!;
  const shown: SessionUpdate[] = [];
  session.listen({ update: (update) => void shown.push(update), handOver: () => {}, table: () => {} });
  await expect.poll(() => (shown.at(-1)!.view as { proposal: unknown }).proposal).toMatchObject({ what: "bells", by: 1 });
  await session.play({ type: "disagree" });
  await expect.poll(() => asked).toEqual([true, true]);
});
