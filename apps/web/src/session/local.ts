/** A game on this device: people share the screen, bots think in a worker, and every move is saved at once. */
import { type Game, isSecret, type Match, type Outcome, type Played, readRecord, replay, type Seat } from "@tafelrunde/core";
import type { TableInfo, WireRefusal } from "@tafelrunde/protocol";
import { isAlone, type Screen, screenAfter } from "./hand-over.ts";
import { type BotServices, LocalBots } from "./local-bots.ts";
import type { LocalChronicles } from "./local-chronicles.ts";
import { localTable } from "./local-table.ts";
import type { LocalGame, LocalStore } from "./local-store.ts";
import type { Session, SessionListener } from "./session.ts";

interface LocalServices extends BotServices {
  readonly store: LocalStore;
  readonly chronicles: LocalChronicles;
  /** Told when the game ends while it is open. */
  readonly ended?: (outcome: Outcome) => void;
}

/**
 * Between half a second and a little more than one, for somebody who plays neither slowly nor fast, and never less than `least`
 * milliseconds; whoever wants it faster waits for no more than the thought itself.
 */
export const humanPause = (tempo: number, least: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, Math.max(tempo < 1 ? 0 : least, tempo * (500 + Math.random() * 650))));

export class LocalSession implements Session {
  readonly game: Game;
  readonly #saved: LocalGame;
  readonly #match: Match;
  readonly #services: LocalServices;
  readonly #listeners = new Set<SessionListener>();
  readonly #bots: LocalBots;
  #isKept: boolean;
  #screen: Screen;
  #latest: Seat | null;

  private constructor(game: Game, saved: LocalGame, match: Match, services: LocalServices) {
    this.game = game;
    this.#saved = saved;
    this.#match = match;
    this.#services = services;
    this.#bots = new LocalBots(match, saved.people, services, (seat, act) => this.#take(seat, act));
    this.#isKept = services.store.keeps(saved.id);
    this.#latest = match.latest()?.seat ?? null;
    this.#screen = screenAfter(saved.people, match.awaited(), this.#latest);
  }

  /** Goes on where the game was left, by the rules it began with; undefined if the saved game is damaged or these are others. */
  static open(game: Game, saved: LocalGame, services: LocalServices): LocalSession | undefined {
    const { record, secret, people } = saved;
    const isSound = readRecord(record).ok && isSecret(secret) && people.every((seat) => seat in record.start.seats);
    const replayed = isSound ? replay(game, record, secret) : undefined;
    return replayed?.ok ? new LocalSession(game, saved, replayed.match, services) : undefined;
  }

  listen(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    listener.connection?.("local");
    listener.kept?.(this.#isKept);
    listener.table?.(this.#table());
    listener.update?.({ ...this.#match.update(this.#viewer(), -1), seat: this.#screen.shown, jump: true });
    listener.handOver?.(this.#screen.next);
    void this.#bots.go();
    return () => this.#listeners.delete(listener);
  }

  async play(move: unknown): Promise<WireRefusal | undefined> {
    const seat = this.#screen.shown;
    return seat === null ? { code: "no-seat" } : this.#take(seat, () => this.#match.play(seat, move));
  }

  async takeback(): Promise<WireRefusal | undefined> {
    const seat = this.#screen.shown ?? this.#latest;
    return seat === null ? { code: "no-takeback" } : this.#take(seat, () => this.#match.takeback(seat));
  }

  reveal(seat: Seat): void {
    if (seat !== this.#screen.next) return;
    this.#screen = { shown: seat, next: null };
    const { seq, view } = this.#match.update(seat);
    for (const listener of this.#listeners) {
      listener.table?.(this.#table());
      listener.update?.({ seq, view, events: [], seat, jump: true });
      listener.handOver?.(null);
    }
  }

  /** Written by hand into the chronicle, once the game is over. Gives back whether the device keeps it. */
  note(text: string): boolean {
    const { id, chronicle } = this.#saved;
    if (chronicle === undefined) return false;
    const isKept = this.#services.chronicles.write(chronicle, id, text);
    for (const listener of this.#listeners) listener.table?.(this.#table());
    return isKept;
  }

  /** The game as it stands, to be kept elsewhere. */
  saved(): LocalGame {
    return { ...this.#saved, playedAt: Date.now(), over: this.#match.outcome() !== undefined, record: this.#match.record() };
  }

  close(): void {
    this.#listeners.clear();
    this.#bots.close();
  }

  #viewer(): Seat | "public" {
    return this.#screen.shown ?? "public";
  }

  #table(): TableInfo {
    const { id, chronicle } = this.#saved;
    const note = chronicle === undefined ? null : this.#services.chronicles.note(chronicle, id);
    return localTable(this.#saved, this.#match, this.#screen.shown, note);
  }

  #take(seat: Seat, act: () => Played): WireRefusal | undefined {
    const played = act();
    if (!played.ok) return played.refusal;
    this.#latest = seat;
    const isKept = this.#services.store.save(this.saved());
    const outcome = this.#match.outcome();
    this.#isKept = outcome ? this.#remember() && isKept : isKept;
    if (outcome) this.#services.ended?.(outcome);
    this.#move(seat);
    return undefined;
  }

  /** Gives back whether the device keeps what is written into the chronicle, if anything is. */
  #remember(): boolean {
    const { id, game, chronicle } = this.#saved;
    const deeds = this.#match.deeds();
    if (!deeds || chronicle === undefined) return true;
    const names = this.#match.seats.map(({ name }) => name);
    return this.#services.chronicles.add({ id: chronicle, game }, { table: id, at: Date.now(), names, deeds, note: null });
  }

  /** Tells the listeners of the newest move and asks whoever comes next. */
  #move(seat: Seat): void {
    const { people } = this.#saved;
    // A bot's sealed move must not take the cards out of the hands of a person who is still looking at them.
    const stays = !people.includes(seat) && this.#screen.shown !== null && this.#match.actors().includes(this.#screen.shown);
    if (!stays || isAlone(people)) this.#screen = screenAfter(people, this.#match.awaited(), this.#latest);
    const table = this.#table();
    const update = { ...this.#match.update(this.#viewer()), seat: this.#screen.shown, jump: false };
    for (const listener of this.#listeners) {
      listener.table?.(table);
      listener.update?.(update);
      listener.kept?.(this.#isKept);
      listener.handOver?.(this.#screen.next);
    }
    void this.#bots.go();
  }
}
