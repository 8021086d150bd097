/** The witness: a small file beside the database that knows how much was written, so that a loss is noticed. */
import { hash } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { accessible, sizeOf, touch } from "./folder.ts";

/** What a database must have, at least, together with what was taken out of it on purpose. */
export interface Seen {
  /** Which data folder it is: the fingerprint of its key. */
  readonly house: string;
  /** Entries of all logs together. */
  readonly entries: number;
  readonly people: number;
}

/** Always as long, so that writing it needs no room and never leaves half a file. */
const LENGTH = 120;

export const fingerprintOf = (key: string): string => hash("sha256", `house ${key}`).slice(0, 24);

const isSeen = (value: unknown): value is Seen =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Seen).house === "string" &&
  Number.isSafeInteger((value as Seen).entries) &&
  Number.isSafeInteger((value as Seen).people);

/** What the witness says; undefined if there is none or nothing in it, "bad" if it cannot be understood. */
export function readWitness(path: string): Seen | "bad" | undefined {
  if (sizeOf(path) === 0) return undefined;
  const text = accessible(path, () => readFileSync(path, "utf8"));
  try {
    const value: unknown = JSON.parse(text);
    return isSeen(value) ? value : "bad";
  } catch {
    return "bad";
  }
}

export class Witness {
  readonly #file: number;

  constructor(path: string, seen: Seen) {
    touch(path);
    this.#file = openSync(path, "r+");
    this.note(seen);
    fsyncSync(this.#file);
  }

  /**
   * Called after a commit and not waited for by the disk: a power cut leaves an older witness, and never one that saw more than was kept.
   * A witness that cannot be written knows less later on, and that is all.
   */
  note({ house, entries, people }: Seen): void {
    try {
      writeSync(this.#file, `${JSON.stringify({ house, entries, people }).padEnd(LENGTH - 1)}\n`, 0);
    } catch {
      // What it witnesses is on disk already.
    }
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }
}
