/** How a driver opens matches at this server: on the socket, as the API lets every program do. */
import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "@tafelrunde/protocol";
import type { Lines, Listener, Speaker, Visit } from "./lines.ts";
import { Onlooker, Person } from "./tafelrunde-person.ts";
import type { Wire } from "./wire.ts";

/** What is played, by whom, and whether time runs. */
export interface TableWish {
  readonly game: string;
  /** Two where nothing is said. */
  readonly seats?: number;
  readonly clock?: Clock;
  /** The bot that has the last seat. */
  readonly bot?: string;
  /** How many look on at every match. */
  readonly spectators?: number;
}

class Company implements Lines {
  readonly #wire: Wire;
  readonly #wish: TableWish;
  readonly #people: readonly Person[];
  readonly #onlookers: readonly Onlooker[];
  #table = "";

  private constructor(wire: Wire, wish: TableWish, people: readonly Person[], onlookers: readonly Onlooker[]) {
    this.#wire = wire;
    this.#wish = wish;
    this.#people = people;
    this.#onlookers = onlookers;
  }

  static async gather(wire: Wire, wish: TableWish): Promise<Company> {
    const { seats = 2, bot, spectators = 0 } = wish;
    const people = Array.from({ length: bot === undefined ? seats : seats - 1 }, () => Person.arrive(wire));
    const onlookers = Array.from({ length: spectators }, () => Onlooker.arrive(wire));
    return new Company(wire, wish, await Promise.all(people), await Promise.all(onlookers));
  }

  get people(): number {
    return this.#people.length;
  }

  /** Everybody seals their luck and opens it when all are fixed, as browsers do. */
  async open(listeners: readonly Listener[]): Promise<void> {
    const host = this.#people[0]!;
    const { game, seats = 2, clock, bot } = this.#wish;
    const table = await host.open({ game, seats, ...(clock && { clock }) }, listeners[0]!);
    this.#table = table;
    const luck = this.#people.map(() => randomBytes(16));
    for (const [seat, person] of this.#people.entries()) {
      if (person !== host) person.watch(table, listeners[seat]!);
      await person.do("sit", { seat, seal: createHash("sha256").update(luck[seat]!).digest("hex") });
    }
    if (bot !== undefined) await host.do("bots", { bot });
    await host.do("start", {});
    await Promise.all(this.#people.map((person, seat) => person.do("reveal", { entropy: luck[seat]!.toString("hex") })));
    await Promise.all(this.#onlookers.map((onlooker) => onlooker.watch(table)));
  }

  move(seat: number, text: string): void {
    this.#people[seat]!.move(text);
  }

  get received(): number {
    return this.#people.reduce((sum, { received }) => sum + received, 0);
  }

  get overheard(): number {
    return this.#onlookers.reduce((sum, { received }) => sum + received, 0);
  }

  async stranger(isWatching: boolean): Promise<Visit> {
    const begin = performance.now();
    const onlooker = await Onlooker.arrive(this.#wire);
    if (isWatching) await onlooker.watch(this.#table);
    return { milliseconds: performance.now() - begin, bytes: onlooker.received };
  }

  leave(): void {
    for (const somebody of [...this.#people, ...this.#onlookers]) somebody.leave();
  }
}

export const tafelrunde = (wire: Wire, wish: TableWish): Speaker => ({ gather: () => Company.gather(wire, wish) });
