/** The thread of the store: it waits for the disk, so that the server need not. Everything that came while it waited is its next batch. */
import { parentPort, workerData } from "node:worker_threads";
import { type CarriedFault, carry } from "./carried.ts";
import type { StoreEvents } from "./events.ts";
import type { OpenSettings } from "./open.ts";
import type { TableProblem } from "./problem.ts";
import { SqliteStore } from "./sqlite.ts";
import type { Identity, Patch } from "./store.ts";

export interface ThreadData {
  readonly folder: string;
  readonly settings: OpenSettings;
}

/** What is to be written, as it travels in JSON. */
export type Write = readonly [table: string, seq: number, text: string, patch: Patch] | Identity;

/** What is asked, and answered in its turn. */
export type Questions = Pick<
  SqliteStore,
  | "readTexts"
  | "lengths"
  | "claim"
  | "release"
  | "wakes"
  | "lobby"
  | "tablesOf"
  | "chronicle"
  | "chroniclesOf"
  | "held"
  | "identity"
  | "page"
  | "remove"
  | "hush"
  | "removePeople"
  | "claimSweep"
  | "trouble"
  | "close"
>;

/** `from` is one of several processes that share the thread; answers are told `to` it. */
export type ToThread = { readonly from?: number } & (
  | /** A list of `Write`, as JSON. */ { readonly writes: string }
  | { readonly id: number; readonly ask: keyof Questions; readonly of: readonly unknown[] }
);

export type FromThread = { readonly to?: number } & Said;

type Said =
  | { readonly opened: { readonly key: string; readonly wrongTables: readonly TableProblem[]; readonly withoutWitness: boolean } }
  | { readonly failed: CarriedFault }
  /** Of the batch under way; a place is null where nothing went wrong, and so is the whole. */
  | { readonly written: readonly (CarriedFault | null)[] | null }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly fault: CarriedFault }
  | { readonly [name in keyof StoreEvents]?: Parameters<NonNullable<StoreEvents[name]>> };

const port = parentPort!;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const say = (message: FromThread): void => port.postMessage(message);

function write(store: SqliteStore, asked: Write): Promise<void> {
  if ("name" in asked) return store.saveIdentity(asked);
  const [table, seq, text, patch] = asked;
  return store.appendText(table, seq, text, patch);
}

/** Where an answer goes to. */
type To = Pick<FromThread, "to">;

async function writeAll(store: SqliteStore, writes: readonly Write[], to: To): Promise<void> {
  const settled = await Promise.allSettled(writes.map((asked) => write(store, asked)));
  const faults = settled.map((one) => (one.status === "rejected" ? carry(one.reason) : null));
  say({ written: faults.every((fault) => fault === null) ? null : faults, ...to });
}

async function answer(store: SqliteStore, { id, ask, of }: Extract<ToThread, { ask: unknown }>, to: To): Promise<void> {
  try {
    say({ id, answer: await (store[ask] as (...args: readonly unknown[]) => Promise<unknown>).apply(store, [...of]), ...to });
  } catch (fault) {
    say({ id, fault: carry(fault), ...to });
  }
  if (ask === "close") port.close();
}

const { folder, settings } = workerData as ThreadData;
try {
  const store = await SqliteStore.open(
    folder,
    {
      batch: (batch) => say({ batch: [batch] }),
      trouble: (trouble, fault) => say({ trouble: [trouble, fault] }),
      damaged: (problem) => say({ damaged: [problem] }),
    },
    settings,
  );
  port.on("message", (message: ToThread) => {
    const to = message.from === undefined ? {} : { to: message.from };
    if ("writes" in message) void writeAll(store, JSON.parse(message.writes) as Write[], to);
    else void answer(store, message, to);
  });
  const { key, wrongTables, withoutWitness } = store;
  say({ opened: { key, wrongTables, withoutWitness } });
} catch (fault) {
  say({ failed: carry(fault) });
}
