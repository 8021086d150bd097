/** The numbers an administrator watches, in the text format of Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const QUICK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Bots take longer, and longest when many wait. */
const THOUGHTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

interface Gauges {
  connections(): number;
  loaded(): number;
  waiting(): number;
  /** Whether games can be played and saved. */
  ready(): Promise<boolean>;
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
  readonly conflicts = new Counter({
    name: "tafelrunde_conflicts_total",
    help: "Entries for which another node was quicker; checked again. `by` is who asked: `server` for bots and clocks.",
    labelNames: ["by"],
    registers: this.#registers,
  });
  readonly swept = new Counter({
    name: "tafelrunde_swept_total",
    help: "What was kept long enough and taken away; `what` as in --keep. Of `chat`, lines.",
    labelNames: ["what"],
    registers: this.#registers,
  });
  readonly faults = new Counter({ name: "tafelrunde_faults_total", help: "Bugs that showed.", registers: this.#registers });
  readonly thoughts = new Histogram({
    name: "tafelrunde_thought_seconds",
    help: "From asking a bot until it answered, with the time it waited for its turn; `end` is `move` or `fault`.",
    labelNames: ["end"],
    buckets: THOUGHTS,
    registers: this.#registers,
  });
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

  /** Counts how long a bot took, and how it ended. */
  async thought<T>(thought: Promise<T>): Promise<T> {
    const end = this.thoughts.startTimer();
    try {
      const move = await thought;
      end({ end: "move" });
      return move;
    } catch (fault) {
      end({ end: "fault" });
      throw fault;
    }
  }

  /** Numbers that are looked up when somebody asks. */
  observe({ connections, loaded, waiting, ready }: Gauges): void {
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
    gauge("tafelrunde_thoughts_waiting", "Questions to bots that nobody thinks about yet.", waiting);
    // Of several processes the worst one counts.
    void new Gauge({
      name: "tafelrunde_ready",
      help: "1 if games can be played and saved, as /readyz says it; else 0.",
      aggregator: "min",
      registers: this.#registers,
      async collect() {
        this.set((await ready()) ? 1 : 0);
      },
    });
  }
}
