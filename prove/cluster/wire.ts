/** One socket of a guest: reads frames, and gives a line up that stays silent. */
import { type ClientMessage, FrameReader, type ServerFrame, type ServerMessage, SUBPROTOCOL } from "@tafelrunde/protocol";
import { WebSocket } from "ws";

interface Hearing {
  opened(): void;
  message(message: ServerMessage): void;
  /** Once, whoever closed it. */
  closed(code: number): void;
}

/** Milliseconds without a word after which a guest asks for one, and after which the line counts as dead. */
const QUIET = 500;
const SILENCE = 2000;

export class GuestWire {
  readonly #socket: WebSocket;
  readonly #watch: NodeJS.Timeout;
  #heardAt = performance.now();
  #hearing: Hearing | undefined;

  constructor(port: number, cookie: string, hearing: Hearing) {
    this.#hearing = hearing;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, [SUBPROTOCOL], {
      headers: { cookie },
      handshakeTimeout: SILENCE,
    });
    const reader = new FrameReader();
    this.#socket.on("open", () => {
      this.#heardAt = performance.now();
      this.#hearing?.opened();
    });
    this.#socket.on("message", (data) => {
      this.#heardAt = performance.now();
      const frame = JSON.parse((data as Buffer).toString()) as ServerFrame;
      for (const message of reader.read(frame)) this.#hearing?.message(message);
    });
    // Every error is followed by a close.
    this.#socket.on("error", () => {});
    this.#socket.on("close", (code) => {
      clearInterval(this.#watch);
      const told = this.#hearing;
      this.#hearing = undefined;
      told?.closed(code);
    });
    this.#watch = setInterval(() => this.#look(), QUIET);
  }

  #look(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const silent = performance.now() - this.#heardAt;
    if (silent > SILENCE) this.#socket.terminate();
    else if (silent >= QUIET) this.send({ type: "ping" });
  }

  send(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Nothing more is heard of it. */
  drop(): void {
    this.#hearing = undefined;
    clearInterval(this.#watch);
    this.#socket.terminate();
  }
}
