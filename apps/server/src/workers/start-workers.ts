/** One server of several processes on one port: each is a node of the house, and their parent has the file. */
import cluster, { type Worker as WorkerProcess } from "node:cluster";
import type { ServerConfig } from "../config.ts";
import type { RunningServer } from "../server.ts";
import { arrived } from "../store/carried.ts";
import { ownThread, type StoreLine } from "../store/line.ts";
import type { FromThread } from "../store/thread.ts";
import type { Ready, ToParent, ToWorker } from "./letters.ts";
import { Sum } from "./sum.ts";

/** Milliseconds until a worker that ended by itself is replaced. */
const PAUSE = 500;

type Opened = Extract<FromThread, { readonly opened: unknown }>;

/** Fails as `startServer` does. `died` is told of a worker, or the store, that ended by itself. */
export async function startWorkers(config: ServerConfig, count: number, died: (what: string) => void): Promise<RunningServer> {
  const line = config.database === undefined ? ownThread(config.storeThread, threadData(config)) : undefined;
  const opened = line && (await openedStore(line));
  cluster.setupPrimary({ serialization: "advanced" });
  const family = new Family(line, opened, died);
  try {
    const [first] = await Promise.all(Array.from({ length: count }, () => family.fork()));
    return { ...first!, stop: () => family.stop() };
  } catch (fault) {
    await family.stop();
    throw fault;
  }
}

const threadData = ({ data, despiteDamage, limits }: ServerConfig) => ({
  folder: data,
  settings: { despiteDamage, mostBytes: limits.storage },
});

function openedStore(line: StoreLine): Promise<Opened> {
  return new Promise((resolve, reject) => {
    line.listen((message) => {
      if ("opened" in message) resolve(message);
      else if ("failed" in message) reject(arrived(message.failed));
    }, reject);
  });
}

class Family {
  readonly #line: StoreLine | undefined;
  readonly #opened: Opened | undefined;
  readonly #died: (what: string) => void;
  readonly #workers = new Map<number, WorkerProcess>();
  /** Those of them that serve. */
  readonly #open = new Set<WorkerProcess>();
  readonly #sum = new Sum();
  #isStopping = false;

  constructor(line: StoreLine | undefined, opened: Opened | undefined, died: (what: string) => void) {
    this.#line = line;
    this.#opened = opened;
    this.#died = died;
    line?.listen(
      (message) => this.#fromStore(message),
      () => this.#isStopping || this.#storeDied(),
    );
  }

  /** One more worker; resolves when it is open. */
  fork(): Promise<Ready> {
    const worker = cluster.fork();
    this.#workers.set(worker.id, worker);
    return new Promise((resolve, reject) => {
      worker.on("message", (letter: ToParent) => {
        if ("ready" in letter) {
          this.#open.add(worker);
          resolve(letter.ready);
        } else if ("failed" in letter) reject(faultIn(letter.failed));
        else this.#hear(worker, letter);
      });
      // It could not be started, or it was told something when it had just died and nobody knew.
      worker.on("error", (fault) => {
        reject(fault);
        worker.process.kill("SIGKILL");
      });
      worker.on("exit", (code, signal) => {
        this.#workers.delete(worker.id);
        const why = `a worker ended with ${signal ?? code}`;
        reject(new Error(why));
        if (this.#open.delete(worker)) this.#replace(why);
      });
    });
  }

  #hear(worker: WorkerProcess, letter: ToParent): void {
    if ("store" in letter) this.#line?.say({ ...letter.store, from: worker.id });
    else if ("hello" in letter && this.#opened) tell(worker, { store: this.#opened });
    else if ("measure" in letter) void this.#measure(worker, letter.measure);
    else if ("counted" in letter) this.#sum.answered(letter.counted, letter.numbers);
    else if ("hint" in letter)
      for (const other of this.#workers.values()) if (other !== worker) tell(other, { hint: letter.hint });
  }

  async #measure(worker: WorkerProcess, measured: number): Promise<void> {
    const text = await this.#sum.of([...this.#open].map((each) => (count) => tell(each, { count })));
    tell(worker, { measured, text });
  }

  #fromStore(message: FromThread): void {
    const { to } = message;
    const workers = to === undefined ? [...this.#workers.values()] : [this.#workers.get(to)];
    for (const worker of workers) if (worker) tell(worker, { store: message });
  }

  /** One that ended by itself; and so again, if the new one does not even open. */
  #replace(why: string): void {
    if (this.#isStopping) return;
    this.#died(why);
    setTimeout(() => {
      if (!this.#isStopping) this.fork().catch((fault: unknown) => this.#replace(String(fault)));
    }, PAUSE);
  }

  /** Nobody knows what is on disk: a new start reads it. */
  #storeDied(): void {
    this.#died("the thread of the store ended");
    for (const worker of this.#workers.values()) worker.process.kill("SIGKILL");
    process.exit(1);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const workers = [...this.#workers.values()];
    // Not by `once` of the events, which fails if one cannot be told something on its way out.
    const gone = workers.map((worker) => new Promise((resolve) => worker.on("exit", resolve)));
    for (const worker of workers) worker.process.kill("SIGTERM");
    await Promise.all(gone);
    if (!this.#line?.end) return;
    this.#line.say({ id: 0, ask: "close", of: [] });
    await this.#line.end();
  }
}

const tell = (worker: WorkerProcess, letter: ToWorker): void => void (worker.isConnected() && worker.send(letter));

/** A port that is taken has a code that whoever asks wants to know. */
function faultIn({ fault, code }: Extract<ToParent, { failed: unknown }>["failed"]): unknown {
  const cause = arrived(fault);
  return cause instanceof Error && code !== undefined ? Object.assign(cause, { code }) : cause;
}
