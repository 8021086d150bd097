/**
 * `npm run prove:floods`: sends every flood that one address can send at a server with its default limits, and measures honest players who
 * come from another address, before and during each. `--short` sends less for a shorter time, `--only words` some of them.
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FLOODS, type Size } from "./floods/attacks.ts";
import type { Target } from "./floods/client.ts";
import { type Answered, playHonestly } from "./floods/honest.ts";
import { heading, quietP99, type Row, rowText, verdictOn } from "./floods/report.ts";

const HONEST = "127.0.0.2";
const ATTACKER = "127.0.0.3";

const { values } = parseArgs({
  options: {
    role: { type: "string" },
    port: { type: "string", default: "0" },
    flood: { type: "string", default: "" },
    tables: { type: "string", default: "" },
    only: { type: "string", multiple: true },
    short: { type: "boolean", default: false },
    /** Where the server's program lies. */
    server: { type: "string", default: join("..", "dist", "tafelrunde.js") },
  },
});
const SIZE: Size = values.short ? { sockets: 60, guests: 6 } : { sockets: 190, guests: 10 };
const TABLES = values.short ? 10 : 25;
const SECONDS = values.short ? 2 : 8;
/** A flood that has just begun, and one that has just ended, are not measured, in milliseconds. */
const SETTLES = values.short ? 1000 : 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function child(role: string, port: number, ...more: string[]): ChildProcess {
  return fork(process.argv[1]!, ["--role", role, "--port", String(port), ...(values.short ? ["--short"] : []), ...more]);
}

async function measured(honest: ChildProcess): Promise<Answered> {
  honest.send("measure");
  const [answer] = (await once(honest, "message")) as [Answered];
  return answer;
}

async function startServer(data: string): Promise<{ server: ChildProcess; port: number; said: () => string }> {
  const args = [
    values.server,
    "serve",
    "--port",
    "0",
    "--host",
    "0.0.0.0",
    "--data",
    data,
    "--log-level",
    "error",
    "--json-ready",
  ];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const [first] = (await once(server.stdout.setEncoding("utf8"), "data")) as [string];
  return { server, port: Number(/"port":(\d+)/.exec(first)?.[1]), said: () => said };
}

interface Inside {
  readonly heap: number;
  readonly refused: number;
}

/** What the server says of itself. */
async function inside(port: number): Promise<Inside> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  const sum = (name: string): number =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+]+)$`, "gm"))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    );
  return { heap: sum("nodejs_heap_size_used_bytes"), refused: sum("tafelrunde_refused_total") };
}

/** Whether somebody who looks for a table finds this one. */
async function isListed(port: number, table: string): Promise<boolean> {
  return (await (await fetch(`http://127.0.0.1:${port}/api/tables`)).text()).includes(table);
}

/** Honest players without a flood. */
async function peace(honest: ChildProcess): Promise<Answered> {
  await pause(SETTLES);
  await measured(honest);
  await pause(SECONDS * 1000);
  return measured(honest);
}

async function suffer(name: string, honest: ChildProcess, port: number, before: Answered): Promise<Row> {
  const { refused } = await inside(port);
  const flood = child("flood", port, "--flood", name, "--tables", before.tables.join());
  try {
    await pause(SETTLES);
    await measured(honest);
    let heap = 0;
    for (let second = 0; second < SECONDS; second++) {
      await pause(1000);
      heap = Math.max(heap, (await inside(port)).heap);
    }
    const during = await measured(honest);
    const found = await isListed(port, before.waiting);
    return { name, before, during, heap, refused: (await inside(port)).refused - refused, found };
  } finally {
    flood.kill("SIGKILL");
  }
}

async function prove(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "tafelrunde-floods-"));
  const { server, port, said } = await startServer(data);
  const honest = child("honest", port);
  const rows: Row[] = [];
  const faults: string[] = [];
  const chosen = FLOODS.filter(({ name, short }) =>
    values.only ? values.only.some((part) => name.includes(part)) : short || !values.short,
  );
  try {
    await once(honest, "message");
    console.log(heading);
    let before = await peace(honest);
    for (const { name } of chosen) {
      if (!values.short) before = await peace(honest);
      const row = await suffer(name, honest, port, before);
      console.log(rowText(row));
      rows.push(row);
    }
    const quiet = quietP99(rows);
    console.log(`p99 in peace, median of ${rows.length} stretches: ${quiet.toFixed(0)} ms`);
    for (const row of rows) faults.push(...verdictOn(row, quiet, values.short));
    if (server.exitCode !== null || server.signalCode !== null) faults.push(`the server is gone: ${said().slice(-2000)}`);
  } finally {
    honest.kill("SIGKILL");
    server.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
  for (const fault of faults) console.log(fault);
  console.log(`${chosen.length} floods, ${faults.length} complaints`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

const target = (from: string): Target => ({ port: Number(values.port), from });
if (values.role === "honest") await playHonestly(target(HONEST), TABLES);
else if (values.role === "flood")
  await FLOODS.find(({ name }) => name === values.flood)!.run(target(ATTACKER), values.tables.split(","), SIZE);
else await prove();
