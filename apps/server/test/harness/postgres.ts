/** A real PostgreSQL of its own for tests: in a temporary folder, on a free port; it may be stopped, killed, frozen and started again. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { findPostgres } from "../../../../scripts/postgres.mjs";
import { until, within } from "./until.ts";

const known = process.env["TAFELRUNDE_NO_POSTGRES"];
const found = known === undefined ? findPostgres() : { missing: known };

/** Why there is no PostgreSQL to test with; undefined if there is one. */
export const noPostgres = "missing" in found ? found.missing : undefined;

const USER = "tafelrunde";
const PASSWORD = "open sesame";
const PATIENT = 60;
/** Whoever asks whether something is durable waits for the disk; nobody else need do so. */
const QUICK = ["fsync=off", "full_page_writes=off"];
const SMALL = ["shared_buffers=16MB", "max_connections=60", "listen_addresses=127.0.0.1", "unix_socket_directories="];

/** Systems give no ports out by themselves that are below these last ones, so nobody else takes one while it is stopped. */
const PORTS = { first: 20_000, count: 12_000 };

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL does not work for root: then it works for somebody who may do nothing. */
function ownerOf(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  const owner = { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

/** Where its programs are; copied if they lie where their owner may not go. */
function programsFor(folder: string, owner: Owner | undefined): string {
  if (!("programs" in found)) throw new Error(found.missing);
  const { programs } = found;
  if (!owner || spawnSync(join(programs, "postgres"), ["--version"], owner).status === 0) return programs;
  const copy = join(folder, "programs");
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

export class TestPostgres {
  readonly #folder = mkdtempSync(join(tmpdir(), "tafelrunde-postgres-"));
  readonly #owner = ownerOf(this.#folder);
  readonly #programs = programsFor(this.#folder, this.#owner);
  readonly #settings: readonly string[];
  #process: ChildProcess | undefined;
  #databases = 0;
  port = 0;
  /** All that it said. */
  output = "";

  private constructor(isDurable: boolean) {
    this.#settings = [...SMALL, ...(isDurable ? [] : QUICK)];
  }

  static async open({ isDurable = false } = {}): Promise<TestPostgres> {
    const postgres = new TestPostgres(isDurable);
    postgres.#make();
    for (;;) {
      postgres.port = PORTS.first + Math.floor(Math.random() * PORTS.count);
      try {
        await postgres.start();
        return postgres;
      } catch (fault) {
        if (!/address already in use/i.test(String(fault))) throw fault;
      }
    }
  }

  #make(): void {
    const password = join(this.#folder, "password");
    writeFileSync(password, PASSWORD);
    const args = [
      "-D",
      this.#data,
      "-U",
      USER,
      "-A",
      "scram-sha-256",
      `--pwfile=${password}`,
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ];
    const made = spawnSync(join(this.#programs, "initdb"), args, { ...this.#owner, cwd: this.#folder, encoding: "utf8" });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  }

  get #data(): string {
    return join(this.#folder, "data");
  }

  /** On the port that it had before: whoever was connected finds it again. */
  async start(): Promise<void> {
    const args = [...this.#settings, `port=${this.port}`].flatMap((setting) => ["-c", setting]);
    const started = spawn(join(this.#programs, "postgres"), ["-D", this.#data, ...args], {
      ...this.#owner,
      cwd: this.#folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#process = started;
    process.once("exit", this.#quit);
    let said = "";
    started.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      this.output += text;
    });
    await until("PostgreSQL to be ready", () => {
      if (!this.#isAlive) throw new Error(`PostgreSQL did not start:\n${said}`);
      return said.includes("ready to accept connections");
    });
  }

  get #isAlive(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  readonly #quit = (): void => void this.#process?.kill("SIGQUIT");

  /** `fast` ends what is under way and writes everything down; `immediate` is like a pulled plug. */
  async stop(how: "fast" | "immediate" = "fast"): Promise<void> {
    process.off("exit", this.#quit);
    const running = this.#process;
    if (!running || !this.#isAlive) return;
    const gone = once(running, "exit");
    running.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await within("PostgreSQL to end", gone);
  }

  async close(): Promise<void> {
    await this.stop("immediate");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The address of a new database with nothing in it. */
  async database(): Promise<string> {
    const name = `test_${++this.#databases}`;
    await this.sql(this.url("postgres"), `CREATE DATABASE ${name}`);
    return this.url(name);
  }

  /** On a busy machine it may be slow: whoever does not ask about that waits for it. */
  url(database: string, { port = this.port, seconds = PATIENT } = {}): string {
    return `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}?connect_timeout=${seconds}`;
  }

  /** Does something behind the back of whoever works there. */
  async sql<R extends object>(url: string, text: string): Promise<readonly R[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }
}
