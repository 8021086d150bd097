/** Many tables at once: whenever a game is over the next one begins, until no more are wanted. */
import { setTimeout as pause } from "node:timers/promises";
import { levelsFor } from "@tafelrunde/bots";
import { games } from "@tafelrunde/registry";
import { GameTable, type TableWish } from "./game-table.ts";
import type { World } from "./world.ts";

const NO_CLOCK = { perMove: 0, perGame: 0 };
/** Short, so that it runs out for whoever falls asleep. */
const CLOCK = { perMove: 2, perGame: 600 };
const LOOK_EVERY = 25;

/** All games in turn; people and bots at each; a clock at every third and somebody who looks on at every fourth table. */
async function wishes(count: number): Promise<readonly TableWish[]> {
  const companies = await Promise.all(
    games.map(async (entry) => {
      const game = await entry.rules();
      // At random a game may take thousands of moves.
      return { game, bot: (await levelsFor(game)).at(-1)! };
    }),
  );
  return Array.from({ length: count }, (_, index) => {
    const company = companies[index % companies.length]!;
    const { min, max } = company.game.seats;
    const bots = index % 3 === 1 ? 0 : 1;
    const people = Math.max(min - bots, Math.min(2 + (index % 2), max - bots));
    return { company, people, bots, clock: index % 3 === 0 ? CLOCK : NO_CLOCK, isWatched: index % 4 === 3 };
  });
}

export class Load {
  readonly #world: World;
  /** All tables, those that are over included. */
  readonly tables: GameTable[] = [];
  #running: Promise<void>[] = [];
  #isEnding = false;
  #longest = 0;
  #longestAt = "";
  readonly #watch: NodeJS.Timeout;

  constructor(world: World) {
    this.#world = world;
    this.#watch = setInterval(() => this.#look(), LOOK_EVERY);
  }

  async begin(count: number): Promise<void> {
    this.#running = (await wishes(count)).map((wish, index) => this.#play(wish, index));
  }

  get moves(): number {
    return this.tables.reduce((sum, { seq }) => sum + seq, 0);
  }

  get playing(): readonly GameTable[] {
    return this.tables.filter(({ isOver }) => !isOver);
  }

  /** The longest time for which nothing happened at one table since this was asked for last, in milliseconds. */
  takeLongest(): { readonly milliseconds: number; readonly table: string } {
    const taken = { milliseconds: this.#longest, table: this.#longestAt };
    this.#longest = 0;
    return taken;
  }

  /** Nobody could play until now. */
  excuse(): void {
    for (const table of this.playing) table.excuse();
    this.#longest = 0;
  }

  /** Resolves when something has happened at every table after now; or late. */
  async goesOn(milliseconds: number): Promise<void> {
    const now = performance.now();
    const [tables, end] = [this.playing, now + milliseconds];
    while (performance.now() < end && !tables.every((table) => table.isOver || table.hasGoneOnSince(now)))
      await pause(LOOK_EVERY);
  }

  hopAll(): void {
    for (const { guests } of this.playing) for (const guest of guests) guest.hop();
  }

  /** No more games: resolves with those that were not over in time. */
  async end(milliseconds: number): Promise<readonly GameTable[]> {
    this.#isEnding = true;
    const late = pause(milliseconds, undefined, { ref: false });
    await Promise.race([Promise.all(this.#running), late]);
    clearInterval(this.#watch);
    const stuck = this.playing;
    for (const table of stuck) table.leave();
    return stuck;
  }

  async #play(wish: TableWish, place: number): Promise<void> {
    for (let game = 1; !this.#isEnding; game++) {
      const table = new GameTable(this.#world, `${wish.company.game.id}-${place}-${game}`, wish);
      this.tables.push(table);
      await table.open();
      while (!table.isOver) await pause(LOOK_EVERY);
      table.leave();
    }
  }

  #look(): void {
    const now = performance.now();
    for (const table of this.playing) {
      const milliseconds = table.pauseAt(now);
      if (milliseconds <= this.#longest) continue;
      this.#longest = milliseconds;
      this.#longestAt = table.name;
    }
  }
}
