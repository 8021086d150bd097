/** The bots of a game on this device: they act one after the other, and whatever happens to one of them, the game goes on. */
import { choose, type Question, RATHER_WAITS } from "@tafelrunde/bots";
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
  /** Who was asked what they would do before people, since somebody last moved. */
  #asked: { readonly seq: number; readonly seats: readonly Seat[] } = { seq: -1, seats: [] };

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
      for (let seat = this.#early(); seat !== undefined && !this.#closed; seat = this.#early()) await this.#letAsk(seat);
    } finally {
      this.#busy = false;
    }
    // Somebody moved while a bot thought about something else.
    if (!this.#closed && this.#next() !== undefined) await this.go();
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

  /** While people are awaited each bot may do something before them, once as things stand. */
  #early(): Seat | undefined {
    const match = this.#match;
    const awaited = match.awaited();
    if (!match.game.freeOrder || this.#next() !== undefined || awaited.length === 0) return undefined;
    const done = this.#asked.seq === match.seq ? this.#asked.seats : [];
    return match.actors().find((seat) => !this.#people.includes(seat) && !done.includes(seat));
  }

  /** What comes too late is let be, and so is a bot that fails: people are awaited, not it. */
  async #letAsk(seat: Seat): Promise<void> {
    const { game, seq } = this.#match;
    const asking = this.#services.thinker.decide({ ...this.#question(seat), early: true }).catch(() => RATHER_WAITS);
    const [text] = await Promise.all([asking, this.#services.pause(this.#wanted(seat))]);
    if (this.#closed) return;
    this.#asked = { seq, seats: [...(this.#asked.seq === seq ? this.#asked.seats : []), seat] };
    if (text !== RATHER_WAITS && this.#match.seq === seq) this.#take(seat, () => this.#match.play(seat, game.parse(text)));
  }

  #wanted(seat: Seat): string {
    return this.#match.seats[seat]?.bot ?? "";
  }

  #question(seat: Seat): Question {
    const { game } = this.#match;
    const { view, events: told } = this.#match.update(seat, BEFORE_ALL);
    return { game: game.id, rulesVersion: game.rulesVersion, seat, view, told, bot: this.#wanted(seat) };
  }

  /** Gives back whether the game goes on. */
  async #letMove(seat: Seat): Promise<boolean> {
    const { game, seq } = this.#match;
    const wanted = this.#wanted(seat);
    const question = this.#question(seat);
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
