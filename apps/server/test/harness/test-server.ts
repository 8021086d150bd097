/** A real server process on a data folder of its own, which may be stopped, killed and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "../../../../scripts/build.mjs";
import { until, within } from "./until.ts";

export type Limits = { readonly [name: string]: number };

/** Tests play faster than people, and all from one address. */
const GENEROUS: Limits = {
  addressBurst: 1e6,
  addressPerSecond: 1e5,
  strangerBurst: 1e6,
  strangerPerSecond: 1e5,
  personBurst: 1e6,
  personPerSecond: 1e5,
  socketBurst: 1e6,
  socketPerSecond: 1e5,
  identityBurst: 1e6,
  talkBurst: 1e6,
  talkPerSecond: 1e5,
  tableTalkBurst: 1e6,
  tableTalkPerSecond: 1e5,
};

export class TestServer {
  readonly data = mkdtempSync(join(tmpdir(), "tafelrunde-server-"));
  readonly #limits: Limits;
  readonly #flags: readonly string[];
  /** The program that is started next. */
  program: string;
  port = 0;
  /** All that the server wrote, over all its lives. */
  output = "";
  #process: ChildProcess | undefined;

  private constructor(limits: Limits, flags: readonly string[], program: string) {
    this.#limits = limits;
    this.#flags = flags;
    this.program = program;
  }

  /** A running server, with these limits instead of the generous ones and these flags after the usual ones. */
  static async open(limits: Limits = {}, flags: readonly string[] = [], program = bundle): Promise<TestServer> {
    const server = new TestServer({ ...GENEROUS, ...limits }, flags, program);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get alive(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** With the port it had before, somebody who was connected finds it again. */
  async start(port = 0): Promise<void> {
    const limits = Object.entries(this.#limits).map(([name, value]) => `${name}=${value}`);
    const quick = ["--bot-delay", "0-0", "--limits", limits.join(",")];
    const place = this.#flags.includes("--database") ? [] : ["--data", this.data];
    const args = ["serve", "--port", String(port), "--host", "127.0.0.1", ...place, "--log-level", "trace", "--json-ready"];
    const started = spawn(process.execPath, [this.program, ...args, ...quick, ...this.#flags], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = started;
    let said = "";
    started.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      this.output += text;
    });
    started.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.output += text;
    });
    const ready = await until("the server to be ready", () => {
      if (!this.alive) throw new Error(`the server did not start:\n${this.output}`);
      return /^\{"port":(\d+)[^\n]*\}\n/m.exec(said);
    });
    this.port = Number(ready[1]);
  }

  /** The way a careful administrator stops it; gives back the exit code. */
  async stop(): Promise<number | null> {
    return this.#end("SIGTERM");
  }

  /** The way a power cut stops it. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** SIGSTOP, and nobody is told; SIGCONT lets it go on as if nothing had been. */
  signal(signal: "SIGSTOP" | "SIGCONT"): void {
    this.#process?.kill(signal);
  }

  async restart(how: "stop" | "kill" = "stop"): Promise<void> {
    await this[how]();
    await this.start();
  }

  async close(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const running = this.#process;
    if (!running || !this.alive) return running?.exitCode ?? null;
    const gone = once(running, "exit");
    running.kill(signal);
    await within(`the server to end by ${signal}`, gone);
    return running.exitCode;
  }
}
