/** The people who look at a table: who is connected, and what each of them has still to be told. */
import type { Match } from "@tafelrunde/core";
import type { ServerMessage } from "@tafelrunde/protocol";
import { infoFor, type Presence } from "./info.ts";
import { seatOf, type TableState } from "./state.ts";
import { Stories, talkText, updateText } from "./stories.ts";

/** One connection at one table. */
export interface Watcher {
  /** The identity; undefined for somebody without one. */
  readonly person: string | undefined;
  /** A message as JSON. */
  send(text: string): void;
  /** Whether somebody who only looks on may be told something now; otherwise they are told a little later. */
  readonly mayHear: boolean;
}

interface Standing {
  /** The last update that was sent. */
  seq: number;
  /** The last line of chat that was sent. */
  line: number;
  /** What was known of the table, to nobody in particular, when information was sent last. */
  known: string;
}

/** So many who only look on are told at once; a larger crowd a little later, so that nobody who plays waits for it. */
const FEW = 8;

const json = (message: ServerMessage): string => JSON.stringify(message);

export class Watchers implements Presence {
  readonly #now: () => number;
  /** Milliseconds after which somebody who is not connected counts as gone. */
  readonly #absence: number;
  readonly #openedAt: number;
  /** When the last connection of a person was closed; nobody was there before the table was opened. */
  readonly #goneAt = new Map<string, number>();
  readonly #all = new Map<Watcher, Standing>();
  /** Kept here because it is asked for by everybody on every change. */
  #seated = new Set<string>();
  readonly #stories = new Stories();
  #hasUntold = false;

  constructor(now: () => number, absence: number) {
    this.#now = now;
    this.#absence = absence;
    this.#openedAt = now();
  }

  get size(): number {
    return this.#all.size;
  }

  /** People without a seat; two tabs of one person count once, nameless ones each. */
  get spectators(): number {
    const others = [...this.#all.keys()].filter((watcher) => !this.#isSeated(watcher));
    return new Set(others.map((watcher) => watcher.person ?? watcher)).size;
  }

  #isSeated({ person }: Watcher): boolean {
    return person !== undefined && this.#seated.has(person);
  }

  isConnected(person: string): boolean {
    for (const watcher of this.#all.keys()) if (watcher.person === person) return true;
    return false;
  }

  longGone(person: string): number | null {
    const since = this.#goneSince(person);
    return since === undefined || this.#now() < since + this.#absence ? null : since;
  }

  longGoneAt(person: string): number | undefined {
    const at = (this.#goneSince(person) ?? Infinity) + this.#absence;
    return this.#now() < at && at < Infinity ? at : undefined;
  }

  #goneSince(person: string): number | undefined {
    return this.isConnected(person) ? undefined : (this.#goneAt.get(person) ?? this.#openedAt);
  }

  /** Some of those who look on have still to be told something. */
  get hasUntold(): boolean {
    return this.#hasUntold;
  }

  /** `since`: the last update this watcher has seen, −1 for none; `line`: the last line of chat. */
  add(watcher: Watcher, state: TableState, since: number, line: number): void {
    this.#seated = new Set(state.seats.flatMap(({ owner }) => owner ?? []));
    this.#all.set(watcher, { seq: startingPoint(state.match, since), line, known: "" });
    this.#tell(watcher, state, new Map(), true);
  }

  remove(watcher: Watcher): boolean {
    const was = this.#all.delete(watcher);
    if (was && watcher.person !== undefined) this.#goneAt.set(watcher.person, this.#now());
    return was;
  }

  /** Tells those who sit here what they do not know yet; those who look on as well if they are few. */
  tell(state: TableState): void {
    const shared = new Map<string, string>();
    this.#seated = new Set(state.seats.flatMap(({ owner }) => owner ?? []));
    const listeners: Watcher[] = [];
    for (const watcher of this.#all.keys())
      if (this.#isSeated(watcher)) this.#tell(watcher, state, shared, false);
      else listeners.push(watcher);
    if (listeners.length > FEW) this.#hasUntold = true;
    else for (const watcher of listeners) this.#tell(watcher, state, shared, false);
  }

  /** Tells all those who look on, except for those who have to wait a little longer. */
  tellCrowd(state: TableState): void {
    const shared = new Map<string, string>();
    this.#hasUntold = false;
    for (const watcher of this.#all.keys())
      if (this.#isSeated(watcher) || watcher.mayHear) this.#tell(watcher, state, shared, false);
      else this.#hasUntold = true;
  }

  #tell(watcher: Watcher, state: TableState, shared: Map<string, string>, fresh: boolean): void {
    const standing = this.#all.get(watcher)!;
    const seat = seatOf(state, watcher.person);
    const once = (key: string, make: () => string): string => {
      const made = shared.get(key) ?? make();
      shared.set(key, made);
      return made;
    };
    const known = once("known", () => JSON.stringify(infoFor(state, this, undefined)));
    if (known !== standing.known) {
      standing.known = known;
      const info = () => json({ type: "table", table: infoFor(state, this, watcher.person) });
      const isRemoved = watcher.person !== undefined && state.removed.has(watcher.person);
      const isHost = watcher.person === state.host;
      watcher.send(once(`info ${isRemoved ? "removed" : (seat ?? (isHost ? "host" : "public"))}`, info));
    }
    const { match } = state;
    if (match && (fresh || match.seq !== standing.seq)) {
      const viewer = seat ?? "public";
      const text = fresh
        ? this.#stories.update(state, viewer, standing.seq)
        : once(`update ${viewer} ${standing.seq}`, () => updateText(state, match.update(viewer, standing.seq), standing.seq));
      watcher.send(text);
      standing.seq = match.seq;
    }
    if (state.said > standing.line) {
      watcher.send(
        fresh ? this.#stories.talk(state, standing.line) : once(`chat ${standing.line}`, () => talkText(state, standing.line)),
      );
      standing.line = state.said;
    }
  }
}

/** Where a viewer's story goes on; for whoever has seen nothing, or what never was, at its beginning. */
const startingPoint = (match: Match | undefined, since: number): number => (match && since <= match.seq ? since : -1);
