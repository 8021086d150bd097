/** Somebody closes the door behind them: those who remain let a bot play, and whoever comes back plays on. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { Person } from "./harness/person.ts";
import { gather, type Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

/** A minute is one second long here. */
const absence = 1;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ absence });
});
afterAll(() => server.close());

async function game(...names: string[]): Promise<{ id: string; players: Player[] }> {
  const people = await Promise.all(names.map((name) => Person.named(server, name)));
  const { id } = await people[0]!.open({ seats: names.length });
  const players = await gather(people, id);
  await people[0]!.at(id, "start");
  for (const player of players) await until("the game", () => player.seq >= 0);
  return { id, players };
}

const seatOf = (player: Player, seat: number) => player.info!.seats[seat]!;
const gone = (player: Player, seat: number) => until("the absence", () => seatOf(player, seat).absence);
const codeOf = async (player: Player, seat: number) =>
  (await player.person.at(player.table, "replace", { seat })).body as { code?: string };

test("of two people one closes; the other lets a bot play, and the owner comes back and plays on", async () => {
  const { id, players } = await game("Ada", "Bob");
  const [one, two] = players as [Player, Player];
  expect(await codeOf(one, 1), "somebody who is there").toEqual({ code: "not-absent" });
  two.drop();
  await until("the connection to be gone", () => !seatOf(one, 1).connected);
  expect(seatOf(one, 1).absence).toBeNull();
  expect(await gone(one, 1)).toMatchObject({ votes: [], needed: 1 });

  expect((await one.person.at(id, "replace", { seat: 1 })).status).toBe(200);
  await until("a bot to take over", () => seatOf(one, 1).away);
  expect(seatOf(one, 1)).toMatchObject({ kind: "person", name: "Bob", bot: expect.any(String), absence: null });
  one.play();
  await until("the game to go on", () => one.seq >= 4);
  one.rest();

  const infos = two.updates.length;
  await two.join();
  await until("the seat to be handed back", () => !seatOf(one, 1).away && !seatOf(two, 1).away);
  expect(two.updates.length).toBeGreaterThan(infos);
  const told = two.line!.of("table").map(({ table }) => table.seats[1]!.away);
  expect([told[0], told.at(-1)], "whoever comes back learns what happened").toEqual([true, false]);
  await Promise.all([one.playToTheEnd(), two.playToTheEnd()]);
  expect([...one.faults, ...two.faults]).toEqual([]);
  expect(two.acknowledged.length).toBeGreaterThan(0);
  await verifiedRecord(one.person, id);
});

test("of three people two remain, and one of them is not enough", async () => {
  const { id, players } = await game("Ada", "Bob", "Cleo");
  const [one, two, three] = players as [Player, Player, Player];
  three.drop();
  expect(await gone(one, 2)).toMatchObject({ needed: 2 });
  await one.person.at(id, "replace", { seat: 2 });
  await one.person.at(id, "replace", { seat: 2 });
  await until("the vote", () => seatOf(two, 2).absence?.votes.length === 1);
  expect(seatOf(two, 2)).toMatchObject({ away: false, absence: { votes: [0], needed: 2 } });
  expect(await codeOf(two, 0), "somebody who is there").toEqual({ code: "not-absent" });
  expect(await codeOf(three, 2), "somebody who is not there").toEqual({ code: "not-present" });
  await two.person.at(id, "replace", { seat: 2 });
  await until("a bot to take over", () => seatOf(one, 2).away && seatOf(two, 2).away);
  expect((await two.person.at(id, "replace", { seat: 2 })).status, "once more changes nothing").toBe(200);
});

test("votes are forgotten when the owner is back, and count when others leave", async () => {
  const { id, players } = await game("Ada", "Bob", "Cleo");
  const [one, two, three] = players as [Player, Player, Player];
  three.drop();
  await gone(one, 2);
  await one.person.at(id, "replace", { seat: 2 });
  await until("the vote", () => seatOf(two, 2).absence?.votes.length === 1);
  await three.join();
  await until("everybody to be there", () => seatOf(one, 2).connected && seatOf(one, 2).absence === null);
  three.drop();
  expect(await gone(one, 2)).toMatchObject({ votes: [], needed: 2 });
  await one.person.at(id, "replace", { seat: 2 });
  two.drop();
  await until("one alone to be enough", () => seatOf(one, 2).away);
  expect(seatOf(one, 1).away).toBe(false);
});

describe("a power cut", () => {
  test("keeps the votes; the minute begins anew, and then they count", async () => {
    const { id, players } = await game("Ada", "Bob", "Cleo");
    const [one, two, three] = players as [Player, Player, Player];
    three.drop();
    await gone(one, 2);
    await one.person.at(id, "replace", { seat: 2 });
    await until("the vote", () => seatOf(two, 2).absence?.votes.length === 1);
    await server.kill();
    await server.start();
    await one.join();
    // The other one does not come back at once: whoever is there decides, and has decided.
    await until("the bot", () => seatOf(one, 2).away);
    expect(seatOf(one, 1).away).toBe(false);
    await two.join();
    await until("the other", () => seatOf(one, 1).connected);
    one.play();
    two.play();
    await until("the end", () => one.over);
    await verifiedRecord(one.person, id);
  });

  test("keeps who is replaced", async () => {
    const { id, players } = await game("Ada", "Bob");
    const [one, two] = players as [Player, Player];
    two.drop();
    await gone(one, 1);
    await one.person.at(id, "replace", { seat: 1 });
    await server.kill();
    await server.start();
    expect((await one.person.info(id)).seats[1]).toMatchObject({ away: true, name: "Bob" });
    await two.join();
    await until("the seat to be handed back", () => two.info && !seatOf(two, 1).away && seatOf(two, 1).connected);
    expect((await one.person.info(id)).seats[1]).toMatchObject({ away: false, bot: null });
  });
});
