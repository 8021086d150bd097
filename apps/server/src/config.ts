/** How a server is set up. */
import type { Limits } from "./limits/limits.ts";
import type { Keep } from "./retention/keep.ts";
import type { Parent } from "./workers/parent.ts";

export const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const DEFAULT_PORT = 8012;

export interface ServerConfig {
  /** 0 means any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the SQLite file. */
  readonly data: string;
  /** The address of a PostgreSQL database, which is used instead of the folder. */
  readonly database: string | undefined;
  /** How much of it is looked at before the server opens. */
  readonly check: "quick" | "full";
  /** Open although something of it is damaged. */
  readonly despiteDamage: boolean;
  /** The folder of the built web client. */
  readonly web: string;
  /** The bundled worker in which bots think. */
  readonly botWorker: URL;
  /** The file of the thread in which the store works. */
  readonly storeThread: URL;
  /** Pages of these origins may use the server too, such as `https://example.org`. */
  readonly origins: readonly string[];
  /** The origin under which everybody finds the server, where a proxy or a tunnel shows it. */
  readonly publicUrl: string | undefined;
  /** Believe `X-Forwarded-*`: only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** Whoever sends it may read `/metrics` from another machine. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  /** Milliseconds a bot takes at least and at most. */
  readonly botDelay: { readonly from: number; readonly to: number };
  /** Bots go on with games that everybody has left and nobody watches. */
  readonly botsPlayAlone: boolean;
  readonly limits: Limits;
  /** For how many days things are kept that nobody needs. */
  readonly keep: Keep;
  /** The folder into which the record of a finished game is written before its table is swept. */
  readonly keepRecords: string | undefined;
  /** The process that started this one, where several serve one port. */
  readonly parent?: Parent;
}
