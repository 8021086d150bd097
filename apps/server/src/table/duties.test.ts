/** Bots at a table: slow ones hold nobody up, failing ones are replaced for one move, and nothing tells how long they thought. */
import type { Question } from "@tafelrunde/bots";
import type { Game, Match } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bidding } from "../../test/harness/bidding.ts";
import { servicesAt } from "../../test/harness/played-table.ts";
import type { Decide } from "../bots/decide.ts";
import { CannotSave, Conflict, type Store } from "../store/store.ts";
import { leave, play, resume, sit } from "./commands.ts";
import { attend, type DutyServices, moveEarly, moveFor } from "./duties.ts";
import type { Entry } from "./entry.ts";
import { fill } from "./hosting.ts";
import { start } from "./luck.ts";
import { type TableServices, Table } from "./table.ts";
import { ALONE } from "../nodes/nodes.ts";

const ada = { id: "a", name: "Ada" };
const bob = { id: "b", name: "Bob" };
const entropy = "11".repeat(16);

let log: Entry[] = [];
let now = 0;
let faults: unknown[] = [];

let isFull = false;

const store = {
  async append(_: string, seq: number, entry: Entry) {
    if (isFull) throw new CannotSave();
    if (seq !== log.length) throw new Conflict();
    log.push(structuredClone(entry));
  },
  read: async () => structuredClone(log),
} as unknown as Store;

const services: TableServices = {
  ...servicesAt(store, () => now),
  botTime: (at) => at + 50,
  botsPlayAlone: true,
  fault: (_, fault) => void faults.push(fault),
};

const officer = (decide: Decide): DutyServices => ({
  decide,
  now: () => now,
  nodes: ALONE,
  botPause: async () => {},
  botFault: (fault) => void faults.push(fault),
});

const made = (game: Game, perMove = 0): Promise<Table> => {
  const clock = { perMove, perGame: 0 };
  const wish = { game: game.id, options: {}, seats: 2, visibility: "link", host: ada, seat: 0, entropy, clock } as const;
  return Table.open("t", game, { type: "created", ...wish, secret: "cd".repeat(32) }, services);
};

/** The toy with Ada and Bob, who has left. */
async function deserted(perMove = 0): Promise<Table> {
  const table = await made(bidding, perMove);
  await table.run(() => sit(table, bob, { entropy }));
  await table.run(() => start(table, ada));
  await table.run(() => leave(table, bob));
  now += 100;
  return table;
}

async function attendFully(table: Table, by: DutyServices): Promise<void> {
  const { seats } = await attend(table, by);
  await Promise.all(seats.map((seat) => moveFor(table, seat, by)));
}

beforeEach(() => {
  isFull = false;
  log = [];
  now = 1000;
  faults = [];
});

test("how long a bot thinks cannot be seen: its move comes when its pause is over, and not before", async () => {
  const table = await deserted();
  let wakeUp = (): void => {};
  let thinks = 0;
  const botPause = (time: number): Promise<void> => {
    thinks = time;
    return new Promise((resolve) => (wakeUp = resolve));
  };
  const attended = attendFully(table, { ...officer(async () => "bid 2"), botPause });
  await vi.waitFor(() => expect(thinks).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve));
  expect(table.state.match!.seq).toBe(0);
  wakeUp();
  await attended;
  expect(table.state.match!.seq).toBe(1);
});

test("on a full disk a bot waits with its move, and makes no other in its place", async () => {
  const table = await deserted();
  isFull = true;
  await expect(
    attendFully(
      table,
      officer(async () => "bid 2"),
    ),
  ).rejects.toThrow(CannotSave);
  expect([table.state.match!.seq, faults]).toEqual([0, []]);
  isFull = false;
  now += 100;
  await attendFully(
    table,
    officer(async () => "bid 2"),
  );
  expect(log.at(-1)).toMatchObject({ type: "moved", move: "bid 2" });
});

test("when every bot fails or cheats, any legal move stands in", async () => {
  const table = await deserted();
  await attendFully(
    table,
    officer(() => Promise.reject(new Error("no idea"))),
  );
  expect(table.state.match!.latest()).toMatchObject({ seat: 1 });
  await table.run(() => play(table, { person: ada, message: "m" }, "bid 1"));
  now += 1000;
  await attendFully(
    table,
    officer(async () => "bid 99"),
  );
  expect([table.state.match!.seq, faults.length]).toEqual([3, 2]);
});

test("in a game of free order nobody keeps a bot from moving by acting again and again", async () => {
  const game = await findGame("council-of-12")!.rules();
  const table = await made(game);
  await table.run(() => fill(table, ada, {}));
  await table.run(() => start(table, ada));
  const match = (): Match => table.state.match!;
  let sent = 0;
  const act = (): Promise<unknown> =>
    table.run(() => play(table, { person: ada, message: `m${++sent}` }, game.format(match().moves(0)[0])));
  const decide: Decide = async ({ seat }) => game.format(match().moves(seat)[0]);
  for (; match().awaited().includes(0) || match().moves(0).length === 0; now += 100)
    if (match().awaited().includes(0)) await act();
    else await attendFully(table, officer(decide));
  const thoughts: Question[] = [];
  const before = log.length;
  const moved = (): Entry | undefined => log.slice(before).find((entry) => entry.type === "moved" && entry.seat === 1);
  for (; !moved() && thoughts.length < 10; now += 100)
    await attendFully(
      table,
      officer(async (question, owner) => {
        thoughts.push(question);
        const choice = await decide(question, owner);
        await act();
        return choice;
      }),
    );
  expect([thoughts.length, moved() !== undefined, faults]).toEqual([4, true, []]);
});

describe("while a person is awaited in a game of free order", () => {
  async function waiting(): Promise<Table> {
    const table = await made(await findGame("council-of-12")!.rules());
    await table.run(() => fill(table, ada, {}));
    await table.run(() => start(table, ada));
    now += 100;
    return table;
  }

  async function attendEarly(table: Table, decide: Decide): Promise<void> {
    const { seats, early } = await attend(table, officer(decide));
    expect(seats).toEqual([]);
    if (early !== undefined) await moveEarly(table, early, officer(decide));
    now += 100;
  }

  test("a bot is asked once what it would do before them, and again when somebody has moved", async () => {
    const table = await waiting();
    const asked: Question[] = [];
    const waits: Decide = async (question) => {
      asked.push(question);
      return "";
    };
    for (let times = 0; times < 3; times++) await attendEarly(table, waits);
    expect(asked.map(({ seat, early }) => [seat, early])).toEqual([[1, true]]);
    expect(table.due).toBeUndefined();
    const { game, match } = table.state;
    await table.run(() => play(table, { person: ada, message: "m" }, game.format(match!.moves(0)[0])));
    expect([asked.length, faults]).toEqual([1, []]);
  });

  test("what it asks for is done, and what comes too late or is not legal is let be", async () => {
    const table = await waiting();
    const { game } = table.state;
    const text = game.format(table.state.match!.moves(1).at(-1));
    await attendEarly(table, async () => {
      await table.run(() => play(table, { person: ada, message: "m" }, game.format(table.state.match!.moves(0)[0])));
      return text;
    });
    const moved = (): (number | undefined)[] => log.flatMap((entry) => (entry.type === "moved" ? [entry.seat] : []));
    expect(moved()).toEqual([0]);
    const other = await ((log = []), waiting());
    await attendEarly(other, async () => "agree");
    expect([moved(), faults.length]).toEqual([[], 1]);
    const third = await ((log = []), waiting());
    await attendEarly(third, async () => text);
    expect(moved()).toEqual([1]);
  });
});

test("a bot that fails is replaced by the next weaker one for that move, and asked again for the next; it learns nothing of hosts", async () => {
  const game = await findGame("king-of-12")!.rules();
  const table = await made(game);
  await table.run(() => fill(table, ada, { bot: "chancellor" }));
  await table.run(() => start(table, ada));
  const asked: [string, string, string][] = [];
  const decide = async ({ view, seat, bot, ...rest }: Question, owner: string): Promise<string> => {
    asked.push([bot, owner, Object.keys(rest).join()]);
    if (asked.length === 1) throw new Error("stumbled");
    return game.format(game.moves(game.imagine(view, { roll: () => 1, pick: (items) => items[0]!, shuffle: () => {} }), seat)[0]);
  };
  now += 100;
  await attendFully(table, officer(decide));
  expect([table.state.match!.seq, faults.length]).toEqual([1, 1]);
  const [card] = table.state.match!.moves(0);
  await table.run(() => play(table, { person: ada, message: "m" }, game.format(card)));
  now += 100;
  await attendFully(table, officer(decide));
  expect(asked.map(([bot]) => bot)).toEqual(["chancellor", "squire", "chancellor"]);
  expect(new Set(asked.map(([, owner, rest]) => `${owner}: ${rest}`))).toEqual(new Set(["a: game,rulesVersion,told"]));
});

test("a bot that waits for its turn holds up no clock, and is not asked twice", async () => {
  const table = await deserted(5);
  let answer: (move: string) => void = () => {};
  const slow = officer(() => new Promise((resolve) => (answer = resolve)));
  const [seat] = (await attend(table, slow)).seats;
  expect([seat, table.idle, table.due]).toEqual([1, false, 6000]);
  const moved = moveFor(table, seat!, slow);
  now = 6000;
  expect((await attend(table, slow)).seats, "a bot sits on the other seat now, and thinks beside it").toEqual([0]);
  expect(table.state.seats.map(({ away }) => away)).toEqual([true, true]);
  expect([table.due, (await attend(table, slow)).seats]).toEqual([undefined, []]);
  answer("bid 2");
  await moved;
  expect([table.state.match!.latest()?.seat, table.idle]).toEqual([1, false]);
});

test("a thought about a table that is no more is not replaced by just any move: the bot is asked again", async () => {
  const table = await deserted();
  let answer: (move: string) => void = () => {};
  const slow = officer(() => new Promise((resolve) => (answer = resolve)));
  const [seat] = (await attend(table, slow)).seats;
  const moved = moveFor(table, seat!, slow);
  await table.run(() => resume(table, bob));
  await table.run(() => play(table, { person: bob, message: "b" }, "bid 1"));
  await table.run(() => play(table, { person: ada, message: "a" }, "bid 1"));
  await table.run(() => leave(table, bob));
  answer("bid 7");
  await moved;
  expect([table.state.match!.seq, faults]).toEqual([2, []]);
  now = table.due!;
  await attendFully(
    table,
    officer(async () => "bid 3"),
  );
  expect(table.state.match!.latest()).toMatchObject({ seat: 1, move: "bid 3" });
});
