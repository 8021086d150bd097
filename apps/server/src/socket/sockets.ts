/** All sockets: lets them in, keeps their hearts beating, sends them home. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type Code, MAX_FRAME, SUBPROTOCOL } from "@tafelrunde/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import { described } from "../faults.ts";
import type { ServerParts } from "../parts.ts";
import { mayCall } from "../http/origin.ts";
import { rawAnswer } from "../http/raw.ts";
import { newRequestId, REQUEST_ID } from "../http/request-id.ts";
import { Refused } from "../refused.ts";
import { addressOf, limitKey } from "./address.ts";
import { Connection } from "./connection.ts";
import { OpenSockets } from "./open-sockets.ts";
import { GOING_AWAY } from "./paced-socket.ts";

export const SOCKET_PATH = "/api/socket";

/** Connections are pinged in so many parts, one after the other, so that thousands are no burst. */
const PARTS = 10;
/** A message comes in so many pieces at most. */
const MOST_PIECES = 8;

export class Sockets {
  readonly #parts: ServerParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    // Connections take turns, one frame each, however much of one has arrived.
    allowSynchronousEvents: false,
    // Pings are answered at the pace of messages.
    autoPong: false,
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MAX_FRAME,
    clientTracking: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  /** What the requests are called that become sockets. */
  readonly #ids = new WeakMap<IncomingMessage, string>();
  readonly #connections = new Set<Connection>();
  readonly #open: OpenSockets;
  readonly #heartbeat: NodeJS.Timeout;
  /** How often hearts have beaten, each time those of another part of the connections. */
  #beat = 0;
  #admitted = 0;

  constructor(parts: ServerParts) {
    this.#parts = parts;
    this.#open = new OpenSockets(parts.limits, parts.nodes);
    this.#server.on("headers", (headers, request) => headers.push(`${REQUEST_ID}: ${this.#ids.get(request)}`));
    this.#heartbeat = setInterval(() => this.#ping(), (parts.limits.heartbeat * 1000) / PARTS);
    this.#heartbeat.unref();
  }

  #ping(): void {
    this.#beat = (this.#beat + 1) % PARTS;
    for (const connection of this.#connections) if (connection.number % PARTS === this.#beat) connection.socket.ping();
  }

  get size(): number {
    return this.#connections.size;
  }

  listenTo(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      socket.on("error", () => {});
      const id = newRequestId();
      this.#upgrade(request, socket, head, id).catch((fault: unknown) => {
        // The store is away, and nobody can tell who this is.
        if (fault instanceof Refused) return this.#turnAway(socket, fault.refusal.code as Code, id);
        this.#parts.log.error({ request: id, ...described(fault) }, "an upgrade failed");
        socket.destroy();
      });
    });
  }

  /** Those who have many connections here. */
  peopleWithMany(): ReturnType<OpenSockets["peopleWithMany"]> {
    return this.#open.peopleWithMany();
  }

  /** Tells everybody to come back: to another node. */
  sendAway(): void {
    for (const connection of this.#connections) connection.socket.close(GOING_AWAY);
  }

  /** Tells everybody to come back later, and drops whoever does not answer. */
  async close(patience: number): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections) connection.socket.close(GOING_AWAY);
    const end = Date.now() + patience;
    while (this.#connections.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.#connections) connection.socket.terminate();
    this.#server.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, id: string): Promise<void> {
    const address = limitKey(addressOf(request, this.#parts.trustProxy));
    const person = this.#parts.callers.idIn(request.headers);
    const code = this.#objection(request, address, person);
    if (code) return this.#turnAway(socket, code, id);
    const { callers, identities } = this.#parts;
    const program = callers.claimIn(request.headers);
    const identity = program ? await callers.program(program) : await identities.find(request.headers.cookie);
    if (socket.destroyed) return;
    this.#ids.set(request, id);
    this.#server.handleUpgrade(request, socket, head, (ws: WebSocket) => {
      const connection = new Connection(this.#parts, ws, {
        id,
        identity,
        program,
        address,
        stream: socket,
        number: this.#admitted++,
      });
      this.#connections.add(connection);
      this.#open.count(address, person, 1);
      ws.on("close", () => {
        this.#connections.delete(connection);
        this.#open.count(address, person, -1);
      });
    });
  }

  #objection(request: IncomingMessage, address: string, person: string | undefined): Code | undefined {
    const [path] = (request.url ?? "/").split("?", 1);
    const offered = (request.headers["sec-websocket-protocol"] ?? "").split(",").map((name) => name.trim());
    if (this.#parts.stopping) return "stopping";
    if (path !== SOCKET_PATH) return path?.startsWith("/") && !path.startsWith("//") ? "not-found" : "bad-message";
    if (!mayCall(request.headers, this.#parts)) return "bad-origin";
    if (!offered.includes(SUBPROTOCOL)) return "other-protocol";
    if (this.#parts.nodes.isOutOfTouch) return "cannot-save";
    if (!this.#open.hasRoomFor(address, person) || !this.#parts.door.letsIn(address, person)) return "too-fast";
    return undefined;
  }

  #turnAway(socket: Duplex, code: Code, id: string): void {
    this.#parts.metrics.refused.inc({ code });
    this.#parts.log.debug({ request: id, code }, "a socket was not opened");
    socket.end(rawAnswer(code, id));
  }
}
