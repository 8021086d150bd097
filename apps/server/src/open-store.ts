/** Opens the store after a look at it, and tells the log and the metrics what happens to it. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { checkFolder } from "./check/check-folder.ts";
import type { ServerConfig } from "./config.ts";
import type { Metrics } from "./metrics.ts";
import type { StoreEvents } from "./store/events.ts";
import { type TableProblem, Unopenable } from "./store/problem.ts";
import { SqliteStore } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";
import { ThreadedStore } from "./store/threaded.ts";

type Needed = Pick<ServerConfig, "data" | "check" | "despiteDamage" | "limits" | "storeThread">;

interface OpenedStore {
  readonly store: Store;
  readonly wrongTables: readonly TableProblem[];
  readonly withoutWitness: boolean;
}

export async function openStore(config: Needed, metrics: Metrics, log: FastifyBaseLogger): Promise<OpenedStore> {
  const { data, despiteDamage, limits, storeThread } = config;
  const wrong = config.check === "full" ? await everythingWrong(config) : undefined;
  const events = reporting(data, metrics, log);
  const settings = { despiteDamage, mostBytes: limits.storage };
  // Without its file the store works in this thread.
  const store = existsSync(fileURLToPath(storeThread))
    ? await ThreadedStore.open(storeThread, data, events, settings)
    : await SqliteStore.open(data, events, settings);
  return { store, wrongTables: wrong ?? store.wrongTables, withoutWitness: store.withoutWitness };
}

async function everythingWrong({ data, despiteDamage }: Needed): Promise<readonly TableProblem[]> {
  const tables: TableProblem[] = [];
  await checkFolder(data, {
    problem(problem) {
      if ("table" in problem) tables.push(problem);
      else if (!despiteDamage) throw new Unopenable(problem);
    },
  });
  return tables;
}

const SENTENCES = {
  "cannot-save": "Nothing can be written to the data folder: make room on its disk, or raise the limit storage. Nothing is lost.",
  damaged: "The database is damaged: stop the server, copy the data folder, put a backup in its place. See docs/data.md.",
};

/** Ids of tables stay out of the log: whoever knows one may look at the table. */
function reporting(data: string, metrics: Metrics, log: FastifyBaseLogger): StoreEvents {
  return {
    batch({ size, seconds }) {
      metrics.batch.observe(size);
      metrics.append.observe(seconds);
    },
    trouble(trouble, fault) {
      if (trouble === undefined) return log.warn({ data }, "The data folder can be written again.");
      metrics.faults.inc();
      log.error({ err: fault, data }, SENTENCES[trouble]);
    },
    damaged({ code }) {
      metrics.faults.inc();
      log.error({ code, data }, "A table is damaged and stays closed; the others play on. `tafelrunde check` names it.");
    },
  };
}
