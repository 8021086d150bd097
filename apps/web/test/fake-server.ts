/** A server made of nothing, for tests: sockets that open, break and answer when they are told to. */
import type { ClientMessage, ServerFrame, ServerMessage } from "@tafelrunde/protocol";
import type { SocketLike, WireServices } from "../src/session/wire.ts";

type Listener = (event: never) => void;

/** A message as a frame that tells the whole. */
function framed(message: ServerMessage): ServerFrame {
  switch (message.type) {
    case "table": {
      const { seats, createdAt } = message.table;
      const clocks = seats.map(({ deadline, left }) => (deadline === null ? left : createdAt - deadline));
      return { table: message.table.id, info: [message.table], clocks: [clocks] };
    }
    case "update": {
      const { table, seq, after, view, events } = message;
      return { table, seq, after, view: [view], events };
    }
    case "chat":
      return { table: message.table, chat: [...message.lines] };
    case "done":
      return { done: message.id, seq: message.seq };
    case "lost":
      throw new Error("no server says so");
    default:
      return message;
  }
}

export class FakeSocket implements SocketLike {
  readyState: WebSocket["readyState"] = 0;
  readonly sent: ClientMessage[] = [];
  readonly #listeners = new Map<string, Listener[]>();

  addEventListener(type: string, listener: unknown): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener as Listener]);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.#fire("open", {});
  }
  break(): void {
    this.readyState = 3;
    this.#fire("close", {});
  }
  say(message: ServerMessage | string): void {
    this.#fire("message", { data: typeof message === "string" ? message : JSON.stringify(framed(message)) });
  }
  of(type: ClientMessage["type"]): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
  #fire(type: string, event: object): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event as never);
  }
}

export class FakeServices implements WireServices {
  readonly sockets: FakeSocket[] = [];
  /** What the server says it speaks; undefined if it cannot be reached. */
  protocols: readonly string[] | undefined;
  readonly #timers = new Set<{ act: () => void; after: number }>();

  connect(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  async spoken(): Promise<readonly string[] | undefined> {
    return this.protocols;
  }
  later(act: () => void, after: number): () => void {
    const timer = { act, after };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
  get latest(): FakeSocket {
    return this.sockets.at(-1)!;
  }
  /** Lets everything happen that waits at most so long. */
  pass(milliseconds: number): void {
    const due = [...this.#timers].filter(({ after }) => after <= milliseconds);
    for (const timer of due) if (this.#timers.delete(timer)) timer.act();
  }
}
