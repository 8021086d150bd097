/** A table over a bad line: nothing twice, nothing missing, and it goes on by itself. */
import type { Game } from "@tafelrunde/core";
import { type ChatLine, type ServerMessage, type TableInfo, wholeInfo } from "@tafelrunde/protocol";
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { FakeServices } from "../../test/fake-server.ts";
import { listenToLobby } from "./lobby.ts";
import { RemoteSession } from "./remote.ts";
import type { Connection, SessionUpdate } from "./session.ts";

const game: Game = await findGame("king-of-12")!.rules();
const ID = "a".repeat(20);
const table = wholeInfo(
  ID,
  {
    game: "king-of-12",
    options: {},
    state: "playing",
    seats: [
      { kind: "person", name: "Bo", entropy: "0".repeat(32) },
      { kind: "person", name: "Ada", you: true, host: true, entropy: "0".repeat(32) },
    ],
    hosting: true,
    commitment: "0".repeat(64),
    createdAt: 0,
  },
  [],
);
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
  const services = new FakeServices();
  const session = new RemoteSession(game, { ...table, state }, {}, services);
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
  return { services, session, updates, chat, states, barred, events };
}

test("comes to a running game and asks for its story, to read and not to see", () => {
  const { services, updates, events } = sit();
  services.latest.open();
  expect(services.latest.sent).toEqual([{ type: "watch", table: ID, id: expect.any(String), since: -1, chat: 0 }]);
  services.latest.say(update(-1, 3));
  expect(updates.map(({ seq, jump }) => [seq, jump])).toEqual([[3, true]]);
  expect(events()).toEqual(["event-0", "event-1", "event-2", "event-3"]);
});

test("watches from the beginning, and the first deal is news", () => {
  const { services, updates, events } = sit("waiting");
  services.latest.open();
  expect(services.latest.sent).toEqual([{ type: "watch", table: ID, id: expect.any(String), since: -1, chat: 0 }]);
  services.latest.say(update(-1, 0));
  services.latest.say(update(0, 1));
  expect(updates.map(({ seq, jump, seat: whose }) => [seq, jump, whose])).toEqual([
    [0, false, 1],
    [1, false, 1],
  ]);
  expect(events()).toEqual(["event-0", "event-1"]);
});

test("a game that was under way is shown as it stands", () => {
  const { services, updates } = sit();
  services.latest.open();
  services.latest.say(update(17, 17));
  expect(updates.map(({ seq, jump }) => [seq, jump])).toEqual([[17, true]]);
  services.latest.say(update(17, 18));
  expect(updates.at(-1)).toMatchObject({ seq: 18, jump: false });
});

test("after a break it goes on where it was: no event twice, none missing", () => {
  const { services, events, chat, updates } = sit();
  services.latest.open();
  services.latest.say(update(-1, 0));
  services.latest.say(update(0, 2));
  services.latest.say({ type: "chat", table: ID, lines: [line(1), line(2)] });
  services.latest.break();
  services.pass(1000);
  expect(services.sockets).toHaveLength(2);
  services.latest.open();
  expect(services.latest.sent[0]).toMatchObject({ type: "watch", table: ID, since: 2, chat: 2 });
  services.latest.say(update(2, 4));
  services.latest.say(update(2, 4));
  services.latest.say({ type: "chat", table: ID, lines: [line(2), line(3)] });
  expect(events()).toEqual(["event-0", "event-1", "event-2", "event-3", "event-4"]);
  expect(chat).toEqual([1, 2, 3]);
  expect(updates.some(({ jump }) => jump)).toBe(false);
});

test("a gap makes it ask again instead of showing half the story", () => {
  const { services, events } = sit();
  services.latest.open();
  services.latest.say(update(-1, 0));
  services.latest.say(update(3, 4));
  expect(events()).toEqual(["event-0"]);
  expect(services.latest.of("watch")).toHaveLength(2);
  expect(services.latest.of("watch")[1]).toMatchObject({ since: 0 });
  services.latest.say(update(0, 4));
  expect(events()).toHaveLength(5);
});

test("what was not answered is sent again with the same id, and answered once", async () => {
  const { services, session } = sit();
  services.latest.open();
  const played = session.play({ type: "lay", card: "knight" });
  const [first] = services.latest.of("play");
  expect(first).toMatchObject({ type: "play", table: ID, move: "lay knight" });
  services.latest.break();
  const said = session.chat("hello");
  services.pass(1000);
  services.latest.open();
  expect(services.latest.of("play")).toEqual([first]);
  expect(services.latest.of("chat")).toHaveLength(1);
  services.latest.say({ type: "done", id: (first as { id: string }).id, seq: 1 });
  expect(await played).toBeUndefined();
  services.latest.break();
  services.pass(1000);
  services.latest.open();
  expect(services.latest.of("play")).toEqual([]);
  const again = services.latest.of("chat")[0] as { id: string };
  services.latest.say({ type: "refused", id: again.id, code: "chat-closed" });
  expect(await said).toMatchObject({ code: "chat-closed" });
});

test("too fast is a matter of waiting, a refusal by the rules is not", async () => {
  const { services, session } = sit();
  services.latest.open();
  const played = session.play({ type: "lay", card: "knight" });
  const { id } = services.latest.of("play")[0] as { id: string };
  services.latest.say({ type: "refused", id, code: "too-fast" });
  services.pass(1000);
  expect(services.latest.of("play")).toHaveLength(2);
  services.latest.say({ type: "refused", id, code: "already-laid", rule: "2.2" });
  expect(await played).toMatchObject({ code: "already-laid", rule: "2.2" });
});

test("what could not be saved is sent again for a few seconds, always as the same thing; then the player is told", async () => {
  const { services, session } = sit();
  services.latest.open();
  const played = session.play({ type: "lay", card: "knight" });
  const { id } = services.latest.of("play")[0] as { id: string };
  const refuse = (): void => {
    services.latest.say({ type: "refused", id, code: "cannot-save" });
    services.pass(1000);
  };
  for (let time = 0; time < 3; time++) refuse();
  services.latest.say({ type: "done", id, seq: 1 });
  expect(await played).toBeUndefined();
  expect(services.latest.of("play").map((message) => (message as { id: string }).id)).toEqual([id, id, id, id]);

  const said = session.chat("hello");
  const line = services.latest.of("chat")[0] as { id: string };
  for (let time = 0; time < 8; time++) {
    services.latest.say({ type: "refused", id: line.id, code: "cannot-save" });
    services.pass(1000);
  }
  expect(await said).toMatchObject({ code: "cannot-save" });
  expect(services.latest.of("chat")).toHaveLength(8);
});

const idOf = (message: unknown): string => (message as { id: string }).id;

test.each(["too-fast", "too-busy", "stopping", "cannot-save"])(
  "a look that is refused as %s is repeated until the table comes",
  (code) => {
    const { services, states, barred, updates } = sit();
    services.latest.open();
    for (let tries = 1; tries <= 6; tries++) {
      expect(services.latest.of("watch")).toHaveLength(tries);
      services.latest.say({ type: "refused", id: idOf(services.latest.of("watch").at(-1)), code });
      services.pass(10_000);
    }
    expect(new Set(services.latest.of("watch").map(idOf)).size).toBe(7);
    expect([states.includes("online"), barred]).toEqual([false, []]);
    services.latest.say({ type: "table", table });
    services.latest.say(update(-1, 0));
    expect([states.at(-1), updates.length]).toEqual(["online", 1]);
  },
);

test("a look that came at a bad moment is repeated a little later each time, and once after a break", () => {
  const { services } = sit();
  const refuse = (): void =>
    services.latest.say({ type: "refused", id: idOf(services.latest.of("watch").at(-1)), code: "too-busy" });
  services.latest.open();
  refuse();
  services.pass(700);
  refuse();
  services.pass(700);
  expect(services.latest.of("watch")).toHaveLength(2);
  services.latest.break();
  services.pass(1400);
  services.latest.open();
  services.pass(10_000);
  expect(services.latest.of("watch")).toHaveLength(1);
});

test("any other reason is told, also to whoever listens later, and taken back when the table comes", () => {
  const { services, session, barred } = sit();
  services.latest.open();
  services.latest.say({ type: "refused", id: idOf(services.latest.of("watch")[0]), code: "not-found" });
  services.pass(60_000);
  expect([services.latest.of("watch").length, barred]).toEqual([1, ["not-found"]]);
  const late: unknown[] = [];
  session.listen({ barred: (refusal) => void late.push(refusal) });
  expect(late).toMatchObject([{ code: "not-found" }]);
  services.latest.say({ type: "table", table });
  expect(barred).toEqual(["not-found", undefined]);
});

test("a server that is away for long is called lost, and found again", () => {
  const { services, states } = sit();
  services.latest.open();
  for (let i = 0; i < 4; i++) {
    services.latest.break();
    services.pass(15_000);
  }
  expect(states.at(-1)).toBe("lost");
  services.latest.open();
  expect(states.at(-1), "the line is open, but no table has come yet").toBe("connecting");
  services.latest.say({ type: "table", table });
  expect(states.at(-1)).toBe("online");
  expect(states.filter((state, index) => state === states[index - 1])).toEqual([]);
});

const soon = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

test("a server that speaks another protocol is not called for ever: the page is out of date", async () => {
  const { services, session, states } = sit();
  services.protocols = ["tafelrunde.7"];
  services.latest.break();
  await soon();
  expect(states.at(-1), "one failure means little").toBe("connecting");
  services.pass(1000);
  services.latest.break();
  await soon();
  expect(states.at(-1)).toBe("outdated");
  const calls = services.sockets.length;
  session.hurry();
  services.pass(60_000);
  expect(services.sockets).toHaveLength(calls);
});

test.each([undefined, ["tafelrunde.3"], ["tafelrunde.4", "tafelrunde.3"]])(
  "a server that cannot be reached, or speaks %j, is called again and again",
  async (protocols) => {
    const { services, states } = sit();
    services.protocols = protocols;
    for (let tries = 0; tries < 5; tries++) {
      services.latest.break();
      await soon();
      services.pass(15_000);
    }
    expect([services.sockets.length, states.at(-1)]).toEqual([6, "lost"]);
    services.latest.open();
    services.latest.say({ type: "table", table });
    expect(states.at(-1)).toBe("online");
  },
);

test("a silent line is given up, and nonsense on it is passed over", () => {
  const { services, updates } = sit();
  services.latest.open();
  services.latest.say("{");
  services.latest.say("null");
  expect(updates).toEqual([]);
  services.pass(20_000);
  expect(services.latest.of("ping")).toHaveLength(1);
  services.pass(15_000);
  services.pass(1000);
  expect(services.sockets.length).toBeGreaterThan(1);
});

test("a late listener learns everything at once", () => {
  const { services, session } = sit();
  services.latest.open();
  services.latest.say(update(-1, 0));
  services.latest.say(update(0, 3));
  const late: SessionUpdate[] = [];
  session.listen({ update: (one) => void late.push(one) });
  expect(late).toHaveLength(1);
  expect(late[0]).toMatchObject({ seq: 3, jump: true });
  expect(late[0]!.events).toHaveLength(4);
});

test("the lobby that was refused at a bad moment is asked for again", () => {
  const services = new FakeServices();
  listenToLobby({ tables: () => {}, state: () => {} }, services);
  services.latest.open();
  services.latest.say({ type: "refused", id: null, code: "too-fast" });
  services.pass(1000);
  expect(services.latest.of("lobby")).toHaveLength(2);
  services.latest.say({ type: "lobby", tables: [], more: 0 });
  services.latest.say({ type: "refused", id: null, code: "too-fast" });
  services.pass(1000);
  expect(services.latest.of("lobby")).toHaveLength(2);
});

test("the lobby asks again after every break", () => {
  const services = new FakeServices();
  const lists: number[] = [];
  const stop = listenToLobby({ tables: (tables) => void lists.push(tables.length), state: () => {} }, services);
  services.latest.open();
  services.latest.say({ type: "lobby", tables: [], more: 0 });
  services.latest.break();
  services.pass(1000);
  services.latest.open();
  expect(services.latest.sent).toEqual([{ type: "lobby", on: true }]);
  expect(lists).toEqual([0]);
  stop();
  services.latest.break();
  services.pass(60_000);
  expect(services.sockets).toHaveLength(2);
});
