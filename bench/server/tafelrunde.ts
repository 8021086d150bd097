/** How a driver speaks with this server, as a browser does. The only file of the benchmark that reads its messages. */
import { createHash, randomBytes } from "node:crypto";
import { type Delta, withDelta } from "@tafelrunde/core";
import { type Clock, type ServerFrame, SUBPROTOCOL, type TableInfo } from "@tafelrunde/protocol";
import type { Lines, Listener, Speaker, Visit } from "./lines.ts";
import type { Counted, Wire } from "./wire.ts";

/** What is played, and whether time runs. */
export interface TableWish {
  readonly game: string;
  readonly clock?: Clock;
}

/** Stands in whatever shows a game. */
const SHOWN = Buffer.from('"events":');

let sent = 0;
const newId = (): string => `m${++sent}`;

/** Somebody with a cookie and a socket. */
class Person {
  readonly #wire: Wire;
  readonly cookie: string;
  #line: Counted | undefined;
  #table = "";
  #listener: Listener | undefined;
  /** The table of the latest news. */
  #toldOf = "";
  #view: unknown;
  #moveId = "";

  private constructor(wire: Wire, cookie: string) {
    this.#wire = wire;
    this.cookie = cookie;
  }

  static async arrive(wire: Wire): Promise<Person> {
    const { cookie } = await wire.ask({ method: "GET", path: "/api/me" });
    const person = new Person(wire, cookie!);
    const hear = (data: Buffer): void => person.#hear(data);
    person.#line = await wire.connect("/api/socket", hear, [SUBPROTOCOL], person.cookie);
    return person;
  }

  async at(what: string, body: object = {}): Promise<void> {
    await this.#wire.ask({ path: `/api/tables/${this.#table}/${what}`, body, cookie: this.cookie, brief: true });
  }

  #send(message: object): void {
    this.#line!.socket.send(JSON.stringify(message));
  }

  get received(): number {
    return this.#line!.received;
  }

  /** Looks at another table, and away from the one before. */
  watch(table: string, listener: Listener): void {
    if (this.#table !== "") this.#send({ type: "unwatch", table: this.#table });
    this.#table = table;
    this.#listener = listener;
    this.#view = undefined;
    this.#send({ type: "watch", table, since: -1, chat: 0 });
  }

  move(text: string): void {
    this.#moveId = newId();
    this.#send({ type: "play", table: this.#table, id: this.#moveId, move: text });
  }

  /** All that is new at one moment comes in one frame: the view, and that the own move was made. */
  #hear(data: Buffer): void {
    const frame = JSON.parse(data.toString()) as ServerFrame;
    if ("type" in frame) return frame.type === "refused" ? this.#listener?.refused(frame.code) : undefined;
    this.#toldOf = frame.table ?? this.#toldOf;
    if (this.#toldOf !== this.#table) return;
    if (frame.view !== undefined) this.#view = withDelta(this.#view, frame.view as Delta);
    if (frame.events) this.#listener!.saw(this.#view);
    if (frame.done === this.#moveId) this.#listener!.acknowledged();
  }

  leave(): void {
    this.#line!.socket.close();
  }
}

class Company implements Lines {
  readonly #wire: Wire;
  readonly #wish: TableWish;
  readonly #people: readonly [Person, Person];
  #table = "";

  constructor(wire: Wire, wish: TableWish, people: readonly [Person, Person]) {
    this.#wire = wire;
    this.#wish = wish;
    this.#people = people;
  }

  /** Everybody seals their luck and opens it when all are fixed, as browsers do. */
  async open(listeners: readonly [Listener, Listener]): Promise<void> {
    const [host] = this.#people;
    const body = { id: newId(), seats: 2, ...this.#wish };
    const { table } = (await this.#wire.ask({ path: "/api/tables", body, cookie: host.cookie })).body as { table: TableInfo };
    this.#table = table.id;
    const luck = this.#people.map(() => randomBytes(16));
    for (const [seat, person] of this.#people.entries()) {
      person.watch(table.id, listeners[seat]!);
      await person.at("sit", { seat, seal: createHash("sha256").update(luck[seat]!).digest("hex") });
    }
    await host.at("start");
    await Promise.all(this.#people.map((person, seat) => person.at("reveal", { entropy: luck[seat]!.toString("hex") })));
  }

  move(seat: number, text: string): void {
    this.#people[seat]!.move(text);
  }

  get received(): number {
    return this.#people.reduce((sum, { received }) => sum + received, 0);
  }

  /** Others who connect and say nothing: they look at the present match, or at nothing. */
  async stranger(isWatching: boolean): Promise<Visit> {
    const begin = performance.now();
    let seen: (() => void) | undefined;
    const shown = new Promise<void>((resolve) => (seen = resolve));
    const hear = (data: Buffer): void => (data.includes(SHOWN) ? seen!() : undefined);
    const line = await this.#wire.connect("/api/socket", isWatching ? hear : () => {}, [SUBPROTOCOL]);
    if (isWatching) {
      line.socket.send(JSON.stringify({ type: "watch", table: this.#table, since: -1, chat: 0 }));
      await shown;
    }
    return { milliseconds: performance.now() - begin, bytes: line.received };
  }

  leave(): void {
    for (const person of this.#people) person.leave();
  }
}

export function tafelrunde(wire: Wire, wish: TableWish): Speaker {
  return { pair: async () => new Company(wire, wish, await Promise.all([Person.arrive(wire), Person.arrive(wire)])) };
}
