/** Who sits where: bots, leaving and coming back, playing again, and the live list of open tables. */
import type { TableSummary } from "@tafelrunde/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { Person, tableIn } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { pause, until } from "./harness/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => Person.named(server, name)));

describe("bots", () => {
  test("fill all free seats, or one by name, can be cleared before the game, and play to the end", async () => {
    const ada = await Person.named(server, "Ada");
    const { id } = await ada.open({ seats: 4 });
    expect(tableIn(await ada.at(id, "bots", { seat: 2, bot: "random" })).seats[2]).toMatchObject({ kind: "bot", bot: "random" });
    expect(tableIn(await ada.at(id, "clear", { seat: 2 })).seats[2]).toMatchObject({ kind: "open", bot: null, entropy: null });
    await ada.at(id, "bots", { seat: 1, bot: "random" });
    const full = tableIn(await ada.at(id, "bots", { bot: "random" }));
    expect(full.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot"]);
    const [one] = await gather([ada], id);
    await ada.at(id, "start");
    await one!.playToTheEnd();
    expect(one!.faults).toEqual([]);
    const record = await verifiedRecord(ada, id);
    expect(record.start.seats.map(({ bot }) => bot)).toEqual([undefined, "random", "random", "random"]);
    expect(one!.acknowledged).toHaveLength(record.moves.filter(({ seat }) => seat === 0).length);
  });

  test("without a name the strongest comes, and a game against it ends", async () => {
    const ada = await Person.named(server, "Ada");
    const { id } = await ada.open();
    const { seats } = tableIn(await ada.at(id, "bots"));
    expect(seats[1]!.bot).not.toBe("random");
    const [one] = await gather([ada], id);
    await ada.at(id, "start");
    await one!.playToTheEnd();
    await verifiedRecord(ada, id);
  });

  test("a bot plays for whoever leaves, all can see it, and the seat is handed back", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const { id } = await ada!.open();
    const [one, two] = await gather([ada!, bob!], id);
    await ada!.at(id, "start");
    await until("the game", () => one!.seq >= 0 && two!.seq >= 0);
    expect((await bob!.at(id, "leave")).status).toBe(200);
    two!.drop();
    await until("a bot to take over", () => one!.info!.seats[1]!.away);
    expect(one!.info!.seats[1]).toMatchObject({ kind: "person", name: "Bob", bot: expect.any(String) });
    await until("the bot to move", () => one!.seq >= 1);

    await bob!.sit(id, 1);
    await two!.join();
    await until("the seat to be handed back", () => !one!.info!.seats[1]!.away && two!.info?.seats[1]?.away === false);
    expect(one!.info!.seats[1]).toMatchObject({ name: "Bob", bot: null });
    await Promise.all([one!.playToTheEnd(), two!.playToTheEnd()]);
    expect([...one!.faults, ...two!.faults]).toEqual([]);
    const record = await verifiedRecord(ada!, id);
    const made = two!.acknowledged.length;
    expect(made).toBeGreaterThan(0);
    expect(record.moves.filter(({ seat }) => seat === 1).length).toBeGreaterThan(made);
  });

  test("when all have left, the game waits until somebody looks on, and then bots finish it", async () => {
    const [ada, bob, cleo] = await people("Ada", "Bob", "Cleo");
    const { id } = await ada!.open();
    await bob!.sit(id);
    await ada!.at(id, "start");
    await ada!.at(id, "leave");
    await bob!.at(id, "leave");
    await pause(300);
    expect(await new Person(server).info(id)).toMatchObject({ state: "playing", seats: [{ away: true }, { away: true }] });
    expect(await ada!.get(`/api/tables/${id}/record`)).toMatchObject({ status: 409, body: { code: "not-over" } });
    const line = await cleo!.line();
    line.watch(id);
    expect((await line.next("update")).seq, "no more than one bot, before the last had left").toBeLessThanOrEqual(1);
    await until("the end", async () => (await new Person(server).info(id)).state === "over");
    expect((await verifiedRecord(ada!, id)).moves.length).toBeGreaterThan(0);
    line.close();
  });

  test("leaving before the game frees the seat", async () => {
    const [ada, bob, cleo] = await people("Ada", "Bob", "Cleo");
    const { id } = await ada!.open();
    await bob!.sit(id, 1);
    expect(tableIn(await bob!.at(id, "leave")).seats[1]).toMatchObject({ kind: "open", name: "", entropy: null });
    expect((await cleo!.sit(id)).seats[1]).toMatchObject({ kind: "person", name: "Cleo", you: true });
  });
});

test("playing again opens one new table with all the people, once", async () => {
  const [ada, bob] = await people("Ada", "Bob");
  const { id, commitment } = await ada!.open({ options: { set: "random" } });
  const [one, two] = await gather([ada!, bob!], id);
  await ada!.at(id, "start");
  await Promise.all([one!.playToTheEnd(), two!.playToTheEnd()]);
  const [first, second] = [await bob!.at(id, "rematch"), await ada!.at(id, "rematch")];
  const { id: next } = first.body as { id: string };
  expect(second.body).toEqual({ id: next });
  await until("the old table to point to the new one", () => one!.info!.rematch === next && two!.info!.rematch === next);
  const again = await bob!.info(next);
  expect(again).toMatchObject({
    game: "king-of-12",
    options: { set: "random" },
    hosting: true,
    seats: [{ kind: "open" }, { kind: "open" }],
  });
  expect(again.commitment).not.toBe(commitment);
  await ada!.sit(next, 0);
  expect((await bob!.sit(next, 1)).seats).toMatchObject([{ name: "Ada" }, { name: "Bob", host: true }]);
});

describe("lists", () => {
  test("the lobby shows two tables of each host, so that nobody pushes the others out, and the rest on request", async () => {
    const [mallory, ada] = await people("Mallory", "Ada");
    const honest = await ada!.open({ visibility: "public" });
    const many: string[] = [];
    for (let count = 0; count < 5; count++) many.push((await mallory!.open({ visibility: "public" })).id);
    const shown = await until("the list to be made anew", async () => {
      const { tables, more } = (await ada!.get("/api/tables")).body as { tables: TableSummary[]; more: number };
      const ids = tables.map(({ id }) => id);
      return many.slice(-2).every((id) => ids.includes(id)) && { ids, more };
    });
    expect(shown.ids).toContain(honest.id);
    expect(shown.ids.filter((id) => many.includes(id))).toHaveLength(2);
    expect(shown.more).toBeGreaterThanOrEqual(3);
    const all = ((await ada!.get("/api/public")).body as { tables: TableSummary[] }).tables.map(({ id }) => id);
    for (const id of [honest.id, ...many]) expect(all).toContain(id);
  });

  test("the lobby shows public tables live, and no others", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const line = await new Person(server).line();
    line.send({ type: "lobby", on: true });
    await line.next("lobby");
    const hidden = await ada!.open({ visibility: "link" });
    const shown = await ada!.open({ visibility: "public" });
    const newest = (): readonly TableSummary[] => line.of("lobby").at(-1)!.tables;
    const entry = () => newest().find(({ id }) => id === shown.id);
    await until("the table in the lobby", entry);
    expect(entry()!.seats).toEqual([
      { name: "Ada", kind: "person" },
      { name: "", kind: "open" },
    ]);
    await bob!.sit(shown.id);
    await until("the guest in the lobby", () => entry()?.seats[1]?.name === "Bob");
    expect(newest().some(({ id }) => id === hidden.id)).toBe(false);
    expect((await bob!.list("/api/tables")).map(({ id }) => id)).toContain(shown.id);
    line.send({ type: "lobby", on: false });
    await line.settle();
    const heard = line.of("lobby").length;
    await ada!.open({ visibility: "public" });
    await line.settle();
    expect(line.of("lobby")).toHaveLength(heard);
  });

  test("my tables are mine, and say when it is my turn", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const { id } = await ada!.open();
    const [one] = await gather([ada!, bob!], id);
    await ada!.at(id, "start");
    await until("the game", () => one!.seq >= 0);
    expect(await ada!.list("/api/mine")).toMatchObject([{ id, state: "playing", yourTurn: true }]);
    await one!.line!.ask({ type: "play", table: id, id: "lay-1", move: "lay knight" });
    expect(await ada!.list("/api/mine")).toMatchObject([{ id, yourTurn: false }]);
    expect(await bob!.list("/api/mine")).toMatchObject([{ id, yourTurn: true }]);
    expect(await new Person(server).list("/api/mine")).toEqual([]);
  });

  test("the games on offer are listed with their options and bots", async () => {
    const { status, body } = await new Person(server).get("/api/games");
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toMatch(/"king-of-12".*"random"/);
  });
});

describe("connections", () => {
  test("whoever looks and looks away at once is not counted", async () => {
    const [ada, eve] = await people("Ada", "Eve");
    const { id } = await ada!.open();
    const line = await eve!.line();
    line.watch(id);
    line.send({ type: "unwatch", table: id });
    await line.settle();
    await until("the seats", async () => (await ada!.info(id)).spectators === 0);
    const from = line.messages.length;
    await ada!.put("/api/me", { name: "Ada the Second" });
    await line.settle();
    expect(line.messages.slice(from).map(({ type }) => type)).toEqual(["pong"]);
  });

  test("whoever is cut off while coming back is not there", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const { id } = await ada!.open();
    await bob!.sit(id);
    await ada!.at(id, "start");
    for (let time = 0; time < 20; time++) {
      await bob!.at(id, "leave");
      const line = await bob!.line();
      line.watch(id);
      await line.sent();
      line.close();
    }
    await until("everybody to be gone", async () => !(await ada!.info(id)).seats[1]!.connected, 5000);
    expect((await ada!.info(id)).seats[1]!.connected).toBe(false);
  });
});

test("somebody who only watches cannot be told from nobody in the seats", async () => {
  const [ada, bob] = await people("Ada", "Bob");
  const { id } = await ada!.open();
  const eve = await new Player(bob!, id).join();
  await until("the table", () => eve.info);
  expect(eve.info!.seats.map(({ name }) => name)).toEqual(["Ada", ""]);
  expect(eve.info!.seats[0]).toMatchObject({ host: true, you: false });
});
