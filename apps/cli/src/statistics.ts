/** Totals over many games: how long they are, and who wins how often. */
import type { Match } from "@tafelrunde/core";

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
  /** Where seats are rotated, no bot has one of its own. */
  readonly seats: readonly (Rate & { readonly seat: number; readonly bot?: string })[];
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

interface Count {
  wins: number;
  of: number;
}

export class Statistics {
  readonly #isRotated: boolean;
  readonly #begun = performance.now();
  readonly #seats: readonly (Count & { readonly bot: string })[];
  readonly #bots: Map<string, Count>;
  #games = 0;
  #moves = 0;
  #rounds: number | undefined = 0;
  #together: number | undefined;

  /** `bots` names the bot of every seat; `isRotated`: only in the first game. */
  constructor(bots: readonly string[], isRotated = false) {
    this.#isRotated = isRotated;
    this.#seats = bots.map((bot) => ({ bot, wins: 0, of: 0 }));
    this.#bots = new Map(bots.map((bot) => [bot, { wins: 0, of: 0 }]));
  }

  add(match: Match): void {
    const outcome = match.outcome();
    if (!outcome) throw new Error("the game is not over");
    this.#games++;
    this.#moves += match.seq;
    const { round } = Object(match.update("public").view) as { round?: unknown };
    this.#rounds = typeof round === "number" && this.#rounds !== undefined ? this.#rounds + round : undefined;
    if (outcome.type === "together") this.#together = (this.#together ?? 0) + Number(outcome.won);
    else this.#count(match, outcome.places);
  }

  /** Seats that share the first place share the win. */
  #count({ seats }: Match, places: readonly number[]): void {
    const winners = places.filter((place) => place === 1).length;
    for (const [seat, place] of places.entries())
      for (const count of [this.#seats[seat]!, this.#bots.get(seats[seat]!.bot!)!]) {
        count.wins += place === 1 ? 1 / winners : 0;
        count.of++;
      }
  }

  totals(): Totals {
    const seconds = (performance.now() - this.#begun) / 1000;
    const games = this.#games;
    const seats = this.#seats.map(({ bot, wins, of }, index) => ({
      seat: index + 1,
      ...(!this.#isRotated && { bot }),
      ...rateOf(wins, of),
    }));
    const bots = [...this.#bots].map(([bot, { wins, of }]) => ({ bot, ...rateOf(wins, of) }));
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
