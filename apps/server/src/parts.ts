/** The parts that requests and sockets share. */
import type { FastifyBaseLogger } from "fastify";
import type { Tables } from "./tables.ts";
import type { Callers } from "./identity/callers.ts";
import type { Identities } from "./identity/identities.ts";
import type { Door } from "./limits/door.ts";
import type { Limits } from "./limits/limits.ts";
import type { Lobby } from "./lobby.ts";
import type { Metrics } from "./metrics.ts";
import type { Nodes } from "./nodes/nodes.ts";
import type { Store } from "./store/store.ts";

export interface ServerParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly identities: Identities;
  readonly callers: Callers;
  readonly limits: Limits;
  readonly door: Door;
  readonly metrics: Metrics;
  /** All numbers as text: of this process, or of all that serve this port. */
  readonly measured: () => Promise<string>;
  readonly log: FastifyBaseLogger;
  readonly origins: readonly string[];
  readonly publicUrl: string | undefined;
  /** Origins under which others in the same network find this server, the most likely first. */
  readonly reachable: () => readonly string[];
  readonly trustProxy: boolean;
  /** Opens the numbers of `/metrics` to others than this machine. */
  readonly metricsToken: string | undefined;
  /** The other servers of this house. */
  readonly nodes: Nodes;
  /** No new work is taken any more. */
  stopping: boolean;
}
