/** The people who look at a table: who is connected, and what each of them has still to be told. */
import type { Match } from "@tafelrunde/core";
import type { Elsewhere, PeopleThere } from "../nodes/elsewhere.ts";
import { holdersOf, type Presence } from "./info.ts";
import { NewsMaker, type Standing } from "./news.ts";
import type { TableState } from "./state.ts";
import { Stories } from "./stories.ts";

/** One connection at one table. */
export interface Watcher {
  /** The identity; undefined for somebody without one. */
  readonly person: string | undefined;
  /** News of this table, as the inside of a frame. */
  send(table: string, news: string): void;
  /** Whether somebody who only looks on may be told something now; otherwise they are told a little later. */
  readonly mayHear: boolean;
}

/** So many who only look on are told at once; a larger crowd a little later, so that nobody who plays waits for it. */
const FEW = 8;
/** Milliseconds for which a count of those who look on is good enough. */
const COUNT_EVERY = 1000;

export class Watchers {
  readonly #now: () => number;
  /** Milliseconds after which somebody who is not connected counts as gone. */
  readonly #absence: number;
  /** Who is here by way of other nodes. */
  readonly #elsewhere: () => Elsewhere;
  readonly #openedAt: number;
  /** When the last connection of a person was closed; nobody was there before the table was opened. */
  readonly #goneAt = new Map<string, number>();
  readonly #all = new Map<Watcher, Standing>();
  /** Kept here because it is asked for by everybody on every change. */
  #seated = new Set<string>();
  /** Those who sit here and were connected with another node. */
  readonly #seenElsewhere = new Set<string>();
  readonly #stories = new Stories();
  #hasUntold = false;
  #counted = 0;
  #countedAt = -Infinity;
  /** Somebody came or went after the last count. */
  #hasUncounted = false;

  constructor(now: () => number, absence: number, elsewhere: () => Elsewhere) {
    this.#now = now;
    this.#absence = absence;
    this.#elsewhere = elsewhere;
    this.#openedAt = now();
  }

  get size(): number {
    return this.#all.size;
  }

  /** Who is here, as of now: what everybody is told at one moment has to be worked out for one time. */
  presence(): Presence {
    const now = this.#now();
    return {
      spectators: this.#counted + this.#elsewhere().others,
      isConnected: (person) => this.#isConnected(person),
      longGone: (person) => {
        const since = this.#goneSince(person);
        return since === undefined || now < since + this.#absence ? null : since;
      },
      longGoneAt: (person) => {
        const at = (this.#goneSince(person) ?? Infinity) + this.#absence;
        return now < at && at < Infinity ? at : undefined;
      },
    };
  }

  #isSeated({ person }: Watcher): boolean {
    return person !== undefined && this.#seated.has(person);
  }

  #isConnected(person: string): boolean {
    return this.#isHere(person) || this.#elsewhere().has(person);
  }

  #isHere(person: string): boolean {
    for (const watcher of this.#all.keys()) if (watcher.person === person) return true;
    return false;
  }

  /** What other nodes are told of those who are here. */
  here(): PeopleThere {
    return { seated: [...this.#seated].filter((person) => this.#isHere(person)), others: this.#counted };
  }

  /** People came or went at other nodes. */
  lookElsewhere(): void {
    const elsewhere = this.#elsewhere();
    for (const person of this.#seated)
      if (elsewhere.has(person)) this.#seenElsewhere.add(person);
      else if (this.#seenElsewhere.delete(person)) this.#goneAt.set(person, this.#now());
  }

  #goneSince(person: string): number | undefined {
    return this.#isConnected(person) ? undefined : (this.#goneAt.get(person) ?? this.#openedAt);
  }

  /** In how many milliseconds somebody has still to be told something, `soon` or later; undefined if nobody has. */
  untoldFor(soon: number): number | undefined {
    if (this.#all.size === 0 || !(this.#hasUntold || this.#hasUncounted)) return undefined;
    return this.#hasUntold ? soon : Math.max(soon, this.#countedAt + COUNT_EVERY - this.#now());
  }

  /** `since`: the last update this watcher has seen, −1 for none; `line`: the last line of chat. */
  add(watcher: Watcher, state: TableState, since: number, line: number): void {
    const standing: Standing = {
      seq: startingPoint(state.match, since),
      view: undefined,
      line,
      info: undefined,
      clocks: undefined,
    };
    this.#all.set(watcher, standing);
    this.#look(state);
    if (!this.#isSeated(watcher)) this.#hasUncounted = true;
    this.#count();
    watcher.send(state.id, new NewsMaker(state, this.presence(), this.#stories).begin(watcher.person, standing));
  }

  remove(watcher: Watcher): boolean {
    const was = this.#all.delete(watcher);
    if (was && !this.#isSeated(watcher)) this.#hasUncounted = true;
    if (was && watcher.person !== undefined) this.#goneAt.set(watcher.person, this.#now());
    // When the last one goes, nobody is left to be told of a later count: it has to be right at once for whoever asks.
    if (this.#all.size === 0) this.#counted = 0;
    return was;
  }

  /**
   * Tells those who sit here what they do not know yet; those who look on as well if they are few. `info`: the table's information may
   * have changed. The answer is who was said to be here.
   */
  tell(state: TableState, info: boolean): Presence {
    if (info) {
      this.#look(state);
      this.#count();
    }
    const presence = this.presence();
    const news = new NewsMaker(state, presence, this.#stories);
    const listeners: Watcher[] = [];
    for (const [watcher, standing] of this.#all)
      if (this.#isSeated(watcher)) tellOne(state, news, watcher, standing, info);
      else listeners.push(watcher);
    if (listeners.length > FEW) this.#hasUntold = true;
    else for (const watcher of listeners) tellOne(state, news, watcher, this.#all.get(watcher)!, info);
    return presence;
  }

  /** Tells all those who look on, except for those who have to wait a little longer. */
  tellCrowd(state: TableState): Presence {
    this.#look(state);
    this.#count();
    const presence = this.presence();
    const news = new NewsMaker(state, presence, this.#stories);
    this.#hasUntold = false;
    for (const [watcher, standing] of this.#all)
      if (this.#isSeated(watcher) || watcher.mayHear) tellOne(state, news, watcher, standing, true);
      else this.#hasUntold = true;
    return presence;
  }

  /** Who sits here, or is still to sit down as the host; with them the number of those who only look on changes. */
  #look(state: TableState): void {
    const seated = new Set(holdersOf(state));
    if (seated.size === this.#seated.size && [...seated].every((owner) => this.#seated.has(owner))) return;
    this.#seated = seated;
    this.#hasUncounted = true;
  }

  /** Counts people without a seat, at most once a second: two tabs of one person count once, nameless ones each. */
  #count(): void {
    if (this.#now() < this.#countedAt + COUNT_EVERY) return;
    const others = [...this.#all.keys()].filter((watcher) => !this.#isSeated(watcher));
    this.#counted = new Set(others.map((watcher) => watcher.person ?? watcher)).size;
    this.#countedAt = this.#now();
    this.#hasUncounted = false;
  }
}

function tellOne(state: TableState, news: NewsMaker, watcher: Watcher, standing: Standing, info: boolean): void {
  const text = news.goOn(watcher.person, standing, info);
  if (text !== "") watcher.send(state.id, text);
}

/** Where a viewer's story goes on; for whoever has seen nothing, or what never was, at its beginning. */
const startingPoint = (match: Match | undefined, since: number): number => (match && since <= match.seq ? since : -1);
