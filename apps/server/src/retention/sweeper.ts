/**
 * Takes away what was kept long enough: once a day, by one node of a house, a little at a time. Whatever is in use now is left alone.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { faultAt } from "../faults.ts";
import { Refused } from "../refused.ts";
import { rulesFor } from "../rules.ts";
import { CannotSave, Conflict, type Store, type SweepRow } from "../store/store.ts";
import { foldInTurns } from "../table/fold.ts";
import type { Tables } from "../tables.ts";
import { type Keep, type Kept, kindOf, looksLike, sweptBefore } from "./keep.ts";
import { writeRecord } from "./record-files.ts";

/** Tables and people that are looked at in one go. */
const PAGE = { tables: 100, people: 500 };
const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds between two looks whether it is time, and until the first. */
const LOOK = 10 * 60 * 1000;
const FIRST_LOOK = 30_000;
/** After each step others have the store to themselves for so many times as long. */
const COURTESY = 4;

interface SweeperSettings {
  readonly store: Store;
  readonly tables: Pick<Tables, "apart">;
  readonly keep: Keep;
  /** The folder for the records of finished games; undefined for none. */
  readonly records: string | undefined;
  now(): number;
  swept(what: Kept, count: number): void;
  fault(what: string, fault: unknown): void;
}

export class Sweeper {
  readonly #settings: SweeperSettings;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;
  #isStopped = false;

  constructor(settings: SweeperSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#plan(FIRST_LOOK);
  }

  #plan(after: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#sweeping = this.sweep().finally(() => this.#plan(LOOK));
    }, after).unref();
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#sweeping;
  }

  /** Sweeps, if nobody has done so for a day. */
  async sweep(): Promise<void> {
    const { store, keep, now, fault } = this.#settings;
    if (Object.values(keep).every((days) => days === 0)) return;
    try {
      if (!(await store.claimSweep(now(), now() + DAY))) return;
      await this.#sweepTables();
      if (keep.people > 0) await this.#sweepPeople();
    } catch (cause) {
      // A store that takes nothing is told of by itself; what was not swept today is swept tomorrow.
      if (!(cause instanceof Refused)) fault("the sweep was broken off", cause);
    }
  }

  async #sweepTables(): Promise<void> {
    const { store, tables } = this.#settings;
    for (let after: string | undefined = ""; after !== undefined && !this.#isStopped;) {
      const from: string = after;
      const page = await this.#step(() => store.page(from, PAGE.tables));
      for (const row of page) {
        const due = this.#seemsDue(row);
        if (due && !this.#isStopped) await this.#step(() => tables.apart(row.id, () => this.#sweepTable(row.id, due)));
      }
      after = page.at(-1)?.id;
    }
  }

  async #step<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    await sleep(COURTESY * (performance.now() - began));
    return result;
  }

  /** What may go, without a look into its log: the whole table, its talk, or nothing. */
  #seemsDue(row: SweepRow): "table" | "talk" | undefined {
    const { keep, now } = this.#settings;
    const seems = looksLike(row);
    if (!seems) return undefined;
    if (seems.at < sweptBefore(keep[seems.kind], now())) return "table";
    return seems.kind === "finished" && seems.at < sweptBefore(keep.chat, now()) ? "talk" : undefined;
  }

  /** What cannot be read, or cannot be carried on by these rules, is left as it is. */
  async #sweepTable(id: string, due: "table" | "talk"): Promise<void> {
    const { store, keep, records, now, swept, fault } = this.#settings;
    try {
      const log = await store.read(id);
      if (due === "talk" && !log.some((entry) => entry.type === "said" && entry.text !== "")) return;
      const state = await foldInTurns(id, await rulesFor(log), log);
      const kind = kindOf(state);
      if (state.changedAt < sweptBefore(keep[kind], now())) {
        if (kind === "finished" && records !== undefined) await writeRecord(records, id, state.match!.record());
        await store.remove(id, log.length);
        swept(kind, 1);
      } else if (kind === "finished" && state.changedAt < sweptBefore(keep.chat, now())) {
        swept("chat", await store.hush(id));
      }
    } catch (cause) {
      if (cause instanceof CannotSave) throw cause;
      if (!(cause instanceof Refused) && !(cause instanceof Conflict)) fault("a table was not swept", faultAt(id, cause));
    }
  }

  async #sweepPeople(): Promise<void> {
    const { store, keep, now, swept } = this.#settings;
    const before = sweptBefore(keep.people, now());
    for (let after: string | null = ""; after !== null && !this.#isStopped;) {
      const from: string = after;
      const { last, removed } = await this.#step(() => store.removePeople(from, before, PAGE.people));
      swept("people", removed);
      after = last;
    }
  }
}
