/** Opens the store after a look at it, and tells the log and the metrics what happens to it. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { checkDatabase } from "./check/check-database.ts";
import { checkFolder } from "./check/check-folder.ts";
import type { CheckListener } from "./check/check-tables.ts";
import type { ServerConfig } from "./config.ts";
import { described, markOf } from "./faults.ts";
import type { Metrics } from "./metrics.ts";
import type { Bus } from "./nodes/bus.ts";
import type { StoreEvents } from "./store/events.ts";
import { type TableProblem, Unopenable } from "./store/problem.ts";
import { shownUrl } from "./store/postgres/shown-url.ts";
import { ownThread } from "./store/line.ts";
import { SqliteStore } from "./store/sqlite.ts";
import type { SharedStore, Store, Trouble } from "./store/store.ts";
import { ThreadedStore } from "./store/threaded.ts";

type Needed = Pick<ServerConfig, "data" | "database" | "check" | "despiteDamage" | "limits" | "storeThread" | "parent">;

interface OpenedStore {
  readonly store: Store;
  /** The same store where other servers use it as well, and the way to them. */
  readonly shared?: { readonly store: SharedStore; readonly bus: Bus };
  readonly wrongTables: readonly TableProblem[];
  readonly withoutWitness: boolean;
}

export async function openStore(config: Needed, metrics: Metrics, log: FastifyBaseLogger): Promise<OpenedStore> {
  const wrong = config.check === "full" ? await everythingWrong(config) : undefined;
  const opened = await (config.database === undefined ? openFolder : openDatabase)(config, metrics, log);
  return { ...opened, wrongTables: wrong ?? opened.wrongTables };
}

async function openFolder(config: Needed, metrics: Metrics, log: FastifyBaseLogger): Promise<OpenedStore> {
  const { data, despiteDamage, limits, storeThread, parent } = config;
  const events = reporting({ data }, FOLDER, metrics, log);
  if (parent) {
    const shared = { store: await ThreadedStore.open(parent.line, events), bus: parent.bus };
    return { ...shared, shared, wrongTables: shared.store.wrongTables, withoutWitness: shared.store.withoutWitness };
  }
  const settings = { despiteDamage, mostBytes: limits.storage };
  // Without its file the store works in this thread.
  const store = existsSync(fileURLToPath(storeThread))
    ? await ThreadedStore.open(ownThread(storeThread, { folder: data, settings }), events)
    : await SqliteStore.open(data, events, settings);
  return { store, wrongTables: store.wrongTables, withoutWitness: store.withoutWitness };
}

async function openDatabase(config: Needed, metrics: Metrics, log: FastifyBaseLogger): Promise<OpenedStore> {
  const { database = "", despiteDamage } = config;
  // Whoever keeps things in a folder need not load it.
  const [{ PostgresStore }, { PostgresBus }] = await Promise.all([
    import("./store/postgres/store.ts"),
    import("./store/postgres/bus.ts"),
  ]);
  const events = reporting({ database: shownUrl(database) }, DATABASE, metrics, log);
  const store = await PostgresStore.open(database, events, { despiteDamage });
  const shared = { store, bus: new PostgresBus(database) };
  return { store, shared, wrongTables: [], withoutWitness: false };
}

async function everythingWrong({ data, database, despiteDamage }: Needed): Promise<readonly TableProblem[]> {
  const tables: TableProblem[] = [];
  const listener: CheckListener = {
    problem(problem) {
      if ("table" in problem) tables.push(problem);
      else if (!despiteDamage) throw new Unopenable(problem);
    },
  };
  await (database === undefined ? checkFolder(data, listener) : checkDatabase(database, listener));
  return tables;
}

type Sentences = { readonly [trouble in Trouble]: string } & { readonly well: string };

const FOLDER: Sentences = {
  "cannot-save": "Nothing can be written to the data folder: make room on its disk, or raise the limit storage. Nothing is lost.",
  damaged: "The database is damaged: stop the server, copy the data folder, put a backup in its place. See docs/data.md.",
  well: "The data folder can be written again.",
};

const DATABASE: Sentences = {
  "cannot-save":
    "The database cannot be reached, or takes nothing: see that it runs and has room. Nothing is lost; play goes on when it is back.",
  damaged: "The database says that it is damaged: stop the servers and restore a backup. See docs/data.md.",
  well: "The database is back.",
};

function reporting(where: object, sentences: Sentences, metrics: Metrics, log: FastifyBaseLogger): StoreEvents {
  return {
    batch({ size, seconds }) {
      metrics.batch.observe(size);
      metrics.append.observe(seconds);
    },
    trouble(trouble, fault) {
      if (trouble === undefined) return log.warn(where, sentences.well);
      metrics.faults.inc();
      log.error({ ...described(fault), ...where }, sentences[trouble]);
    },
    damaged({ code, table }) {
      metrics.faults.inc();
      log.error(
        { code, table: markOf(table), ...where },
        "A table is damaged and stays closed; the others play on. `tafelrunde check` names it.",
      );
    },
  };
}
