/** `tafelrunde serve`: opens the house for everybody who has the address. */
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  DEFAULT_PORT,
  LOG_LEVELS,
  type LogLevel,
  parseLimits,
  type RunningServer,
  type ServerConfig,
  startServer,
} from "@tafelrunde/server";
import { Complaint } from "./complaint.ts";
import { type Flags, readFlags } from "./flags.ts";
import { type Context, say } from "./io.ts";

const FLAGS = {
  port: "value",
  host: "value",
  data: "value",
  origin: "value",
  "trust-proxy": "switch",
  "log-level": "value",
  "bot-delay": "value",
  limits: "value",
  "json-ready": "switch",
} as const;

const LAST_PORT = 65_535;
const ANYWHERE = new Set(["0.0.0.0", "::"]);

/** A flag, else the variable of the same name: `--log-level`, else `TAFELRUNDE_LOG_LEVEL`. */
function setting(name: string, flags: Flags, { io }: Context): string | undefined {
  return flags.values[name] ?? (io.env[`TAFELRUNDE_${name.toUpperCase().replaceAll("-", "_")}`] || undefined);
}

const isLogLevel = (text: string): text is LogLevel => LOG_LEVELS.some((level) => level === text);

export function serverConfig(flags: Flags, context: Context): ServerConfig {
  const { text } = context;
  const given = (name: string): string | undefined => setting(name, flags, context);
  const port = Number(/^\d{1,5}$/.exec(given("port") ?? String(DEFAULT_PORT))?.[0] ?? Number.NaN);
  if (!(port <= LAST_PORT)) throw new Complaint(text.badNumber("--port", 0, LAST_PORT));
  const logLevel = given("log-level") ?? "warn";
  if (!isLogLevel(logLevel)) throw new Complaint(text.badLogLevel(LOG_LEVELS));
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(given("bot-delay") ?? "700-1600") ?? [];
  if (from === undefined || Number(from) > Number(to)) throw new Complaint(text.badDelay);
  const limits = parseLimits(given("limits") ?? "");
  if (!limits) throw new Complaint(text.badLimits);
  return {
    port,
    host: given("host") ?? "0.0.0.0",
    data: resolve(given("data") ?? "data"),
    // Both stand beside the bundle this file is part of.
    web: fileURLToPath(new URL("web", import.meta.url)),
    botWorker: new URL("bot-worker.js", import.meta.url),
    origins: (given("origin") ?? "")
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: flags.switches.has("trust-proxy") || ["1", "true"].includes(given("trust-proxy") ?? ""),
    logLevel,
    botDelay: { from: Number(from), to: Number(to) },
    limits,
  };
}

/** The addresses under which others in the same network find this machine. */
const lanAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

function announce({ port, hasWeb }: RunningServer, { host, data }: ServerConfig, { io, text }: Context): void {
  const isEverywhere = ANYWHERE.has(host);
  say(io, text.openAt(`http://${isEverywhere ? "localhost" : host}:${port}`));
  if (isEverywhere) for (const address of lanAddresses()) say(io, text.alsoAt(`http://${address}:${port}`));
  say(io, text.dataIn(data));
  if (!hasWeb) say(io, text.noWeb);
  if (io.interactive) say(io, text.howToStop);
}

async function opened(config: ServerConfig, { text }: Context): Promise<RunningServer> {
  try {
    return await startServer(config);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === "EADDRINUSE") throw new Complaint(text.portTaken(config.port));
    if (code === "EACCES" || code === "EADDRNOTAVAIL") throw new Complaint(text.cannotListen(config.host, config.port));
    throw fault;
  }
}

/** Resolves when somebody wants the server to stop. */
async function told(): Promise<void> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

export async function serve(args: readonly string[], context: Context): Promise<number> {
  const flags = readFlags(args, FLAGS, 0, context);
  const config = serverConfig(flags, context);
  const stop = told();
  const server = await opened(config, context);
  if (flags.switches.has("json-ready")) say(context.io, JSON.stringify({ port: server.port }));
  else announce(server, config, context);
  await stop;
  await server.stop();
  return 0;
}
