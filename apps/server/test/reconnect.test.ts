/** Coming back: exactly what was missed, once, also when the server was away in between. */
import { botsFor } from "@tafelrunde/bots";
import type { UpdateMessage } from "@tafelrunde/protocol";
import { findGame } from "@tafelrunde/registry";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { replayed, verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { newId, Person } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

async function game(): Promise<{ id: string; one: Player; two: Player }> {
  const [ada, bob] = await Promise.all(["Ada", "Bob"].map((name) => Person.named(server, name)));
  const { id } = await ada!.open();
  const [one, two] = await gather([ada!, bob!], id);
  await ada!.at(id, "start");
  await until("the game", () => one!.seq >= 0 && two!.seq >= 0);
  return { id, one: one!, two: two! };
}

/** Plays until the table is at this seq or beyond, and all have seen the same. */
async function advance(viewers: readonly Player[], seq: number): Promise<void> {
  for (const viewer of viewers) viewer.play();
  await until(`seq ${seq}`, () => viewers[0]!.seq >= seq);
  for (const viewer of viewers) viewer.rest();
  await until("all to be level", () => viewers.every((viewer) => viewer.idle && viewer.seq === viewers[0]!.seq));
}

/** The first update that a watcher with this past gets. */
async function firstUpdate(person: Person, table: string, since: number): Promise<UpdateMessage | undefined> {
  const line = await person.line();
  line.watch(table, since);
  await line.next("table");
  await line.settle();
  const updates = line.of("update");
  expect(updates.length).toBeLessThanOrEqual(1);
  line.close();
  return updates[0];
}

/** Watches from every seq there was and checks that each viewer is told exactly what came after it. */
async function checkEverySince(id: string, viewers: readonly Player[]): Promise<void> {
  for (const { person, updates, seq, view } of viewers) {
    expect(await firstUpdate(person, id, -1)).toMatchObject({ seq, view });
    for (let since = 0; since <= seq; since++) {
      const events = updates.filter((update) => update.seq > since).flatMap((update) => update.events);
      expect(await firstUpdate(person, id, since)).toEqual({ type: "update", table: id, after: since, seq, view, events });
    }
  }
}

describe("watching from any seq", () => {
  test("gives exactly what was missed, before and after a restart and a crash", async () => {
    const { id, one, two } = await game();
    const spectator = await new Player(new Person(server), id).join();
    await advance([one, two, spectator], 7);
    await checkEverySince(id, [one, two, spectator]);
    for (const how of ["stop", "kill"] as const) {
      await server.restart(how);
      await checkEverySince(id, [one, spectator]);
    }
    await Promise.all([one.join(), two.join()]);
    await Promise.all([one.playToTheEnd(), two.playToTheEnd()]);
    const match = replayed(await verifiedRecord(spectator.person, id));
    for (const player of [one, two]) {
      expect(player.faults).toEqual([]);
      expect(player.updates.flatMap(({ events }) => events)).toEqual(match.update(player.seat, -1).events);
    }
  });

  test("a seq from the future gives the current view", async () => {
    const { id, one, two } = await game();
    await advance([one, two], 3);
    const update = (await firstUpdate(one.person, id, 4000))!;
    const whole = (await firstUpdate(one.person, id, -1))!;
    expect(update).toMatchObject({ seq: one.seq, view: whole.view });
    expect(update.after).toBeLessThanOrEqual(update.seq);
  });

  test("words are resumed from the last line that arrived", async () => {
    const { id, one, two } = await game();
    for (const text of ["one", "two", "three"]) {
      one.say(text);
      await until(text, () => two.chat.at(-1)?.text === text);
    }
    await server.restart("kill");
    const line = await new Person(server).line();
    line.watch(id, -1, 1);
    const { lines } = await line.next("chat");
    expect(lines.map(({ number, text }) => [number, text])).toEqual([
      [2, "two"],
      [3, "three"],
    ]);
    line.watch(id, -1, 3);
    await line.settle();
    expect(line.of("chat").flatMap((message) => message.lines)).toHaveLength(2);
  });
});

describe("a message sent again", () => {
  test("is carried out once, and answered as before, also after a restart", async () => {
    const { id, one, two } = await game();
    const play = { type: "play", table: id, id: newId(), move: "lay knight" } as const;
    const chat = { type: "chat", table: id, id: newId(), text: "once" } as const;
    for (const again of [1, 2, 3]) {
      expect(await one.line!.ask(play), `time ${again}`).toMatchObject({ type: "done", seq: 1 });
      expect(await one.line!.ask(chat), `time ${again}`).toMatchObject({ type: "done" });
    }
    await server.restart("kill");
    await Promise.all([one.join(), two.join()]);
    expect(await one.line!.ask(play)).toMatchObject({ type: "done", seq: 1 });
    expect(await one.line!.ask(chat)).toMatchObject({ type: "done" });
    await one.line!.settle();
    expect(one.seq).toBe(1);
    expect(one.chat.map(({ text }) => text)).toEqual(["once"]);
    expect(await one.line!.ask({ ...play, id: newId() })).toMatchObject({ type: "refused", code: "already-laid" });
  });

  test("many times at once is carried out once", async () => {
    const { id, one, two } = await game();
    const play = { type: "play", table: id, id: newId(), move: "lay knight" } as const;
    const from = one.line!.messages.length;
    for (let time = 0; time < 5; time++) one.line!.send(play);
    await until("five answers", () => one.line!.of("done", from).length === 5);
    expect(one.line!.of("done", from).every(({ seq }) => seq === 1)).toBe(true);
    await two.line!.settle();
    expect(two.seq).toBe(1);
  });

  test("by somebody else under the same id is a thing of its own", async () => {
    const { id, one, two } = await game();
    const play = { type: "play", table: id, id: newId(), move: "lay knight" } as const;
    expect(await one.line!.ask(play)).toMatchObject({ type: "done", seq: 1 });
    expect(await two.line!.ask(play)).toMatchObject({ type: "done", seq: 2 });
  });
});

test("a stopping server ends well, and clients that come back find all as it was", async () => {
  const { id, one, two } = await game();
  await advance([one, two], 4);
  const before = await one.person.info(id);
  expect(await server.stop()).toBe(0);
  await until("the socket to close", () => one.line!.closed);
  await server.start();
  const after = await one.person.info(id);
  const still = ({ name, kind, entropy, you, host }: (typeof before.seats)[number]) => ({ name, kind, entropy, you, host });
  expect(after.seats.map(still)).toEqual(before.seats.map(still));
  expect((await one.person.get("/api/me")).body).toEqual({ name: "Ada" });
});

test("what a table by memory told once is not told again to those who come back", async () => {
  const kingUp = await findGame("king-up")!.rules();
  const company = { game: kingUp, bot: (await botsFor(kingUp)).at(-1)! };
  const people = await Promise.all(["Ada", "Bob", "Cleo"].map((name) => Person.named(server, name)));
  const { id } = await people[0]!.open({ game: kingUp.id, seats: 3, options: { history: false } });
  const players = await gather(people, id, company);
  await people[0]!.at(id, "start");
  const heard = (): string[] => players[0]!.updates.flatMap(({ events }) => events.map(({ type }) => type));
  for (const player of players) player.play();
  await until("a vote, and something after it", () => heard().slice(0, -40).includes("votes-revealed"));
  for (const player of players) player.rest();
  await until("all to be level", () => players.every((player) => player.idle && player.seq === players[0]!.seq));
  for (const person of [...people, new Person(server)]) {
    const { events } = (await firstUpdate(person, id, 0))!;
    // The latest move may be a vote with all that comes of it.
    const old = events.slice(0, -32);
    expect(old.length).toBeGreaterThan(4);
    expect(old.filter((event) => "votes" in event || "vote" in event)).toEqual([]);
  }
});
