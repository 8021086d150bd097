/** The short form of `npm run bench:server`: its own machinery plays a few matches, and what it counts adds up. */
import { kingOf12 } from "@tafelrunde/king-of-12";
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
    expect(first.ended.matches + second.ended.matches).toBeGreaterThan(MATCHES);
    // Every acknowledged move was made in a match that ended or in one that goes on.
    const made = first.ended.moves + second.ended.moves + second.underWay;
    expect(made).toBe(first.acknowledged + second.acknowledged);
  });

  test("both seats receive something for every move", async () => {
    const { ended } = await driver.play(MOVES);
    expect(ended.bytes / ended.moves).toBeGreaterThan(100);
  });
});
