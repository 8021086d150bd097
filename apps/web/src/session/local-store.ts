/** Games on this device: written after every move, so that neither a reload nor a pulled plug loses one. */
import type { GameRecord } from "@tafelrunde/core";

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

/** What a browser's own storage offers; tests bring theirs. */
export type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "tafelrunde.game.";
/** Finished games beyond this number make room, oldest first. */
const FINISHED_KEPT = 30;

export class LocalStore {
  readonly #drawer: Drawer;

  constructor(drawer: Drawer) {
    this.#drawer = drawer;
  }

  load(id: string): LocalGame | undefined {
    return parsed(this.#drawer.getItem(PREFIX + id));
  }

  save(game: LocalGame): void {
    const text = JSON.stringify(game);
    try {
      this.#drawer.setItem(PREFIX + game.id, text);
    } catch {
      this.makeRoom();
      this.#drawer.setItem(PREFIX + game.id, text);
    }
    if (game.over) this.#tidy(FINISHED_KEPT);
  }

  /** Lets go of all finished games. */
  makeRoom(): void {
    this.#tidy(0);
  }

  remove(id: string): void {
    this.#drawer.removeItem(PREFIX + id);
  }

  /** All games, the latest first. */
  list(): readonly LocalGame[] {
    const keys = Array.from({ length: this.#drawer.length }, (_, index) => this.#drawer.key(index));
    return keys
      .filter((key) => key?.startsWith(PREFIX))
      .flatMap((key) => parsed(this.#drawer.getItem(key!)) ?? [])
      .toSorted((a, b) => b.playedAt - a.playedAt);
  }

  #tidy(kept: number): void {
    const finished = this.list().filter(({ over }) => over);
    for (const { id } of finished.slice(kept)) this.remove(id);
  }
}

function parsed(text: string | null): LocalGame | undefined {
  try {
    const game = JSON.parse(text ?? "null") as LocalGame | null;
    return game && typeof game.id === "string" && typeof game.secret === "string" ? game : undefined;
  } catch {
    return undefined;
  }
}
