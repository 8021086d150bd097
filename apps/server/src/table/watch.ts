/** The people who look at a table: who is connected, and what each of them has still to be told. */
import type { Match, Viewer } from "@tafelrunde/core";
import type { ServerMessage } from "@tafelrunde/protocol";
import { infoFor, type Presence } from "./info.ts";
import { seatOf, type TableState } from "./state.ts";

/** One connection at one table. */
export interface Watcher {
  /** The identity; undefined for somebody without one. */
  readonly person: string | undefined;
  /** A message as JSON. */
  send(text: string): void;
}

interface Standing {
  /** The last update that was sent. */
  seq: number;
  /** The last line of chat that was sent. */
  line: number;
  /** What was known of the table, to nobody in particular, when information was sent last. */
  known: string;
}

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
    const others = [...this.#all.keys()].filter(({ person }) => person === undefined || !this.#seated.has(person));
    return new Set(others.map((watcher) => watcher.person ?? watcher)).size;
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

  has(watcher: Watcher): boolean {
    return this.#all.has(watcher);
  }

  /** `since`: the last update this watcher has seen, −1 for none; `line`: the last line of chat. */
  add(watcher: Watcher, state: TableState, since: number, line: number): void {
    this.#all.set(watcher, { seq: startingPoint(state.match, since), line, known: "" });
    this.#tell(watcher, state, new Map(), true);
  }

  remove(watcher: Watcher): boolean {
    const was = this.#all.delete(watcher);
    if (was && watcher.person !== undefined) this.#goneAt.set(watcher.person, this.#now());
    return was;
  }

  clear(): void {
    this.#all.clear();
  }

  /** Tells everybody what they do not know yet. */
  tell(state: TableState): void {
    const shared = new Map<string, string>();
    for (const watcher of this.#all.keys()) this.#tell(watcher, state, shared, false);
  }

  #tell(watcher: Watcher, state: TableState, shared: Map<string, string>, fresh: boolean): void {
    const standing = this.#all.get(watcher)!;
    this.#seated = new Set(state.seats.flatMap(({ owner }) => owner ?? []));
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
      watcher.send(once(`update ${viewer} ${standing.seq}`, () => updateText(state, viewer, standing.seq, fresh)));
      standing.seq = match.seq;
    }
    if (state.said > standing.line) {
      const lines = state.chat.filter(({ number }) => number > standing.line);
      watcher.send(once(`chat ${standing.line}`, () => json({ type: "chat", table: state.id, lines })));
      standing.line = state.said;
    }
  }
}

/** Where a viewer's story goes on; for whoever has seen nothing, or what never was, at its beginning. */
const startingPoint = (match: Match | undefined, since: number): number => (match && since <= match.seq ? since : -1);

/** `fresh`: for somebody who has just come, and must not hear again what was for the moment only. */
function updateText({ id: table, match }: TableState, viewer: Viewer, after: number, fresh: boolean): string {
  const { seq, view, events } = fresh ? match!.recall(viewer, after) : match!.update(viewer, after);
  return json({ type: "update", table, seq, after, view, events: events.map((event) => ({ ...event })) });
}
