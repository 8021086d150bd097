/** The bare HTTP server: whoever connects too often, holds too many connections or never ends a request is sent away before anything is read. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Door } from "../limits/door.ts";
import { limitKey } from "../socket/address.ts";

/** Milliseconds for the head of a request, for a whole one, and for a connection on which none is made. */
const OPTIONS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
};

/** Requests on one connection that may wait for their answers; browsers send one after the other. */
const AT_ONCE = 4;
/** Stands in the first line of every request, and nowhere else in what we understand. */
const FIRST_LINE = Buffer.from(" HTTP/1.1\r\n");

export interface Admission {
  readonly door: Pick<Door, "opensTo">;
  /** Connections of one address, those of sockets aside. */
  readonly plainPerAddress: number;
  /** Every connection comes from the proxy in front, which looks after such things. */
  readonly isProxied: boolean;
}

/** On these connections too much was asked for: what else was sent on them is not looked at. */
const spent = new WeakSet<Socket>();

/** Answers what is being answered on this connection, and nothing after it. */
export function spend({ socket }: IncomingMessage): void {
  spent.add(socket);
}

/**
 * A piece of data with a thousand requests is read to its end before any of them can be refused, which takes longer than a player's turn.
 * So the piece is spoilt after the first few: the reader stumbles there, and the connection ends.
 */
function spoil(data: Buffer): void {
  let at = -1;
  for (let count = 0; count <= AT_ONCE; count++) {
    at = data.indexOf(FIRST_LINE, at + 1);
    if (at < 0) return;
  }
  data.fill(0, at);
}

const addressOf = ({ remoteAddress }: Socket): string => limitKey(remoteAddress ?? "");

export function listener(handler: RequestListener, { door, plainPerAddress, isProxied }: Admission): Server {
  const plain = new Map<string, Set<Socket>>();
  const unanswered = new WeakMap<Socket, number>();

  function isWelcome({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > AT_ONCE || spent.has(socket)) {
      socket.destroy();
      return false;
    }
    unanswered.set(socket, count);
    response.on("close", () => unanswered.set(socket, unanswered.get(socket)! - 1));
    return true;
  }

  const server = createServer(OPTIONS, (request, response) => {
    if (isProxied || isWelcome(request, response)) handler(request, response);
  });
  server.on("connection", (socket) => {
    if (isProxied) return;
    const address = addressOf(socket);
    if (!door.opensTo(address)) {
      socket.destroy();
      return;
    }
    const open = plain.get(address) ?? new Set();
    plain.set(address, open.add(socket));
    socket.on("close", () => {
      open.delete(socket);
      if (open.size === 0) plain.delete(address);
    });
    socket.prependListener("data", spoil);
    // The oldest has had its time: half a request is not worth more than somebody who comes now.
    if (open.size > plainPerAddress) for (const oldest of [...open].slice(0, 1)) oldest.destroy();
  });
  // A socket is counted elsewhere from here on.
  server.on("upgrade", ({ socket }) => {
    socket.off("data", spoil);
    plain.get(addressOf(socket))?.delete(socket);
  });
  return server;
}
