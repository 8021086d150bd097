/** Servers that cheat, against the client as it is: each is found by the device that played, and by the record alone where that can be. */
import { type Bot, botsFor } from "@tafelrunde/bots";
import { fastChance, type Game, type Options, parseEvidence, readRecord, verify } from "@tafelrunde/core";
import { findGame, games } from "@tafelrunde/registry";
import { describe, expect, test } from "vitest";
import { type Checkup, checkUp } from "./checkup.ts";
import { fakeDrawer } from "./fake-drawer.ts";
import { ADA, FakeHouse, type Plot } from "./fake-house.ts";
import { plotsAgainst } from "./fake-plots.ts";
import { Luck } from "./luck.ts";
import { Memories } from "./memories.ts";
import { RemoteSession } from "./remote.ts";

const kingOf12 = findGame("king-of-12")!;
const game: Game = await kingOf12.rules();
const anyMove: Bot = (await botsFor(game)).at(-1)!;

const standard = ({ options }: Game): Options =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
const opened = (plot: Plot = {}): FakeHouse => new FakeHouse(game, standard(game), anyMove, plot);

const AT = { table: opened().info().id, seat: ADA };
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Ada's browser: a page may be loaded again, and remembers by its storage alone. */
class Ada {
  readonly memories = new Memories(fakeDrawer());
  readonly #house: FakeHouse;
  readonly #bot: Bot;
  readonly #will = fastChance(3);
  #session: RemoteSession | undefined;
  #view: unknown;
  luck!: Luck;

  constructor(house: FakeHouse, bot = anyMove) {
    this.#house = house;
    this.#bot = bot;
    this.load();
  }

  load(): void {
    const house = this.#house;
    this.#session?.close();
    this.luck = new Luck(house.info(), this.memories, house, house);
    this.#session = new RemoteSession(house.game, house.info(), this.luck, house);
    this.#session.listen({ update: ({ view }) => (this.#view = view) });
    house.pickUp();
  }

  /** A move; where moves can be taken back, she wavers now and then. */
  async move(): Promise<void> {
    const { game: rules } = this.#house;
    const isWavering = rules.takeback?.(rules.imagine(this.#view, fastChance(1)), ADA) === true && this.#will.roll(4) === 1;
    const session = this.#session!;
    const asked = isWavering ? session.takeback() : session.play(this.#bot.decide(this.#view, ADA, this.#will).move);
    expect(await asked).toBeUndefined();
  }
}

/** Ada sits down, and everybody's share is fixed and opened. */
async function begun(house: FakeHouse, ada: Ada): Promise<void> {
  await ada.luck.sit(ADA);
  house.start();
  await settled();
  house.begin();
}

async function toTheEnd(house: FakeHouse, ada: Ada, meanwhile?: (moves: number) => void): Promise<void> {
  for (let moves = 0; !house.over; moves++) {
    meanwhile?.(moves);
    const [seat] = house.awaited;
    if (seat === ADA) await ada.move();
    else house.move(seat!);
  }
}

interface Played {
  readonly house: FakeHouse;
  readonly ada: Ada;
  readonly checkup: Checkup | undefined;
}

/** A whole game from sitting down to the check, by the client's own code. */
async function played(plot: Plot = {}): Promise<Played> {
  const house = opened(plot);
  const ada = new Ada(house);
  await begun(house, ada);
  await toTheEnd(house, ada);
  return { house, ada, checkup: await checkUp(kingOf12, AT, ada.memories, house) };
}

describe("honest servers are never accused", () => {
  test.each(games.map((entry) => [entry.id, entry] as const))(
    "%s, with a page that is loaded again now and then",
    async (_, entry) => {
      const rules = await entry.rules();
      // The easiest that does not play just anything, or games would hardly end.
      const bot = (await botsFor(rules)).at(-2)!;
      const house = new FakeHouse(rules, standard(rules), bot);
      const ada = new Ada(house, bot);
      await begun(house, ada);
      await toTheEnd(house, ada, (moves) => void (moves % 9 === 4 && ada.load()));
      const checkup = await checkUp(entry, AT, ada.memories, house);
      expect(checkup).toEqual({ state: "kept", foreign: 0, brokenOff: 0 });
      expect(ada.memories.of(AT.table)).toMatchObject({ testimony: null, luck: null });
      const closed = { record: () => Promise.reject(new Error("asked twice")) };
      expect(await checkUp(entry, AT, ada.memories, closed), "remembered").toEqual(checkup);
    },
  );

  test("a bot played for a while: counted, and nobody's fault", async () => {
    const house = opened();
    const ada = new Ada(house);
    await begun(house, ada);
    let replaced = 0;
    await toTheEnd(house, ada, () => {
      if (replaced < 3 && house.awaited[0] === ADA && ++replaced) house.move(ADA);
    });
    expect(await checkUp(kingOf12, AT, ada.memories, house)).toEqual({ state: "kept", foreign: 3, brokenOff: 0 });
  });

  test("without a memory, or without a seat, the record is all there is", async () => {
    const [honest, liar] = [await played(), await played({ record: () => null })];
    const nothing = new Memories(fakeDrawer());
    expect(await checkUp(kingOf12, AT, nothing, honest.house)).toEqual({ state: "record-only" });
    expect(await checkUp(kingOf12, { ...AT, seat: null }, liar.ada.memories, honest.house)).toEqual({ state: "record-only" });
    expect(await checkUp(kingOf12, AT, nothing, liar.house)).toMatchObject({ state: "broken", evidence: undefined });
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
async function provesItself(house: FakeHouse): Promise<boolean> {
  const asked = await house.record();
  const read = readRecord(asked.ok ? asked.value : undefined);
  return read.ok && verify(game, read.record).ok;
}

describe("servers that cheat are found", () => {
  test.each(plotsAgainst(game))("$name", async ({ plot, breach, record }) => {
    const { checkup, house, ada } = await played(plot);
    const evidence = checkup?.state === "broken" ? checkup.evidence : undefined;
    expect(parseEvidence(JSON.stringify(evidence))?.breaches.map(({ code }) => code)).toContain(breach);
    expect(await provesItself(house), "the record alone").toBe(!record);
    expect(ada.memories.of(AT.table)?.testimony, "kept as long as it is needed").not.toBeNull();
  });

  test("a commitment that is swapped before the start: her luck stays sealed", async () => {
    let isSwapped = false;
    const house = opened({ tell: (info) => (isSwapped ? { ...info, commitment: "f".repeat(64) } : info) });
    const ada = new Ada(house);
    await ada.luck.sit(ADA);
    isSwapped = true;
    house.start();
    await settled();
    expect([house.opened, ada.luck.doubt]).toEqual([undefined, "swapped"]);
  });

  test("starts that are broken off until the dice please: one is free, and every other needs her word", async () => {
    const house = opened();
    const ada = new Ada(house);
    await ada.luck.sit(ADA);
    const known: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      house.start();
      await settled();
      known.push(house.opened);
      house.breakOff();
      await settled();
      if (attempt === 10) ada.load();
    }
    expect(known.filter((entropy) => entropy !== undefined)).toHaveLength(1);
    house.start();
    ada.luck.begin();
    await settled();
    expect(known).not.toContain(house.opened);
    house.begin();
    await toTheEnd(house, ada);
    expect(await checkUp(kingOf12, AT, ada.memories, house)).toEqual({ state: "kept", foreign: 0, brokenOff: 1 });
  });
});
