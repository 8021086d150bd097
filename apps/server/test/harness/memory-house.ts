/** A house in memory that several nodes share: what a database and its hints do, with hints that can get lost. */
import type { Bus } from "../../src/nodes/bus.ts";
import { CannotSave, type Claim, Conflict, type Patch, type SharedStore } from "../../src/store/store.ts";
import type { Entry } from "../../src/table/entry.ts";

export interface Connected {
  readonly store: SharedStore;
  readonly bus: Bus;
  cut(): void;
  heal(): void;
}

interface Kept {
  readonly log: Entry[];
  wake: number | null;
  duty: { readonly node: string; readonly until: number } | undefined;
}

export class MemoryHouse {
  readonly tables = new Map<string, Kept>();
  readonly #hearers: ((text: string) => void)[] = [];
  /** Hints do not arrive while this is set. */
  isDeaf = false;
  /** Nobody learns how long logs are by looking while this is set. */
  isUnlooked = false;

  readonly store = {
    append: async (table: string, seq: number, entry: Entry, { row, expected }: Patch): Promise<void> => {
      await Promise.resolve();
      const kept = this.tables.get(table) ?? { log: [], wake: null, duty: undefined };
      if (kept.log.length !== seq) throw new Conflict();
      this.tables.set(table, kept);
      kept.log.push(structuredClone(entry));
      if (row ?? expected) kept.wake = (row ?? expected)!.wake;
    },
    read: async (table: string) => structuredClone(this.tables.get(table)?.log ?? []),
    readFrom: async (table: string, from: number) => structuredClone(this.tables.get(table)?.log.slice(from) ?? []),
    lengths: async (tables: readonly string[]) =>
      (this.isUnlooked ? [] : tables).map((table) => [table, this.tables.get(table)?.log.length ?? 0] as const),
    claim: async ({ node, wanted, lease, within, most }: Claim) => {
      const now = Date.now();
      return [...this.tables]
        .filter(([id, { wake }]) => wanted.includes(id) || (wake !== null && wake < now + within))
        .filter(([, { duty }]) => duty === undefined || duty.node === node || duty.until < now)
        .slice(0, most)
        .map(([id, kept]) => {
          kept.duty = { node, until: now + lease };
          return { id, wake: kept.wake };
        });
    },
    release: async (node: string) => {
      for (const kept of this.tables.values()) if (kept.duty?.node === node) kept.duty = undefined;
    },
    held: async () => 0,
    lobby: async () => [],
  } as unknown as SharedStore;

  /** What one node has of it, and nothing while it is cut off. */
  connect(): Connected {
    let isCut = false;
    const store = new Proxy(this.store, {
      get: (target, name) => (isCut ? () => Promise.reject(new CannotSave()) : Reflect.get(target, name)),
    });
    const bus: Bus = {
      send: (text) => {
        if (!this.isDeaf && !isCut) for (const hear of this.#hearers) setImmediate(() => hear(text));
      },
      listen: (hear) => void this.#hearers.push((text) => (isCut ? undefined : hear(text))),
      close: async () => {},
    };
    return { store, bus, cut: () => (isCut = true), heal: () => (isCut = false) };
  }
}
