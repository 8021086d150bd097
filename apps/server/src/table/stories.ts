/** What those who come to a table are told of it so far: worked out once, however many ask, until something new happens. */
import { type Delta, deltaOf, type Update, type Viewer } from "@tafelrunde/core";
import type { Shown } from "./news.ts";
import type { TableState } from "./state.ts";

/** Characters that are kept for one table; what goes beyond is worked out anew each time. */
const MOST_KEPT = 262_144;

interface Story {
  readonly text: string;
  readonly shown: Shown | undefined;
}

export class Stories {
  readonly #kept = new Map<string, Story>();
  #size = 0;
  #state: TableState | undefined;
  #length = 0;

  /** The update for somebody who has just come and has heard all up to `since`; what was for the moment only is past. */
  update(state: TableState, viewer: Viewer, since: number): Story {
    return this.#once(state, `update ${viewer} ${since}`, () => {
      const update = state.match!.recall(viewer, since);
      return { text: updateText(update, since, deltaOf(undefined, update.view)), shown: { viewer, view: update.view } };
    });
  }

  /** The lines of talk after this one. */
  talk(state: TableState, since: number): string {
    return this.#once(state, `talk ${since}`, () => ({ text: talkText(state, since), shown: undefined })).text;
  }

  #once(state: TableState, key: string, make: () => Story): Story {
    if (state !== this.#state || state.length !== this.#length) this.#forget(state);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    if (this.#size + made.text.length > MOST_KEPT) return made;
    this.#kept.set(key, made);
    this.#size += made.text.length;
    return made;
  }

  #forget(state: TableState): void {
    this.#kept.clear();
    this.#size = 0;
    this.#state = state;
    this.#length = state.length;
  }
}

/** An update as a piece of a frame. `after` is the seq that it follows. */
export function updateText({ seq, events }: Update<object, unknown>, after: number, view: Delta | undefined): string {
  const follows = after === seq - 1 ? "" : `,"after":${after}`;
  const changed = view === undefined ? "" : `,"view":${JSON.stringify(view)}`;
  return `,"seq":${seq}${follows}${changed},"events":${JSON.stringify(events)}`;
}

export function talkText({ chat }: TableState, since: number): string {
  return `,"chat":${JSON.stringify(chat.filter(({ number }) => number > since))}`;
}
