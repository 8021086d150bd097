/** A table of the server: follows it over broken connections and restarts, and sends each thing until it is answered. */
import { type Game, TAKEBACK } from "@tafelrunde/core";
import type { ChatLine, ClientMessage, ServerMessage, TableInfo, UpdateMessage, WireRefusal } from "@tafelrunde/protocol";
import { isPassing, Look, MOMENT } from "./look.ts";
import { newId } from "./random.ts";
import type { Connection, Session, SessionListener, SessionUpdate } from "./session.ts";
import { browserServices, Wire, type WireServices } from "./wire.ts";

type Request = Extract<ClientMessage, { id: string }>;
type Refused = Extract<ServerMessage, { type: "refused" }>;
type Done = Extract<ServerMessage, { type: "done" }>;

/** Somebody who takes notes of what the server says and what is sent to it. */
export interface Observer {
  table?(info: TableInfo): void;
  /** An own move is number `place` of the record. */
  moved?(place: number, text: string): void;
  /** What the own seat was shown after so many moves. */
  shown?(moves: number, view: unknown): void;
}

interface Pending {
  readonly message: Request;
  readonly answer: (refusal: WireRefusal | undefined) => void;
  /** How often the server could not save it. */
  unsaved: number;
}

/** A database that restarts is back by then; a disk that is full is not, and whoever plays should know. */
const TRIES_TO_SAVE = 8;

/** After a longer absence the moves in between are told in the log and not acted out. */
const SHOWN_MOVES = 8;

export class RemoteSession implements Session {
  readonly game: Game;
  readonly #id: string;
  readonly #wire: Wire;
  readonly #services: WireServices;
  readonly #observer: Observer;
  readonly #look: Look;
  readonly #listeners = new Set<SessionListener>();
  readonly #pending = new Map<string, Pending>();
  readonly #chat: ChatLine[] = [];
  #table: TableInfo;
  #connection: Connection = "connecting";
  #seq = -1;
  /** Asked where the table stands, and not answered yet. */
  #asking = false;
  #barred: WireRefusal | undefined;
  /** All that happened so far with the present view, for listeners that come later. */
  #history: SessionUpdate | undefined;

  constructor(game: Game, table: TableInfo, observer: Observer = {}, services: WireServices = browserServices) {
    this.game = game;
    this.#table = table;
    this.#id = table.id;
    this.#services = services;
    this.#observer = observer;
    this.#look = new Look((id) => this.#askFrom(id), services);
    this.#wire = new Wire(
      {
        opened: () => this.#opened(),
        message: (message) => this.#hear(message),
        // A line over which the table has not come yet is no connection to it.
        state: (state) => this.#stands(state === "online" ? "connecting" : state),
      },
      services,
    );
    this.#wire.open();
  }

  listen(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    listener.connection?.(this.#connection);
    if (this.#barred) listener.barred?.(this.#barred);
    listener.table?.(this.#table);
    if (this.#history) listener.update?.({ ...this.#history, jump: true });
    if (this.#chat.length > 0) listener.chat?.([...this.#chat]);
    return () => this.#listeners.delete(listener);
  }

  play(move: unknown): Promise<WireRefusal | undefined> {
    return this.#request({ type: "play", table: this.#id, id: newId(), move: this.game.format(move) });
  }

  takeback(): Promise<WireRefusal | undefined> {
    return this.#request({ type: "takeback", table: this.#id, id: newId() });
  }

  chat(text: string): Promise<WireRefusal | undefined> {
    return this.#request({ type: "chat", table: this.#id, id: newId(), text });
  }

  /** The network may be back. */
  hurry(): void {
    this.#wire.hurry();
  }

  close(): void {
    this.#listeners.clear();
    this.#wire.close();
  }

  #request(message: Request): Promise<WireRefusal | undefined> {
    return new Promise((answer) => {
      this.#pending.set(message.id, { message, answer, unsaved: 0 });
      this.#wire.send(message);
    });
  }

  #askFrom(id: string): void {
    this.#asking = true;
    this.#wire.send({ type: "watch", table: this.#id, id, since: this.#seq, chat: this.#chat.at(-1)?.number ?? 0 });
  }

  #opened(): void {
    this.#look.take();
    // The same id again: the server carries nothing out twice.
    for (const { message } of this.#pending.values()) this.#wire.send(message);
  }

  #stands(state: Connection): void {
    if (state === this.#connection) return;
    this.#connection = state;
    for (const listener of this.#listeners) listener.connection?.(state);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (message.table.id !== this.#id) return;
        this.#shown(message.table);
        return;
      case "update":
        if (message.table === this.#id) this.#update(message);
        return;
      case "chat":
        if (message.table === this.#id) this.#talk(message.lines);
        return;
      case "done":
        this.#done(message);
        return;
      case "refused":
        this.#refused(message);
        return;
      case "lost":
        if (message.table === this.#id) this.#look.take();
        return;
      case "lobby":
      case "pong":
    }
  }

  #shown(table: TableInfo): void {
    this.#table = table;
    this.#look.answered();
    this.#bar(undefined);
    this.#stands("online");
    this.#observer.table?.(table);
    for (const listener of this.#listeners) listener.table?.(table);
  }

  #done({ id, seq }: Done): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    const { message, answer } = pending;
    this.#pending.delete(id);
    if (message.type !== "chat") this.#observer.moved?.(seq, message.type === "play" ? message.move : TAKEBACK);
    answer(undefined);
  }

  #update({ seq, after, view, events }: UpdateMessage): void {
    const asked = this.#asking;
    this.#asking = false;
    if (seq <= this.#seq) return;
    const follows = after === this.#seq;
    if (!follows && !asked) {
      this.#look.take();
      return;
    }
    const own = this.#table.seats.findIndex(({ you }) => you);
    // The first deal is news; a game that was under way is shown as it stands, and its story is there to be read.
    const jump = !follows || (after < 0 && seq > 0) || seq - after > SHOWN_MOVES;
    const update: SessionUpdate = { seq, view, events, seat: own < 0 ? null : own, jump };
    this.#seq = seq;
    if (own >= 0) this.#observer.shown?.(seq, view);
    this.#history = { ...update, events: [...(this.#history?.events ?? []), ...events] };
    for (const listener of this.#listeners) listener.update?.(update);
  }

  #talk(lines: readonly ChatLine[]): void {
    const latest = this.#chat.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > latest);
    if (fresh.length === 0) return;
    this.#chat.push(...fresh);
    for (const listener of this.#listeners) listener.chat?.(fresh);
  }

  #refused(refusal: Refused): void {
    const { id, code } = refusal;
    if (this.#look.is(id)) return isPassing(code) ? this.#look.takeLater() : this.#bar(refusal);
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending) return;
    if (code === "cannot-save") pending.unsaved++;
    if (isPassing(code) && pending.unsaved < TRIES_TO_SAVE) {
      this.#services.later(() => {
        if (this.#pending.has(pending.message.id)) this.#wire.send(pending.message);
      }, MOMENT);
      return;
    }
    this.#pending.delete(pending.message.id);
    pending.answer(refusal);
  }

  #bar(refusal: WireRefusal | undefined): void {
    if (refusal === this.#barred) return;
    this.#barred = refusal;
    for (const listener of this.#listeners) listener.barred?.(refusal);
  }
}
