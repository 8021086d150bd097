/** One of several servers that share a house: hears what the others do, tells what it does, and shares the duties with them. */
import { randomBytes } from "node:crypto";
import type { Identities } from "../identity/identities.ts";
import type { Door } from "../limits/door.ts";
import type { Lobby } from "../lobby.ts";
import { Refused } from "../refused.ts";
import type { SharedStore } from "../store/store.ts";
import type { Sockets } from "../socket/sockets.ts";
import type { Entry } from "../table/entry.ts";
import type { Tables } from "../tables.ts";
import type { Bus } from "./bus.ts";
import { ConnectionsElsewhere, type Elsewhere, PeopleElsewhere, type PeopleThere } from "./elsewhere.ts";
import { HORIZON, Leases } from "./leases.ts";
import { Neighbours } from "./neighbours.ts";
import type { Nodes } from "./nodes.ts";

/** Milliseconds within which everything is noticed for which no hint came. */
const BEAT = 1000;
/** Milliseconds without an answer of the database after which this node counts as cut off: nothing that happens elsewhere is known here. */
const OUT_OF_TOUCH = 3000;
/** Milliseconds for which another node counts as there; it says so every second. */
const COMPANY = 5000;

interface Rooms {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly door: Door;
  readonly identities: Pick<Identities, "readAgain">;
  readonly sockets: Pick<Sockets, "peopleWithMany" | "sendAway">;
}

export class SharedHouse implements Nodes {
  readonly areShared = true;
  readonly #store: SharedStore;
  readonly #bus: Bus;
  readonly #node = randomBytes(8).toString("hex");
  readonly #fault: (what: string, fault: unknown) => void;
  readonly #people = new PeopleElsewhere();
  readonly #connections = new ConnectionsElsewhere();
  readonly #leases: Leases;
  #rooms: Rooms | undefined;
  #neighbours: Neighbours | undefined;
  #beat: NodeJS.Timeout | undefined;
  #polling = false;
  #answeredAt = performance.now();
  #otherHeardAt = -Infinity;

  constructor(store: SharedStore, bus: Bus, fault: (what: string, fault: unknown) => void) {
    this.#store = store;
    this.#bus = bus;
    this.#fault = fault;
    this.#leases = new Leases(store, this.#node, {
      wanted: () => this.#rooms?.tables.dueWithin(HORIZON) ?? [],
      granted: (table, wake) => this.#rooms?.tables.granted(table, wake),
      fault: (cause) => this.#failed("duties were not claimed", cause),
    });
  }

  /** From now on it hears the others, and has duties. */
  async open(rooms: Rooms): Promise<void> {
    const { tables, lobby, door, identities } = rooms;
    this.#rooms = rooms;
    this.#neighbours = new Neighbours(this.#bus, this.#node, {
      another: () => (this.#otherHeardAt = performance.now()),
      wrote: (table, length) => void tables.othersWrote(table, length),
      lobby: () => lobby.changed(),
      people: (node, table, people) => {
        if (this.#people.told(node, table, people, performance.now())) tables.peopleElsewhereChanged(table);
      },
      renamed: (person) =>
        void identities.readAgain(person).catch((cause: unknown) => this.#failed("a name was not read", cause)),
      spent: (limit, key, amount) => door.spentElsewhere(limit, key, amount),
      connected: (node, person, connections) => this.#connections.told(node, person, connections, performance.now()),
    });
    this.#beat = setInterval(() => this.#look(), BEAT);
    await this.#leases.claim();
    this.#answeredAt = performance.now();
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    await this.#leases.close();
    for (const { id } of this.#rooms?.tables.watched() ?? []) this.people(id, { seated: [], others: 0 });
    await this.#neighbours?.close();
  }

  /** There was another node when the database answered last. */
  get hasCompany(): boolean {
    return this.#answeredAt - this.#otherHeardAt < COMPANY;
  }

  get isOutOfTouch(): boolean {
    return this.hasCompany && performance.now() - this.#answeredAt > OUT_OF_TOUCH;
  }

  elsewhere(table: string): Elsewhere {
    return this.#people.at(table);
  }

  news(table: string, from: number): Promise<readonly Entry[]> {
    return this.#store.readFrom(table, from);
  }

  holds(table: string): boolean {
    return this.#leases.holds(table);
  }

  wants(): void {
    this.#leases.hurry();
  }

  wrote(table: string, length: number): void {
    this.#neighbours?.tell(["wrote", table, length]);
  }

  lobbyChanged(): void {
    this.#neighbours?.tell(["lobby"]);
  }

  people(table: string, people: PeopleThere): void {
    this.#neighbours?.people(table, people);
  }

  connected(person: string, connections: number): void {
    this.#neighbours?.tell(["connected", person, connections]);
  }

  connectionsElsewhere(person: string): number {
    return this.#connections.of(person);
  }

  renamed(person: string): void {
    this.#neighbours?.tell(["renamed", person]);
  }

  /** Every second: all that hints may have been lost for. */
  #look(): void {
    const { tables, lobby, door, sockets } = this.#rooms!;
    if (this.isOutOfTouch) sockets.sendAway();
    this.#neighbours!.tell(["here"]);
    void this.#leases.claim();
    void this.#poll(tables);
    lobby.refresh();
    for (const { id, watchers } of tables.watched()) this.people(id, watchers.here());
    for (const spent of door.spentLately()) this.#neighbours!.tell(["spent", ...spent]);
    for (const [person, connections] of sockets.peopleWithMany()) this.connected(person, connections);
    this.#connections.sweep(performance.now());
    for (const table of this.#people.sweep(performance.now())) tables.peopleElsewhereChanged(table);
  }

  /** A database that is away is told of by the store, once. */
  #failed(what: string, cause: unknown): void {
    if (!(cause instanceof Refused)) this.#fault(what, cause);
  }

  async #poll(tables: Tables): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    try {
      const lengths = await this.#store.lengths(tables.loadedIds());
      this.#answeredAt = performance.now();
      for (const [table, length] of lengths) void tables.othersWrote(table, length);
    } catch (fault) {
      this.#failed("logs were not looked at", fault);
    } finally {
      this.#polling = false;
    }
  }
}
