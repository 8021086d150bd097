/** Hints between servers by the database that they share: LISTEN and NOTIFY. What is said while a connection is lost is lost. */
import { Client, type Pool } from "pg";
import type { Bus } from "../../nodes/bus.ts";
import { readers, settingsFor } from "./connections.ts";

const CHANNEL = "tafelrunde";
/** Milliseconds until a lost connection is made anew. */
const PAUSE = 250;

export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #sending: Pool;
  #listening: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hear: (text: string) => void = () => {};
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
    this.#sending = readers(url, 1);
  }

  send(text: string): void {
    // Whoever does not hear it looks by itself, within a second.
    this.#sending.query({ name: "notify", text: "SELECT pg_notify($1, $2)", values: [CHANNEL, text] }).catch(() => {});
  }

  listen(hear: (text: string) => void): void {
    this.#hear = hear;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    this.#timer = undefined;
    const client = new Client(settingsFor(this.#url));
    this.#listening = client;
    client.on("notification", ({ payload = "" }) => this.#hear(payload));
    client.on("error", () => this.#later(client));
    client.on("end", () => this.#later(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      this.#later(client);
    }
  }

  #later(lost: Client): void {
    if (this.#isClosed || this.#listening !== lost) return;
    this.#listening = undefined;
    lost.end().catch(() => {});
    this.#timer = setTimeout(() => void this.#connect(), PAUSE);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.allSettled([this.#listening?.end(), this.#sending.end()]);
  }
}
