/** The store in a thread of its own. What is to be written is gathered while the last batch is on its way to the disk. */
import type { Entry } from "../table/entry.ts";
import { arrived } from "./carried.ts";
import type { StoreEvents } from "./events.ts";
import { Gathering } from "./gathering.ts";
import type { StoreLine } from "./line.ts";
import type { TableProblem } from "./problem.ts";
import {
  type Claim,
  type Identity,
  type Patch,
  type RemovedPeople,
  type SharedStore,
  type SweepRow,
  type TableRow,
  type Trouble,
  Unreadable,
} from "./store.ts";
import type { FromThread, Questions, Write } from "./thread.ts";

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (fault: unknown) => void;
}

type Opened = Extract<FromThread, { readonly opened: unknown }>["opened"];

export class ThreadedStore implements SharedStore {
  readonly key: string;
  readonly wrongTables: readonly TableProblem[];
  readonly withoutWitness: boolean;
  readonly #line: StoreLine;
  readonly #events: StoreEvents;
  // One text is copied faster than many small things.
  readonly #gathering = new Gathering<Write>((writes) => this.#line.say({ writes: JSON.stringify(writes) }));
  readonly #asked = new Map<number, Waiting<never>>();
  #questions = 0;
  /** Set when the thread is gone. */
  #fault: unknown;
  #isClosing = false;

  private constructor(line: StoreLine, { key, wrongTables, withoutWitness }: Opened, events: StoreEvents) {
    this.#line = line;
    this.#events = events;
    this.key = key;
    this.wrongTables = wrongTables;
    this.withoutWitness = withoutWitness;
  }

  /** Fails as `SqliteStore.open` does. */
  static open(line: StoreLine, events: StoreEvents): Promise<ThreadedStore> {
    return new Promise((resolve, reject) => {
      let store: ThreadedStore | undefined;
      const hear = (message: FromThread): void => {
        if (store) store.#hear(message);
        else if ("opened" in message) resolve((store = new ThreadedStore(line, message.opened, events)));
        else if ("failed" in message) reject(arrived(message.failed));
      };
      line.listen(hear, (fault) => (store ? store.#died(fault) : reject(fault)));
    });
  }

  append(table: string, seq: number, entry: Entry, patch: Patch): Promise<void> {
    return this.#write([table, seq, JSON.stringify(entry), patch]);
  }

  saveIdentity(identity: Identity): Promise<void> {
    return this.#write(identity);
  }

  #write(write: Write): Promise<void> {
    if (this.#fault !== undefined) return Promise.reject(new Unreadable());
    return this.#gathering.add(write);
  }

  #ask<Q extends keyof Questions>(ask: Q, ...of: Parameters<Questions[Q]>): ReturnType<Questions[Q]> {
    const asked = new Promise((resolve, reject) => {
      if (this.#fault !== undefined) return reject(new Unreadable());
      const id = this.#questions++;
      this.#asked.set(id, { resolve, reject });
      this.#line.say({ id, ask, of });
    });
    return asked as ReturnType<Questions[Q]>;
  }

  #hear(message: FromThread): void {
    if ("written" in message) this.#written(message.written);
    else if ("answer" in message) this.#answered(message.id)?.resolve(message.answer as never);
    else if ("fault" in message) this.#answered(message.id)?.reject(arrived(message.fault));
    else if ("batch" in message) this.#events.batch?.(...message.batch);
    else if ("trouble" in message) this.#events.trouble?.(...message.trouble);
    else if ("damaged" in message) this.#events.damaged?.(...message.damaged);
  }

  #answered(id: number): Waiting<never> | undefined {
    const waiting = this.#asked.get(id);
    this.#asked.delete(id);
    return waiting;
  }

  #written(faults: Extract<FromThread, { readonly written: unknown }>["written"]): void {
    this.#gathering.written(faults === null ? undefined : (index) => (faults[index] ? arrived(faults[index]) : undefined));
  }

  /** Nobody knows what of the last batch is on disk, so nothing more is promised: a new start reads the log. */
  #died(fault: unknown): void {
    if (this.#fault !== undefined) return;
    this.#fault = fault;
    this.#gathering.abandon(new Unreadable());
    for (const { reject } of this.#asked.values()) reject(new Unreadable());
    this.#asked.clear();
    if (!this.#isClosing) this.#events.trouble?.("damaged", fault);
  }

  async read(table: string): Promise<readonly Entry[]> {
    return (await this.#ask("readTexts", table)).map((text) => JSON.parse(text) as Entry);
  }

  async readFrom(table: string, from: number): Promise<readonly Entry[]> {
    return (await this.#ask("readTexts", table, from)).map((text) => JSON.parse(text) as Entry);
  }

  lengths(tables: readonly string[]): Promise<readonly (readonly [string, number])[]> {
    return this.#ask("lengths", tables);
  }

  claim(claim: Claim): Promise<readonly { readonly id: string; readonly wake: number | null }[]> {
    return this.#ask("claim", claim);
  }

  release(node: string): Promise<void> {
    return this.#ask("release", node);
  }

  wakes(): Promise<readonly { readonly id: string; readonly wake: number }[]> {
    return this.#ask("wakes");
  }

  lobby(limit: number): Promise<readonly TableRow[]> {
    return this.#ask("lobby", limit);
  }

  tablesOf(identity: string, limit: number): Promise<readonly TableRow[]> {
    return this.#ask("tablesOf", identity, limit);
  }

  chronicle(id: string): Promise<readonly TableRow[]> {
    return this.#ask("chronicle", id);
  }

  chroniclesOf(identity: string, limit: number): Promise<readonly string[]> {
    return this.#ask("chroniclesOf", identity, limit);
  }

  held(identity: string): Promise<number> {
    return this.#ask("held", identity);
  }

  identity(id: string): Promise<Identity | undefined> {
    return this.#ask("identity", id);
  }

  page(after: string, limit: number): Promise<readonly SweepRow[]> {
    return this.#ask("page", after, limit);
  }

  remove(table: string, length: number): Promise<void> {
    return this.#ask("remove", table, length);
  }

  hush(table: string): Promise<number> {
    return this.#ask("hush", table);
  }

  removePeople(after: string, before: number, limit: number): Promise<RemovedPeople> {
    return this.#ask("removePeople", after, before, limit);
  }

  claimSweep(now: number, next: number): Promise<boolean> {
    return this.#ask("claimSweep", now, next);
  }

  trouble(): Promise<Trouble | undefined> {
    return this.#fault === undefined ? this.#ask("trouble") : Promise.resolve("damaged" as const);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const { end } = this.#line;
    if (!end) return this.#gathering.settled();
    await this.#ask("close");
    await end();
  }
}
