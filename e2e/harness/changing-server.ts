/** Stands in front of a server, and from one moment on speaks a newer protocol; with a newer page, if it has one. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { TestServer } from "./test-server.ts";

const [OLD, NEW] = ["tafelrunde.3", "tafelrunde.4"];
/** Every script of the newer page has another name, as after a build. */
const SCRIPT = /([\w-]+-[\w-]{8})\.js\b/g;

const newer = (text: string): string =>
  text
    .replaceAll(OLD, NEW)
    .replaceAll(SCRIPT, "$1.newer.js")
    .replace(/const VERSION = "/, "$&newer");

export class ChangingServer {
  /** What it speaks, and which page it hands out. */
  #speaks = OLD;
  #hasNewerPage = false;
  /** Pages and scripts, and calls to the socket in a protocol that it does not speak. */
  readonly pages: string[] = [];
  refused = 0;
  readonly #upstream: TestServer;
  readonly #server: Server = createServer((asked, answer) => this.#answer(asked, answer));
  readonly #lines = new Set<Duplex>();

  private constructor(server: TestServer) {
    this.#upstream = server;
    this.#server.on("upgrade", (asked: IncomingMessage, socket: Socket) => this.#upgrade(asked, socket));
  }

  static async open(server: TestServer): Promise<ChangingServer> {
    const changing = new ChangingServer(server);
    await new Promise<void>((resolve) => changing.#server.listen(0, "127.0.0.1", resolve));
    return changing;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Another server takes its place. */
  change({ newerPage }: { newerPage: boolean }): void {
    this.#speaks = NEW;
    this.#hasNewerPage = newerPage;
    this.#hangUp();
  }

  async close(): Promise<void> {
    this.#hangUp();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #hangUp(): void {
    for (const line of this.#lines) line.destroy();
  }

  #answer(asked: IncomingMessage, answer: ServerResponse): void {
    const { url = "/", method, headers } = asked;
    if (url === "/api/socket") return void answer.end(JSON.stringify({ protocols: [this.#speaks] }));
    if (asked.headers["sec-fetch-mode"] === "navigate") this.pages.push(url);
    // Plain text can be changed, and an answer that is known already cannot.
    const { "accept-encoding": _, "if-none-match": __, ...kept } = headers;
    const path = url.replace(".newer.js", ".js");
    const passed = request({ port: this.#upstream.port, path, method, headers: kept }, (given) => {
      const parts: Buffer[] = [];
      given.on("data", (part: Buffer) => parts.push(part));
      given.on("end", () => {
        const whole = Buffer.concat(parts);
        const isText = /html|javascript/.test(given.headers["content-type"] ?? "");
        const body = isText && this.#hasNewerPage ? Buffer.from(newer(whole.toString())) : whole;
        const { "content-length": ___, etag: ____, ...others } = given.headers;
        answer.writeHead(given.statusCode ?? 500, others).end(body);
      });
    });
    asked.pipe(passed);
  }

  #upgrade({ url, headers }: IncomingMessage, socket: Socket): void {
    socket.on("error", () => {});
    if (headers["sec-websocket-protocol"] !== this.#speaks) {
      this.refused++;
      return void socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n");
    }
    const lines = Object.entries({ ...headers, "sec-websocket-protocol": OLD }).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    const upstream = connect(this.#upstream.port, "127.0.0.1");
    upstream.on("error", () => socket.destroy());
    upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    upstream.once("data", (head: Buffer) => {
      socket.write(head.toString("latin1").replace(OLD, this.#speaks), "latin1");
      upstream.pipe(socket).pipe(upstream);
    });
    this.#lines.add(socket);
    socket.on("close", () => {
      this.#lines.delete(socket);
      upstream.destroy();
    });
  }
}
