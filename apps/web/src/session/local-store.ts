/** Games on this device: written after every move, so that neither a reload nor a pulled plug loses one. */
import type { GameRecord } from "@tafelrunde/core";
import { type DeviceStorage, Shelf } from "./shelf.ts";

export interface LocalGame {
  readonly id: string;
  readonly game: string;
  /** The seats that people at this device play. */
  readonly people: readonly number[];
  readonly createdAt: number;
  readonly playedAt: number;
  readonly over: boolean;
  /** The chronicle that it is written into, for games that keep one. */
  readonly chronicle?: string;
  readonly secret: string;
  readonly record: GameRecord;
}

/** Finished games beyond this number make room, oldest first. */
const FINISHED_KEPT = 30;

export class LocalStore {
  readonly #shelf: Shelf;

  constructor(storage: DeviceStorage, isLasting = true) {
    this.#shelf = new Shelf(storage, "tafelrunde.game.", isLasting);
  }

  /** Undefined if there is none, or if it is damaged. */
  load(id: string): LocalGame | undefined {
    const game = parseLocalGame(this.#shelf.get(id));
    return game?.id === id ? game : undefined;
  }

  /** Whether the game will still be there after the page was closed. */
  keeps(id: string): boolean {
    return this.#shelf.lasts(id);
  }

  /** Gives back whether the game is kept; if not, it lasts as long as the page. */
  save(game: LocalGame): boolean {
    const text = JSON.stringify(game);
    const isKept = this.#shelf.put(game.id, text) || this.#putInstead(game.id, text);
    if (game.over) this.#tidy(FINISHED_KEPT);
    return isKept;
  }

  /** Lets go of all finished games. */
  makeRoom(): void {
    this.#tidy(0);
  }

  remove(id: string): void {
    this.#shelf.remove(id);
  }

  /** All games that can be read, the latest first. */
  list(): readonly LocalGame[] {
    return this.#shelf
      .names()
      .flatMap((id) => this.load(id) ?? [])
      .toSorted((a, b) => b.playedAt - a.playedAt);
  }

  /** Finished games give way, the oldest first; if all of them are not enough, they stay. */
  #putInstead(id: string, text: string): boolean {
    const gone: LocalGame[] = [];
    for (const old of this.#finished().toReversed()) {
      if (old.id === id || !this.#shelf.lasts(old.id)) continue;
      this.remove(old.id);
      gone.push(old);
      if (this.#shelf.put(id, text)) return true;
    }
    for (const old of gone) this.#shelf.put(old.id, JSON.stringify(old));
    return false;
  }

  #tidy(kept: number): void {
    for (const { id } of this.#finished().slice(kept)) this.remove(id);
  }

  #finished(): readonly LocalGame[] {
    return this.list().filter(({ over }) => over);
  }
}

/** As much as lists and pages rely on; whether it can go on is found out when it is opened. */
export function parseLocalGame(text: string | null): LocalGame | undefined {
  try {
    const game = JSON.parse(text ?? "null") as LocalGame;
    const { start, moves } = game.record;
    const isSound =
      [game.id, game.game, game.secret, start.game, ...start.seats.map(({ name }) => name)].every(isText) &&
      [game.playedAt, start.rulesVersion, ...game.people].every(Number.isFinite) &&
      Array.isArray(moves);
    return isSound ? game : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): boolean => typeof value === "string";
