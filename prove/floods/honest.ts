/** Honest players in a process of their own: they play King of 12 at their tables for as long as they are asked, and time every move. */
import { type Chance, fastChance } from "@tafelrunde/core";
import { kingOf12 as game } from "@tafelrunde/king-of-12";
import { FrameReader, type ServerFrame, type ServerMessage } from "@tafelrunde/protocol";
import type { WebSocket } from "ws";
import { Client, newId, type Target } from "./client.ts";

export interface Measured {
  readonly seconds: number;
  readonly moves: number;
  /** Milliseconds from sending a move until it was acknowledged. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Moves that were refused, connections that were lost. */
  readonly disturbed: readonly string[];
}

/** What the process answers: what was measured, the tables at which they play, and one that waits for guests. */
export type Answered = Measured & { readonly tables: readonly string[]; readonly waiting: string };

/** People think; these are quick. */
const THINKS = 60;

/** What is timed at all tables together. A move that is still on its way counts with the time it has taken so far. */
class Times {
  readonly #under = new Map<string, number>();
  #done: number[] = [];
  #since = performance.now();
  disturbed: string[] = [];

  sent(id: string): void {
    this.#under.set(id, performance.now());
  }

  answered(id: string): void {
    const at = this.#under.get(id);
    this.#under.delete(id);
    if (at !== undefined) this.#done.push(performance.now() - at);
  }

  /** What happened since the last call. */
  take(): Measured {
    const now = performance.now();
    const waiting = [...this.#under.values()].map((at) => now - at);
    const all = [...this.#done, ...waiting].toSorted((a, b) => a - b);
    const at = (share: number): number => all[Math.min(all.length - 1, Math.floor(share * all.length))] ?? 0;
    const seconds = (now - this.#since) / 1000;
    const measured = {
      seconds,
      moves: this.#done.length,
      p50: at(0.5),
      p99: at(0.99),
      longest: at(1),
      disturbed: this.disturbed,
    };
    this.#done = [];
    this.#since = now;
    this.disturbed = [];
    return measured;
  }
}

/** One seat of one game: moves a moment after it may. */
class Seat {
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #chance: Chance;
  readonly #times: Times;
  readonly #over: () => void;
  #seat = -1;
  #view: unknown;
  #seq = -1;
  /** The newest seq the server spoke of; an older view says nothing about what may be done now. */
  #newest = -1;
  #waiting: string | undefined;
  #isThinking = false;
  #isOver = false;

  constructor(socket: WebSocket, table: string, times: Times, over: () => void) {
    this.#socket = socket;
    this.#table = table;
    this.#times = times;
    this.#over = over;
    this.#chance = fastChance(Math.floor(Math.random() * 2 ** 40));
  }

  watch(): void {
    const reader = new FrameReader();
    const hear = (data: unknown): void => {
      for (const message of reader.read(JSON.parse((data as Buffer).toString()) as ServerFrame)) this.#hear(message);
      if (this.#isOver && this.#waiting === undefined) this.#socket.off("message", hear);
    };
    this.#socket.on("message", hear);
    this.#socket.send(JSON.stringify({ type: "watch", table: this.#table, since: -1, chat: 0 }));
  }

  #hear(message: ServerMessage): void {
    if (message.type === "table" && message.table.id === this.#table) {
      this.#seat = message.table.seats.findIndex(({ you }) => you);
      this.#isOver = message.table.state === "over";
      if (this.#isOver) this.#over();
    }
    if (message.type === "update" && message.table === this.#table) {
      this.#view = message.view;
      this.#seq = message.seq;
    }
    if ((message.type === "done" || message.type === "refused") && message.id === this.#waiting) {
      this.#times.answered(message.id);
      this.#waiting = undefined;
      if (message.type === "refused") this.#times.disturbed.push(message.code);
      else this.#newest = message.seq;
    }
    if (!this.#isThinking) setTimeout(() => this.#move(), THINKS);
    this.#isThinking = true;
  }

  #move(): void {
    this.#isThinking = false;
    if (this.#waiting !== undefined || this.#view === undefined || this.#seat < 0 || this.#seq < this.#newest) return;
    const moves = game.moves(game.imagine(this.#view as never, this.#chance), this.#seat);
    if (moves.length === 0) return;
    const id = newId();
    this.#waiting = id;
    this.#times.sent(id);
    const move = game.format(this.#chance.pick(moves));
    this.#socket.send(JSON.stringify({ type: "play", table: this.#table, id, move }));
  }
}

/** Two people who play one game after the other. */
class Pair {
  readonly #people: readonly Client[];
  readonly #sockets: readonly WebSocket[];
  readonly #times: Times;
  table = "";

  constructor(people: readonly Client[], sockets: readonly WebSocket[], times: Times) {
    this.#people = people;
    this.#sockets = sockets;
    this.#times = times;
    for (const socket of sockets) socket.on("close", () => this.#times.disturbed.push("connection lost"));
  }

  static async of(target: Target, times: Times): Promise<Pair> {
    const people = [await Client.known(target), await Client.known(target)];
    return new Pair(people, await Promise.all(people.map((person) => person.socket())), times);
  }

  async begin(): Promise<void> {
    const [host, guest] = this.#people as [Client, Client];
    const { id } = await host.open(2, "public");
    await guest.sit(id);
    this.table = id;
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      for (const socket of this.#sockets) socket.send(JSON.stringify({ type: "unwatch", table: id }));
      this.begin().catch((fault: unknown) => this.#times.disturbed.push(String(fault)));
    };
    for (const socket of this.#sockets) new Seat(socket, id, this.#times, over).watch();
    await host.at(id, "start");
  }
}

/** Plays until the process ends; every message from the parent is answered with what was measured since the last. */
export async function playHonestly(target: Target, tables: number): Promise<void> {
  const times = new Times();
  const pairs: Pair[] = [];
  for (let count = 0; count < tables; count++) {
    const pair = await Pair.of(target, times);
    await pair.begin();
    pairs.push(pair);
  }
  // Somebody who waits for guests, and whom guests should find.
  const lonely = await Client.known(target);
  const { id: waiting } = await lonely.open(2, "public");
  process.on("message", () =>
    process.send?.({ ...times.take(), tables: pairs.map(({ table }) => table), waiting } satisfies Answered),
  );
  process.send?.("playing");
}
