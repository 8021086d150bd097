/** The list of public tables, told to everybody who wants to hear of it, now and whenever it changes. */
import type { ServerMessage } from "@tafelrunde/protocol";
import type { Store } from "./store/store.ts";
import { summaryFor } from "./table/info.ts";

const LONGEST_LIST = 100;
/** Changes that come together are told together. */
const PAUSE = 200;

export interface LobbyListener {
  send(text: string): void;
}

export class Lobby {
  readonly #store: Store;
  readonly #listeners = new Set<LobbyListener>();
  #timer: NodeJS.Timeout | undefined;
  #told = "";

  constructor(store: Store) {
    this.#store = store;
  }

  async tables(): Promise<Extract<ServerMessage, { type: "lobby" }>["tables"]> {
    return (await this.#store.lobby(LONGEST_LIST)).map((row) => summaryFor(row, undefined));
  }

  async add(listener: LobbyListener): Promise<void> {
    this.#listeners.add(listener);
    listener.send(await this.#text());
  }

  remove(listener: LobbyListener): void {
    this.#listeners.delete(listener);
  }

  changed(): void {
    if (this.#listeners.size > 0) this.#timer ??= setTimeout(() => void this.#tell(), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  async #text(): Promise<string> {
    const message: ServerMessage = { type: "lobby", tables: await this.tables() };
    return JSON.stringify(message);
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    const text = await this.#text();
    if (text === this.#told) return;
    this.#told = text;
    for (const listener of this.#listeners) listener.send(text);
  }
}
