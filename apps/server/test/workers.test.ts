/** Several processes on one port and one file: people of different processes play one game, also when one of them is killed. */
import { execFileSync } from "node:child_process";
import { type GameRecord, verify } from "@tafelrunde/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person } from "./harness/person.ts";
import { game, gather, Player } from "./harness/player.ts";
import { TestServer } from "./harness/test-server.ts";
import { pause, until } from "./harness/until.ts";

const WORKERS = 2;
const KILLS = 4;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({}, ["--workers", String(WORKERS)]);
});
afterAll(() => server.close());

/** The processes that the server started. */
const workers = (): readonly number[] =>
  execFileSync("pgrep", ["-P", String(server.pid)], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean)
    .map(Number);

/** One of the numbers of all processes together. */
async function counted(name: string): Promise<number> {
  const { text } = await new Person(server).get("/metrics");
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

/** Connections are given to one process after the other, so these people are at both. */
async function begun(): Promise<{ readonly id: string; readonly players: readonly Player[] }> {
  const [ada, bob] = [await Person.named(server, "Ada"), await Person.named(server, "Bob")];
  const { id } = await ada.open();
  const players = await gather([ada, bob], id);
  const more = await Promise.all(Array.from({ length: 2 * WORKERS }, () => new Player(new Person(server), id).join()));
  await ada.at(id, "start");
  return { id, players: [...players, ...more] };
}

async function mustEnd(id: string, players: readonly Player[]): Promise<void> {
  const [one, two] = players;
  await Promise.all([one!.playToTheEnd(), two!.playToTheEnd()]);
  await until("everybody at the end", () => players.every(({ seq, over }) => seq === one!.seq && over));
  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
  const record = (await new Person(server).get(`/api/tables/${id}/record`)).body as GameRecord;
  expect(verify(game, record)).toMatchObject({ ok: true });
}

test("a game goes to its end, everybody sees all of it, and the numbers are those of all processes", async () => {
  const { id, players } = await begun();
  await mustEnd(id, players);
  expect(await counted('tafelrunde_moves_total{by="person"}')).toBe(players[0]!.seq);
  for (const player of players) player.drop();
});

const isCut = ({ line }: Player): boolean => line!.closed !== undefined;

/** How many of them, in all the time, said that they are open. */
const opened = (): number => server.output.split('"listening at').length - 1;

/** The parent learns of it late, when it has more to say to the one that is gone. */
async function killOne(): Promise<void> {
  const [doomed] = workers();
  const before = opened();
  server.signal("SIGSTOP");
  await pause(20);
  process.kill(doomed!, "SIGKILL");
  await pause(20);
  server.signal("SIGCONT");
  await until("another one", () => {
    expect(server.alive, server.output.slice(-2000)).toBe(true);
    return opened() > before;
  });
  expect(workers()).toHaveLength(WORKERS);
  expect(workers()).not.toContain(doomed);
}

test("one of the processes is killed: those at it come back, another takes its place, and nothing is lost", async () => {
  for (let kills = 0; kills < KILLS; kills++) {
    const { id, players } = await begun();
    for (const player of players.slice(0, 2)) player.play();
    await until("some moves", () => players[0]!.acknowledged.length >= 2);
    await killOne();
    // By then those who were cut off know it.
    await until("both sides to agree on who is connected", async () => {
      const connections = await counted("tafelrunde_connections");
      return connections === players.filter((player) => !isCut(player)).length;
    });
    for (const player of players.filter(isCut)) await player.join();
    await mustEnd(id, players);
    expect(players.filter(isCut)).toEqual([]);
    for (const player of players) player.drop();
  }
});

test("it ends when it is told to, with all its processes", async () => {
  const before = workers();
  expect(before).toHaveLength(WORKERS);
  expect(await server.stop()).toBe(0);
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
