/** Somebody with a browser: requests with a cookie jar, and sockets that carry the same cookie. */
import { randomBytes } from "node:crypto";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { sealOf } from "@tafelrunde/core";
import type { CreateTable, TableInfo, TableSummary } from "@tafelrunde/protocol";
import type { TestServer } from "./test-server.ts";
import { Line } from "./line.ts";
import { within } from "./until.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON, or undefined if it is none. */
  readonly body: unknown;
}

export const newEntropy = (): string => randomBytes(16).toString("hex");
export const newId = (): string => randomBytes(12).toString("base64url");

export class Person {
  readonly server: TestServer;
  cookie = "";
  /** Of a program: all it has. */
  token = "";
  /** Every byte that ever reached this person, by requests and by sockets. */
  readonly heard: string[] = [];
  readonly lines: Line[] = [];

  constructor(server: TestServer) {
    this.server = server;
  }

  /** Somebody who already has a name. */
  static async named(server: TestServer, name: string): Promise<Person> {
    const person = new Person(server);
    const { status, text } = await person.put("/api/me", { name });
    if (status !== 200) throw new Error(`answered ${status}: ${text}`);
    return person;
  }

  /** A program that was given this token. */
  static program(server: TestServer, token: string): Person {
    return Object.assign(new Person(server), { token });
  }

  get(path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.send("GET", path, undefined, headers);
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send("PUT", path, JSON.stringify(body));
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.send("POST", path, JSON.stringify(body));
  }

  /** Any request, as raw as need be. */
  send(method: string, path: string, body?: string | Buffer, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    const all: OutgoingHttpHeaders = {};
    if (this.cookie !== "") all["cookie"] = this.cookie;
    if (this.token !== "") all["authorization"] = `Bearer ${this.token}`;
    if (method !== "GET") all["origin"] = this.server.origin;
    if (body !== undefined) all["content-type"] = "application/json";
    Object.assign(all, headers);
    const answered = new Promise<Answer>((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port: this.server.port, method, path, headers: all, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          this.heard.push(answer.rawHeaders.join("\n"), text);
          this.#keepCookie(answer.headers);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, body: parsed(text) });
        });
      });
      sent.on("error", reject);
      sent.end(body);
    });
    return within(`${method} ${path}`, answered);
  }

  /** A new table of King of 12 with two seats by link, unless told otherwise; sits down on its first seat. */
  async open(wishes: Partial<CreateTable> = {}): Promise<TableInfo> {
    const { id } = tableIn(await this.post("/api/tables", newTable(wishes)));
    return this.sit(id, 0);
  }

  async at(table: string, what: string, body: unknown = {}): Promise<Answer> {
    return this.post(`/api/tables/${table}/${what}`, body);
  }

  async sit(table: string, seat?: number): Promise<TableInfo> {
    return tableIn(await this.at(table, "sit", { entropy: newEntropy(), ...(seat === undefined ? {} : { seat }) }));
  }

  /** The same with a seal; what it was made of is opened with `reveal`. */
  async seal(table: string, seat?: number): Promise<string> {
    const entropy = newEntropy();
    tableIn(await this.at(table, "sit", { seal: sealOf(entropy), ...(seat === undefined ? {} : { seat }) }));
    return entropy;
  }

  async info(table: string): Promise<TableInfo> {
    return tableIn(await this.get(`/api/tables/${table}`));
  }

  async list(path: "/api/tables" | "/api/mine"): Promise<readonly TableSummary[]> {
    return ((await this.get(path)).body as { tables: TableSummary[] }).tables;
  }

  /** A socket with this person's cookie, or this program's token. */
  async line(): Promise<Line> {
    if (this.cookie === "" && this.token === "") await this.get("/api/me");
    const line = new Line(this.server, { cookie: this.cookie, token: this.token, heard: this.heard });
    this.lines.push(line);
    await line.opened();
    return line;
  }

  #keepCookie(headers: IncomingHttpHeaders): void {
    const set = headers["set-cookie"]?.find((line) => line.startsWith("tafelrunde="));
    if (set !== undefined) this.cookie = set.split(";")[0]!;
  }
}

export function newTable(wishes: Partial<CreateTable> = {}): CreateTable {
  const usual = { options: {}, seats: 2, visibility: "link", clock: { perMove: 0, perGame: 0 } } as const;
  return { id: newId(), game: "king-of-12", ...usual, ...wishes };
}

export function tableIn({ status, text, body }: Answer): TableInfo {
  if (status !== 200 && status !== 201) throw new Error(`answered ${status}: ${text}`);
  return (body as { table: TableInfo }).table;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
