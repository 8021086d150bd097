/** People at this server: those who play, and those who only look on. The only file of the benchmark that reads its messages. */
import { type Delta, withDelta } from "@tafelrunde/core";
import { type CommandName, type CreateTable, type ServerFrame, SUBPROTOCOL } from "@tafelrunde/protocol";
import type { Listener } from "./lines.ts";
import type { Counted, Wire } from "./wire.ts";

/** Stands in whatever shows a game. */
const SHOWN = Buffer.from('"events":');

let sent = 0;
const newId = (): string => `m${++sent}`;

interface Asked {
  readonly resolve: () => void;
  readonly reject: (fault: Error) => void;
}

/** Somebody with a cookie and a socket. */
export class Person {
  readonly cookie: string;
  #line: Counted | undefined;
  #table = "";
  #listener: Listener | undefined;
  /** The table of the latest news. */
  #toldOf = "";
  #view: unknown;
  #moveId = "";
  readonly #asked = new Map<string, Asked>();

  private constructor(cookie: string) {
    this.cookie = cookie;
  }

  static async arrive(wire: Wire): Promise<Person> {
    const { cookie } = await wire.ask({ method: "GET", path: "/api/me" });
    const person = new Person(cookie!);
    const hear = (data: Buffer): void => person.#hear(data);
    person.#line = await wire.connect("/api/socket", hear, [SUBPROTOCOL], person.cookie);
    return person;
  }

  #send(message: object): void {
    this.#line!.socket.send(JSON.stringify(message));
  }

  get received(): number {
    return this.#line!.received;
  }

  /** Sends something that is not a move, and waits until it is done. */
  #ask(message: object, id: string): Promise<void> {
    this.#send(message);
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  /** Opens a table and looks at it. */
  async open(
    wish: Omit<CreateTable, "id" | "options" | "visibility" | "clock"> & Partial<CreateTable>,
    listener: Listener,
  ): Promise<string> {
    this.#lookAt("", listener);
    const id = newId();
    await this.#ask({ type: "open", ...wish, id }, id);
    return this.#table;
  }

  do(what: CommandName, body: object): Promise<void> {
    const id = newId();
    return this.#ask({ type: "do", table: this.#table, id, what, with: body }, id);
  }

  /** Looks at another table, and away from the one before. */
  watch(table: string, listener: Listener): void {
    this.#lookAt(table, listener);
    this.#send({ type: "watch", table, since: -1, chat: 0 });
  }

  #lookAt(table: string, listener: Listener): void {
    if (this.#table !== "") this.#send({ type: "unwatch", table: this.#table });
    this.#table = table;
    this.#listener = listener;
    this.#view = undefined;
  }

  move(text: string): void {
    this.#moveId = newId();
    this.#send({ type: "play", table: this.#table, id: this.#moveId, move: text });
  }

  /** All that is new at one moment comes in one frame: the view, and that the own move was made. */
  #hear(data: Buffer): void {
    const frame = JSON.parse(data.toString()) as ServerFrame;
    if ("type" in frame) return frame.type === "refused" ? this.#refused(frame.id ?? "", frame.code) : undefined;
    this.#toldOf = frame.table ?? this.#toldOf;
    // Only what was just opened is not known by its name yet.
    if (this.#table === "" && frame.done !== undefined) this.#table = this.#toldOf;
    if (this.#toldOf !== this.#table) return;
    if (frame.view !== undefined) this.#view = withDelta(this.#view, frame.view as Delta);
    if (frame.events) this.#listener!.saw(this.#view);
    if (frame.done === this.#moveId) this.#listener!.acknowledged();
    else if (frame.done !== undefined) this.#answered(frame.done)?.resolve();
  }

  #refused(id: string, code: string): void {
    const asked = this.#answered(id);
    if (asked) asked.reject(new Error(`refused: ${code}`));
    else this.#listener?.refused(code);
  }

  #answered(id: string): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
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
