/** What a host may do with the seats before the game, and that a game with fewer seats is as good as any. */
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { newEntropy, Person, tableIn } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => Person.named(server, name)));

test("whoever is asked to leave is told, sees the table on, and does not sit down again", async () => {
  const [ada, bob, cleo] = await people("Ada", "Bob", "Cleo");
  const { id } = await ada!.open({ seats: 3 });
  const [one, two, three] = await gather([ada!, bob!, cleo!], id);
  expect(tableIn(await ada!.at(id, "remove", { seat: 1 }))).toMatchObject({ removed: false, seats: [{}, { kind: "open" }, {}] });
  await until("the news", () => two!.info!.removed);
  expect(two!.seat).toBe(-1);
  expect(await bob!.list("/api/mine")).toEqual([]);
  for (const seat of [undefined, 1])
    expect(await bob!.at(id, "sit", { entropy: newEntropy(), ...(seat !== undefined && { seat }) })).toMatchObject({
      status: 403,
      body: { code: "removed" },
    });
  const eve = await new Player(new Person(server), id).join();
  await until("the table", () => eve.info);
  expect([one, three, eve].map((player) => player!.info!.removed)).toEqual([false, false, false]);
  await server.restart("kill");
  expect(await bob!.at(id, "sit", { entropy: newEntropy() })).toMatchObject({ body: { code: "removed" } });
  expect((await bob!.info(id)).removed).toBe(true);
});

test("the guest who becomes host may do what the first one could", async () => {
  const [ada, bob, cleo] = await people("Ada", "Bob", "Cleo");
  const { id } = await ada!.open({ seats: 3 });
  await bob!.sit(id);
  await cleo!.sit(id);
  await ada!.at(id, "leave");
  expect((await ada!.at(id, "fewer", { seat: 0 })).body).toEqual({ code: "no-seat" });
  expect(tableIn(await bob!.at(id, "fewer", { seat: 0 })).seats.map(({ name }) => name)).toEqual(["Bob", "Cleo"]);
});

test("seats are taken away and added within what the game allows", async () => {
  const ada = await Person.named(server, "Ada");
  const { id } = await ada.open({ seats: 3 });
  expect(tableIn(await ada.at(id, "fewer", { seat: 1 })).seats).toHaveLength(2);
  expect((await ada.at(id, "fewer", { seat: 1 })).body).toEqual({ code: "bad-seats" });
  for (const seats of [3, 4]) expect(tableIn(await ada.at(id, "more")).seats).toHaveLength(seats);
  expect((await ada.at(id, "more")).body).toEqual({ code: "bad-seats" });
  expect((await ada.info(id)).seats.map(({ kind }) => kind)).toEqual(["person", "open", "open", "open"]);
});

test("with a seat less the rest move up, play to the end, prove every roll, and play again in the same number", async () => {
  const [ada, bob] = await people("Ada", "Bob");
  const { id } = await ada!.open({ seats: 4 });
  await bob!.sit(id, 2);
  await ada!.at(id, "bots", { seat: 3, bot: "random" });
  const { seats } = tableIn(await ada!.at(id, "fewer", { seat: 1 }));
  expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
    ["person", "Ada"],
    ["person", "Bob"],
    ["bot", expect.any(String)],
  ]);
  const players = await Promise.all([ada!, bob!].map((person, index) => new Player(person, id, index + 1).join()));
  await until("the table", () => players.every(({ info }) => info));
  await ada!.at(id, "start");
  await Promise.all(players.map((player) => player.playToTheEnd()));
  expect(players.flatMap(({ faults, refused }) => [...faults, ...refused])).toEqual([]);
  const record = await verifiedRecord(ada!, id);
  expect(record.start.seats).toHaveLength(3);
  const share = createHmac("sha256", Buffer.from(record.end!.secret, "hex")).update("bot 2").digest("hex").slice(0, 32);
  expect(record.start.entropy[2]).toBe(share);
  const { id: next } = (await bob!.at(id, "rematch")).body as { id: string };
  expect((await bob!.info(next)).seats.map(({ kind }) => kind)).toEqual(["open", "open", "bot"]);
});
