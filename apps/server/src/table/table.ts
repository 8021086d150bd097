/** One table: its state, its watchers, and the queue that everything passes through one at a time. */
import type { Game, Seat } from "@tafelrunde/core";
import type { WireRefusal } from "@tafelrunde/protocol";
import { faultAt } from "../faults.ts";
import type { Nodes } from "../nodes/nodes.ts";
import { Refused, refuse } from "../refused.ts";
import { CannotSave, Conflict, type Patch, type Store } from "../store/store.ts";
import { nextAbsence } from "./absence.ts";
import { nextDeadline } from "./clock.ts";
import type { Created, EntryContent, Entry } from "./entry.ts";
import { begin, fold, foldInTurns, foldNews } from "./fold.ts";
import { holdersOf, type Presence, rowOf, turnOf } from "./info.ts";
import { type Lane, Queue } from "./queue.ts";
import { phaseOf, seatOf, type TableState } from "./state.ts";
import { replaceAbsent } from "./replace.ts";
import { type Asked, botSeats, earlySeat, nextWake } from "./wake.ts";
import { Watchers } from "./watch.ts";

/** What a table needs of the server. */
export interface TableServices {
  readonly store: Store;
  now(): number;
  /** When a bot that is awaited from now on shall move. */
  botTime(now: number): number;
  /** Called after every durable change; `row` tells whether lists look different. */
  changed(table: Table, entry: Entry, row: boolean): void;
  /** The table wants to be looked at at another time, although nothing was written. */
  planned(table: Table): void;
  /** Milliseconds after which those who are there need not wait for somebody who is gone. */
  readonly absence: number;
  /** How many commands may wait at a table. */
  readonly queue: number;
  /** Bots play on although nobody is there. */
  readonly botsPlayAlone: boolean;
  /** The other servers of the house. */
  readonly nodes: Nodes;
  /** Somebody else was quicker to write, and everything was checked again. */
  conflicted(lane: Lane): void;
  /** A bug in a game: somebody should know. */
  fault(table: Table, fault: unknown): void;
}

/** Entries of one table, far above any game: the longest ever played here had a few hundred. Talk may fill half of it. */
export const LONGEST_LOG = 20_000;
/** Milliseconds within which those who look on hear of everything. */
const SOON = 200;
/** Milliseconds after which something is told that could not be looked up. */
const LATER = 1000;
/** How often a task is checked anew because other nodes write to the same log. */
const MOST_TRIES = 8;

export class Table {
  readonly id: string;
  readonly watchers: Watchers;
  readonly #services: TableServices;
  #state: TableState;
  /** When the bots that are awaited shall move; undefined if none is. */
  botDue: number | undefined;
  /** How often in a row somebody was quicker than a bot, which then thought about a table that was no more. */
  outpaced = 0;
  /** When the table wants to be looked at, as the store has it. */
  wake: number | undefined;
  /** When a bot shall be asked what it would do before people. After a restart it is asked once more, so no store knows. */
  earlyDue: number | undefined;
  #asked: Asked = { seq: -1, seats: [] };
  /** When somebody will have been gone for long. Only those who are there need to know, so no store does. */
  absenceDue: number | undefined;
  /** Seats for which a bot thinks already. */
  readonly #thinking = new Set<Seat>();
  /** Memory may be ahead of the disk: read the log again before anything else. */
  #stale = false;
  /** Something was written that nobody was told yet: of the game or its talk only, or of the table itself. */
  #news: "none" | "game" | "table" = "none";
  #row = "";
  #holders = "";
  readonly #queue: Queue;
  /** Set while somebody is to be told something a little later. */
  #telling: NodeJS.Timeout | undefined;
  usedAt: number;

  private constructor(state: TableState, services: TableServices) {
    this.id = state.id;
    this.#state = state;
    this.#services = services;
    this.watchers = new Watchers(
      () => services.now(),
      services.absence,
      () => services.nodes.elsewhere(this.id),
    );
    this.#queue = new Queue(services.queue);
    this.usedAt = services.now();
    this.#plan();
  }

  /** Opens a new table, durably; fails with `Conflict` if there is one of that id. */
  static async open(id: string, game: Game, created: Created, services: TableServices): Promise<Table> {
    const entry = { ...created, at: services.now() };
    const table = new Table(begin(id, game, entry), services);
    await services.store.append(id, 0, entry, table.#patch(false));
    services.changed(table, entry, true);
    return table;
  }

  /** The table its log adds up to. */
  static async load(id: string, game: Game, log: readonly Entry[], services: TableServices): Promise<Table> {
    return new Table(await foldInTurns(id, game, log), services);
  }

  /** Only tasks of the queue may look: outside it, a state may not be on disk yet. */
  get state(): TableState {
    return this.#state;
  }

  /** Somebody looks on, or bots need nobody: then they play among themselves, too. */
  get isAttended(): boolean {
    return this.#services.botsPlayAlone || this.watchers.size > 0 || this.#services.nodes.elsewhere(this.id).isAttended;
  }

  get idle(): boolean {
    return this.#queue.idle && this.#telling === undefined && this.#thinking.size === 0;
  }

  /** When something has to be done here; bots that think already need no reminder. */
  get due(): number | undefined {
    const isThinking = this.#thinking.size > 0 && this.#idleBots().length === 0;
    const early = this.#thinking.size > 0 ? undefined : this.earlyDue;
    const wake = isThinking ? nextDeadline(this.#state) : this.wake;
    const times = [wake, early, this.absenceDue].filter((time) => time !== undefined);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** When a bot has something to do here, or may have. */
  get dutyDue(): number | undefined {
    return this.earlyDue === undefined ? this.wake : Math.min(this.wake ?? Infinity, this.earlyDue);
  }

  /** The bot to be asked now what it would do before people; from now on it thinks, until `endThought`. */
  beginEarlyThought(): Seat | undefined {
    const seat = this.#thinking.size > 0 ? undefined : earlySeat(this.#state, this.#asked);
    if (seat !== undefined) this.#thinking.add(seat);
    return seat;
  }

  /** After so many moves this bot was asked; it is not asked again until somebody moves. */
  wasAsked(seat: Seat, seq: number): void {
    const before = this.#asked.seq === seq ? this.#asked.seats : [];
    this.#asked = { seq, seats: [...before, seat] };
    this.earlyDue = undefined;
    this.#plan();
    this.#services.planned(this);
  }

  /** The seats for which a bot has to think, and none does yet; from now on one does, until `endThought`. */
  beginThoughts(): readonly Seat[] {
    const seats = this.#idleBots();
    for (const seat of seats) this.#thinking.add(seat);
    return seats;
  }

  endThought(seat: Seat): void {
    this.#thinking.delete(seat);
  }

  #idleBots(): readonly Seat[] {
    return botSeats(this.#state).filter((seat) => !this.#thinking.has(seat));
  }

  /** A task of the server: nothing else happens at this table meanwhile. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    return this.#enter("server", task);
  }

  /** A task that somebody asked for; refused if too many wait. Those who sit here come before those who look on. */
  runFor<T>(person: string | undefined, task: () => T | Promise<T>): Promise<T> {
    return this.#enter(seatOf(this.#state, person) === undefined ? "listener" : "seat", task);
  }

  /** The same for somebody who comes to look: they see what there is, whichever node wrote it. */
  show<T>(person: string | undefined, task: () => T | Promise<T>): Promise<T> {
    return this.runFor(person, async () => {
      await this.#catchUp();
      return task();
    });
  }

  /** Another node says that the log has so many entries. */
  async othersWrote(length: number): Promise<void> {
    // Where memory may be ahead of the disk, its length says nothing; and nobody else may come who would make it read again.
    if (this.#stale || length > this.#state.length) await this.run(() => this.#catchUp());
  }

  /** Somebody came or went at another node. */
  peopleElsewhereChanged(): void {
    this.watchers.lookElsewhere();
    this.#plan();
    this.#services.planned(this);
    if (this.watchers.size > 0) this.#tellSoon();
  }

  #enter<T>(lane: Lane, task: () => T | Promise<T>): Promise<T> {
    this.usedAt = this.#services.now();
    return this.#queue.run(lane, () => this.#checked(lane, task));
  }

  /** Whenever somebody else has written to the log meanwhile: everything is read and checked again. In the end its news are told. */
  async #checked<T>(lane: Lane, task: () => T | Promise<T>): Promise<T> {
    try {
      for (let tries = 1; ; tries++) {
        if (this.#stale) await this.#reload();
        try {
          return await task();
        } catch (fault) {
          if (fault instanceof Conflict) this.#services.conflicted(lane);
          // What this node did not know yet may be just what was missing.
          else if (!(fault instanceof Refused) || fault instanceof CannotSave || !(await this.#catchUp()))
            throw faultAt(this.id, fault);
          if (tries >= MOST_TRIES) throw refuse("too-busy");
        }
      }
    } finally {
      this.tellNews();
    }
  }

  /** Reads what other nodes wrote; those who look on are told at the end of the task. Whether there was anything new. */
  async #catchUp(): Promise<boolean> {
    if (!this.#services.nodes.areShared) return false;
    const news = await this.#services.nodes.news(this.id, this.#state.length);
    if (news.length === 0) return false;
    if (foldNews(this.#state, news)) this.#renewed();
    else await this.#reload();
    return true;
  }

  /**
   * Adds an entry to the log: checked by the rules, and on disk. Throws what the rules say against it. Everybody is told at the end of
   * the task.
   */
  async commit(content: EntryContent): Promise<void> {
    if (this.#state.length >= (content.type === "said" ? LONGEST_LOG / 2 : LONGEST_LOG)) throw refuse("too-long");
    const entry: Entry = { ...content, at: Math.max(this.#services.now(), this.#state.changedAt) };
    const refusal = this.#fold(entry);
    if (refusal) throw new Refused(await refusal);
    const seq = this.#state.length - 1;
    this.#plan();
    const isGame = (content.type === "moved" && phaseOf(this.#state) === "playing") || content.type === "said";
    const patch = this.#patch(isGame);
    try {
      await this.#services.store.append(this.id, seq, entry, patch);
    } catch (fault) {
      await this.#reload();
      throw fault;
    }
    if (!isGame || this.#news === "none") this.#news = isGame ? "game" : "table";
    this.#services.changed(this, entry, patch.row !== undefined);
  }

  /** What the rules say against it. */
  #fold(entry: Entry): WireRefusal | Promise<WireRefusal> | undefined {
    try {
      return fold(this.#state, entry);
    } catch (fault) {
      return this.#stumbled(fault, entry);
    }
  }

  /** A bug in the rules stops this table and no other; what came before it is kept. */
  async #stumbled(fault: unknown, entry: Entry): Promise<WireRefusal> {
    await this.#reload();
    if (entry.type === "frozen") throw fault;
    await this.freeze(fault, entry);
    return { code: "frozen" };
  }

  /** Takes no more moves from now on; `content` is what the rules stumbled over. */
  async freeze(fault: unknown, content: EntryContent | null): Promise<void> {
    if (this.#state.frozen) return;
    this.#services.fault(this, fault);
    await this.commit({ type: "frozen", fault: String(fault), deed: content });
  }

  /** Tells what was written and nobody was told yet; done at the end of every task. */
  tellNews(): void {
    // What memory has ahead of the disk is told to nobody.
    if (this.#news !== "none" && !this.#stale) this.tell(false, this.#news === "table");
  }

  /**
   * Tells those who sit here what they do not know yet, and the others too if they are few; a crowd hears it a little later. A game that
   * cannot show itself is stopped, and its table alone. `info`: more than the game and its talk may have changed.
   */
  tell(crowd = false, info = true): void {
    this.#news = "none";
    try {
      const told = crowd ? this.watchers.tellCrowd(this.#state) : this.watchers.tell(this.#state, info);
      if (crowd || info) this.#expectAbsence(told);
    } catch (fault) {
      this.run(() => this.freeze(fault, null)).catch((again: unknown) => this.#services.fault(this, again));
    }
    const pause = this.watchers.untoldFor(SOON);
    if (pause !== undefined) this.#tellSoon(pause);
  }

  /** Somebody came or went. Everybody hears of it a little later, however many come and go meanwhile. */
  peopleChanged(): void {
    this.#plan();
    this.#services.planned(this);
    this.#tellSoon();
  }

  #tellSoon(pause = SOON): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      this.run(() => this.#tellAll()).catch((fault: unknown) => {
        // The store is away: there will be more to tell when it is back.
        if (fault instanceof CannotSave) this.#tellSoon(LATER);
        else this.#services.fault(this, fault);
      });
    }, pause);
  }

  async #tellAll(): Promise<void> {
    // Somebody left: those who remain may be enough for what they voted.
    await replaceAbsent(this);
    this.tell(true);
    this.#services.nodes.people(this.id, this.watchers.here());
  }

  async #reload(): Promise<void> {
    this.#stale = true;
    const log = await this.#services.store.read(this.id);
    // Another node swept it away while it lay idle here.
    if (log.length === 0) throw refuse("not-found");
    this.#state = await foldInTurns(this.id, this.#state.game, log);
    this.#stale = false;
    this.#renewed();
  }

  /** The log told more than this node wrote and told; or it wrote, and was not told that it did. */
  #renewed(): void {
    this.#row = "";
    this.#holders = "";
    this.#news = "table";
    this.#plan();
    this.#services.planned(this);
  }

  /** When somebody will have been gone for long, who was not when this was told. */
  #expectAbsence(told: Presence): void {
    const due = this.watchers.size === 0 ? undefined : nextAbsence(this.#state, told);
    if (due === this.absenceDue) return;
    this.absenceDue = due;
    this.#services.planned(this);
  }

  #plan(): void {
    const plan = nextWake(this.#state, this.botDue, () => this.#services.botTime(this.#services.now()), this.isAttended);
    this.botDue = plan.botDue;
    this.wake = plan.wake;
    const isEarly = this.isAttended && earlySeat(this.#state, this.#asked) !== undefined;
    this.earlyDue = isEarly ? (this.earlyDue ?? this.#services.botTime(this.#services.now())) : undefined;
  }

  /** The index entry as far as it differs from what was written last. `isGame`: nothing but the game, or its talk, went on. */
  #patch(isGame: boolean): Patch {
    const tip = this.#state.match?.latest()?.hash;
    const expected = { wake: this.wake ?? null, turn: turnOf(this.#state) };
    if (isGame) return tip === undefined ? { expected } : { tip, expected };
    const row = rowOf(this.#state, this.wake);
    const holders = holdersOf(this.#state);
    const rowText = `${row.state} ${row.summary}`;
    const holdersText = holders.join();
    const patch: Patch = {
      ...(tip !== undefined && { tip }),
      ...(rowText === this.#row ? { expected } : { row }),
      ...(holdersText === this.#holders ? {} : { holders }),
    };
    this.#row = rowText;
    this.#holders = holdersText;
    return patch;
  }
}
