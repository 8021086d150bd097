/** Time limits: a bot takes over when the time is up, and deadlines outlive the server. */
import type { TableInfo } from "@tafelrunde/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { Person } from "./harness/person.ts";
import { gather, type Player } from "./harness/player.ts";
import { pause, until } from "./harness/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

async function game(perMove: number, perGame: number): Promise<{ id: string; one: Player; two: Player }> {
  const [ada, bob] = await Promise.all(["Ada", "Bob"].map((name) => Person.named(server, name)));
  const { id } = await ada!.open({ clock: { perMove, perGame } });
  const [one, two] = await gather([ada!, bob!], id);
  await ada!.at(id, "start");
  await until("the game", () => one!.seq >= 0 && two!.seq >= 0);
  return { id, one: one!, two: two! };
}

const deadlines = ({ seats }: TableInfo) => seats.map(({ deadline }) => deadline);
const lefts = ({ seats }: TableInfo) => seats.map(({ left }) => left);

test("whoever lets a move's time run out is replaced visibly, and gets the seat back on return", async () => {
  const { id, one, two } = await game(1, 0);
  const [, deadline] = deadlines(one.info!);
  one.play();
  await until("a bot to take over", () => one.info!.seats[1]!.away);
  // On a machine that was busy for long it has passed already, and nothing is left to show.
  expect(Date.now()).toBeGreaterThanOrEqual(deadline ?? 0);
  expect(one.info!.seats[1]).toMatchObject({ kind: "person", name: "Bob", bot: expect.any(String) });
  await until("the game to go on", () => one.seq >= 4);
  one.rest();
  await two.person.sit(id, 1);
  await until("the seat to be handed back", () => !two.info!.seats[1]!.away);
  expect(two.info!.seats[1]!.bot).toBeNull();
  await Promise.all([one.playToTheEnd(), two.playToTheEnd()]);
  await verifiedRecord(one.person, id);
});

test("whoever uses up the time for the game is replaced too", async () => {
  const { id, one } = await game(0, 1);
  one.play();
  await until("a bot to take over", () => one.info!.seats[1]!.away);
  await until("the end", () => one.over);
  const { moves } = await verifiedRecord(one.person, id);
  expect(moves.some(({ seat }) => seat === 1)).toBe(true);
});

test("a running clock shows its deadline, a standing one what is left", async () => {
  const { id, one } = await game(0, 600);
  const [mine] = deadlines(one.info!);
  expect(mine! - Date.now()).toBeGreaterThan(500_000);
  expect(mine! - Date.now()).toBeLessThanOrEqual(600_000);
  await one.line!.ask({ type: "play", table: id, id: "first", move: "lay knight" });
  await until("the clock to stand", () => deadlines(one.info!)[0] === null);
  expect(lefts(one.info!)[0]).toBeGreaterThan(500_000);
  expect(lefts(one.info!)[0]).toBeLessThanOrEqual(600_000);
  expect(deadlines(one.info!)[1]).not.toBeNull();
});

test("without limits there is no clock", async () => {
  const { one } = await game(0, 0);
  expect(deadlines(one.info!)).toEqual([null, null]);
  expect(lefts(one.info!)).toEqual([null, null]);
});

test("deadlines are the same after a crash, and time that ran out meanwhile has run out", async () => {
  const slow = await game(300, 900);
  await slow.one.line!.ask({ type: "play", table: slow.id, id: "first", move: "lay knight" });
  await until("the clock to stand", () => deadlines(slow.one.info!)[0] === null);
  const before = await slow.one.person.info(slow.id);
  const quick = await game(1, 0);
  await server.kill();
  await pause(1500);
  await server.start();
  const after = await slow.one.person.info(slow.id);
  expect(deadlines(after)).toEqual(deadlines(before));
  expect(lefts(after)).toEqual(lefts(before));
  // Neither of the two connects: the bots' duty is in the store and not in anybody's browser. They play because somebody looks on.
  await until("the time to run out", async () => (await quick.one.person.info(quick.id)).seats.every(({ away }) => away));
  const onlooker = await new Person(server).line();
  onlooker.watch(quick.id);
  await until("the bots to finish", async () => {
    const { state, seats } = await quick.one.person.info(quick.id);
    return state === "over" && seats.every(({ away }) => away);
  });
  expect((await verifiedRecord(quick.one.person, quick.id)).moves.length).toBeGreaterThan(0);
  onlooker.close();
});
