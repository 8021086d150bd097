/** The page about the API is enough to follow a game: the program printed there puts every view together. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { Match, type Viewer } from "@tafelrunde/core";
import type { ServerFrame } from "@tafelrunde/protocol";
import { games } from "@tafelrunde/registry";
import { botsFor } from "@tafelrunde/bots";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { Person } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { TestServer } from "./harness/test-server.ts";
import { until } from "./harness/until.ts";

type Changed = (before: unknown, change: unknown) => unknown;

const page = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
const printed = /```js\n(function changed[^]*?)```/.exec(page)?.[1] ?? "";
const changed = runInNewContext(`(${printed})`) as Changed;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** Follows the frames of one connection as the page says. */
function followed(frames: readonly ServerFrame[]) {
  let [info, clocks, view, seq]: [unknown, unknown, unknown, number] = [undefined, undefined, undefined, -1];
  const views = new Map<number, unknown>();
  let running = 0;
  for (const frame of frames) {
    if ("type" in frame) continue;
    if (frame.info !== undefined) info = changed(info, frame.info);
    if (frame.clocks !== undefined) clocks = changed(clocks, frame.clocks);
    if ((clocks as readonly number[] | undefined)?.some((clock) => clock < 0)) running++;
    if (!frame.events) continue;
    expect(frame.after ?? frame.seq! - 1).toBe(seq);
    seq = frame.seq!;
    if (frame.view !== undefined) view = changed(view, frame.view);
    views.set(seq, view);
  }
  return { info, views, running };
}

/** What crosses from one program to another, as JSON sees it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(games)("$id is followed from its first frame to its last, by seats and by somebody who looks on", async ({ rules }) => {
  const game = await rules();
  // The easiest one: games at random may take thousands of moves.
  const bot = (await botsFor(game)).at(-2)!;
  const names = ["Ada", "Bo", "Cleo"].slice(0, Math.max(2, game.seats.min));
  const people = await Promise.all([...names, "Nemo"].map((name) => Person.named(server, name)));
  const { id } = await people[0]!.open({ game: game.id, seats: names.length, clock: { perMove: 3600, perGame: 7200 } });
  const players = await gather(people.slice(0, -1), id, { game, bot });
  const onlooker = await new Player(people.at(-1)!, id, 1, { game, bot }).join();
  await people[0]!.at(id, "start");
  for (const player of players) player.play();
  const everybody = [...players, onlooker];
  await until("the end", () => everybody.every(({ over }) => over));
  const { start, moves, end } = await verifiedRecord(people[0]!, id, game);
  const begun = Match.begin(game, { ...start, secret: end!.secret });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const wanted: unknown[][] = everybody.map(() => []);
  for (let seq = 0; seq <= moves.length; seq++) {
    for (const [index, views] of wanted.entries()) {
      const viewer: Viewer = index < players.length ? index : "public";
      views.push(plain(begun.match.update(viewer).view));
    }
    const next = moves[seq];
    if (next) begun.match.playText(next.seat, next.move);
  }
  for (const [index, { line }] of everybody.entries()) {
    const { views, info, running } = followed(line!.frames);
    for (const [seq, view] of views) expect(plain(view), `${seq} at ${index}`).toEqual(wanted[index]![seq]);
    // Seats see every move by itself.
    expect(views.size).toBeGreaterThan(index < players.length ? moves.length : 0);
    expect(views.has(moves.length)).toBe(true);
    expect(info).toMatchObject({ game: game.id, state: "over" });
    expect(running).toBeGreaterThan(1);
  }
});
