/** A real socket to the server: keeps every frame that arrives, and sends anything, also what no client would send. */
import type { Duplex } from "node:stream";
import { type ClientMessage, FrameReader, type ServerFrame, type ServerMessage, SUBPROTOCOL } from "@tafelrunde/protocol";
import { WebSocket } from "ws";
import type { TestServer } from "./test-server.ts";
import { until, within } from "./until.ts";

interface Calling {
  readonly cookie?: string;
  readonly token?: string;
  readonly origin?: string;
  readonly subprotocols?: readonly string[];
  readonly heard?: string[];
  /** Whether it answers the server's heartbeat. */
  readonly autoPong?: boolean;
}

/** What lies below the socket, for those who do not keep to the protocol. */
export const streamOf = (line: Line): Duplex => (line.socket as unknown as { readonly _socket: Duplex })._socket;

export type Answered = Extract<ServerMessage, { type: "done" | "refused" }>;
type Kind = ServerMessage["type"];

export class Line {
  readonly socket: WebSocket;
  /** What was said, put together from the frames. */
  readonly messages: ServerMessage[] = [];
  readonly frames: ServerFrame[] = [];
  readonly heard: string[];
  /** The close code, once it is closed. */
  closed: number | undefined;
  onMessage: (message: ServerMessage) => void = () => {};
  readonly #opened: Promise<void>;
  readonly #reader = new FrameReader();

  constructor(
    server: TestServer,
    { cookie = "", token = "", origin = server.origin, subprotocols = [SUBPROTOCOL], heard = [], autoPong = true }: Calling = {},
  ) {
    this.heard = heard;
    this.socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, [...subprotocols], {
      origin,
      autoPong,
      headers: { ...(cookie !== "" && { cookie }), ...(token !== "" && { authorization: `Bearer ${token}` }) },
    });
    this.#opened = new Promise((resolve, reject) => {
      this.socket.on("open", resolve);
      this.socket.on("unexpected-response", (_, answer) => {
        answer.resume();
        this.heard.push(answer.rawHeaders.join("\n"));
        reject(new Error(`refused with ${answer.statusCode}`));
      });
      this.socket.on("error", reject);
      this.socket.on("close", (code) => {
        this.closed = code;
        reject(new Error("closed"));
      });
    });
    this.#opened.catch(() => {});
    this.socket.on("upgrade", (answer) => this.heard.push(answer.rawHeaders.join("\n")));
    this.socket.on("message", (data) => {
      const text = (data as Buffer).toString();
      this.heard.push(text);
      const frame = JSON.parse(text) as ServerFrame;
      this.frames.push(frame);
      for (const message of this.#reader.read(frame)) {
        this.messages.push(message);
        this.onMessage(message);
      }
    });
  }

  opened(): Promise<void> {
    return within("the socket to open", this.#opened);
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.socket.send(data, { binary: typeof data !== "string" }, () => {});
  }

  /** Resolves when all that was sent has left this process. */
  async sent(): Promise<void> {
    await until("the messages to leave", () => this.socket.bufferedAmount === 0);
  }

  watch(table: string, since = -1, chat = 0): void {
    this.send({ type: "watch", table, since, chat });
  }

  /** The first message of this kind from `from` on that fits. */
  next<K extends Kind>(
    kind: K,
    fits: (message: Extract<ServerMessage, { type: K }>) => boolean = () => true,
    from = 0,
  ): Promise<Extract<ServerMessage, { type: K }>> {
    type Wanted = Extract<ServerMessage, { type: K }>;
    return until(`a message ${kind}`, () => this.of(kind, from).find((message: Wanted) => fits(message)));
  }

  of<K extends Kind>(kind: K, from = 0): Extract<ServerMessage, { type: K }>[] {
    return this.messages.slice(from).filter((message) => message.type === kind) as Extract<ServerMessage, { type: K }>[];
  }

  /** What came back for this id, after this call. */
  async ask(message: ClientMessage & { id: string }): Promise<Answered> {
    const from = this.messages.length;
    this.send(message);
    return until(`an answer to ${message.type}`, () =>
      [...this.of("done", from), ...this.of("refused", from)].find(({ id }) => id === message.id),
    );
  }

  /** When this comes back, the server has read all that was sent before. */
  async settle(): Promise<void> {
    const from = this.messages.length;
    this.send({ type: "ping" });
    await this.next("pong", () => true, from);
  }

  async closing(): Promise<number> {
    return until("the socket to close", () => this.closed);
  }

  close(): void {
    this.socket.terminate();
  }
}
