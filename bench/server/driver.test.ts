/** The short form of `npm run bench:server`: its own machinery plays a few matches, and what it counts adds up. */
import { levelsFor } from "@tafelrunde/bots";
import { kingOf12 } from "@tafelrunde/king-of-12";
import { games } from "@tafelrunde/registry";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../../scripts/build.mjs";
import { bareWs } from "./bare-ws.ts";
import { chooserFor } from "./choosing.ts";
import { Driver } from "./driver.ts";
import type { Speaker } from "./lines.ts";
import { serveBareWs } from "./serve-bare-ws.ts";
import { startServer } from "./server-process.ts";
import { tafelrunde } from "./tafelrunde.ts";
import { Wire } from "./wire.ts";

const MATCHES = 2;
const MOVES = 100;
/** Of each game of the registry: enough to be told something, and few, because each waits for the one before. */
const FEW = 10;

interface Running {
  readonly port: number;
  readonly pid: number;
  stop(): void | Promise<void>;
}

const servers: { readonly [name: string]: { start(): Promise<Running>; speak(wire: Wire): Speaker } } = {
  "this server": {
    start: () => startServer("tafelrunde", { program: bundle }),
    speak: (wire) => tafelrunde(wire, { game: "king-of-12", clock: { perMove: 60, perGame: 600 } }),
  },
  "the bare one": {
    start: async () => {
      const { port, close } = await serveBareWs();
      return { port, pid: process.pid, stop: close };
    },
    speak: bareWs,
  },
};

describe.each(Object.entries(servers))("%s", (_, { start, speak }) => {
  let server: Running;
  let wire: Wire;
  let driver: Driver;

  beforeAll(async () => {
    server = await start();
    wire = new Wire(server.port);
    driver = new Driver(speak(wire), wire, chooserFor(kingOf12), server.pid);
  });

  afterAll(async () => {
    driver.leave();
    wire.close();
    await server.stop();
  });

  test("matches are opened, and every byte of it is counted", async () => {
    const opened = await driver.open(MATCHES);
    expect(opened.matches).toBe(MATCHES);
    expect(opened.bytes).toBeGreaterThan(500 * MATCHES);
  });

  test("as many moves are counted as were asked for, and matches that end are followed by others", async () => {
    const first = await driver.play(MOVES);
    const second = await driver.play(MOVES);
    expect([first.moves, second.moves, second.matches]).toEqual([MOVES, MOVES, MATCHES]);
    expect(first.p99).toBeGreaterThanOrEqual(first.p50);
    expect(first.ended + second.ended).toBeGreaterThan(MATCHES);
    // Every acknowledged move was made in a match that ended or in one that goes on.
    expect([first.made.moves, second.made.moves]).toEqual([first.acknowledged, second.acknowledged]);
  });

  test("both seats receive something for every move", async () => {
    const { made } = await driver.play(MOVES);
    expect(made.bytes / made.moves).toBeGreaterThan(100);
  });
});

describe("every game of the registry", () => {
  let server: Running;

  beforeAll(async () => {
    server = await startServer("tafelrunde", { program: bundle });
  });

  afterAll(() => server.stop());

  test.concurrent.for(games)(
    "$id is played by as many as can, one of them a bot, before somebody who looks on",
    async ({ id, rules }, { expect }) => {
      const game = await rules();
      const bot = (await levelsFor(game)).at(-1)!.id;
      const wire = new Wire(server.port);
      const speaker = tafelrunde(wire, { game: id, seats: game.seats.max, bot, spectators: 1 });
      const driver = new Driver(speaker, wire, chooserFor(game), server.pid);
      await driver.open(1);
      const { moves, made, acknowledged } = await driver.play(FEW);
      expect([moves, made.moves]).toEqual([FEW, acknowledged]);
      expect(made.overheard).toBeGreaterThan(0);
      // People play here at three seats at least, and each of them is told as much as somebody who looks on.
      expect(made.bytes).toBeGreaterThan(made.overheard);
      driver.leave();
      wire.close();
    },
  );
});
