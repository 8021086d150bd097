/** What those who come to a table are told of it so far: worked out once, however many ask, until something new happens. */
import type { Update, Viewer } from "@tafelrunde/core";
import type { ServerMessage } from "@tafelrunde/protocol";
import type { TableState } from "./state.ts";

/** Characters that are kept for one table; what goes beyond is worked out anew each time. */
const MOST_KEPT = 262_144;

export class Stories {
  readonly #kept = new Map<string, string>();
  #size = 0;
  #state: TableState | undefined;
  #length = 0;

  /** The update for somebody who has just come and has heard all up to `since`; what was for the moment only is past. */
  update(state: TableState, viewer: Viewer, since: number): string {
    return this.#once(state, `update ${viewer} ${since}`, () => updateText(state, state.match!.recall(viewer, since), since));
  }

  /** The lines of talk after this one. */
  talk(state: TableState, since: number): string {
    return this.#once(state, `talk ${since}`, () => talkText(state, since));
  }

  #once(state: TableState, key: string, make: () => string): string {
    if (state !== this.#state || state.length !== this.#length) this.#forget(state);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    if (this.#size + made.length > MOST_KEPT) return made;
    this.#kept.set(key, made);
    this.#size += made.length;
    return made;
  }

  #forget(state: TableState): void {
    this.#kept.clear();
    this.#size = 0;
    this.#state = state;
    this.#length = state.length;
  }
}

/** An update as it travels; `after` is the seq that it follows. */
export function updateText({ id: table }: TableState, { seq, view, events }: Update<object, unknown>, after: number): string {
  const told = events.map((event) => ({ ...event })) as Extract<ServerMessage, { type: "update" }>["events"];
  return JSON.stringify({ type: "update", table, seq, after, view, events: told } satisfies ServerMessage);
}

export function talkText({ id: table, chat }: TableState, since: number): string {
  const lines = chat.filter(({ number }) => number > since);
  return JSON.stringify({ type: "chat", table, lines } satisfies ServerMessage);
}
