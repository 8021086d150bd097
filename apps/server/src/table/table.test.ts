/** One table against a store that fails and a game that breaks: nothing is shown before it is on disk. */
import { type Game, sealOf } from "@tafelrunde/core";
import { FrameReader, type ServerFrame, type ServerMessage } from "@tafelrunde/protocol";
import { beforeEach, expect, test } from "vitest";
import { bidding } from "../../test/harness/bidding.ts";
import { servicesAt } from "../../test/harness/played-table.ts";
import { described, markOf } from "../faults.ts";
import { Refused } from "../refused.ts";
import { Conflict, type Patch, type Store } from "../store/store.ts";
import { chat, leave, play, resume, sit } from "./commands.ts";
import { attend, type DutyServices, moveFor } from "./duties.ts";
import type { Entry } from "./entry.ts";
import { reveal, start } from "./luck.ts";
import { phaseOf } from "./state.ts";
import { LONGEST_LOG, type TableServices, Table } from "./table.ts";
import { WAITS_FOR, WAITS_FOR_ANYBODY } from "./wake.ts";
import { ALONE } from "../nodes/nodes.ts";

const DAY = 24 * 60 * 60 * 1000;

const game = bidding as Game;
const ada = { id: "a", name: "Ada" };
const bob = { id: "b", name: "Bob" };
const entropy = "11".repeat(16);

let log: Entry[] = [];
let patches: Patch[] = [];
let failure: Error | undefined;
let now = 0;
let faults: unknown[] = [];

const store = {
  async append(_: string, seq: number, entry: Entry, patch: Patch) {
    await Promise.resolve();
    if (failure) throw failure;
    if (seq !== log.length) throw new Conflict();
    log.push(structuredClone(entry));
    patches.push(patch);
  },
  read: async () => structuredClone(log),
} as unknown as Store;

const services: TableServices = {
  ...servicesAt(store, () => now),
  botTime: (at) => at + 50,
  fault: (_, fault) => void faults.push(fault),
};

async function opened(clock = { perMove: 0, perGame: 0 }): Promise<Table> {
  const wish = { game: "toy", options: {}, seats: 2, visibility: "link", host: ada, seat: 0, entropy, clock } as const;
  return Table.open("t", game, { type: "created", ...wish, secret: "cd".repeat(32) }, services);
}

async function begun(clock?: { perMove: number; perGame: number }): Promise<Table> {
  const table = await opened(clock);
  await table.run(() => sit(table, bob, { entropy }));
  await table.run(() => start(table, ada));
  return table;
}

function watch(table: Table, person: string | undefined, since = -1): ServerMessage[] {
  const heard: ServerMessage[] = [];
  const reader = new FrameReader();
  const send = (id: string, news: string): void => {
    heard.push(...reader.read(JSON.parse(`{"table":"${id}",${news}}`) as ServerFrame));
  };
  const watcher = { person, send, mayHear: true };
  table.watchers.add(watcher, table.state, since, 0);
  return heard;
}

const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => "done",
    (fault: unknown) => (fault instanceof Refused ? fault.refusal.code : String(fault)),
  );

beforeEach(() => {
  log = [];
  patches = [];
  failure = undefined;
  now = 1000;
  faults = [];
});

test("a message that comes twice is carried out once, also by a table read from its log", async () => {
  const table = await begun();
  const said = { person: ada, message: "m1" };
  expect(await table.run(() => play(table, said, "bid 1"))).toBe(1);
  expect(await table.run(() => play(table, said, "bid 1"))).toBe(1);
  const again = await Table.load("t", game, log, services);
  expect(await again.run(() => play(again, said, "bid 1"))).toBe(1);
  expect(log.filter(({ type }) => type === "moved")).toHaveLength(1);
});

test("a move that did not reach the disk never happened", async () => {
  const table = await begun();
  const heard = watch(table, undefined);
  const before = heard.length;
  failure = new Error("disk full");
  expect(await codeOf(table.run(() => play(table, { person: ada, message: "m" }, "bid 1")))).toContain("disk full");
  failure = undefined;
  table.tell();
  expect(heard).toHaveLength(before);
  expect(table.state.match!.seq).toBe(0);
  expect(await table.run(() => play(table, { person: ada, message: "m" }, "bid 1"))).toBe(1);
});

test("somebody else's entry is read and the command checked again", async () => {
  const table = await begun();
  const other = await Table.load("t", game, log, services);
  await other.run(() => play(other, { person: bob, message: "x" }, "bid 3"));
  expect(await table.run(() => play(table, { person: ada, message: "y" }, "bid 1"))).toBe(2);
  expect(log.map(({ type }) => type).slice(-2)).toEqual(["moved", "moved"]);
});

test("a bug in the rules freezes this table, keeps what came before, and says so after a reload", async () => {
  const table = await begun();
  await table.run(() => play(table, { person: bob, message: "b" }, "bid 2"));
  expect(await codeOf(table.run(() => play(table, { person: ada, message: "m" }, "bid 13")))).toBe("frozen");
  expect(faults).toHaveLength(1);
  expect(log.at(-1)).toMatchObject({ type: "frozen", fault: expect.stringContaining("a bug"), deed: { move: "bid 13" } });
  expect(table.state.match!.seq).toBe(1);
  const again = await Table.load("t", game, log, services);
  expect(await codeOf(again.run(() => play(again, { person: ada, message: "n" }, "bid 1")))).toBe("frozen");
  expect(again.wake).toBeUndefined();
});

test("each viewer hears what they may know, once, from where they left off", async () => {
  const table = await begun();
  const [own, other] = [watch(table, "a"), watch(table, "b")];
  await table.run(() => play(table, { person: ada, message: "m" }, "bid 1"));
  table.tell();
  table.tell();
  const pick = (heard: ServerMessage[]) =>
    heard.flatMap((message) => (message.type === "update" ? [message.events] : [])).slice(1);
  expect(pick(own)).toEqual([[{ type: "bid", seat: 0, amount: 1 }]]);
  expect(pick(other)).toEqual([[{ type: "bid", seat: 0 }]]);
  expect(watch(table, "b", 0).at(-1)).toMatchObject({ seq: 1, after: 0, events: [{ type: "bid" }] });
  expect(watch(table, "b", -1).at(-1)).toMatchObject({ seq: 1, after: -1, events: [{ type: "bid" }] });
  expect(watch(table, "b", 99).at(-1)).toMatchObject({ seq: 1, after: -1, events: [{ type: "bid" }] });
});

/** All that is due, and the bots' moves. */
async function attendFully(table: Table, services: DutyServices): Promise<void> {
  const { seats } = await attend(table, services);
  await Promise.all(seats.map((seat) => moveFor(table, seat, services)));
}

const calm = {
  now: () => now,
  nodes: ALONE,
  botPause: () => Promise.resolve(),
  botFault: (fault: unknown) => void faults.push(fault),
};

test("time that runs out puts a bot on the seat; a move of its owner takes it back", async () => {
  const table = await begun({ perMove: 5, perGame: 0 });
  watch(table, undefined);
  expect(table.wake).toBe(6000);
  now = 6000;
  const services = { ...calm, decide: async () => "bid 2" };
  await attendFully(table, services);
  expect(table.state.seats.map(({ away, bot }) => [away, bot])).toEqual([
    [true, "random"],
    [true, "random"],
  ]);
  expect(table.wake).toBe(6050);
  await table.run(() => play(table, { person: ada, message: "m" }, "bid 1"));
  expect(table.state.seats.map(({ away }) => away)).toEqual([false, true]);
  now = 6050;
  await attendFully(table, services);
  expect(table.state.match!.seq).toBe(2);
  expect(patches.at(-1)?.expected?.wake).toBe(table.wake);
});

test("options that newer rules do not allow keep a game from beginning, and the table waits as before", async () => {
  const wish = {
    game: "toy",
    seats: 2,
    visibility: "link",
    host: ada,
    seat: 0,
    entropy,
    clock: { perMove: 0, perGame: 0 },
  } as const;
  const created = { type: "created", ...wish, options: { speed: "fast" }, secret: "cd".repeat(32) } as const;
  const table = await Table.open("t", game, created, services);
  await table.run(() => sit(table, bob, { entropy }));
  const refused = await table.run(() => start(table, ada)).catch((fault: unknown) => (fault as Refused).refusal);
  expect(refused).toEqual({ code: "old-options", option: "speed" });
  expect([phaseOf(table.state), table.state.frozen, log.at(-1)?.type]).toEqual(["waiting", false, "sat"]);
});

/** Opened by Ada, who has not sat down. */
const bare = (): Promise<Table> => {
  const clock = { perMove: 0, perGame: 0 };
  const wish = { game: "toy", options: {}, seats: 2, visibility: "link", host: ada, clock } as const;
  return Table.open("t", game, { type: "created", ...wish, secret: "cd".repeat(32) }, services);
};

test("a table at which nobody ever sat is closed soon, any other after a day", async () => {
  const table = await bare();
  expect(table.wake).toBe(now + WAITS_FOR_ANYBODY);
  await table.run(() => sit(table, ada, { entropy }));
  expect(table.wake).toBe(now + WAITS_FOR);
  log = [];
  const empty = await bare();
  now += WAITS_FOR_ANYBODY - 1;
  await attendFully(empty, { ...calm, decide: async () => "" });
  expect(phaseOf(empty.state)).toBe("waiting");
  now += 1;
  await attendFully(empty, { ...calm, decide: async () => "" });
  expect(phaseOf(empty.state)).toBe("over");
});

test("a power cut between the last seal and the game: the table begins it when it is read again", async () => {
  const table = await bare();
  const other = "22".repeat(16);
  await table.run(() => sit(table, ada, { seal: sealOf(entropy) }));
  await table.run(() => sit(table, bob, { seal: sealOf(other) }));
  await table.run(() => start(table, ada));
  await table.run(() => reveal(table, bob, { entropy: other }));
  await table.run(() => reveal(table, ada, { entropy }));
  expect(log.map(({ type }) => type)).toEqual(["created", "sat", "sat", "starting", "revealed", "revealed", "started"]);
  log.pop();
  const again = await Table.load("t", game, log, services);
  expect([phaseOf(again.state), again.wake! <= now]).toEqual(["waiting", true]);
  await attendFully(again, { ...calm, decide: async () => "" });
  expect(phaseOf(again.state)).toBe("playing");
  expect(again.state.match!.record().start.entropy).toEqual([entropy, other]);
});

test("a table that the last person leaves closes", async () => {
  const table = await opened();
  await table.run(() => leave(table, ada));
  expect(phaseOf(table.state)).toBe("over");
  expect(log.map(({ type }) => type)).toEqual(["created", "left", "closed"]);
});

test("a game that everybody has left waits; a day later it counts for nobody, and goes on when one of them is back", async () => {
  const table = await begun();
  const services = { ...calm, decide: async () => "bid 2" };
  for (const person of [ada, bob]) await table.run(() => leave(table, person));
  expect([table.botDue, table.wake]).toEqual([undefined, now + DAY]);
  const onlooker = { person: undefined, send: () => {}, mayHear: true };
  table.watchers.add(onlooker, table.state, -1, 0);
  table.peopleChanged();
  expect(table.wake, "bots play for somebody who looks on").toBe(now + 50);
  table.watchers.remove(onlooker);
  table.peopleChanged();
  now += DAY;
  await attendFully(table, services);
  expect([log.at(-1)?.type, patches.at(-1)?.row?.state, table.wake]).toEqual(["deserted", "over", undefined]);
  expect(table.state.match!.seq).toBe(0);
  await table.run(() => resume(table, ada));
  expect([table.state.deserted, patches.at(-1)?.row?.state]).toEqual([false, "playing"]);
});

test("a log has an end, far above any game; talk ends before", async () => {
  const table = await begun();
  const say = (message: string): Promise<number> => chat(table, { person: ada, message }, "hi");
  table.state.length = LONGEST_LOG / 2;
  expect(await codeOf(table.run(() => say("a")))).toBe("too-long");
  table.state.length = LONGEST_LOG;
  expect(await codeOf(table.run(() => play(table, { person: ada, message: "b" }, "bid 1")))).toBe("too-long");
});

test("a fault knows at which table it happened", async () => {
  const table = await begun();
  const fault = new Error("oops");
  await table.run(() => Promise.reject(fault)).catch(() => {});
  expect(described(fault)).toMatchObject({ err: { message: "oops" }, table: markOf("t") });
});
