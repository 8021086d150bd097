/** All tables: opened, found, kept in memory while somebody needs them, and woken when something is due. */
import { setTimeout as sleep } from "node:timers/promises";
import { randomBytes } from "node:crypto";
import { checkOptions, type Game } from "@tafelrunde/core";
import type { CreateTable } from "@tafelrunde/protocol";
import { mustBeMember, optionsAfter } from "./chronicles.ts";
import { faultAt } from "./faults.ts";
import { HeldTables } from "./held-tables.ts";
import { idFrom } from "./identity/ids.ts";
import { HORIZON } from "./nodes/leases.ts";
import type { Limits } from "./limits/limits.ts";
import type { Nodes } from "./nodes/nodes.ts";
import { Refused, refuse } from "./refused.ts";
import { presentRules, rulesFor } from "./rules.ts";
import { Scheduler } from "./scheduler.ts";
import { CannotSave, Conflict, type Store } from "./store/store.ts";
import { attend, type DutyServices, moveEarly, moveFor } from "./table/duties.ts";
import type { Created, Entry, Person } from "./table/entry.ts";
import { mustAllow } from "./table/hosting.ts";
import type { Lane } from "./table/queue.ts";
import { type TableServices, Table } from "./table/table.ts";

/** Milliseconds until a duty that failed is tried again: by a bug, or because the store was away for a moment or others wrote more quickly. */
const PAUSE_AFTER_FAULT = 10_000;
const PAUSE_AFTER_TROUBLE = 1000;

interface TablesSettings {
  readonly store: Store;
  readonly key: string;
  readonly limits: Limits;
  readonly botDelay: { readonly from: number; readonly to: number };
  readonly botsPlayAlone: boolean;
  readonly decide: DutyServices["decide"];
  readonly nodes: Nodes;
  now(): number;
  conflicted(lane: Lane): void;
  /** Lists of public tables look different now. */
  lobbyChanged(): void;
  written(entry: Entry): void;
  fault(what: string, fault: unknown): void;
}

export class Tables implements TableServices, DutyServices {
  readonly store: Store;
  readonly decide: DutyServices["decide"];
  readonly nodes: Nodes;
  readonly #settings: TablesSettings;
  readonly #tables = new Map<string, Promise<Table>>();
  /** Tables whose logs are being swept. */
  readonly #apart = new Map<string, Promise<void>>();
  /** The same tables once they are there, for looking through them. */
  readonly #loaded = new Map<string, Table>();
  readonly #scheduler: Scheduler;
  readonly #held: HeldTables;
  readonly #attended = new Set<string>();
  /** Tables whose duties failed and when to try again, so that a fault is not repeated a thousand times a second. */
  readonly #retryAt = new Map<string, number>();

  constructor(settings: TablesSettings) {
    this.#settings = settings;
    this.store = settings.store;
    this.decide = settings.decide;
    this.nodes = settings.nodes;
    this.#held = new HeldTables(settings.store, settings.limits.tablesPerPerson, settings.nodes.areShared);
    this.#scheduler = new Scheduler(settings.now, (id) => void this.#wake(id));
  }

  get size(): number {
    return this.#loaded.size;
  }

  now(): number {
    return this.#settings.now();
  }

  /** When the bots of a table begin to think; then each of them takes a pause of its own. */
  botTime(now: number): number {
    return now + this.#halfDelay();
  }

  /** As long as the bot may think, or longer; none at all where bots shall not wait. */
  botPause(thinks: number): Promise<void> {
    const least = this.#settings.botDelay.to === 0 ? 0 : thinks;
    return sleep(Math.max(least, this.#halfDelay()), undefined, { ref: false });
  }

  #halfDelay(): number {
    const { from, to } = this.#settings.botDelay;
    return Math.round((from + Math.random() * (to - from)) / 2);
  }

  /** Reads when what is due, and nothing else: a server with many sleeping tables opens at once. Shared duties are claimed. */
  async open(): Promise<void> {
    if (this.nodes.areShared) return;
    for (const { id, wake } of await this.store.wakes()) this.#scheduler.set(id, wake);
  }

  /** The table of this id; refused if there is none. */
  get(id: string): Promise<Table> {
    const apart = this.#apart.get(id);
    return this.#tables.get(id) ?? apart?.then(() => this.get(id)) ?? this.#keep(id, this.#load(id));
  }

  /** Does something to a table's log, unless somebody has the table in mind; whoever asks for it meanwhile waits. */
  async apart(id: string, work: () => Promise<void>): Promise<void> {
    if (this.#tables.has(id) || this.nodes.elsewhere(id).isAttended) return;
    const done = work().finally(() => this.#apart.delete(id));
    this.#apart.set(
      id,
      done.catch(() => {}),
    );
    await done;
  }

  /** The same wish again is the same table: whoever did not hear of it asks twice. */
  async create(person: Person, wish: CreateTable): Promise<Table> {
    const id = idFrom(this.#settings.key, "table", person.id, wish.id);
    try {
      return await this.#openFor(id, person, wish);
    } catch (fault) {
      const there = fault instanceof Refused && (await this.find(id));
      if (!there) throw fault;
      return there;
    }
  }

  async #openFor(id: string, person: Person, wish: CreateTable): Promise<Table> {
    const game = await presentRules(wish.game);
    const { seats } = wish;
    if (seats < game.seats.min || seats > game.seats.max) throw refuse("bad-seats");
    const checked = checkOptions(game.options, wish.options);
    if (!checked.ok) throw new Refused({ code: "bad-option", option: checked.option });
    const { visibility, clock, chronicle } = wish;
    if (chronicle !== undefined) await mustBeMember(this.store, chronicle, person.id);
    return this.openTable(id, {
      game: game.id,
      options: checked.options,
      ...(chronicle !== undefined && { chronicle }),
      seats,
      visibility,
      clock,
      host: person,
    });
  }

  /** Opens a table under this id, or gives back the one that is there. */
  async openTable(id: string, wish: Omit<Created, "type" | "secret" | "seat" | "entropy">): Promise<Table> {
    await this.mustHaveRoom(wish.host);
    const game = await presentRules(wish.game);
    const secret = randomBytes(32).toString("hex");
    const created: Created = { type: "created", ...wish, ...(await this.#chronicled(id, game, wish)), secret };
    mustAllow(game, created);
    try {
      return await (this.#tables.get(id) ?? this.#keep(id, Table.open(id, game, created, this)));
    } catch (fault) {
      if (fault instanceof Conflict) return this.get(id);
      throw fault;
    }
  }

  /** A game that keeps a chronicle goes on with that of its group, or begins one. */
  async #chronicled(
    id: string,
    game: Game,
    { chronicle, options }: Pick<Created, "chronicle" | "options">,
  ): Promise<Pick<Created, "chronicle" | "options">> {
    if (!game.chronicle) return { options };
    if (chronicle === undefined) return { options, chronicle: idFrom(this.#settings.key, "chronicle", id) };
    return { chronicle, options: await optionsAfter(this.store, game, chronicle, options) };
  }

  rematchId(id: string): string {
    return idFrom(this.#settings.key, "rematch", id);
  }

  /** For one more seat of this person, which counts as taken from then on. */
  async mustHaveRoom(person: Person): Promise<void> {
    if (!(await this.#held.takes(person.id))) throw refuse("too-many-tables");
  }

  changed(table: Table, entry: Entry, row: boolean): void {
    this.#settings.written(entry);
    this.#schedule(table);
    this.nodes.wrote(table.id, table.state.length);
    if (!row || table.state.created.visibility !== "public") return;
    this.#settings.lobbyChanged();
    this.nodes.lobbyChanged();
  }

  conflicted(lane: Lane): void {
    this.#settings.conflicted(lane);
  }

  /** Tables in memory that somebody looks at here. */
  watched(): readonly Table[] {
    return [...this.#loaded.values()].filter(({ watchers }) => watchers.size > 0);
  }

  loadedIds(): readonly string[] {
    return [...this.#loaded.keys()];
  }

  /** Tables in memory at which something is due within so many milliseconds. */
  dueWithin(milliseconds: number): readonly string[] {
    const end = this.now() + milliseconds;
    return [...this.#loaded.values()].filter(({ dutyDue }) => dutyDue !== undefined && dutyDue <= end).map(({ id }) => id);
  }

  /** Another node says that this log has so many entries; whoever has the table here has to know. */
  async othersWrote(id: string, length: number): Promise<void> {
    try {
      const coming = this.#tables.get(id) ?? (this.nodes.holds(id) ? this.get(id) : undefined);
      await (await coming)?.othersWrote(length);
    } catch (fault) {
      if (!(fault instanceof Refused)) this.#settings.fault("what others wrote was not read", faultAt(id, fault));
    }
  }

  peopleElsewhereChanged(id: string): void {
    this.#loaded.get(id)?.peopleElsewhereChanged();
  }

  /** The duties of this table are this node's now. */
  granted(id: string, wake: number | null): void {
    const table = this.#loaded.get(id);
    if (table) this.#schedule(table);
    else this.#scheduler.set(id, wake ?? undefined);
  }

  planned(table: Table): void {
    this.#schedule(table);
  }

  get absence(): number {
    return this.#settings.limits.absence * 1000;
  }

  get queue(): number {
    return this.#settings.limits.queue;
  }

  get botsPlayAlone(): boolean {
    return this.#settings.botsPlayAlone;
  }

  fault({ id }: Table, fault: unknown): void {
    this.#settings.fault("a table froze", faultAt(id, fault));
  }

  botFault(fault: unknown): void {
    this.#settings.fault("a bot failed", fault);
  }

  /** Forgets tables that nobody watches and at which nothing is due soon; their logs are on disk. */
  sweep(): void {
    const idle = this.#settings.limits.idle * 1000;
    const now = this.now();
    let spare = this.#loaded.size - this.#settings.limits.loaded;
    // Only where there are too many it matters which go first.
    const oldestFirst = (): readonly Table[] => [...this.#loaded.values()].toSorted((a, b) => a.usedAt - b.usedAt);
    for (const table of spare > 0 ? oldestFirst() : this.#loaded.values()) {
      if (table.watchers.size > 0 || !table.idle || this.#attended.has(table.id)) continue;
      const soon = table.wake !== undefined && table.wake < now + idle;
      if (spare <= 0 && (soon || now - table.usedAt < idle)) continue;
      if (now - table.usedAt < 1000) continue;
      this.#forget(table.id);
      spare--;
    }
  }

  stop(): void {
    this.#scheduler.stop();
  }

  /** Resolves when nothing is under way at any table. */
  async settle(): Promise<void> {
    await Promise.all([...this.#loaded.values()].map((table) => table.run(() => {})));
  }

  /** The table of this id, if there is one that can go on. */
  async find(id: string): Promise<Table | undefined> {
    try {
      return await this.get(id);
    } catch (fault) {
      if (fault instanceof Refused) return undefined;
      throw fault;
    }
  }

  async #load(id: string): Promise<Table> {
    const log = await this.store.read(id);
    return Table.load(id, await rulesFor(log), log, this);
  }

  #keep(id: string, coming: Promise<Table>): Promise<Table> {
    const kept = coming.then(
      (table) => {
        this.#loaded.set(id, table);
        this.#schedule(table);
        return table;
      },
      (fault: unknown) => {
        this.#tables.delete(id);
        throw fault;
      },
    );
    this.#tables.set(id, kept);
    return kept;
  }

  #forget(id: string): void {
    this.#tables.delete(id);
    this.#loaded.delete(id);
  }

  #schedule(table: Table): void {
    if (this.#attended.has(table.id)) return;
    const retryAt = this.#retryAt.get(table.id) ?? 0;
    const isOurs = this.nodes.holds(table.id);
    // Whoever is not there is a matter of those who are here.
    const due = isOurs ? table.due : table.absenceDue;
    this.#scheduler.set(table.id, due === undefined ? undefined : Math.max(due, retryAt));
    if (!isOurs && table.dutyDue !== undefined && table.dutyDue <= this.now() + HORIZON) this.nodes.wants();
  }

  async #wake(id: string): Promise<void> {
    this.#attended.add(id);
    try {
      const table = await this.get(id);
      const { seats, early } = await attend(table, this);
      this.#retryAt.delete(id);
      // They think on while the table is looked after.
      for (const seat of seats) void this.#letThink(table, moveFor(table, seat, this));
      if (early !== undefined) void this.#letThink(table, moveEarly(table, early, this));
    } catch (fault) {
      this.#dutyFailed(id, fault);
    } finally {
      this.#attended.delete(id);
      const table = this.#loaded.get(id);
      if (table) this.#schedule(table);
    }
  }

  async #letThink(table: Table, thought: Promise<void>): Promise<void> {
    try {
      await thought;
    } catch (fault) {
      this.#dutyFailed(table.id, fault);
    } finally {
      this.#schedule(table);
    }
  }

  #dutyFailed(id: string, fault: unknown): void {
    const isPassing = fault instanceof CannotSave || (fault instanceof Refused && fault.refusal.code === "too-busy");
    this.#retryAt.set(id, this.now() + (isPassing ? PAUSE_AFTER_TROUBLE : PAUSE_AFTER_FAULT));
    if (!(fault instanceof Refused)) this.#settings.fault("a duty failed", faultAt(id, fault));
  }
}
