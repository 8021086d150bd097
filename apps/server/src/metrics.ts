/** The numbers an administrator watches, in the text format of Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const QUICK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export interface Gauges {
  connections(): number;
  loaded(): number;
}

export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly moves = new Counter({
    name: "tafelrunde_moves_total",
    help: "Moves on disk.",
    labelNames: ["by"],
    registers: this.#registers,
  });
  readonly refused = new Counter({
    name: "tafelrunde_refused_total",
    help: "Requests and messages that were refused.",
    labelNames: ["code"],
    registers: this.#registers,
  });
  readonly faults = new Counter({ name: "tafelrunde_faults_total", help: "Bugs that showed.", registers: this.#registers });
  readonly append = new Histogram({
    name: "tafelrunde_append_seconds",
    help: "From asking for an append until it is durable.",
    buckets: QUICK,
    registers: this.#registers,
  });
  readonly batch = new Histogram({
    name: "tafelrunde_batch_size",
    help: "Writes that shared a transaction.",
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers: this.#registers,
  });
  readonly http = new Histogram({
    name: "tafelrunde_http_seconds",
    help: "Time to answer a request.",
    labelNames: ["method", "route", "status"],
    buckets: QUICK,
    registers: this.#registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Numbers that are looked up when somebody asks. */
  observe({ connections, loaded }: Gauges): void {
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: this.#registers,
        collect() {
          this.set(value());
        },
      });
    gauge("tafelrunde_connections", "Open sockets.", connections);
    gauge("tafelrunde_tables_loaded", "Tables in memory.", loaded);
  }
}
