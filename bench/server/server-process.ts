/** A server in a process of its own, so that its processor time and memory are measured alone. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContestantName } from "./contestants.ts";

export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** Milliseconds from the start of the process until it was ready. */
  readonly readyAfter: number;
  /** The address of the inspector, if the process was started with one. */
  readonly inspector: string | undefined;
  /** Ends it as an administrator does. */
  stop(): Promise<void>;
}

interface ServerStart {
  /** The program of this server. */
  readonly program: string;
  /** Flags of Node. */
  readonly node?: readonly string[];
  /** A data folder that stays; otherwise there is a new one that does not. */
  readonly data?: string;
  /** So many processes on one port. */
  readonly workers?: number;
}

/** A benchmark is one address that does more than a school; everything else is as it is for everybody. */
const LIMITS = {
  addressBurst: 1e9,
  addressPerSecond: 1e9,
  strangerBurst: 1e9,
  strangerPerSecond: 1e9,
  personBurst: 1e9,
  personPerSecond: 1e9,
  socketBurst: 1e9,
  socketPerSecond: 1e9,
  identityBurst: 1e9,
  tablesPerPerson: 1e9,
  connectionsPerAddress: 1e9,
  strangersPerAddress: 1e9,
  connectionsPerPerson: 1e9,
  plainPerAddress: 1e9,
  // Tables that nobody watches leave the memory soon, so that nobody has to wait a minute to see what is left.
  idle: 2,
} as const;

function ownArguments(data: string): string[] {
  const limits = Object.entries(LIMITS).map(([name, value]) => `${name}=${value}`);
  const where = ["--port", "0", "--host", "127.0.0.1", "--data", data, "--bot-delay", "0-0"];
  return ["serve", ...where, "--log-level", "error", "--json-ready", "--limits", limits.join(",")];
}

export async function startServer(
  name: ContestantName,
  { program, node = [], data, workers = 1 }: ServerStart,
): Promise<ServerProcess> {
  const folder = data ?? mkdtempSync(join(tmpdir(), "tafelrunde-bench-"));
  const args =
    name === "tafelrunde"
      ? [program, ...ownArguments(folder), "--workers", String(workers)]
      : [process.argv[1]!, "--role", "server", "--name", name];
  const begin = performance.now();
  const child = spawn(process.execPath, [...node, ...args], { stdio: ["pipe", "pipe", "pipe"] });
  // Whatever happens to the benchmark, its servers end with it.
  const end = (): void => void child.kill("SIGKILL");
  process.once("exit", end);
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaints = (complaints + text).slice(-4000)));
  const port = await portOf(child, () => complaints);
  return {
    pid: child.pid!,
    port,
    readyAfter: performance.now() - begin,
    inspector: /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(complaints)?.[0],
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      process.off("exit", end);
      if (data === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function portOf(child: ChildProcess, complaints: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const port = /^\{"port":(\d+)/m.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once("exit", (code) => reject(new Error(`a server ended with ${code}: ${complaints()}`)));
  });
}
