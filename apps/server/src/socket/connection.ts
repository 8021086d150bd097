/** Somebody at a socket: checks each message, carries it out, answers. */
import { clientMessage, type ClientMessage, type ServerFrame, type WireRefusal } from "@tafelrunde/protocol";
import type { Duplex } from "node:stream";
import * as v from "valibot";
import type { WebSocket } from "ws";
import { described, faultAt } from "../faults.ts";
import { parsed } from "../incoming.ts";
import type { ServerParts } from "../parts.ts";
import type { Claim } from "../identity/token.ts";
import { Refused, refuse } from "../refused.ts";
import { COMMANDS, taskOf } from "../table/command-list.ts";
import { chat, comeBack, play, type Said, takeback } from "../table/commands.ts";
import type { Person } from "../table/entry.ts";
import { seatOf } from "../table/state.ts";
import type { Table } from "../table/table.ts";
import type { Watcher } from "../table/watch.ts";
import { PacedSocket } from "./paced-socket.ts";

type Message<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;
type Saying = Message<"play" | "takeback" | "chat">;

/** What a look at a table costs, in messages: more if the same connection looked at it before. */
const LOOK = 3;
const ANOTHER_LOOK = 6;
/** What a new table and what is done at one cost besides, in messages. */
const OPENING = 14;
const DOING = 2;

interface Caller {
  /** What the request is called in the log that became this socket. */
  readonly id: string;
  /** Which one it was to be let in. */
  readonly number: number;
  readonly stream: Duplex;
  readonly identity: Person | undefined;
  /** By which token it was let in, if it is a program. */
  readonly program: Claim | undefined;
  /** What the limits of an address apply to. */
  readonly address: string;
}

export class Connection implements Watcher {
  readonly person: string | undefined;
  readonly number: number;
  readonly socket: PacedSocket;
  readonly #id: string;
  readonly #parts: ServerParts;
  readonly #identity: Person | undefined;
  readonly #program: Claim | undefined;
  readonly #address: string;
  /** Undefined while a table is still being fetched. */
  readonly #watched = new Map<string, Table | undefined>();
  /** The table that the latest news were of; the next ones of the same table need not name it. */
  #newsOf: string | undefined;
  /** Carried out and not acknowledged yet: the news that come of it say so, too. */
  #done: { readonly table: string; readonly id: string } | undefined;

  constructor(parts: ServerParts, socket: WebSocket, { id, identity, program, address, stream, number }: Caller) {
    this.#parts = parts;
    this.#id = id;
    this.number = number;
    this.#identity = identity;
    this.#program = program;
    this.#address = address;
    this.person = identity?.id;
    const listener = { heard: (text: string) => this.#hear(text), left: () => this.#leave() };
    this.socket = new PacedSocket(parts, { socket, stream, address, person: this.person }, listener);
  }

  send(table: string, news: string): void {
    const named = table === this.#newsOf ? "" : `"table":"${table}",`;
    this.#newsOf = table;
    const done = this.#done?.table === table ? `"done":"${this.#done.id}"${news === "" ? "" : ","}` : "";
    if (done !== "") this.#done = undefined;
    this.write(`{${named}${done}${news}}`);
  }

  write(text: string): void {
    this.socket.write(text);
  }

  get mayHear(): boolean {
    return !this.socket.isBehind && this.#parts.door.tells(this.#address);
  }

  #tell(message: ServerFrame): void {
    this.write(JSON.stringify(message));
  }

  #refuse(id: string | null, refusal: WireRefusal): void {
    this.#parts.metrics.refused.inc({ code: refusal.code });
    this.#tell({ type: "refused", id, ...refusal });
  }

  #hear(text: string): void {
    if (!this.socket.hasTime()) return this.#refuse(idIn(text), { code: "too-fast" });
    const checked = v.safeParse(clientMessage, read(text));
    if (!checked.success) return this.#refuse(idIn(text), { code: "bad-message" });
    const message = checked.output;
    this.#carryOut(message).catch((fault: unknown) => this.#fail(message, fault));
  }

  #fail(message: ClientMessage, fault: unknown): void {
    const id = "id" in message ? (message.id ?? null) : null;
    if (fault instanceof Refused) return this.#refuse(id, fault.refusal);
    this.#parts.metrics.faults.inc();
    const about = described("table" in message ? faultAt(message.table, fault) : fault);
    this.#parts.log.error({ request: this.#id, type: message.type, ...about }, "a message failed");
    this.#refuse(id, { code: "fault" });
  }

  async #carryOut(message: ClientMessage): Promise<void> {
    if (this.#parts.stopping) throw refuse("stopping");
    if (this.#program && !isAt(this.#program.table, message)) throw refuse("not-for-programs");
    switch (message.type) {
      case "play":
      case "takeback":
      case "chat":
        return this.#say(message);
      case "do":
        return this.#do(message);
      case "open":
        return this.#open(message);
      case "watch":
        return this.#watch(message);
      case "unwatch":
        return this.#unwatch(message.table);
      case "lobby":
        return message.on ? this.#parts.lobby.add(this) : this.#parts.lobby.remove(this);
      case "ping":
        return this.#tell({ type: "pong" });
    }
  }

  async #watch({ table: id, since, chat: line }: Message<"watch">): Promise<void> {
    if (this.socket.isBehind || !this.socket.hasTime(this.#watched.has(id) ? ANOTHER_LOOK : LOOK)) throw refuse("too-fast");
    this.#makeRoomFor(id);
    const table = await this.#find(id);
    await table.show(this.person, async () => {
      if (!this.#watched.has(id)) return;
      this.#watched.set(id, table);
      // First how it stood: whoever comes back learns that a bot played for them.
      table.watchers.add(this, table.state, since, line);
      const seat = seatOf(table.state, this.person);
      if (seat !== undefined) await comeBack(table, seat);
      table.peopleChanged();
    });
  }

  #makeRoomFor(id: string): void {
    if (this.#watched.has(id)) return;
    if (this.#watched.size >= this.#parts.limits.tablesPerConnection) throw refuse("too-many-tables");
    this.#watched.set(id, undefined);
  }

  /** Whoever asks again, because no answer came, is shown the same table again. */
  async #open({ type: _type, ...wish }: Message<"open">): Promise<void> {
    if (this.socket.isBehind || !this.socket.hasTime(OPENING)) throw refuse("too-fast");
    const person = await this.#mustBe();
    if (this.#watched.size >= this.#parts.limits.tablesPerConnection) throw refuse("too-many-tables");
    const table = await this.#parts.tables.create(person, wish);
    await table.show(person.id, () => {
      if (this.socket.isClosed) return;
      this.#watched.set(table.id, table);
      this.#done = { table: table.id, id: wish.id };
      table.watchers.add(this, table.state, -1, 0);
      table.peopleChanged();
    });
  }

  async #find(id: string): Promise<Table> {
    try {
      return await this.#parts.tables.get(id);
    } catch (fault) {
      if (!this.#watched.get(id)) this.#watched.delete(id);
      throw fault;
    }
  }

  #unwatch(id: string): void {
    const table = this.#watched.get(id);
    this.#watched.delete(id);
    if (table?.watchers.remove(this)) table.peopleChanged();
  }

  async #do({ table: id, id: message, what, with: body }: Message<"do">): Promise<void> {
    if (!this.socket.hasTime(DOING)) throw refuse("too-fast");
    if (this.#program && !COMMANDS[what].forPrograms) throw refuse("not-for-programs");
    const task = taskOf(what, body);
    const table = await this.#parts.tables.get(id);
    const person = await this.#mustBe();
    await table.runFor(person.id, async () => {
      await task(table, person, this.#parts.tables);
      this.#done = { table: table.id, id: message };
      table.tellNews();
      // Nothing new came of it for this connection.
      if (this.#done) this.send(table.id, "");
    });
  }

  async #say(message: Saying): Promise<void> {
    const table = await this.#parts.tables.get(message.table);
    const who = this.#mustBe();
    const said: Said = { person: who instanceof Promise ? await who : who, message: message.id };
    if (message.type === "chat") this.#mustSpeak(table, said.person);
    await table.runFor(this.person, async () => {
      const seq = await carriedOut(table, said, message);
      const done = { table: table.id, id: message.id };
      // News say how many moves there are by now, which is the number of this one only if nothing came after it.
      const isLatest = seq === (table.state.match?.seq ?? 0);
      if (isLatest) this.#done = done;
      table.tellNews();
      if (!isLatest) this.#done = done;
      // Nothing new came of it for this connection: it was carried out before, or nobody looks on from here.
      if (this.#done) this.send(table.id, `"seq":${seq}`);
    });
  }

  #mustBe(): Person | Promise<Person> {
    // Its seat may have been taken back meanwhile.
    if (this.#program) return this.#parts.callers.program(this.#program);
    if (!this.#identity) throw refuse("no-seat");
    return { id: this.#identity.id, name: this.#parts.identities.nameOf(this.#identity) };
  }

  /** Looked at before anything waits: talk never stands in the way of a move. */
  #mustSpeak({ id, state }: Table, person: Person): void {
    if (!this.#parts.door.speaks(person.id, id, seatOf(state, person.id) !== undefined)) throw refuse("too-fast");
  }

  #leave(): void {
    this.#parts.lobby.remove(this);
    for (const id of this.#watched.keys()) this.#unwatch(id);
  }
}

/** Whether a program that is at this table may send the message. */
const isAt = (table: string, message: ClientMessage): boolean =>
  "table" in message ? message.table === table : message.type === "ping";

function carriedOut(table: Table, said: Said, message: Saying): Promise<number> {
  switch (message.type) {
    case "play":
      return play(table, said, message.move);
    case "takeback":
      return takeback(table, said);
    case "chat":
      return chat(table, said, message.text);
  }
}

function read(text: string): unknown {
  try {
    return parsed(text);
  } catch {
    return undefined;
  }
}

/** The id of a message that is not read any further, so that its sender knows which. */
const idIn = (text: string): string | null => /"id"\s*:\s*"([\w-]{1,40})"/.exec(text)?.[1] ?? null;
