/** A small client with an address of its own: requests with a cookie, and sockets, from any address of the loopback. */
import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { SUBPROTOCOL, type TableInfo } from "@tafelrunde/protocol";
import { WebSocket } from "ws";

export interface Target {
  readonly port: number;
  /** Where the requests come from, such as 127.0.0.2. */
  readonly from: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A wish for a table that there was not yet. */
export const newTable = (seats: number, visibility: "public" | "link"): object => ({
  id: newId(),
  game: "king-of-12",
  seats,
  visibility,
});
export const newId = (): string => randomBytes(12).toString("base64url");
const newEntropy = (): string => randomBytes(16).toString("hex");

/** A machine answers in time, or the attempt counts as failed. */
const PATIENCE = 20_000;

export class Client {
  readonly target: Target;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  cookie = "";

  constructor(target: Target) {
    this.target = target;
  }

  /** Somebody with an identity. */
  static async known(target: Target): Promise<Client> {
    const client = new Client(target);
    const { status } = await client.send("GET", "/api/me");
    if (status !== 200) throw new Error(`no identity: ${status}`);
    return client;
  }

  send(method: string, path: string, body?: unknown): Promise<Answer> {
    const { port, from } = this.target;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(this.cookie !== "" && { cookie: this.cookie }),
      ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const options = {
        host: "127.0.0.1",
        port,
        localAddress: from,
        method,
        path,
        headers,
        agent: this.#agent,
        timeout: PATIENCE,
      };
      const sent = request(options, (answer) => {
        let said = "";
        answer.setEncoding("utf8").on("data", (piece: string) => (said += piece));
        answer.on("error", reject);
        answer.on("end", () => {
          const set = answer.headers["set-cookie"]?.[0];
          if (set !== undefined) this.cookie = set.split(";")[0]!;
          resolve({ status: answer.statusCode ?? 0, body: parsed(said) });
        });
      });
      sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
      sent.on("error", reject);
      sent.end(text);
    });
  }

  /** Opens a table and takes a seat at it. */
  async open(seats: number, visibility: "public" | "link"): Promise<TableInfo> {
    const { table } = fine(await this.send("POST", "/api/tables", newTable(seats, visibility))) as { table: TableInfo };
    await this.sit(table.id);
    return table;
  }

  async sit(table: string): Promise<void> {
    await this.at(table, "sit", { entropy: newEntropy() });
  }

  async at(table: string, what: string, body: object = {}): Promise<void> {
    fine(await this.send("POST", `/api/tables/${table}/${what}`, body));
  }

  /** A socket; resolves when it is open. */
  socket(): Promise<WebSocket> {
    const { port, from } = this.target;
    return new Promise((resolve, reject) => {
      const headers = this.cookie === "" ? {} : { cookie: this.cookie };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, [SUBPROTOCOL], { headers, localAddress: from });
      socket.on("open", () => resolve(socket));
      socket.on("error", reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function fine({ status, body }: Answer): unknown {
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
