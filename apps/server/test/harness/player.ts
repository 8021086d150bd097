/** A client that follows one table, plays any legal move when it may, and goes on after the server was away. */
import { type Bot, botsFor, steps } from "@tafelrunde/bots";
import { type Chance, fastChance, type Game } from "@tafelrunde/core";
import type { ChatLine, ServerMessage, TableInfo, UpdateMessage } from "@tafelrunde/protocol";
import { findGame } from "@tafelrunde/registry";
import type { Line } from "./line.ts";
import { newId, type Person } from "./person.ts";
import { pause, until } from "./until.ts";

/** What is played where nothing else is said. */
export const game: Game = await findGame("king-of-12")!.rules();

interface Sent {
  readonly id: string;
  readonly text: string;
  readonly type: "play" | "chat";
}

interface Acknowledged extends Sent {
  readonly seq: number;
}

/** What is played, and who chooses the moves; at random where nobody is named. */
interface Company {
  readonly game: Game;
  readonly bot: Bot;
}

const USUAL: Company = { game, bot: (await botsFor(game)).at(-1)! };

export class Player {
  readonly person: Person;
  readonly table: string;
  readonly company: Company;
  readonly chance: Chance;
  line: Line | undefined;
  info: TableInfo | undefined;
  /** What its seat was sealed with; opened by itself when the game begins. */
  luck: string | undefined;
  view: unknown;
  seq = -1;
  readonly updates: UpdateMessage[] = [];
  readonly chat: ChatLine[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  /** Gaps and repetitions; there must be none. */
  readonly faults: string[] = [];
  readonly #pending = new Map<string, Sent>();
  /** The newest seq the server spoke of; a view that is older says nothing about what may be done now. */
  #newest = -1;
  #playing = false;
  #gone = false;

  constructor(person: Person, table: string, seed = 1, company = USUAL) {
    this.person = person;
    this.table = table;
    this.company = company;
    this.chance = fastChance(seed);
  }

  get seat(): number {
    return this.info?.seats.findIndex(({ you }) => you) ?? -1;
  }

  get over(): boolean {
    return this.info?.state === "over";
  }

  /** Everything it sent was answered, and what came of it was seen. */
  get idle(): boolean {
    return this.#pending.size === 0 && this.seq >= this.#newest;
  }

  /** Connects and watches from what it saw last; resends what was never acknowledged. */
  async join(): Promise<this> {
    this.#gone = false;
    const line = await this.person.line();
    this.line = line;
    line.onMessage = (message) => this.#hear(message);
    line.watch(this.table, this.seq, this.chat.length);
    for (const sent of this.#pending.values()) this.#transmit(sent);
    return this;
  }

  /** Cuts the connection, as a tunnel would. */
  drop(): void {
    this.#gone = true;
    this.line?.close();
  }

  /** From now on plays by itself. */
  play(): void {
    this.#playing = true;
    this.#move();
  }

  rest(): void {
    this.#playing = false;
  }

  async playToTheEnd(): Promise<void> {
    this.play();
    await until("the game to end", () => this.over);
  }

  say(text: string): void {
    this.#send({ type: "chat", id: newId(), text });
  }

  /** Sends and keeps sending, over restarts, until it is acknowledged. */
  #send(sent: Sent): void {
    this.#pending.set(sent.id, sent);
    this.#transmit(sent);
  }

  #transmit({ id, text, type }: Sent): void {
    if (type === "play") this.line?.send({ type, table: this.table, id, move: text });
    else this.line?.send({ type, table: this.table, id, text });
  }

  #move(): void {
    const waiting = [...this.#pending.values()].some(({ type }) => type === "play");
    if (!this.#playing || this.#gone || waiting || this.view === undefined || this.seat < 0) return;
    if (this.seq < this.#newest) return;
    const text = this.#choice();
    if (text !== undefined) this.#send({ type: "play", id: newId(), text });
  }

  /** What it does if it is waited for, from what its seat was sent and nothing else. */
  #choice(): string | undefined {
    const { game: played, bot } = this.company;
    const state = played.imagine(this.view, this.chance);
    if (!(played.awaited ?? played.actors)(state).includes(this.seat)) return undefined;
    const told = this.updates.flatMap(({ events }) => events);
    return played.format(bot.decide(this.view, this.seat, this.chance, steps(50), told).move);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.info = message.table;
        this.#open(message.table);
        break;
      case "update":
        if (!this.#follows(message)) this.faults.push(`update ${message.after}–${message.seq} after ${this.seq}`);
        this.seq = message.seq;
        this.view = message.view;
        this.updates.push(message);
        break;
      case "chat":
        for (const line of message.lines) {
          if (line.number !== this.chat.length + 1) this.faults.push(`line ${line.number} after ${this.chat.length}`);
          this.chat.push(line);
        }
        break;
      case "done": {
        const sent = this.#pending.get(message.id);
        this.#pending.delete(message.id);
        if (!sent) break;
        this.acknowledged.push({ ...sent, seq: message.seq });
        if (sent.type === "play") this.#newest = Math.max(this.#newest, message.seq);
        break;
      }
      case "refused":
        void this.#refused(message.id, message.code);
        break;
      case "lost":
        this.faults.push(`lost after ${this.seq}`);
        break;
      case "lobby":
      case "pong":
        break;
    }
    this.#move();
  }

  #open({ starting, seats }: TableInfo): void {
    const own = seats[this.seat];
    if (!starting || own?.entropy !== null || this.luck === undefined) return;
    // If the server is gone meanwhile, it asks again when it is back.
    void this.person.at(this.table, "reveal", { entropy: this.luck }).catch(() => {});
  }

  /** Whoever has seen nothing yet may begin anywhere; from then on every update follows the one before. */
  #follows({ after, seq }: UpdateMessage): boolean {
    return after <= seq && (after === this.seq || (this.seq === -1 && after === seq));
  }

  /** Too fast is a matter of waiting; anything else was not to be. */
  async #refused(id: string | null, code: string): Promise<void> {
    const sent = id === null ? undefined : this.#pending.get(id);
    if (code === "too-fast" && sent) {
      await pause(100);
      if (this.#pending.has(sent.id)) this.#transmit(sent);
      return;
    }
    this.refused.push(code);
    if (sent) this.#pending.delete(sent.id);
  }
}

/** People sit down, with their luck sealed, at a table that one of them opened; each comes back watching it. */
export async function gather(people: readonly Person[], table: string, company = USUAL): Promise<Player[]> {
  const players = people.map((person, index) => new Player(person, table, index + 1, company));
  for (const player of players.slice(1)) player.luck = await player.person.seal(table);
  await Promise.all(players.map((player) => player.join()));
  for (const player of players) await until("the table", () => player.info);
  return players;
}
