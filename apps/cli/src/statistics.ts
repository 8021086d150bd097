/** Totals over many games: how long they are, and who wins how often. */
import type { Match, Outcome } from "@tafelrunde/core";

/** Wins out of a number of chances, with the interval that holds the true rate in 95 of 100 cases. */
export interface Rate {
  readonly wins: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Totals {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly movesPerGame: number;
  /** Only for games whose view counts rounds. */
  readonly roundsPerGame?: number;
  /** Only for games that are won or lost together. */
  readonly together?: Rate;
  readonly seats: readonly (Rate & { readonly seat: number; readonly bot: string })[];
  readonly bots: readonly (Rate & { readonly bot: string })[];
}

const Z = 1.96;

/** Wilson's interval: sound for small numbers and for rates near 0 and 1. */
function rateOf(wins: number, of: number): Rate {
  const rate = wins / of;
  const weight = Z ** 2 / of;
  const middle = (rate + weight / 2) / (1 + weight);
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / of + weight / (4 * of))) / (1 + weight);
  return { wins, of, rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

export class Statistics {
  readonly #bots: readonly string[];
  readonly #begun = performance.now();
  readonly #wins: number[];
  #games = 0;
  #moves = 0;
  #rounds: number | undefined = 0;
  #together: number | undefined;

  /** `bots` names the bot of every seat. */
  constructor(bots: readonly string[]) {
    this.#bots = bots;
    this.#wins = bots.map(() => 0);
  }

  add(match: Match): void {
    const outcome = match.outcome();
    if (!outcome) throw new Error("the game is not over");
    this.#games++;
    this.#moves += match.seq;
    const { round } = Object(match.update("public").view) as { round?: unknown };
    this.#rounds = typeof round === "number" && this.#rounds !== undefined ? this.#rounds + round : undefined;
    this.#count(outcome);
  }

  /** Seats that share the first place share the win. */
  #count(outcome: Outcome): void {
    if (outcome.type === "together") {
      this.#together = (this.#together ?? 0) + Number(outcome.won);
      return;
    }
    const winners = [...outcome.places.keys()].filter((seat) => outcome.places[seat] === 1);
    for (const seat of winners) this.#wins[seat]! += 1 / winners.length;
  }

  totals(): Totals {
    const seconds = (performance.now() - this.#begun) / 1000;
    const games = this.#games;
    const seats = this.#bots.map((bot, seat) => ({ seat: seat + 1, bot, ...rateOf(this.#wins[seat]!, games) }));
    const bots = [...new Set(this.#bots)].map((bot) => {
      const own = seats.filter((seat) => seat.bot === bot);
      return {
        bot,
        ...rateOf(
          own.reduce((sum, { wins }) => sum + wins, 0),
          games * own.length,
        ),
      };
    });
    return {
      games,
      moves: this.#moves,
      seconds,
      movesPerSecond: Math.round(this.#moves / seconds),
      movesPerGame: this.#moves / games,
      ...(this.#rounds === undefined ? {} : { roundsPerGame: this.#rounds / games }),
      ...(this.#together === undefined ? { seats, bots } : { together: rateOf(this.#together, games), seats: [], bots: [] }),
    };
  }
}
