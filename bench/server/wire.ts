/** Requests and sockets of a driver, with every byte counted that arrives. */
import { Agent, request, type RequestOptions } from "node:http";
import type { Socket } from "node:net";
import { WebSocket } from "ws";

interface Answer {
  readonly body: unknown;
  readonly cookie: string | undefined;
}

interface Asked {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
  readonly cookie?: string;
}

/** A socket with the bytes that arrived on it, the answer to its opening request included. */
export class Counted {
  readonly socket: WebSocket;
  readonly #line: Socket;

  constructor(socket: WebSocket, line: Socket) {
    this.socket = socket;
    this.#line = line;
  }

  get received(): number {
    return this.#line.bytesRead;
  }
}

export class Wire {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  readonly #open = new Set<Socket>();
  #past = 0;

  constructor(port: number) {
    this.#port = port;
  }

  /** All bytes that ever arrived. */
  get received(): number {
    let sum = this.#past;
    for (const socket of this.#open) sum += socket.bytesRead;
    return sum;
  }

  #count(socket: Socket): void {
    if (this.#open.has(socket)) return;
    this.#open.add(socket);
    socket.once("close", () => {
      this.#open.delete(socket);
      this.#past += socket.bytesRead;
    });
  }

  ask({ method = "POST", path, body = {}, cookie = "" }: Asked): Promise<Answer> {
    const text = method === "GET" ? "" : JSON.stringify(body);
    const content = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const headers = { ...(text !== "" && content), ...(cookie !== "" && { cookie }) };
    const options = { host: "127.0.0.1", port: this.#port, method, path, headers, agent: this.#agent };
    return this.#send(options, text);
  }

  #send(options: RequestOptions, text: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(options, (answer) => {
        let said = "";
        answer.setEncoding("utf8").on("data", (piece: string) => (said += piece));
        answer.on("error", reject);
        answer.on("end", () => {
          const status = answer.statusCode ?? 500;
          if (status >= 300) return reject(new Error(`${options.method} ${options.path}: ${status} ${said}`));
          resolve({ body: said === "" ? undefined : JSON.parse(said), cookie: answer.headers["set-cookie"]?.[0]?.split(";")[0] });
        });
      });
      sent.on("socket", (socket) => this.#count(socket));
      // A server may close a connection that was idle in the moment in which it is used again; nothing was read then.
      sent.on("error", (fault) => (sent.reusedSocket ? this.#send(options, text).then(resolve, reject) : reject(fault)));
      sent.end(text);
    });
  }

  /** A socket; resolves when it is open. `hear` is there before anything can arrive. */
  connect(path: string, hear: (data: Buffer) => void, protocols: string[] = [], cookie = ""): Promise<Counted> {
    return new Promise((resolve, reject) => {
      const headers = cookie === "" ? {} : { cookie };
      const socket = new WebSocket(`ws://127.0.0.1:${this.#port}${path}`, protocols, { headers, perMessageDeflate: false });
      let line: Socket | undefined;
      socket.on("message", hear);
      socket.on("error", reject);
      socket.on("upgrade", (answer) => this.#count((line = answer.socket)));
      socket.on("open", () => resolve(new Counted(socket, line!)));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
