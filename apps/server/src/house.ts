/** The parts that requests and sockets share. */
import type { FastifyBaseLogger } from "fastify";
import type { Hall } from "./hall.ts";
import type { Identities } from "./identity/identities.ts";
import type { Buckets } from "./limits/bucket.ts";
import type { Limits } from "./limits/limits.ts";
import type { Lobby } from "./lobby.ts";
import type { Metrics } from "./metrics.ts";
import type { Store } from "./store/store.ts";

export interface House {
  readonly store: Store;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly identities: Identities;
  readonly limits: Limits;
  /** Requests and messages of one identity, over all its connections. */
  readonly paces: Buckets;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** No new work is taken any more. */
  stopping: boolean;
}
