/** How a driver opens matches at this server, as browsers do. */
import { createHash, randomBytes } from "node:crypto";
import type { Clock, TableInfo } from "@tafelrunde/protocol";
import type { Lines, Listener, Speaker, Visit } from "./lines.ts";
import { newId, Onlooker, Person } from "./tafelrunde-person.ts";
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
    const body = { id: newId(), game, seats, ...(clock && { clock }) };
    const { table } = (await this.#wire.ask({ path: "/api/tables", body, cookie: host.cookie })).body as { table: TableInfo };
    this.#table = table.id;
    const luck = this.#people.map(() => randomBytes(16));
    for (const [seat, person] of this.#people.entries()) {
      person.watch(table.id, listeners[seat]!);
      await person.at("sit", { seat, seal: createHash("sha256").update(luck[seat]!).digest("hex") });
    }
    if (bot !== undefined) await host.at("bots", { bot });
    await host.at("start");
    await Promise.all(this.#people.map((person, seat) => person.at("reveal", { entropy: luck[seat]!.toString("hex") })));
    await Promise.all(this.#onlookers.map((onlooker) => onlooker.watch(table.id)));
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
