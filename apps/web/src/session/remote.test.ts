/** A table over a bad line: nothing twice, nothing missing, and it goes on by itself. */
import type { Game } from "@tafelrunde/core";
import type { ChatLine, SeatInfo, ServerMessage, TableInfo } from "@tafelrunde/protocol";
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { FakeSurroundings } from "./fake-server.ts";
import { listenToLobby } from "./lobby.ts";
import { RemoteSession } from "./remote.ts";
import type { Connection, SessionUpdate } from "./session.ts";

const game: Game = await findGame("king-of-12")!.rules();
const ID = "a".repeat(20);
const seat = (you: boolean): SeatInfo => ({
  kind: "person",
  name: you ? "Ada" : "Bo",
  bot: null,
  you,
  host: you,
  connected: true,
  away: false,
  absence: null,
  deadline: null,
  left: null,
  seal: null,
  entropy: "0".repeat(32),
});
const table: TableInfo = {
  id: ID,
  game: "king-of-12",
  rulesVersion: 1,
  options: {},
  visibility: "link",
  clock: { perMove: 0, perGame: 0 },
  state: "playing",
  starting: false,
  seats: [seat(false), seat(true)],
  hosting: true,
  commitment: "0".repeat(64),
  spectators: 0,
  chatOpen: true,
  rematch: null,
  chronicle: null,
  note: null,
  removed: false,
  createdAt: 0,
};
const update = (after: number, seq: number): ServerMessage => ({
  type: "update",
  table: ID,
  seq,
  after,
  view: { seq },
  events: Array.from({ length: seq - after }, (_, index) => ({ type: `event-${after + index + 1}` })),
});
const line = (number: number): ChatLine => ({ number, seat: 0, name: "Bo", text: `line ${number}`, at: 0 });

function sit(state: TableInfo["state"] = "playing") {
  const around = new FakeSurroundings();
  const session = new RemoteSession(game, { ...table, state }, {}, around);
  const updates: SessionUpdate[] = [];
  const chat: number[] = [];
  const states: Connection[] = [];
  const barred: (string | undefined)[] = [];
  session.listen({
    update: (one) => void updates.push(one),
    chat: (lines) => void chat.push(...lines.map(({ number }) => number)),
    connection: (state) => void states.push(state),
    barred: (refusal) => void barred.push(refusal?.code),
  });
  const events = (): string[] => updates.flatMap((one) => one.events.map(({ type }) => type));
  return { around, session, updates, chat, states, barred, events };
}

test("comes to a running game and asks for its story, to read and not to see", () => {
  const { around, updates, events } = sit();
  around.latest.open();
  expect(around.latest.sent).toEqual([{ type: "watch", table: ID, id: expect.any(String), since: -1, chat: 0 }]);
  around.latest.say(update(-1, 3));
  expect(updates.map(({ seq, jump }) => [seq, jump])).toEqual([[3, true]]);
  expect(events()).toEqual(["event-0", "event-1", "event-2", "event-3"]);
});

test("watches from the beginning, and the first deal is news", () => {
  const { around, updates, events } = sit("waiting");
  around.latest.open();
  expect(around.latest.sent).toEqual([{ type: "watch", table: ID, id: expect.any(String), since: -1, chat: 0 }]);
  around.latest.say(update(-1, 0));
  around.latest.say(update(0, 1));
  expect(updates.map(({ seq, jump, seat: whose }) => [seq, jump, whose])).toEqual([
    [0, false, 1],
    [1, false, 1],
  ]);
  expect(events()).toEqual(["event-0", "event-1"]);
});

test("a game that was under way is shown as it stands", () => {
  const { around, updates } = sit();
  around.latest.open();
  around.latest.say(update(17, 17));
  expect(updates.map(({ seq, jump }) => [seq, jump])).toEqual([[17, true]]);
  around.latest.say(update(17, 18));
  expect(updates.at(-1)).toMatchObject({ seq: 18, jump: false });
});

test("after a break it goes on where it was: no event twice, none missing", () => {
  const { around, events, chat, updates } = sit();
  around.latest.open();
  around.latest.say(update(-1, 0));
  around.latest.say(update(0, 2));
  around.latest.say({ type: "chat", table: ID, lines: [line(1), line(2)] });
  around.latest.break();
  around.pass(1000);
  expect(around.sockets).toHaveLength(2);
  around.latest.open();
  expect(around.latest.sent[0]).toMatchObject({ type: "watch", table: ID, since: 2, chat: 2 });
  around.latest.say(update(2, 4));
  around.latest.say(update(2, 4));
  around.latest.say({ type: "chat", table: ID, lines: [line(2), line(3)] });
  expect(events()).toEqual(["event-0", "event-1", "event-2", "event-3", "event-4"]);
  expect(chat).toEqual([1, 2, 3]);
  expect(updates.some(({ jump }) => jump)).toBe(false);
});

test("a gap makes it ask again instead of showing half the story", () => {
  const { around, events } = sit();
  around.latest.open();
  around.latest.say(update(-1, 0));
  around.latest.say(update(3, 4));
  expect(events()).toEqual(["event-0"]);
  expect(around.latest.of("watch")).toHaveLength(2);
  expect(around.latest.of("watch")[1]).toMatchObject({ since: 0 });
  around.latest.say(update(0, 4));
  expect(events()).toHaveLength(5);
});

test("what was not answered is sent again with the same id, and answered once", async () => {
  const { around, session } = sit();
  around.latest.open();
  const played = session.play({ type: "lay", card: "knight" });
  const [first] = around.latest.of("play");
  expect(first).toMatchObject({ type: "play", table: ID, move: "lay knight" });
  around.latest.break();
  const said = session.chat("hello");
  around.pass(1000);
  around.latest.open();
  expect(around.latest.of("play")).toEqual([first]);
  expect(around.latest.of("chat")).toHaveLength(1);
  around.latest.say({ type: "done", id: (first as { id: string }).id, seq: 1 });
  expect(await played).toBeUndefined();
  around.latest.break();
  around.pass(1000);
  around.latest.open();
  expect(around.latest.of("play")).toEqual([]);
  const again = around.latest.of("chat")[0] as { id: string };
  around.latest.say({ type: "refused", id: again.id, code: "chat-closed" });
  expect(await said).toEqual({ code: "chat-closed" });
});

test("too fast is a matter of waiting, a refusal by the rules is not", async () => {
  const { around, session } = sit();
  around.latest.open();
  const played = session.play({ type: "lay", card: "knight" });
  const { id } = around.latest.of("play")[0] as { id: string };
  around.latest.say({ type: "refused", id, code: "too-fast" });
  around.pass(1000);
  expect(around.latest.of("play")).toHaveLength(2);
  around.latest.say({ type: "refused", id, code: "already-laid", rule: "2.2" });
  expect(await played).toEqual({ code: "already-laid", rule: "2.2" });
});

const idOf = (message: unknown): string => (message as { id: string }).id;

test.each(["too-fast", "too-busy", "stopping"])("a look that is refused as %s is repeated until the table comes", (code) => {
  const { around, states, barred, updates } = sit();
  around.latest.open();
  for (let tries = 1; tries <= 6; tries++) {
    expect(around.latest.of("watch")).toHaveLength(tries);
    around.latest.say({ type: "refused", id: idOf(around.latest.of("watch").at(-1)), code });
    around.pass(10_000);
  }
  expect(new Set(around.latest.of("watch").map(idOf)).size).toBe(7);
  expect([states.includes("online"), barred]).toEqual([false, []]);
  around.latest.say({ type: "table", table });
  around.latest.say(update(-1, 0));
  expect([states.at(-1), updates.length]).toEqual(["online", 1]);
});

test("a look that came at a bad moment is repeated a little later each time, and once after a break", () => {
  const { around } = sit();
  const refuse = (): void => around.latest.say({ type: "refused", id: idOf(around.latest.of("watch").at(-1)), code: "too-busy" });
  around.latest.open();
  refuse();
  around.pass(700);
  refuse();
  around.pass(700);
  expect(around.latest.of("watch")).toHaveLength(2);
  around.latest.break();
  around.pass(1400);
  around.latest.open();
  around.pass(10_000);
  expect(around.latest.of("watch")).toHaveLength(1);
});

test("any other reason is told, also to whoever listens later, and taken back when the table comes", () => {
  const { around, session, barred } = sit();
  around.latest.open();
  around.latest.say({ type: "refused", id: idOf(around.latest.of("watch")[0]), code: "not-found" });
  around.pass(60_000);
  expect([around.latest.of("watch").length, barred]).toEqual([1, ["not-found"]]);
  const late: unknown[] = [];
  session.listen({ barred: (refusal) => void late.push(refusal) });
  expect(late).toEqual([{ code: "not-found" }]);
  around.latest.say({ type: "table", table });
  expect(barred).toEqual(["not-found", undefined]);
});

test("a server that is away for long is called lost, and found again", () => {
  const { around, states } = sit();
  around.latest.open();
  for (let i = 0; i < 4; i++) {
    around.latest.break();
    around.pass(15_000);
  }
  expect(states.at(-1)).toBe("lost");
  around.latest.open();
  expect(states.at(-1), "the line is open, but no table has come yet").toBe("connecting");
  around.latest.say({ type: "table", table });
  expect(states.at(-1)).toBe("online");
  expect(states.filter((state, index) => state === states[index - 1])).toEqual([]);
});

const soon = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

test("a server that speaks another protocol is not called for ever: the page is out of date", async () => {
  const { around, session, states } = sit();
  around.protocols = ["tafelrunde.7"];
  around.latest.break();
  await soon();
  expect(states.at(-1), "one failure means little").toBe("connecting");
  around.pass(1000);
  around.latest.break();
  await soon();
  expect(states.at(-1)).toBe("outdated");
  const calls = around.sockets.length;
  session.hurry();
  around.pass(60_000);
  expect(around.sockets).toHaveLength(calls);
});

test.each([undefined, ["tafelrunde.1"], ["tafelrunde.2", "tafelrunde.1"]])(
  "a server that cannot be reached, or speaks %j, is called again and again",
  async (protocols) => {
    const { around, states } = sit();
    around.protocols = protocols;
    for (let tries = 0; tries < 5; tries++) {
      around.latest.break();
      await soon();
      around.pass(15_000);
    }
    expect([around.sockets.length, states.at(-1)]).toEqual([6, "lost"]);
    around.latest.open();
    around.latest.say({ type: "table", table });
    expect(states.at(-1)).toBe("online");
  },
);

test("a silent line is given up, and nonsense on it is passed over", () => {
  const { around, updates } = sit();
  around.latest.open();
  around.latest.say("{");
  around.latest.say("null");
  expect(updates).toEqual([]);
  around.pass(20_000);
  expect(around.latest.of("ping")).toHaveLength(1);
  around.pass(15_000);
  around.pass(1000);
  expect(around.sockets.length).toBeGreaterThan(1);
});

test("a late listener learns everything at once", () => {
  const { around, session } = sit();
  around.latest.open();
  around.latest.say(update(-1, 0));
  around.latest.say(update(0, 3));
  const late: SessionUpdate[] = [];
  session.listen({ update: (one) => void late.push(one) });
  expect(late).toHaveLength(1);
  expect(late[0]).toMatchObject({ seq: 3, jump: true });
  expect(late[0]!.events).toHaveLength(4);
});

test("the lobby that was refused at a bad moment is asked for again", () => {
  const around = new FakeSurroundings();
  listenToLobby({ tables: () => {}, state: () => {} }, around);
  around.latest.open();
  around.latest.say({ type: "refused", id: null, code: "too-fast" });
  around.pass(1000);
  expect(around.latest.of("lobby")).toHaveLength(2);
  around.latest.say({ type: "lobby", tables: [], more: 0 });
  around.latest.say({ type: "refused", id: null, code: "too-fast" });
  around.pass(1000);
  expect(around.latest.of("lobby")).toHaveLength(2);
});

test("the lobby asks again after every break", () => {
  const around = new FakeSurroundings();
  const lists: number[] = [];
  const stop = listenToLobby({ tables: (tables) => void lists.push(tables.length), state: () => {} }, around);
  around.latest.open();
  around.latest.say({ type: "lobby", tables: [], more: 0 });
  around.latest.break();
  around.pass(1000);
  around.latest.open();
  expect(around.latest.sent).toEqual([{ type: "lobby", on: true }]);
  expect(lists).toEqual([0]);
  stop();
  around.latest.break();
  around.pass(60_000);
  expect(around.sockets).toHaveLength(2);
});
