/** One table of the proof: people and bots sit down at it, whatever happens meanwhile, and play one game to its end. */
import { setTimeout as pause } from "node:timers/promises";
import { sealOf } from "@tafelrunde/core";
import type { Clock, TableInfo } from "@tafelrunde/protocol";
import { newEntropy, newId } from "../../apps/server/test/harness/person.ts";
import { Caller } from "./caller.ts";
import { type Company, Guest } from "./guest.ts";
import type { World } from "./world.ts";

export interface TableWish {
  readonly company: Company;
  readonly people: number;
  readonly bots: number;
  readonly clock: Clock;
  /** Somebody looks on. */
  readonly isWatched: boolean;
}

const MOMENT = 100;

export class GameTable {
  readonly wish: TableWish;
  readonly name: string;
  id = "";
  guests: readonly Guest[] = [];
  /** So many moves were seen by somebody. */
  seq = 0;
  #progressAt = performance.now();
  readonly #world: World;

  constructor(world: World, name: string, wish: TableWish) {
    this.#world = world;
    this.name = name;
    this.wish = wish;
  }

  /** And everybody knows all of it. */
  get isOver(): boolean {
    const [first, ...others] = this.guests;
    if (!first || !this.guests.every(({ isContent }) => isContent)) return false;
    return others.every(({ seq, chat }) => seq === first.seq && chat.length === first.chat.length);
  }

  /** Everybody goes. */
  leave(): void {
    for (const guest of this.guests) guest.leave();
  }

  hasGoneOnSince(time: number): boolean {
    return this.#progressAt > time;
  }

  /** Nobody need wonder that nothing happened until now. */
  excuse(): void {
    this.#goesOn();
  }

  /** For how many milliseconds nothing has happened although something should have. */
  pauseAt(now: number): number {
    return now - this.#progressAt;
  }

  #goesOn(at = performance.now()): void {
    this.#progressAt = Math.max(this.#progressAt, at);
  }

  /** Resolves when the game has begun. */
  async open(): Promise<void> {
    const { company, people, bots, clock, isWatched } = this.wish;
    const callers = Array.from({ length: people }, (_, index) => new Caller(this.#world, `${this.name}.${index}`));
    for (const caller of callers) await caller.introduce();
    this.#goesOn();
    const host = callers[0]!;
    const wish = { id: newId(), game: company.game.id, options: {}, seats: people + bots, visibility: "public", clock };
    const { status, body } = await host.ask("POST", "/api/tables", wish);
    if (status !== 201 && status !== 200) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    this.id = (body as { table: TableInfo }).table.id;
    this.#goesOn();
    const progress = {
      seen: (seq: number) => {
        if (seq <= this.seq) return;
        this.seq = seq;
        this.#goesOn();
      },
      excuse: (until: number) => this.#goesOn(until),
    };
    const lookers = isWatched ? [new Caller(this.#world, `${this.name}.looker`)] : [];
    for (const looker of lookers) await looker.introduce();
    this.guests = [...callers, ...lookers].map((caller) => new Guest(this.#world, caller, this.id, company, progress));
    await this.#begin(callers);
  }

  /** Looks what is missing, and does it, until the game is on: any of it may have been done although no answer came. */
  async #begin(callers: readonly Caller[]): Promise<void> {
    const luck = callers.map(newEntropy);
    for (;;) {
      const infos = await Promise.all(callers.map((caller) => this.#info(caller)));
      this.#goesOn();
      if (infos[0]!.state !== "waiting") return;
      for (const [index, info] of infos.entries()) await this.#doWhatIsMissing(callers[index]!, info, luck[index]!);
      await pause(MOMENT);
    }
  }

  async #info(caller: Caller): Promise<TableInfo> {
    return ((await caller.ask("GET", `/api/tables/${this.id}`)).body as { table: TableInfo }).table;
  }

  async #doWhatIsMissing(caller: Caller, { seats, starting, hosting }: TableInfo, entropy: string): Promise<void> {
    const own = seats.find(({ you }) => you);
    const free = seats.filter(({ kind }) => kind === "open").length;
    if (!own) await this.#at(caller, "sit", { seal: sealOf(entropy) });
    else if (starting && own.entropy === null) await this.#at(caller, "reveal", { entropy });
    else if (hosting && free > 0 && free <= this.wish.bots) await this.#at(caller, "bots");
    else if (hosting && free === 0 && !starting) await this.#at(caller, "start");
  }

  /** A refusal says that it was done before, or cannot be done yet: the next look tells. */
  async #at(caller: Caller, what: string, body: unknown = {}): Promise<void> {
    const { status, body: answer } = await caller.ask("POST", `/api/tables/${this.id}/${what}`, body);
    if (status >= 300) this.#world.note(caller.name, `${what}: ${status} ${JSON.stringify(answer)}`);
  }
}
