/** One WebSocket with limits in both directions: how fast it may send, and how much may wait for it. */
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { Bucket } from "../limits/bucket.ts";
import type { ServerParts } from "../parts.ts";
import { frameOf } from "./frame.ts";

/** Close codes of RFC 6455. */
const POLICY = 1008;
export const GOING_AWAY = 1001;

/** Bytes that wait for somebody who reads more slowly than they are told things; nothing is told anew to them. */
const BEHIND = 32_768;
/** Milliseconds after which somebody who stays behind is dropped. */
const CATCH_UP = 5000;
/** Milliseconds for which nothing is read of somebody who sends too fast, and until which they have to hang up when told to. */
const BREATH = 250;
const HANG_UP = 1000;

interface Ends {
  readonly socket: WebSocket;
  /** What lies below the socket: frames are made once for all who are told the same, and written as they are. */
  readonly stream: Duplex;
  /** What the limits of an address apply to. */
  readonly address: string;
  readonly person: string | undefined;
}

interface Listener {
  /** A text; empty if it was none. */
  heard(text: string): void;
  /** Once; nothing is heard afterwards. */
  left(): void;
}

export class PacedSocket {
  readonly #parts: ServerParts;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #address: string;
  readonly #person: string | undefined;
  readonly #listener: Listener;
  readonly #pace: Bucket;
  #impatience = 0;
  #behindSince: number | undefined;
  /** Answered the last ping. */
  #isAlive = true;
  isClosed = false;

  constructor(parts: ServerParts, { socket, stream, address, person }: Ends, listener: Listener) {
    const { socketBurst, socketPerSecond } = parts.limits;
    this.#parts = parts;
    this.#socket = socket;
    this.#stream = stream;
    this.#address = address;
    this.#person = person;
    this.#listener = listener;
    this.#pace = new Bucket({ burst: socketBurst, perSecond: socketPerSecond });
    socket.on("message", (data, isBinary) => {
      if (!this.isClosed) listener.heard(isBinary ? "" : (data as Buffer).toString());
    });
    socket.on("ping", (data) => this.hasTime() && socket.pong(data));
    socket.on("pong", () => (this.#isAlive = this.hasTime() || this.#isAlive));
    socket.on("close", () => this.#leave());
    // Every error is followed by a close.
    socket.on("error", () => {});
  }

  /** A client that reads more slowly than a game goes on is dropped; it comes back and asks for what it missed. */
  write(text: string): void {
    if (this.isClosed || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#isLost()) this.#socket.terminate();
    else this.#stream.write(frameOf(text));
  }

  get isBehind(): boolean {
    return this.#socket.bufferedAmount > BEHIND;
  }

  #isLost(): boolean {
    if (!this.isBehind) {
      this.#behindSince = undefined;
      return false;
    }
    this.#behindSince ??= performance.now();
    return this.#socket.bufferedAmount > this.#parts.limits.backlog || performance.now() - this.#behindSince > CATCH_UP;
  }

  /** Whether there is time for one more thing of this socket. If not, nothing is read of it for a moment, and after many in the end none. */
  hasTime(cost = 1): boolean {
    if (this.isClosed) return false;
    if (this.#pace.take(cost) && this.#parts.door.hears(this.#address, this.#person, cost)) {
      // One message in time makes up for one that was not: a flood lets some through and must not be forgiven for it.
      this.#impatience = Math.max(0, this.#impatience - 1);
      return true;
    }
    if (++this.#impatience > this.#parts.limits.socketPatience) this.#cutOff();
    else if (!this.#socket.isPaused) {
      this.#socket.pause();
      setTimeout(() => this.isClosed || this.#socket.resume(), BREATH).unref();
    }
    return false;
  }

  ping(): void {
    if (!this.#isAlive) return this.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Says why, and waits for the client to hang up. */
  close(code: number): void {
    this.#socket.close(code);
    this.#leave();
  }

  /** Says why, and hears no more. */
  #cutOff(): void {
    if (this.#person !== undefined) this.#parts.door.closesTo(this.#person);
    this.close(POLICY);
    this.#socket.pause();
    setTimeout(() => this.terminate(), HANG_UP).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #leave(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#listener.left();
  }
}
