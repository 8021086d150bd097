/** Opens the server: store, tables, requests and sockets in one process; and closes it again in good order. */
import { networkInterfaces } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { useSha256 } from "@tafelrunde/core";
import { reachableAt } from "./addresses.ts";
import { thinkers } from "./bots/thinkers.ts";
import type { ServerConfig } from "./config.ts";
import { described } from "./faults.ts";
import { Tables } from "./tables.ts";
import type { ServerParts } from "./parts.ts";
import { addRoutes, makeApp } from "./http/app.ts";
import { StaticFiles } from "./http/static.ts";
import { Callers } from "./identity/callers.ts";
import { Identities } from "./identity/identities.ts";
import { Door } from "./limits/door.ts";
import { Lobby } from "./lobby.ts";
import { Metrics } from "./metrics.ts";
import { ALONE } from "./nodes/nodes.ts";
import { SharedHouse } from "./nodes/shared-house.ts";
import { nativeSha256 } from "./native-hash.ts";
import { Sockets } from "./socket/sockets.ts";
import { openStore } from "./open-store.ts";
import { Sweeper } from "./retention/sweeper.ts";
import type { TableProblem } from "./store/problem.ts";

const FORGET = 10_000;
/** Milliseconds that tables, sockets and requests have to come to an end, each. */
const FAREWELL = 2000;

export interface RunningServer {
  readonly port: number;
  /** Where others find it, the most likely first. */
  readonly reachable: readonly string[];
  /** Whether there is a web client to serve. */
  readonly hasWeb: boolean;
  /** Tables that nobody can play on at, because what is kept of them is damaged. */
  readonly wrongTables: readonly TableProblem[];
  /** Nothing told how much the data folder should hold. */
  readonly withoutWitness: boolean;
  stop(): Promise<void>;
}

export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const { limits, trustProxy, publicUrl } = config;
  useSha256(nativeSha256);
  const door = new Door(limits, config.database !== undefined || config.parent !== undefined);
  const admission = { door, plainPerAddress: limits.plainPerAddress, isProxied: trustProxy };
  const app = makeApp({ logLevel: config.logLevel, body: limits.body, trustProxy, admission });
  const { log } = app;
  const port = (): number => {
    const address = app.server.address();
    return typeof address === "object" && address !== null ? address.port : config.port;
  };
  // Looked up each time, because machines move from one network to another.
  const reachable = (): readonly string[] => reachableAt({ host: config.host, port: port(), publicUrl }, networkInterfaces());
  const metrics = new Metrics();
  const { store, shared, wrongTables, withoutWitness } = await openStore(config, metrics, log);
  const { key } = store;
  const bots = thinkers(config.botWorker);
  const fault = (what: string, cause: unknown): void => {
    metrics.faults.inc();
    log.error(described(cause), what);
  };
  const house = shared && new SharedHouse(shared.store, shared.bus, fault);
  const nodes = house ?? ALONE;
  const lobby = new Lobby(store, Date.now, (cause) => fault("the lobby was not told", cause));
  const tables = new Tables({
    store,
    key,
    limits,
    botDelay: config.botDelay,
    botsPlayAlone: config.botsPlayAlone,
    decide: (question, owner) => metrics.thought(bots.decide(question, owner)),
    nodes,
    now: Date.now,
    conflicted: (by) => metrics.conflicts.inc({ by }),
    lobbyChanged: () => lobby.changed(),
    written(entry) {
      if (entry.type === "moved") metrics.moves.inc({ by: entry.by === undefined ? "bot" : "person" });
    },
    fault,
  });
  const identities = new Identities(store, key, (id) => house?.renamed(id));
  const parts: ServerParts = {
    store,
    tables,
    lobby,
    identities,
    callers: new Callers(identities, tables, key),
    limits,
    door,
    metrics,
    measured: () => config.parent?.measure() ?? metrics.registry.metrics(),
    log,
    origins: publicUrl === undefined ? config.origins : [...config.origins, publicUrl],
    publicUrl,
    reachable,
    trustProxy,
    metricsToken: config.metricsToken,
    nodes,
    stopping: false,
  };
  const sweeper = new Sweeper({
    store,
    tables,
    keep: config.keep,
    records: config.keepRecords,
    now: Date.now,
    swept: (what, count) => metrics.swept.inc({ what }, count),
    fault,
  });
  const files = new StaticFiles(config.web);
  const sockets = new Sockets(parts);
  addRoutes(app, parts, files);
  config.parent?.counts(metrics.registry);
  metrics.observe({
    connections: () => sockets.size,
    loaded: () => tables.size,
    waiting: bots.waiting,
    ready: () =>
      store.trouble().then(
        (trouble) => trouble === undefined,
        () => false,
      ),
  });
  sockets.listenTo(app.server);
  await tables.open();
  await house?.open({ tables, lobby, door, identities, sockets });
  // A bug that nobody waits for: its table is in its own hands, and the others play on.
  const unhandled = (cause: unknown): void => fault("a promise was left alone", cause);
  process.on("unhandledRejection", unhandled);
  const forgetter = setInterval(() => {
    tables.sweep();
    door.forgetGone();
  }, FORGET);
  forgetter.unref();
  try {
    await app.listen({ port: config.port, host: config.host, listenTextResolver: (address) => `listening at ${address}` });
  } catch (fault) {
    tables.stop();
    await house?.close();
    await store.close();
    throw fault;
  }
  sweeper.start();
  return {
    port: port(),
    reachable: reachable(),
    hasWeb: files.built,
    wrongTables,
    withoutWitness,
    async stop() {
      parts.stopping = true;
      clearInterval(forgetter);
      tables.stop();
      lobby.stop();
      await Promise.race([tables.settle(), sleep(FAREWELL, undefined, { ref: false })]);
      await sockets.close(FAREWELL);
      // Whoever has sent half a request does not send the other half by now.
      const cut = setTimeout(() => app.server.closeAllConnections(), FAREWELL);
      await app.close();
      clearTimeout(cut);
      await bots.close();
      await Promise.race([tables.settle(), sleep(FAREWELL, undefined, { ref: false })]);
      await sweeper.stop();
      await house?.close();
      await store.close();
      process.off("unhandledRejection", unhandled);
    },
  };
}
