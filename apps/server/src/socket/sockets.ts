/** All sockets: lets them in, keeps their hearts beating, sends them home. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type Code, MAX_FRAME, SUBPROTOCOL } from "@tafelrunde/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import type { House } from "../house.ts";
import { mayCall } from "../http/origin.ts";
import { rawAnswer } from "../http/raw.ts";
import { Buckets } from "../limits/bucket.ts";
import { addressOf, limitKey } from "./address.ts";
import { Connection, GOING_AWAY } from "./connection.ts";

export const SOCKET_PATH = "/api/socket";

export class Sockets {
  readonly #house: House;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #attempts: Buckets;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(house: House) {
    this.#house = house;
    this.#attempts = new Buckets({ burst: house.limits.addressBurst, perSecond: house.limits.addressPerSecond });
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.ping();
    }, house.limits.heartbeat * 1000);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  listenTo(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      socket.on("error", () => {});
      this.#upgrade(request, socket, head).catch((fault: unknown) => {
        this.#house.log.error({ err: fault }, "an upgrade failed");
        socket.destroy();
      });
    });
  }

  /** Tells everybody to come back later, and drops whoever does not answer. */
  async close(patience: number): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections) connection.close(GOING_AWAY);
    const end = Date.now() + patience;
    while (this.#connections.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.#connections) connection.terminate();
    this.#server.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = limitKey(addressOf(request, this.#house.trustProxy));
    const code = this.#objection(request, address);
    if (code) return this.#turnAway(socket, code);
    const identity = await this.#house.identities.find(request.headers.cookie);
    if (socket.destroyed) return;
    this.#server.handleUpgrade(request, socket, head, (ws: WebSocket) => {
      const connection = new Connection(this.#house, ws, identity);
      this.#connections.add(connection);
      this.#count(address, 1);
      ws.on("close", () => {
        this.#connections.delete(connection);
        this.#count(address, -1);
      });
    });
  }

  #objection(request: IncomingMessage, address: string): Code | undefined {
    const { pathname } = new URL(request.url ?? "/", "http://x");
    const offered = (request.headers["sec-websocket-protocol"] ?? "").split(",").map((name) => name.trim());
    if (this.#house.stopping) return "stopping";
    if (pathname !== SOCKET_PATH) return "not-found";
    if (!mayCall(request.headers, this.#house)) return "bad-origin";
    if (!offered.includes(SUBPROTOCOL)) return "bad-message";
    const open = this.#perAddress.get(address) ?? 0;
    if (open >= this.#house.limits.connectionsPerAddress || !this.#attempts.take(address)) return "too-fast";
    return undefined;
  }

  #turnAway(socket: Duplex, code: Code): void {
    this.#house.metrics.refused.inc({ code });
    socket.end(rawAnswer(code));
  }

  #count(address: string, by: 1 | -1): void {
    const count = (this.#perAddress.get(address) ?? 0) + by;
    if (count > 0) this.#perAddress.set(address, count);
    else this.#perAddress.delete(address);
  }
}
