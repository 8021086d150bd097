/** The list of public tables, told to everybody who wants to hear of it, now and whenever it changes. */
import type { ServerFrame, TableSummary } from "@tafelrunde/protocol";
import type { Store, TableRow } from "./store/store.ts";
import { hostIn, summaryFor } from "./table/info.ts";

const LONGEST_LIST = 100;
/** Tables that are looked at to make it: more than anybody wants to read. */
const LOOKED_AT = 1000;
/** Tables of one host in the list; the rest is there on request, so that nobody pushes the others out. */
const OF_ONE_HOST = 2;
/** A table that nobody has joined for so long leaves the list, in milliseconds; whoever has its link still finds it. */
const SHOWN_FOR = 2 * 60 * 60 * 1000;
/** Changes that come together are told together, in milliseconds. */
const PAUSE = 500;
/** The list grows old although nothing happens. */
const FRESH_FOR = 60_000;

interface LobbyListener {
  /** A whole frame. */
  write(text: string): void;
}

type Lists = Pick<Extract<ServerFrame, { type: "lobby" }>, "tables" | "more">;

interface Made extends Lists {
  readonly text: string;
  readonly at: number;
}

export class Lobby {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #fault: (fault: unknown) => void;
  readonly #listeners = new Set<LobbyListener>();
  #timer: NodeJS.Timeout | undefined;
  #made: Promise<Made> | undefined;
  #told = "";

  constructor(store: Store, now: () => number, fault: (fault: unknown) => void) {
    this.#store = store;
    this.#now = now;
    this.#fault = fault;
  }

  /** What the list shows, and how many more there are. */
  async tables(): Promise<Lists> {
    const { tables, more } = await this.#current();
    return { tables, more };
  }

  /** Every table that may be shown, however many one host has. */
  async all(): Promise<readonly TableSummary[]> {
    return (await this.#shown()).map((row) => summaryFor(row, undefined));
  }

  async add(listener: LobbyListener): Promise<void> {
    this.#listeners.add(listener);
    listener.write((await this.#current()).text);
  }

  remove(listener: LobbyListener): void {
    this.#listeners.delete(listener);
  }

  /** Other nodes may have changed it without a word: looks again, for as long as somebody wants to hear of it. */
  refresh(): void {
    if (this.#listeners.size > 0) this.changed();
    else this.#made = undefined;
  }

  changed(): void {
    this.#timer ??= setTimeout(() => void this.#tell(), PAUSE).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  /** The list as it was made last; looking at it often costs nothing. */
  async #current(): Promise<Made> {
    this.#made ??= this.#make();
    try {
      const made = await this.#made;
      if (this.#now() - made.at <= FRESH_FOR) return made;
      this.#made = this.#make();
      return await this.#made;
    } catch (fault) {
      this.#made = undefined;
      throw fault;
    }
  }

  async #make(): Promise<Made> {
    const rows = await this.#shown();
    const counts = new Map<string, number>();
    const shown = rows.filter((row) => {
      const host = hostIn(row);
      const count = (counts.get(host) ?? 0) + 1;
      counts.set(host, count);
      return count <= OF_ONE_HOST;
    });
    const tables = shown.slice(0, LONGEST_LIST).map((row) => summaryFor(row, undefined));
    const lists = { tables, more: rows.length - tables.length };
    return { ...lists, text: JSON.stringify({ type: "lobby", ...lists } satisfies ServerFrame), at: this.#now() };
  }

  async #shown(): Promise<readonly TableRow[]> {
    const now = this.#now();
    const rows = await this.#store.lobby(LOOKED_AT);
    return rows.filter((row) => (row.state === "playing" || now - row.created < SHOWN_FOR) && this.#isReadable(row));
  }

  /** One bad row costs its own table its place in the list, and nobody else anything. */
  #isReadable(row: TableRow): boolean {
    try {
      summaryFor(row, undefined);
      return true;
    } catch (fault) {
      this.#fault(fault);
      return false;
    }
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    this.#made = undefined;
    if (this.#listeners.size === 0) return;
    try {
      const { text } = await this.#current();
      if (text === this.#told) return;
      this.#told = text;
      for (const listener of this.#listeners) listener.write(text);
    } catch (fault) {
      this.#fault(fault);
    }
  }
}
