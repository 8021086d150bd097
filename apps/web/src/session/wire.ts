/** The socket to the server: opens itself again whenever it breaks, and says how it stands. */
import type { ClientMessage, ServerFrame, ServerMessage } from "@tafelrunde/protocol";
import { FrameReader } from "@tafelrunde/protocol/reader";
import { SUBPROTOCOL } from "./subprotocol.ts";
import type { Connection } from "./session.ts";

/** As much of a WebSocket as is used here; tests bring their own. */
export type SocketLike = Pick<WebSocket, "send" | "close" | "readyState" | "addEventListener">;

export interface WireServices {
  connect(): SocketLike;
  later(act: () => void, milliseconds: number): () => void;
  /** The protocols that the server speaks; undefined if it does not say. */
  spoken(): Promise<readonly string[] | undefined>;
}

interface WireListener {
  /** The line is open; whatever must be said first is said now. */
  opened(): void;
  message(message: ServerMessage): void;
  state(state: Connection): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
export const PING_EVERY = 20_000;
/** Without a word for so long the line counts as dead. */
export const SILENCE = 12_000;
const OPEN = 1;
/** A short break is not worth alarming anybody. */
const QUIET_TRIES = 2;

export const browserServices: WireServices = {
  connect: () => new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`, SUBPROTOCOL),
  later: (act, milliseconds) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  async spoken() {
    try {
      const answer = await fetch("/api/socket", { cache: "no-store" });
      const { protocols } = (await answer.json()) as { readonly protocols?: unknown };
      return Array.isArray(protocols) ? protocols.map(String) : undefined;
    } catch {
      return undefined;
    }
  },
};

export class Wire {
  readonly #services: WireServices;
  readonly #listener: WireListener;
  #socket: SocketLike | undefined;
  #tries = 0;
  #closed = false;
  #stopRetry = (): void => {};
  #stopPing = (): void => {};

  constructor(listener: WireListener, services: WireServices = browserServices) {
    this.#listener = listener;
    this.#services = services;
  }

  open(): void {
    if (this.#closed) return;
    this.#stopRetry();
    this.#listener.state(this.#tries > QUIET_TRIES ? "lost" : "connecting");
    const socket = this.#services.connect();
    const reader = new FrameReader();
    this.#socket = socket;
    const mine = (act: () => void) => (): void => {
      if (this.#socket === socket) act();
    };
    socket.addEventListener(
      "open",
      mine(() => {
        this.#tries = 0;
        this.#listener.state("online");
        this.#ping();
        this.#listener.opened();
      }),
    );
    socket.addEventListener("message", (event: MessageEvent) => {
      if (this.#socket !== socket) return;
      this.#ping();
      const frame = parsed(event.data);
      for (const message of frame ? reader.read(frame) : []) this.#listener.message(message);
    });
    socket.addEventListener(
      "close",
      mine(() => this.#broke()),
    );
  }

  /** Gives back whether it left; nothing is kept for later here. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Something hints that the network is back: tries at once instead of after the pause. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    this.open();
  }

  close(): void {
    this.#closed = true;
    this.#stopRetry();
    this.#stopPing();
    this.#socket?.close();
    this.#socket = undefined;
  }

  #broke(): void {
    this.#stopPing();
    this.#socket = undefined;
    if (this.#closed) return;
    this.#tries++;
    if (this.#tries > 1) void this.#compare();
    this.#listener.state(this.#tries > QUIET_TRIES ? "lost" : "connecting");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#tries - 1));
    this.#stopRetry = this.#services.later(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  /** A browser does not tell why a line was not opened. One that never will be is given up, because only another page can open it. */
  async #compare(): Promise<void> {
    const spoken = await this.#services.spoken();
    if (this.#closed || !spoken || spoken.includes(SUBPROTOCOL)) return;
    this.close();
    this.#listener.state("outdated");
  }

  /** Asks for a sign of life now and then; a line that stays silent is given up. */
  #ping(): void {
    this.#stopPing();
    this.#stopPing = this.#services.later(() => {
      this.send({ type: "ping" });
      this.#stopPing = this.#services.later(() => {
        this.#socket?.close();
        this.#broke();
      }, SILENCE);
    }, PING_EVERY);
  }
}

/** The server is trusted to keep to the protocol; this only guards against what is no message at all. */
function parsed(data: unknown): ServerFrame | undefined {
  try {
    const frame = JSON.parse(String(data)) as ServerFrame | null;
    return typeof frame === "object" && frame !== null ? frame : undefined;
  } catch {
    return undefined;
  }
}
