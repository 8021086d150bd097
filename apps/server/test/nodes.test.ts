/** Several nodes share one house in memory: whichever of them somebody is at, they see and play the same game. */
import { fastChance, type Game } from "@tafelrunde/core";
import { FrameReader, type ServerFrame, type TableInfo, type UpdateMessage } from "@tafelrunde/protocol";
import { findGame } from "@tafelrunde/registry";
import { afterEach, expect, test } from "vitest";
import { Callers } from "../src/identity/callers.ts";
import { Identities } from "../src/identity/identities.ts";
import { Door } from "../src/limits/door.ts";
import { DEFAULT_LIMITS } from "../src/limits/limits.ts";
import { Lobby } from "../src/lobby.ts";
import { SharedHouse } from "../src/nodes/shared-house.ts";
import { chat, play, sit } from "../src/table/commands.ts";
import type { Person } from "../src/table/entry.ts";
import { fill, remove, reserve } from "../src/table/hosting.ts";
import { start } from "../src/table/luck.ts";
import type { Table } from "../src/table/table.ts";
import type { Watcher } from "../src/table/watch.ts";
import { Tables } from "../src/tables.ts";
import { type Connected, MemoryHouse } from "./harness/memory-house.ts";
import { newEntropy, newTable } from "./harness/person.ts";
import { until } from "./harness/until.ts";

const game: Game = await findGame("king-of-12")!.rules();
const ada: Person = { id: "ada", name: "Ada" };
/** Of the house, which all nodes share. */
const KEY = "ab".repeat(32);
const bob: Person = { id: "bob", name: "Bob" };

/** One server, without its requests and sockets. */
class Node {
  readonly house: SharedHouse;
  readonly tables: Tables;
  readonly #lobby: Lobby;
  conflicts = 0;
  /** Whoever is connected here was told to go to another node. */
  hasSentAway = false;
  readonly faults: unknown[] = [];

  readonly cut: () => void;
  readonly heal: () => void;

  private constructor({ store, bus, cut, heal }: Connected) {
    this.cut = cut;
    this.heal = heal;
    const fault = (_: string, cause: unknown): void => void this.faults.push(cause);
    this.house = new SharedHouse(store, bus, fault);
    this.#lobby = new Lobby(store, Date.now, (cause) => fault("", cause));
    this.tables = new Tables({
      store,
      key: KEY,
      limits: DEFAULT_LIMITS,
      botDelay: { from: 20, to: 40 },
      botsPlayAlone: false,
      nodes: this.house,
      decide: async ({ view, seat }) => {
        const chance = fastChance(1);
        return game.format(chance.pick(game.moves(game.imagine(view, chance), seat)));
      },
      now: Date.now,
      conflicted: (lane) => (this.conflicts += lane === "server" ? 1 : 0),
      lobbyChanged: () => this.#lobby.changed(),
      written: () => {},
      fault,
    });
  }

  static async open(memory: MemoryHouse): Promise<Node> {
    const node = new Node(memory.connect());
    const identities = { readAgain: async () => {} };
    const door = new Door(DEFAULT_LIMITS, true);
    const sockets = { sendAway: (): void => void (node.hasSentAway = true), peopleWithMany: () => [] };
    await node.house.open({ tables: node.tables, lobby: node.#lobby, door, identities, sockets });
    return node;
  }

  /** Ends in good order. */
  async close(): Promise<void> {
    this.tables.stop();
    this.#lobby.stop();
    await this.house.close();
  }
}

/** Somebody who looks at a table through one node. */
class Onlooker implements Watcher {
  readonly mayHear = true;
  readonly person: string | undefined;
  readonly updates: UpdateMessage[] = [];
  readonly words: string[] = [];
  info: TableInfo | undefined;
  readonly #reader = new FrameReader();

  constructor(person?: Person) {
    this.person = person?.id;
  }

  static async at(node: Node, id: string, person?: Person): Promise<Onlooker> {
    const onlooker = new Onlooker(person);
    const table = await node.tables.get(id);
    await table.show(person?.id, () => {
      table.watchers.add(onlooker, table.state, -1, 0);
      table.peopleChanged();
    });
    return onlooker;
  }

  send(table: string, news: string): void {
    for (const message of this.#reader.read(JSON.parse(`{"table":"${table}",${news}}`) as ServerFrame)) {
      if (message.type === "table") this.info = message.table;
      else if (message.type === "update") this.updates.push(message);
      else if (message.type === "chat") this.words.push(...message.lines.map(({ text }) => text));
      else throw new Error(`told ${message.type}`);
    }
  }

  get seq(): number {
    return this.updates.at(-1)?.seq ?? -1;
  }
}

let nodes: Node[] = [];
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  expect(nodes.flatMap(({ faults }) => faults)).toEqual([]);
  nodes = [];
});

async function houseOf(count: number): Promise<MemoryHouse> {
  const memory = new MemoryHouse();
  nodes = await Promise.all(Array.from({ length: count }, () => Node.open(memory)));
  return memory;
}

const at = async <T>(node: Node, id: string, person: Person, task: (table: Table) => Promise<T>): Promise<T> => {
  const table = await node.tables.get(id);
  return table.runFor(person.id, () => task(table));
};

/** A game of two people at the first node. */
async function begun(): Promise<string> {
  const [one] = nodes;
  const { id } = await one!.tables.create(ada, newTable());
  await at(one!, id, ada, (table) => sit(table, ada, { entropy: newEntropy() }));
  await at(nodes[1]!, id, bob, (table) => sit(table, bob, { entropy: newEntropy() }));
  await at(one!, id, ada, (table) => start(table, ada));
  return id;
}

let message = 0;
/** Makes any legal move of this seat at this node; gives back the seq after it. */
const move = (node: Node, id: string, person: Person, seat: number): Promise<number> =>
  at(node, id, person, (table) =>
    play(table, { person, message: `m${++message}` }, game.format(game.moves(table.state.match!.moment().state, seat)[0])),
  );

test("a move at one node is seen at all others at once, by a hint", async () => {
  const memory = await houseOf(3);
  memory.isUnlooked = true;
  const id = await begun();
  const onlookers = await Promise.all(nodes.map((node) => Onlooker.at(node, id)));
  const seq = await move(nodes[0]!, id, ada, 0);
  await until("the move everywhere", () => onlookers.every((onlooker) => onlooker.seq === seq));
  expect(onlookers.map(({ info }) => info!.state)).toEqual(["playing", "playing", "playing"]);
});

test("whoever asks for a table that is being swept waits, and one that is in use anywhere is left alone", async () => {
  const memory = await houseOf(2);
  const id = await begun();
  const swept: string[] = [];
  const sweep = (node: Node) => node.tables.apart(id, async () => void swept.push("in use"));
  await sweep(nodes[0]!);
  await Onlooker.at(nodes[0]!, id);
  const third = await Node.open(memory);
  nodes.push(third);
  await until("word of who looks on", () => third.house.elsewhere(id).isAttended);
  await sweep(third);
  memory.tables.set("idle", { ...memory.tables.get(id)!, log: structuredClone(memory.tables.get(id)!.log) });
  const sweeping = third.tables.apart("idle", async () => {
    await memory.store.held("");
    swept.push("idle");
    memory.tables.delete("idle");
  });
  await expect(third.tables.get("idle")).rejects.toThrow("not-found");
  await sweeping;
  expect(swept).toEqual(["idle"]);
});

test("whoever is at a table that another node swept is told that it is not there any more, and nothing is written", async () => {
  const memory = await houseOf(2);
  const id = await begun();
  memory.tables.delete(id);
  const say = (): Promise<unknown> =>
    at(nodes[0]!, id, ada, (table) => chat(table, { person: ada, message: newEntropy() }, "Hello"));
  await expect(say()).rejects.toThrow("not-found");
  await expect(say(), "again").rejects.toThrow("not-found");
  expect(memory.tables.has(id)).toBe(false);
});

test("the token of a program is good at every node, and at none once its seat was taken back", async () => {
  const memory = await houseOf(2);
  memory.isDeaf = true;
  const [here, there] = nodes.map(({ tables }) => new Callers(new Identities(tables.store, KEY, () => {}), tables, KEY));
  const { id: table } = await nodes[0]!.tables.create(ada, newTable());
  await nodes[1]!.tables.get(table);
  const claim = { table, person: await at(nodes[0]!, table, ada, (own) => reserve(own, ada, { seat: 1 })) };
  const token = here!.tokenFor(claim);
  expect(there!.claimIn({ authorization: `Bearer ${token}` })).toEqual(claim);
  expect(await there!.program(claim)).toMatchObject({ id: claim.person });
  await at(nodes[0]!, table, ada, (own) => remove(own, ada, { seat: 1 }));
  await expect(here!.program(claim)).rejects.toMatchObject({ refusal: { code: "bad-token" } });
});

test("without hints everything is seen all the same, and nobody is refused for what their node did not know", async () => {
  const memory = await houseOf(2);
  const id = await begun();
  const [here, there] = [await Onlooker.at(nodes[0]!, id), await Onlooker.at(nodes[1]!, id)];
  memory.isDeaf = true;
  await move(nodes[0]!, id, ada, 0);
  // Both have laid a card after this: the turn is over, and node one did not hear of it.
  const seq = await move(nodes[1]!, id, bob, 1);
  await until("all moves at the first node", () => here.seq === seq);
  expect(there.seq).toBe(seq);
  const log = memory.tables.get(id)!.log.filter(({ type }) => type === "moved");
  expect(log).toHaveLength(seq);
});

test("whoever looks on is told what others wrote, also where it is found by a conflict alone", async () => {
  const memory = await houseOf(2);
  const { id } = await nodes[0]!.tables.create(ada, newTable());
  await at(nodes[0]!, id, ada, (table) => sit(table, ada, { entropy: newEntropy() }));
  await at(nodes[0]!, id, bob, (table) => sit(table, bob, { entropy: newEntropy() }));
  const here = await Onlooker.at(nodes[0]!, id, ada);
  await nodes[1]!.tables.get(id);
  memory.isDeaf = true;
  memory.isUnlooked = true;
  await at(nodes[1]!, id, ada, (table) => start(table, ada));
  await at(nodes[0]!, id, bob, (table) => chat(table, { person: bob, message: "hello" }, "Hello"));
  await until("the word", () => here.words.includes("Hello"));
  expect(here.info!.state).toBe("playing");
  expect(here.seq).toBe(0);
});

test("a node that could not write reads again by itself, and tells what was written in that place", async () => {
  await houseOf(2);
  const id = await begun();
  const here = await Onlooker.at(nodes[0]!, id, ada);
  await Onlooker.at(nodes[1]!, id, bob);
  // From then on there is nothing to tell that would make the table read its log.
  await until("both to be connected", () => here.info!.seats.every(({ connected }) => connected));
  nodes[0]!.cut();
  await expect(move(nodes[0]!, id, ada, 0)).rejects.toThrow("cannot-save");
  const seq = await move(nodes[1]!, id, bob, 1);
  expect(here.seq).toBe(0);
  nodes[0]!.heal();
  await until("the move of the other node", () => here.seq === seq);
});

test("whoever is connected to a node that is cut off is sent to another", async () => {
  await houseOf(2);
  const [lost, well] = nodes as [Node, Node];
  await until("the nodes to know of each other", () => nodes.every(({ house }) => house.hasCompany));
  lost.cut();
  await until("everybody to be sent away", () => lost.hasSentAway);
  expect(lost.house.isOutOfTouch).toBe(true);
  expect([well.hasSentAway, well.house.isOutOfTouch]).toEqual([false, false]);
});

test("who is at other nodes is known here, and forgotten when their node falls silent", async () => {
  await houseOf(2);
  const id = await begun();
  const here = await Onlooker.at(nodes[0]!, id, ada);
  await Onlooker.at(nodes[1]!, id, bob);
  await Onlooker.at(nodes[1]!, id);
  await until("both to be connected", () => here.info!.seats.every(({ connected }) => connected));
  await until("the spectator", () => here.info!.spectators === 1);
  const other = nodes.pop()!;
  other.cut();
  await until("bob to be gone", () => !here.info!.seats[1]!.connected);
  await until("the spectator to be gone", () => here.info!.spectators === 0);
  expect(here.info!.seats[0]!.connected).toBe(true);
  await other.close();
});

test("bots move once, whichever node they belong to, and go on when it is gone", async () => {
  const memory = await houseOf(3);
  const { id } = await nodes[0]!.tables.create(ada, newTable());
  await at(nodes[0]!, id, ada, (table) => sit(table, ada, { entropy: newEntropy() }));
  await at(nodes[0]!, id, ada, (table) => fill(table, ada, { bot: "random" }));
  const onlookers = [await Onlooker.at(nodes[1]!, id), await Onlooker.at(nodes[2]!, id)];
  await at(nodes[0]!, id, ada, (table) => start(table, ada));
  await until("the bot", () => onlookers.every(({ seq }) => seq >= 1));
  const owner = nodes.find((node) => node.house.holds(id))!;
  expect(nodes.filter((node) => node.house.holds(id))).toHaveLength(1);
  // It says nothing any more, and gives nothing back.
  owner.cut();
  nodes = nodes.filter((node) => node !== owner);
  const table = await nodes[0]!.tables.get(id);
  await until("a bot to move after that", async () => {
    const { match } = table.state;
    if (match!.actors().includes(0)) await move(nodes[0]!, id, ada, 0);
    return match!.seq > 6;
  });
  const moves = memory.tables.get(id)!.log.flatMap((entry) => (entry.type === "moved" ? [entry.seat] : []));
  expect(moves).toContain(1);
  expect(nodes.map(({ conflicts }) => conflicts)).toEqual([0, 0]);
  await owner.close();
});
