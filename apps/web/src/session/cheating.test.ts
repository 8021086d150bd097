/** Servers that cheat, against the client as it is: each is found by the device that played, and by the record alone where that can be. */
import { type Bot, botsFor, steps } from "@tafelrunde/bots";
import { fastChance, type Game, type Options, parseEvidence, readRecord, verify } from "@tafelrunde/core";
import { findGame, games } from "@tafelrunde/registry";
import { describe, expect, test } from "vitest";
import { type Checkup, checkUp } from "./checkup.ts";
import { fakeStorage } from "../../test/fake-storage.ts";
import { ADA, FakeGameServer, type Plot } from "../../test/fake-game-server.ts";
import { plotsAgainst } from "../../test/fake-plots.ts";
import { Luck } from "./luck.ts";
import { Memories } from "./memories.ts";
import { RemoteSession } from "./remote.ts";

const kingOf12 = findGame("king-of-12")!;
const game: Game = await kingOf12.rules();
const anyMove: Bot = (await botsFor(game)).at(-1)!;

const standard = ({ options }: Game): Options =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
const opened = (plot: Plot = {}): FakeGameServer => new FakeGameServer(game, standard(game), anyMove, plot);

const AT = { table: opened().info().id, seat: ADA };
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Ada's browser: a page may be loaded again, and remembers by its storage alone. */
class Ada {
  readonly memories = new Memories(fakeStorage());
  readonly #server: FakeGameServer;
  readonly #bot: Bot;
  readonly #will = fastChance(3);
  #session: RemoteSession | undefined;
  #view: unknown;
  luck!: Luck;

  constructor(server: FakeGameServer, bot = anyMove) {
    this.#server = server;
    this.#bot = bot;
    this.load();
  }

  load(): void {
    const server = this.#server;
    this.#session?.close();
    this.luck = new Luck(server.info(), this.memories, server, server);
    this.#session = new RemoteSession(server.game, server.info(), this.luck, server);
    this.#session.listen({ update: ({ view }) => (this.#view = view) });
    server.pickUp();
  }

  /** A move; where moves can be taken back, she wavers now and then. */
  async move(): Promise<void> {
    const { game: rules } = this.#server;
    const isWavering = rules.takeback?.(rules.imagine(this.#view, fastChance(1)), ADA) === true && this.#will.roll(4) === 1;
    const session = this.#session!;
    const asked = isWavering
      ? session.takeback()
      : session.play(this.#bot.decide(this.#view, ADA, this.#will, steps(50), []).move);
    expect(await asked).toBeUndefined();
  }
}

/** Ada sits down, and everybody's share is fixed and opened. */
async function begun(server: FakeGameServer, ada: Ada): Promise<void> {
  await ada.luck.sit(ADA);
  server.start();
  await settled();
  server.begin();
}

async function toTheEnd(server: FakeGameServer, ada: Ada, meanwhile?: (moves: number) => void): Promise<void> {
  for (let moves = 0; !server.over; moves++) {
    meanwhile?.(moves);
    const [seat] = server.awaited;
    if (seat === ADA) await ada.move();
    else server.move(seat!);
  }
}

interface Played {
  readonly server: FakeGameServer;
  readonly ada: Ada;
  readonly checkup: Checkup | undefined;
}

/** A whole game from sitting down to the check, by the client's own code. */
async function played(plot: Plot = {}): Promise<Played> {
  const server = opened(plot);
  const ada = new Ada(server);
  await begun(server, ada);
  await toTheEnd(server, ada);
  return { server, ada, checkup: await checkUp(kingOf12, AT, ada.memories, server) };
}

describe("honest servers are never accused", () => {
  test.each(games.map((entry) => [entry.id, entry] as const))(
    "%s, with a page that is loaded again now and then",
    async (_, entry) => {
      const rules = await entry.rules();
      // The easiest that does not play just anything, or games would hardly end.
      const bot = (await botsFor(rules)).at(-2)!;
      const server = new FakeGameServer(rules, standard(rules), bot);
      const ada = new Ada(server, bot);
      await begun(server, ada);
      await toTheEnd(server, ada, (moves) => void (moves % 9 === 4 && ada.load()));
      const checkup = await checkUp(entry, AT, ada.memories, server);
      expect(checkup).toEqual({ state: "kept", foreign: 0, brokenOff: 0 });
      expect(ada.memories.of(AT.table)).toMatchObject({ testimony: null, luck: null });
      const closed = { record: () => Promise.reject(new Error("asked twice")) };
      expect(await checkUp(entry, AT, ada.memories, closed), "remembered").toEqual(checkup);
    },
  );

  test("a bot played for a while: counted, and nobody's fault", async () => {
    const server = opened();
    const ada = new Ada(server);
    await begun(server, ada);
    let replaced = 0;
    await toTheEnd(server, ada, () => {
      if (replaced < 3 && server.awaited[0] === ADA && ++replaced) server.move(ADA);
    });
    expect(await checkUp(kingOf12, AT, ada.memories, server)).toEqual({ state: "kept", foreign: 3, brokenOff: 0 });
  });

  test("without a memory, or without a seat, the record is all there is", async () => {
    const [honest, liar] = [await played(), await played({ record: () => null })];
    const nothing = new Memories(fakeStorage());
    expect(await checkUp(kingOf12, AT, nothing, honest.server)).toEqual({ state: "record-only" });
    expect(await checkUp(kingOf12, { ...AT, seat: null }, liar.ada.memories, honest.server)).toEqual({ state: "record-only" });
    expect(await checkUp(kingOf12, AT, nothing, liar.server)).toMatchObject({ state: "broken", evidence: undefined });
  });

  test("a server that is away is asked later; one that keeps the record to itself is said to", async () => {
    const { ada } = await played({ record: () => null });
    const answer = (offline: boolean) => ({
      record: async () => ({ ok: false, offline, refusal: { code: "not-over" } }) as const,
    });
    expect(await checkUp(kingOf12, AT, ada.memories, answer(true))).toBeUndefined();
    expect(await checkUp(kingOf12, AT, ada.memories, answer(false))).toEqual({ state: "withheld" });
  });
});

/** What anybody finds who has nothing but the record. */
async function provesItself(server: FakeGameServer): Promise<boolean> {
  const asked = await server.record();
  const read = readRecord(asked.ok ? asked.value : undefined);
  return read.ok && verify(game, read.record).ok;
}

describe("servers that cheat are found", () => {
  test.each(plotsAgainst(game))("$name", async ({ plot, breach, record }) => {
    const { checkup, server, ada } = await played(plot);
    const evidence = checkup?.state === "broken" ? checkup.evidence : undefined;
    expect(parseEvidence(JSON.stringify(evidence))?.breaches.map(({ code }) => code)).toContain(breach);
    expect(await provesItself(server), "the record alone").toBe(!record);
    expect(ada.memories.of(AT.table)?.testimony, "kept as long as it is needed").not.toBeNull();
  });

  test("a commitment that is swapped before the start: her luck stays sealed", async () => {
    let isSwapped = false;
    const server = opened({ tell: (info) => (isSwapped ? { ...info, commitment: "f".repeat(64) } : info) });
    const ada = new Ada(server);
    await ada.luck.sit(ADA);
    isSwapped = true;
    server.start();
    await settled();
    expect([server.opened, ada.luck.doubt]).toEqual([undefined, "swapped"]);
  });

  test("starts that are broken off until the dice please: one is free, and every other needs her word", async () => {
    const server = opened();
    const ada = new Ada(server);
    await ada.luck.sit(ADA);
    const known: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      server.start();
      await settled();
      known.push(server.opened);
      server.breakOff();
      await settled();
      if (attempt === 10) ada.load();
    }
    expect(known.filter((entropy) => entropy !== undefined)).toHaveLength(1);
    server.start();
    ada.luck.begin();
    await settled();
    expect(known).not.toContain(server.opened);
    server.begin();
    await toTheEnd(server, ada);
    expect(await checkUp(kingOf12, AT, ada.memories, server)).toEqual({ state: "kept", foreign: 0, brokenOff: 1 });
  });
});
