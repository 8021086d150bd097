/** How somebody last played a game with bots on this device, and how that went: what the next game begins with. */
import type { Options } from "@tafelrunde/core";
import { type Level, LEVELS } from "./levels.ts";
import type { DeviceStorage } from "./shelf.ts";

interface Setting {
  readonly level: Level;
  /** Left out as long as nobody has chosen. */
  readonly seats?: number;
  readonly options?: Options;
}

interface Kept extends Setting {
  /** The bot of the latest finished game, how many in a row were lost to it, and which game was counted last. */
  readonly bot?: string;
  readonly lost?: number;
  readonly counted?: string;
}

const PREFIX = "tafelrunde.last.";

export class LastTime {
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
  }

  /** Whoever has not played yet meets friendly bots. */
  of(game: string): Setting {
    return this.#read(game);
  }

  choose(game: string, setting: Setting): void {
    this.#write(game, { ...this.#read(game), ...setting });
  }

  /** Counts a finished game; the same one only once. */
  count(game: string, { id, bot, won }: { id: string; bot: string; won: boolean }): void {
    const kept = this.#read(game);
    if (kept.counted === id) return;
    const before = kept.bot === bot ? (kept.lost ?? 0) : 0;
    this.#write(game, { ...kept, bot, lost: won ? 0 : before + 1, counted: id });
  }

  /** How many of the latest games against this bot were lost in a row. */
  lostTo(game: string, bot: string): number {
    const kept = this.#read(game);
    return kept.bot === bot ? (kept.lost ?? 0) : 0;
  }

  #read(game: string): Kept {
    try {
      const kept = JSON.parse(this.#storage.getItem(PREFIX + game) ?? "{}") as Partial<Kept>;
      const { seats, ...others } = kept;
      const level = LEVELS.find((known) => known === kept.level) ?? "easy";
      return { ...others, level, ...(Number.isInteger(seats) && { seats: seats! }) };
    } catch {
      return { level: "easy" };
    }
  }

  #write(game: string, kept: Kept): void {
    try {
      this.#storage.setItem(PREFIX + game, JSON.stringify(kept));
    } catch {
      // A full device forgets how it was last time; the game itself matters more.
    }
  }
}
