/** Whole games over real sockets, of every game and for every number of seats: each hears what they may know, and nothing else; words are free or closed as the game says. */
import { levelsFor } from "@tafelrunde/bots";
import { type Game, type GameRecord, Match, type Viewer } from "@tafelrunde/core";
import { games } from "@tafelrunde/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import type { Answered } from "./harness/line.ts";
import { newId, Person } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

const NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"];

const tables = await Promise.all(
  games.map(async (entry) => {
    const game = await entry.rules();
    // At random a game may take thousands of moves.
    const bot = (await levelsFor(game)).at(-1)!;
    const { min, max } = game.seats;
    return Array.from({ length: max - min + 1 }, (_, index) => ({ id: game.id, seats: min + index, company: { game, bot } }));
  }),
);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

test.each(tables.flat())("$id with $seats seats, to the end", async ({ company, seats }) => {
  const { game } = company;
  const people = await Promise.all(NAMES.slice(0, seats).map((name) => Person.named(server, name)));
  const host = people[0]!;
  const { id, commitment } = await host.open({ game: game.id, seats });
  const players = await gather(people, id, company);
  const spectator = await new Player(new Person(server), id, 1, company).join();
  const say = (text: string): Promise<Answered> => players[0]!.line!.ask({ type: "chat", table: id, id: newId(), text });
  expect((await host.get(`/api/tables/${id}/record`)).status).toBe(409);
  expect(await say("before")).toMatchObject({ type: "done" });
  expect((await host.at(id, "start")).status).toBe(200);
  await until("the game to begin", () => spectator.seq >= 0);
  expect(await say("during")).toMatchObject(game.closedChat ? { type: "refused", code: "chat-closed" } : { type: "done" });
  expect(await host.get(`/api/tables/${id}/record`)).toMatchObject({ status: 409, body: { code: "not-over" } });
  await Promise.all(players.map((player) => player.playToTheEnd()));
  await until("the spectator to see the end", () => spectator.over);
  expect(await say("after")).toMatchObject({ type: "done" });
  await until("the last word", () => spectator.chat.at(-1)?.text === "after");
  expect(spectator.chat.map(({ text }) => text)).toEqual(game.closedChat ? ["before", "after"] : ["before", "during", "after"]);

  const record = await verifiedRecord(spectator.person, id, game);
  expect(record.start).toMatchObject({ commitment, seats: NAMES.slice(0, seats).map((name) => ({ name })) });
  expect(record.start.entropy).toEqual(spectator.info!.seats.map((seat) => seat.entropy));
  const everybody = [...players, spectator];
  for (const player of everybody) {
    expect(player.faults).toEqual([]);
    // Where all choose at the same time nothing is refused; in a free order somebody else may have been quicker.
    expect(game.freeOrder ? [] : player.refused).toEqual([]);
    for (const { seq, text } of player.acknowledged)
      expect(record.moves[seq - 1]).toMatchObject({ seat: player.seat, move: text });
  }
  expect(players.reduce((sum, player) => sum + player.acknowledged.length, 0)).toBe(record.moves.length);
  expectToTheLetter(game, record, everybody);
});

/** Every update that reached somebody is what that viewer may know at that moment, byte for byte. */
function expectToTheLetter(game: Game, { start, moves, end }: GameRecord, everybody: readonly Player[]): void {
  const begun = Match.begin(game, { ...start, secret: end!.secret });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { match } = begun;
  let checked = 0;
  for (let seq = 0; seq <= moves.length; seq++) {
    for (const player of everybody) {
      const viewer: Viewer = player.seat < 0 ? "public" : player.seat;
      for (const { after, view, events } of player.updates.filter((update) => update.seq === seq)) {
        expect({ seq, view, events }).toEqual(match.update(viewer, after));
        checked++;
      }
    }
    const next = moves[seq];
    if (next) match.playText(next.seat, next.move);
  }
  expect(checked).toBe(everybody.flatMap(({ updates }) => updates).length);
  expect(checked).toBeGreaterThan(moves.length);
}
