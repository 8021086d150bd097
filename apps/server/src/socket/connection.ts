/** One socket: checks each message, carries it out, answers. */
import { clientMessage, type ClientMessage, type ServerMessage, type WireRefusal } from "@tafelrunde/protocol";
import * as v from "valibot";
import type { WebSocket } from "ws";
import type { House } from "../house.ts";
import { Buckets } from "../limits/bucket.ts";
import { Refused, refuse } from "../refused.ts";
import type { Identity } from "../store/store.ts";
import { chat, comeBack, play, type Said, takeback } from "../table/commands.ts";
import type { Person } from "../table/entry.ts";
import { replaceAbsent } from "../table/replace.ts";
import { seatOf } from "../table/state.ts";
import type { Table } from "../table/table.ts";
import type { Watcher } from "../table/watch.ts";

/** Close codes of RFC 6455. */
export const POLICY = 1008;
export const GOING_AWAY = 1001;

type Message<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;
type Command = Message<"play" | "takeback" | "chat">;

export class Connection implements Watcher {
  readonly person: string | undefined;
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #identity: Identity | undefined;
  /** Undefined while a table is still being fetched. */
  readonly #watched = new Map<string, Table | undefined>();
  readonly #pace: Buckets;
  #impatience = 0;
  #closed = false;
  /** Answered the last ping. */
  alive = true;

  constructor(house: House, socket: WebSocket, identity: Identity | undefined) {
    const { socketBurst, socketPerSecond } = house.limits;
    this.#house = house;
    this.#socket = socket;
    this.#identity = identity;
    this.person = identity?.id;
    this.#pace = new Buckets({ burst: socketBurst, perSecond: socketPerSecond });
    socket.on("message", (data, isBinary) => this.#hear(isBinary ? "" : (data as Buffer).toString()));
    socket.on("pong", () => (this.alive = true));
    socket.on("close", () => this.#leave());
    // Every error is followed by a close.
    socket.on("error", () => {});
  }

  /** A client that reads more slowly than a game goes on is dropped; it comes back and asks for what it missed. */
  send(text: string): void {
    if (this.#closed || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#house.limits.backlog) this.#socket.terminate();
    else this.#socket.send(text);
  }

  ping(): void {
    if (!this.alive) return this.#socket.terminate();
    this.alive = false;
    this.#socket.ping();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #refuse(id: string | null, { code, rule, option }: WireRefusal): void {
    this.#house.metrics.refused.inc({ code });
    this.#tell({
      type: "refused",
      id,
      code,
      ...(rule === undefined ? {} : { rule }),
      ...(option === undefined ? {} : { option }),
    });
  }

  #hear(text: string): void {
    const value = parsed(text);
    if (!this.#inTime()) {
      this.#refuse(idIn(value), { code: "too-fast" });
      if (++this.#impatience > this.#house.limits.socketPatience) this.close(POLICY);
      return;
    }
    // One message in time makes up for one that was not: a flood lets some through and must not be forgiven for it.
    this.#impatience = Math.max(0, this.#impatience - 1);
    const checked = v.safeParse(clientMessage, value);
    if (!checked.success) return this.#refuse(idIn(value), { code: "bad-message" });
    const message = checked.output;
    this.#carryOut(message).catch((fault: unknown) => this.#fail("id" in message ? message.id : null, fault));
  }

  #inTime(): boolean {
    return this.#pace.take("") && (this.person === undefined || this.#house.door.hears(this.person));
  }

  #fail(id: string | null, fault: unknown): void {
    if (fault instanceof Refused) return this.#refuse(id, fault.refusal);
    this.#house.metrics.faults.inc();
    this.#house.log.error({ err: fault }, "a message failed");
    this.#refuse(id, { code: "fault" });
  }

  async #carryOut(message: ClientMessage): Promise<void> {
    if (this.#house.stopping) throw refuse("stopping");
    switch (message.type) {
      case "watch":
        return this.#watch(message);
      case "unwatch":
        return this.#unwatch(message.table);
      case "play":
      case "takeback":
      case "chat":
        return this.#command(message);
      case "lobby":
        return message.on ? this.#house.lobby.add(this) : this.#house.lobby.remove(this);
      case "ping":
        return this.#tell({ type: "pong" });
    }
  }

  async #watch({ table: id, since, chat: line }: Message<"watch">): Promise<void> {
    const { tablesPerConnection } = this.#house.limits;
    if (!this.#watched.has(id)) {
      if (this.#watched.size >= tablesPerConnection) throw refuse("too-many-tables");
      this.#watched.set(id, undefined);
    }
    const table = await this.#find(id);
    await table.run(async () => {
      if (!this.#watched.has(id)) return;
      this.#watched.set(id, table);
      // First how it stood: whoever comes back learns that a bot played for them.
      table.watchers.add(this, table.state, since, line);
      const seat = seatOf(table.state, this.person);
      if (seat !== undefined) await comeBack(table, seat);
      table.tell();
    });
  }

  async #find(id: string): Promise<Table> {
    try {
      return await this.#house.hall.get(id);
    } catch (fault) {
      if (!this.#watched.get(id)) this.#watched.delete(id);
      throw fault;
    }
  }

  #unwatch(id: string): void {
    const table = this.#watched.get(id);
    this.#watched.delete(id);
    if (!table?.watchers.remove(this)) return;
    table.run(() => lookAgain(table)).catch((fault: unknown) => this.#fail(null, fault));
  }

  async #command(message: Command): Promise<void> {
    const table = await this.#house.hall.get(message.table);
    const said: Said = { person: this.#mustBe(), message: message.id };
    await table.run(async () => {
      const seq = await carriedOut(table, said, message);
      this.#tell({ type: "done", id: message.id, seq });
      table.tell();
    });
  }

  #mustBe(): Person {
    if (!this.#identity) throw refuse("no-seat");
    return { id: this.#identity.id, name: this.#house.identities.nameOf(this.#identity) };
  }

  #leave(): void {
    this.#closed = true;
    this.#house.lobby.remove(this);
    for (const id of this.#watched.keys()) this.#unwatch(id);
  }
}

/** Somebody left: those who remain may be enough for what they voted. */
async function lookAgain(table: Table): Promise<void> {
  await replaceAbsent(table);
  table.tell();
}

function carriedOut(table: Table, said: Said, message: Command): Promise<number> {
  switch (message.type) {
    case "play":
      return play(table, said, message.move);
    case "takeback":
      return takeback(table, said);
    case "chat":
      return chat(table, said, message.text);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message that is wrong in other ways, so that its sender knows which. */
function idIn(value: unknown): string | null {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "string" && /^[\w-]{1,40}$/.test(id) ? id : null;
}
