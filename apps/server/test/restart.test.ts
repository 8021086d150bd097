/** A thousand tables on disk: the server is back at once, and each table when somebody asks for it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestServer } from "./harness/test-server.ts";
import { newTable, Person, tableIn } from "./harness/person.ts";
import { Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

const TABLES = 1000;
const HOSTS = 20;
const READY_WITHIN = 5000;

let server: TestServer;
let hosts: Person[];
const ids: string[] = [];

/** At most of them nobody sits yet; every tenth game has begun, with a clock that runs and a bot that has moved. */
async function openTables(host: Person, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const wish = newTable({ clock: { perMove: 3600, perGame: 0 }, visibility: number % 2 === 0 ? "public" : "link" });
    const { id } = tableIn(await host.post("/api/tables", wish));
    ids.push(id);
    if (number % 10 !== 0) continue;
    await host.sit(id, 0);
    await host.at(id, "bots", { bot: "random" });
    await host.at(id, "start");
  }
}

beforeAll(async () => {
  server = await TestServer.open({ tablesPerPerson: TABLES });
  hosts = await Promise.all(Array.from({ length: HOSTS }, (_, index) => Person.named(server, `Host ${index}`)));
  await Promise.all(hosts.map((host) => openTables(host, TABLES / HOSTS)));
});
afterAll(() => server.close());

test("ready soon after a crash with a thousand tables, and all of them are there", async () => {
  const sample = await Promise.all(ids.filter((_, index) => index % 97 === 0).map((id) => hosts[0]!.info(id)));
  await until("the bots", async () => (await hosts[0]!.list("/api/mine")).filter(({ state }) => state === "playing").length > 0);
  await server.kill();
  const began = Date.now();
  await server.start();
  await until("the server to be ready", async () => (await hosts[0]!.get("/readyz")).status === 200);
  expect(Date.now() - began).toBeLessThan(READY_WITHIN);
  for (const before of sample) expect(await hosts[0]!.info(before.id)).toEqual(before);
  const mine = await Promise.all(hosts.map((host) => host.list("/api/mine")));
  expect(mine.every((tables) => tables.length > 0)).toBe(true);
  const playing = mine[0]!.find(({ state, yourTurn }) => state === "playing" && yourTurn)!;
  const player = await new Player(hosts[0]!, playing.id).join();
  await player.playToTheEnd();
  expect(player.faults).toEqual([]);
});
