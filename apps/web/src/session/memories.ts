/** What this device remembers of online tables: what it adds to the luck, what it was promised, and what it did. */
import { isEntropy, isTestimony, type Testimony } from "@tafelrunde/core";
import type { DeviceStorage } from "./shelf.ts";

export interface Memory {
  /** When it was last changed. */
  readonly at: number;
  /** The first commitment that was seen, before anything was given. */
  readonly commitment: string;
  /** Entropy whose seal was never opened; null if there is none. */
  readonly luck: string | null;
  /** How many seals were opened at this table. */
  readonly opened: number;
  /** Since the latest seal was opened, until the game is over and everything was found in order. */
  readonly testimony: Testimony | null;
  /** What is left of it then. */
  readonly checked: Checked | null;
}

/** Of a game in which every promise was kept. */
export interface Checked {
  /** Moves at the own seat that this device did not send. */
  readonly foreign: number;
  /** Starts that were broken off before. */
  readonly brokenOff: number;
}

const PREFIX = "tafelrunde.table.";
/** Whatever is beyond these makes room, the oldest first. */
const KEPT = 40;

export class Memories {
  readonly #storage: DeviceStorage;
  /** Where the device keeps nothing, or has no room. */
  readonly #loose = new Map<string, string>();
  readonly #now: () => number;

  constructor(storage: DeviceStorage, now: () => number = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  of(table: string): Memory | undefined {
    return parsed(this.#loose.get(table) ?? this.#storage.getItem(PREFIX + table));
  }

  /** Reads, changes and writes at once: another tab may have written meanwhile. */
  change(table: string, change: (before: Memory | undefined) => Omit<Memory, "at">): Memory {
    const before = this.of(table);
    const memory: Memory = { ...change(before), at: this.#now() };
    if (!before) this.#makeRoom();
    this.#write(table, JSON.stringify(memory));
    return memory;
  }

  #write(table: string, text: string): void {
    try {
      this.#storage.setItem(PREFIX + table, text);
      this.#loose.delete(table);
    } catch {
      // An older memory must not come back: it might hold luck that was opened since.
      this.#storage.removeItem(PREFIX + table);
      this.#loose.set(table, text);
    }
  }

  #makeRoom(): void {
    const keys = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? "");
    const old = keys
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ key, at: parsed(this.#storage.getItem(key))?.at ?? 0 }))
      .toSorted((a, b) => b.at - a.at);
    for (const { key } of old.slice(KEPT - 1)) this.#storage.removeItem(key);
  }
}

function parsed(text: string | null | undefined): Memory | undefined {
  try {
    const memory = JSON.parse(text ?? "null") as Memory | null;
    const isSound =
      memory !== null &&
      typeof memory.commitment === "string" &&
      (memory.luck === null || isEntropy(memory.luck)) &&
      (memory.testimony === null || isTestimony(memory.testimony));
    return isSound ? memory : undefined;
  } catch {
    return undefined;
  }
}
