/** What people at a table are told at one moment. Everything is worked out once, however many hear it. */
import { deltaOf, type Viewer } from "@tafelrunde/core";
import type { WireClock, WireInfo } from "@tafelrunde/protocol";
import { clocksOf, type Presence, wireInfo } from "./info.ts";
import { seatOf, type TableState } from "./state.ts";
import { talkText, type Stories, updateText } from "./stories.ts";

/** What one connection knows of the table. */
export interface Standing {
  /** The last update that was sent. */
  seq: number;
  /** What the view was then, and whose it was; undefined if the connection has none, or has to be sent the whole. */
  view: Shown | undefined;
  /** The last line of chat that was sent. */
  line: number;
  info: WireInfo | undefined;
  clocks: readonly WireClock[] | undefined;
}

/** A view that was sent. A later one of the same viewer is told as what changed in it. */
export interface Shown {
  readonly viewer: Viewer;
  readonly view: unknown;
}

export class NewsMaker {
  readonly #state: TableState;
  readonly #presence: Presence;
  readonly #stories: Stories;
  readonly #texts = new Map<string, string>();
  readonly #views = new Map<Viewer, Shown>();
  /** Most news are of the game alone. */
  #infos: Map<string, WireInfo> | undefined;
  #clockList: readonly WireClock[] | undefined;
  /** By what was known before. */
  #clockChanges: Map<readonly WireClock[] | undefined, string> | undefined;
  /** By what was known before, and what is known now. */
  #changes: Map<WireInfo | undefined, Map<WireInfo, string>> | undefined;

  constructor(state: TableState, presence: Presence, stories: Stories) {
    this.#state = state;
    this.#presence = presence;
    this.#stories = stories;
  }

  /** For somebody who has just come: all that is new to them, the rest whole. */
  begin(person: string | undefined, standing: Standing): string {
    const viewer = this.#viewer(person);
    const { match } = this.#state;
    let update = "";
    if (match) {
      const told = this.#stories.update(this.#state, viewer, standing.seq);
      standing.view = told.shown;
      standing.seq = match.seq;
      update = told.text;
    }
    return `${this.#info(person, standing)}${this.#clocks(standing)}${update}${this.#talk(standing, true)}`.slice(1);
  }

  /** What is new to this person, as the inside of a frame; empty if nothing is. `info`: the table's information may have changed. */
  goOn(person: string | undefined, standing: Standing, info: boolean): string {
    const told = info ? this.#info(person, standing) : "";
    return `${told}${this.#clocks(standing)}${this.#update(this.#viewer(person), standing)}${this.#talk(standing, false)}`.slice(
      1,
    );
  }

  #viewer(person: string | undefined): Viewer {
    return seatOf(this.#state, person) ?? "public";
  }

  #once(key: string, make: () => string): string {
    const kept = this.#texts.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.#texts.set(key, made);
    return made;
  }

  #info(person: string | undefined, standing: Standing): string {
    const before = standing.info;
    const now = this.#infoFor(person);
    standing.info = now;
    this.#changes ??= new Map();
    const changes = this.#changes.get(before) ?? new Map<WireInfo, string>();
    this.#changes.set(before, changes);
    const kept = changes.get(now);
    if (kept !== undefined) return kept;
    const delta = deltaOf(before, now);
    const text = delta === undefined ? "" : `,"info":${JSON.stringify(delta)}`;
    changes.set(now, text);
    return text;
  }

  /** The same object for all who are told the same. */
  #infoFor(person: string | undefined): WireInfo {
    const { removed, host } = this.#state;
    const isRemoved = person !== undefined && removed.has(person);
    const group = isRemoved ? "removed" : String(seatOf(this.#state, person) ?? (person === host ? "host" : "public"));
    this.#infos ??= new Map();
    const kept = this.#infos.get(group) ?? wireInfo(this.#state, this.#presence, person);
    this.#infos.set(group, kept);
    return kept;
  }

  #clocks(standing: Standing): string {
    const { perMove, perGame } = this.#state.created.clock;
    if (perMove + perGame === 0) return "";
    this.#clockList ??= clocksOf(this.#state);
    this.#clockChanges ??= new Map();
    const before = standing.clocks;
    standing.clocks = this.#clockList;
    const kept = this.#clockChanges.get(before);
    if (kept !== undefined) return kept;
    const delta = deltaOf(before, this.#clockList);
    const text = delta === undefined ? "" : `,"clocks":${JSON.stringify(delta)}`;
    this.#clockChanges.set(before, text);
    return text;
  }

  #update(viewer: Viewer, standing: Standing): string {
    const { match } = this.#state;
    if (!match || match.seq === standing.seq) return "";
    const before = standing.view?.viewer === viewer ? standing.view : undefined;
    const since = standing.seq;
    const text = this.#once(`update ${viewer} ${before ? since : "whole"}`, () => {
      const update = match.update(viewer, since);
      const shown = this.#views.get(viewer) ?? { viewer, view: update.view };
      this.#views.set(viewer, shown);
      return updateText(update, since, deltaOf(before?.view, shown.view));
    });
    standing.view = this.#views.get(viewer);
    standing.seq = match.seq;
    return text;
  }

  #talk(standing: Standing, isNew: boolean): string {
    const { line } = standing;
    if (this.#state.said <= line) return "";
    standing.line = this.#state.said;
    return isNew ? this.#stories.talk(this.#state, line) : this.#once(`talk ${line}`, () => talkText(this.#state, line));
  }
}
