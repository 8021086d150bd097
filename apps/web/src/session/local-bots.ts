/** The bots of a game on this device: they act one after the other, and whatever happens to one of them, the game goes on. */
import { choose } from "@tafelrunde/bots";
import type { Match, Played, Seat } from "@tafelrunde/core";
import type { WireRefusal } from "@tafelrunde/protocol";
import type { Thinker } from "./bots.ts";

export interface BotServices {
  readonly thinker: Thinker;
  /** Waits like somebody who thinks, and as long as this bot may: what it may choose from should not show in its time. */
  pause(bot: string): Promise<void>;
}

/** A bot remembers nothing by itself: each time it is told all that its seat was told so far. */
const BEFORE_ALL = -1;

type Take = (seat: Seat, act: () => Played) => WireRefusal | undefined;

export class LocalBots {
  readonly #match: Match;
  readonly #people: readonly Seat[];
  readonly #services: BotServices;
  readonly #take: Take;
  #busy = false;
  #closed = false;

  /** `take` carries a move out and tells of it. */
  constructor(match: Match, people: readonly Seat[], services: BotServices, take: Take) {
    this.#match = match;
    this.#people = people;
    this.#services = services;
    this.#take = take;
  }

  /** As long as one of them may act. */
  async go(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let seat = this.#next(); seat !== undefined && !this.#closed; seat = this.#next())
        if (!(await this.#letMove(seat))) return;
    } finally {
      this.#busy = false;
    }
  }

  close(): void {
    this.#closed = true;
    this.#services.thinker.close();
  }

  /** In a game of free order people go first, or bots would take away what they might still propose. */
  #next(): Seat | undefined {
    const awaited = this.#match.awaited();
    const isPerson = (seat: Seat): boolean => this.#people.includes(seat);
    return this.#match.game.freeOrder && awaited.some(isPerson) ? undefined : awaited.find((seat) => !isPerson(seat));
  }

  /** Gives back whether the game goes on. */
  async #letMove(seat: Seat): Promise<boolean> {
    const { game, seq, seats } = this.#match;
    const wanted = seats[seat]?.bot ?? "";
    const { view, events: told } = this.#match.update(seat, BEFORE_ALL);
    const question = { game: game.id, rulesVersion: game.rulesVersion, seat, view, told };
    const ask = (bot: string): Promise<string> => this.#services.thinker.decide({ ...question, bot });
    // A weaker bot stands in for one that fails; nobody at this device could do more about it.
    const [text] = await Promise.all([choose(game, wanted, ask, () => {}), this.#services.pause(wanted)]);
    if (this.#closed) return false;
    if (text !== undefined && !this.#take(seat, () => this.#match.play(seat, game.parse(text)))) return true;
    // Others may have sealed a choice meanwhile; should this one no longer be legal, the bot is asked again.
    if (this.#match.seq !== seq) return true;
    return !this.#take(seat, () => this.#match.play(seat, this.#anyMove(seat)));
  }

  #anyMove(seat: Seat): unknown {
    const moves = this.#match.moves(seat);
    return moves[Math.floor(Math.random() * moves.length)];
  }
}
