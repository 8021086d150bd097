/** The rules change while games are on: each ends by the rules it began with, and every record can be proved for ever. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GameRecord, parseRecord, verify } from "@tafelrunde/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { Person } from "./harness/person.ts";
import { game, gather, type Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";
import { Workshop } from "./harness/workshop.ts";

const OLD = game.rulesVersion;
const NEW = OLD + 1;
/** Nobody has won a round after so many moves. */
const A_FEW = 6;

let server: TestServer;
let workshop: Workshop | undefined;
let [ada, bob]: Person[] = [];

beforeEach(async () => {
  server = await TestServer.open();
  [ada, bob] = await Promise.all(["Ada", "Bob"].map((name) => Person.named(server, name)));
});
afterEach(async () => {
  await server.close();
  workshop?.close();
});

/** Two people and a bot, who has to think by the same rules. */
async function opened(): Promise<{ id: string; players: readonly Player[] }> {
  const { id } = await ada!.open({ seats: 3 });
  const players = await gather([ada!, bob!], id);
  await ada!.at(id, "bots", { bot: "random" });
  return { id, players };
}

async function playSome(players: readonly Player[]): Promise<void> {
  for (const player of players) player.play();
  await until("a few moves", () => players.every(({ seq }) => seq >= A_FEW));
  for (const player of players) player.rest();
  await until("all moves to be answered", () => players.every(({ idle }) => idle));
  expect(players.map(({ over }) => over)).toEqual([false, false]);
}

async function playToTheEnd(players: readonly Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.join()));
  await Promise.all(players.map((player) => player.playToTheEnd()));
  expect(players.flatMap(({ faults, refused }) => [...faults, ...refused])).toEqual([]);
}

async function restart(program: string): Promise<void> {
  await server.stop();
  server.program = program;
  await server.start();
}

/** The record, and the number of rounds that won the game. */
async function recordOf(id: string): Promise<{ record: GameRecord; rounds: number }> {
  const parsed = parseRecord((await ada!.get(`/api/tables/${id}/record`)).text);
  const outcome = parsed.ok ? parsed.record.end?.outcome : undefined;
  if (!parsed.ok || outcome?.type !== "ranked") throw new Error("no record of a finished game");
  return { record: parsed.record, rounds: Math.max(...outcome.scores) };
}

/** What the command line of a workshop says of these records. */
function proved(shop: Workshop, ...records: readonly GameRecord[]): Promise<string> {
  const file = join(shop.root, "records.jsonl");
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  return shop.tafelrunde("verify", file);
}

test("a game goes on, a waiting table begins by the new rules, and a server without them loses nothing", async () => {
  const oldProgram = server.program;
  const before = await opened();
  const half = await opened();
  const waiting = await opened();
  for (const { id } of [before, half]) expect((await ada!.at(id, "start")).status).toBe(200);
  await Promise.all(before.players.map((player) => player.playToTheEnd()));
  const { record: early } = await recordOf(before.id);
  await playSome(half.players);
  await server.stop();

  const shop = (workshop = new Workshop());
  await shop.shortenKingOf12(NEW);
  expect(await proved(shop, early)).toMatch(/^1\srecord verified/);

  await restart(shop.program);
  expect(await ada!.info(half.id)).toMatchObject({ rulesVersion: OLD, state: "playing" });
  await playToTheEnd(half.players);
  const late = await recordOf(half.id);
  expect(late).toMatchObject({ rounds: 2, record: { start: { rulesVersion: OLD } } });
  expect(await verifiedRecord(ada!, half.id)).toEqual(late.record);
  expect(await recordOf(before.id)).toMatchObject({ record: early });

  expect(await ada!.info(waiting.id)).toMatchObject({ rulesVersion: NEW, state: "waiting" });
  await Promise.all(waiting.players.map((player) => player.join()));
  expect((await ada!.at(waiting.id, "start")).status).toBe(200);
  await playSome(waiting.players);

  await restart(oldProgram);
  const table = await ada!.get(`/api/tables/${waiting.id}`);
  expect(table).toMatchObject({ status: 409, body: { code: "unknown-rules" } });
  const line = await ada!.line();
  line.watch(waiting.id);
  expect(await line.next("refused")).toMatchObject({ code: "unknown-rules" });
  expect(await ada!.put("/api/me", { name: "Ada the Elder" })).toMatchObject({ status: 200 });
  expect((await ada!.list("/api/mine")).find(({ id }) => id === waiting.id)).toMatchObject({ state: "playing" });

  await restart(shop.program);
  await playToTheEnd(waiting.players);
  const fresh = await recordOf(waiting.id);
  expect(fresh).toMatchObject({ rounds: 1, record: { start: { rulesVersion: NEW } } });
  expect(await proved(shop, early, late.record, fresh.record)).toMatch(/^3\srecords verified/);
  expect(verify(game, fresh.record)).toMatchObject({ ok: false, fault: { code: "other-rules" } });
  expect(server.output).not.toContain("a table froze");
});
