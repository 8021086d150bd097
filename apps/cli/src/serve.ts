/** `tafelrunde serve`: opens the house for everybody who has the address. */
import cluster from "node:cluster";
import { once } from "node:events";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import {
  DEFAULT_PORT,
  isEverywhere,
  LOG_LEVELS,
  type LogLevel,
  parentOfThis,
  parseKeep,
  parseLimits,
  type RunningServer,
  type ServerConfig,
  startServer,
  startWorkers,
} from "@tafelrunde/server";
import { Complaint } from "./complaint.ts";
import { type Flags, readFlags, setting } from "./flags.ts";
import { type Context, say } from "./io.ts";
import { openable } from "./openable.ts";
import { type Place, placeOf } from "./place.ts";
import { qrLines, qrWidth } from "./qr.ts";
import { problemIn, wrongTablesIn } from "./words/words.ts";

const FLAGS = {
  port: "value",
  host: "value",
  data: "value",
  database: "value",
  origin: "value",
  "public-url": "value",
  check: "value",
  "despite-damage": "switch",
  "trust-proxy": "switch",
  "metrics-token": "value",
  "log-level": "value",
  "bot-delay": "value",
  "bots-play-alone": "switch",
  limits: "value",
  keep: "value",
  "keep-records": "value",
  "json-ready": "switch",
  workers: "value",
} as const;

const LAST_PORT = 65_535;
const MOST_WORKERS = 99;
/**
 * How much of the memory in use garbage may take up before it is looked for: left to itself it grows to three times of it. What is young is
 * collected by one thread: on a few cores several cost more than they save.
 */
const GARBAGE = ["--heap-growing-percent=100", "--no-parallel-scavenge"];
/** Milliseconds after which the process ends, whatever is still going on. */
const LONGEST_FAREWELL = 9000;

const isLogLevel = (text: string): text is LogLevel => LOG_LEVELS.some((level) => level === text);

/** The origin of an address without a path, as a browser writes it. */
function publicUrl(given: string | undefined, { text }: Context): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) throw new Complaint(text.badPublicUrl);
  return url.origin;
}

function serverConfig(flags: Flags, { folder, database }: Place, context: Context): ServerConfig {
  const { text } = context;
  const given = (name: string): string | undefined => setting(name, flags, context);
  const isOn = (name: string): boolean => flags.switches.has(name) || ["1", "true"].includes(given(name) ?? "");
  const port = Number(/^\d{1,5}$/.exec(given("port") ?? String(DEFAULT_PORT))?.[0] ?? Number.NaN);
  if (!(port <= LAST_PORT)) throw new Complaint(text.badNumber("--port", 0, LAST_PORT));
  const logLevel = given("log-level") ?? "warn";
  if (!isLogLevel(logLevel)) throw new Complaint(text.badLogLevel(LOG_LEVELS));
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(given("bot-delay") ?? "700-1600") ?? [];
  if (from === undefined || Number(from) > Number(to)) throw new Complaint(text.badDelay);
  const check = given("check") ?? "quick";
  if (check !== "quick" && check !== "full") throw new Complaint(text.badCheck);
  const limits = parseLimits(given("limits") ?? "");
  if (!limits) throw new Complaint(text.badLimits);
  const keep = parseKeep(given("keep") ?? "");
  if (!keep) throw new Complaint(text.badKeep);
  const records = given("keep-records");
  return {
    port,
    host: given("host") ?? "0.0.0.0",
    data: folder,
    database,
    check,
    despiteDamage: isOn("despite-damage"),
    // They stand beside the bundle this file is part of.
    web: fileURLToPath(new URL("web", import.meta.url)),
    botWorker: new URL("bot-worker.js", import.meta.url),
    storeThread: new URL("store-thread.js", import.meta.url),
    origins: (given("origin") ?? "")
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
    publicUrl: publicUrl(given("public-url"), context),
    trustProxy: isOn("trust-proxy"),
    metricsToken: given("metrics-token"),
    logLevel,
    botDelay: { from: Number(from), to: Number(to) },
    botsPlayAlone: isOn("bots-play-alone"),
    limits,
    keep,
    keepRecords: records === undefined ? undefined : resolve(records),
  };
}

/** Where friends find the house: each address, and the best one to be scanned from the screen. */
function announceToFriends(reachable: readonly string[], isPublic: boolean, { io, text }: Context): void {
  const [best] = reachable;
  if (best === undefined) return say(io, text.nobodyElse);
  for (const origin of reachable) say(io, isPublic ? text.publicAt(origin) : text.alsoAt(origin));
  if (io.colour && io.columns >= qrWidth(best)) say(io, ["", ...qrLines(best), ""]);
}

function announce({ port, hasWeb, reachable }: RunningServer, config: ServerConfig, { shown }: Place, context: Context): void {
  const { io, text } = context;
  const { host, publicUrl: everywhere } = config;
  say(io, text.openAt(`http://${isEverywhere(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`));
  announceToFriends(reachable, everywhere !== undefined, context);
  say(io, text.dataIn(shown));
  if (!hasWeb) say(io, text.noWeb);
  if (io.interactive) say(io, text.howToStop);
}

/** So many damaged tables are named; the command `check` names all. */
const MOST_NAMED = 10;

/** What is wrong with the data, and did not keep the house from opening. */
function warn({ wrongTables, withoutWitness }: RunningServer, { shown, flag }: Place, { io, text }: Context): void {
  const count = new Set(wrongTables.map(({ table }) => table)).size;
  const lines = [
    ...(withoutWitness ? [text.withoutWitness(shown)] : []),
    ...wrongTables.slice(0, MOST_NAMED).map((problem) => problemIn(text, problem)),
    ...(count > 0 ? [wrongTablesIn(text, count, flag)] : []),
  ];
  for (const line of lines) io.stderr.write(`${line}\n`);
}

async function opened(config: ServerConfig, workers: number, context: Context): Promise<RunningServer> {
  const { io, text } = context;
  const died = (what: string): void => void io.stderr.write(`${what}\n`);
  try {
    return await openable(() => (workers > 1 ? startWorkers(config, workers, died) : startServer(config)), context);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === "EADDRINUSE") throw new Complaint(text.portTaken(config.port));
    if (code === "EACCES" || code === "EADDRNOTAVAIL") throw new Complaint(text.cannotListen(config.host, config.port));
    throw fault;
  }
}

function workersIn(flags: Flags, context: Context): number {
  const count = Number(/^\d{1,2}$/.exec(setting("workers", flags, context) ?? "1")?.[0] ?? 0);
  if (count < 1) throw new Complaint(context.text.badNumber("--workers", 1, MOST_WORKERS));
  return count;
}

/** One of several processes; its parent tells people what there is to tell. */
async function work(config: ServerConfig, stop: Promise<void>): Promise<number> {
  const parent = parentOfThis();
  try {
    const server = await startServer({ ...config, check: cluster.worker?.id === 1 ? config.check : "quick", parent });
    parent.opened(server);
    await stop;
    setTimeout(() => process.exit(1), LONGEST_FAREWELL).unref();
    await server.stop();
    parent.leave();
    return 0;
  } catch (fault) {
    parent.failed(fault);
    parent.leave();
    return 1;
  }
}

/** Resolves when somebody wants the server to stop. */
async function told(): Promise<void> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

export async function serve(args: readonly string[], context: Context): Promise<number> {
  const flags = readFlags(args, FLAGS, 0, context);
  const place = placeOf(flags, context);
  const config = serverConfig(flags, place, context);
  const stop = told();
  for (const flag of GARBAGE) setFlagsFromString(flag);
  if (cluster.isWorker) return work(config, stop);
  const server = await opened(config, workersIn(flags, context), context);
  warn(server, place, context);
  if (flags.switches.has("json-ready")) say(context.io, JSON.stringify({ port: server.port }));
  else announce(server, config, place, context);
  await stop;
  const now = (): void => process.exit(1);
  // Whoever asks twice means it; and nobody has to ask twice.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, now);
  setTimeout(now, LONGEST_FAREWELL).unref();
  await server.stop();
  return 0;
}
