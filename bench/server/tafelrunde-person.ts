/** People at this server: those who play, and those who only look on. The only file of the benchmark that reads its messages. */
import { type Delta, withDelta } from "@tafelrunde/core";
import { type ServerFrame, SUBPROTOCOL } from "@tafelrunde/protocol";
import type { Listener } from "./lines.ts";
import type { Counted, Wire } from "./wire.ts";

/** Stands in whatever shows a game. */
const SHOWN = Buffer.from('"events":');

let sent = 0;
export const newId = (): string => `m${++sent}`;

/** Somebody with a cookie and a socket. */
export class Person {
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

/** Somebody without a cookie, who connects and only counts what arrives. */
export class Onlooker {
  #line: Counted | undefined;
  #table = "";
  #shown: (() => void) | undefined;

  static async arrive(wire: Wire): Promise<Onlooker> {
    const onlooker = new Onlooker();
    const hear = (data: Buffer): void => (data.includes(SHOWN) ? onlooker.#shown?.() : undefined);
    onlooker.#line = await wire.connect("/api/socket", hear, [SUBPROTOCOL]);
    return onlooker;
  }

  get received(): number {
    return this.#line!.received;
  }

  /** Looks at another table, and away from the one before; resolves when its game is shown. */
  watch(table: string): Promise<void> {
    const { socket } = this.#line!;
    if (this.#table !== "") socket.send(JSON.stringify({ type: "unwatch", table: this.#table }));
    this.#table = table;
    socket.send(JSON.stringify({ type: "watch", table, since: -1, chat: 0 }));
    return new Promise((resolve) => (this.#shown = resolve));
  }

  leave(): void {
    this.#line!.socket.close();
  }
}
