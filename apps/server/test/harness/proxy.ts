/** A network between a client and a server that can be cut in silence, as a pulled cable does it, and healed again. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** Made for each connection: what of the target's next bytes goes on to the client. */
type Filter = () => (bytes: Buffer) => Buffer;

/** How a client of PostgreSQL says goodbye. */
const GOODBYE = Buffer.from([0x58, 0, 0, 0, 4]);

export class TestProxy {
  readonly #server: Server;
  readonly #target: number;
  readonly #filter: Filter;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  /** Milliseconds after which the target learns that a client has hung up. */
  lag = 0;

  private constructor(target: number, filter: Filter) {
    this.#target = target;
    this.#filter = filter;
    this.#server = createServer((client) => this.#join(client));
  }

  static async open(target: number, filter: Filter = () => (bytes) => bytes): Promise<TestProxy> {
    const proxy = new TestProxy(target, filter);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  #join(client: Socket): void {
    const target = connect(this.#target, "127.0.0.1");
    for (const [from, to, passed] of [
      [client, target, (bytes: Buffer) => (this.lag > 0 && bytes.equals(GOODBYE) ? Buffer.alloc(0) : bytes)],
      [target, client, this.#filter()],
    ] as const) {
      this.#sockets.add(from);
      from.on("data", (bytes: Buffer) => void to.write(passed(bytes)));
      from.on("error", () => {});
      from.on("close", () => {
        this.#sockets.delete(from);
        if (from === client && this.lag > 0) setTimeout(() => to.destroy(), this.lag);
        else to.destroy();
      });
    }
    if (this.#isCut) for (const socket of [client, target]) socket.pause();
  }

  /** From now on nothing arrives, and nobody is told. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Whatever was on its way arrives. */
  heal(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, "close");
  }
}
