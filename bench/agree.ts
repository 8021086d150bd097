/** Makes sure that all contestants play the same game: nobody is faster by playing another one. */
import type { Card } from "@tafelrunde/king-of-12";
import { findGame } from "@tafelrunde/registry";
import { bare } from "./bare.ts";
import { boardgameIo } from "./boardgame-io.ts";
import { type Contestant, DUEL_SEATS, type Row } from "./contestant.ts";
import type { Sample } from "./measure.ts";
import { DUEL_GAME, FIRST_SET } from "./rows.ts";
import { tables } from "./tables.ts";
import { throughContract } from "./through-contract.ts";

const SEED = 12;
const GAMES = 400;
/** By chance alone a difference this large comes up once in sixteen thousand comparisons. */
const STANDARD_ERRORS = 4;

/** The games that all played alike; `deviation` is the standard deviation of their moves per game. */
export interface Alike {
  readonly games: number;
  readonly deviation: number;
}

/** Sets that bring every card to the table. */
const SETS: readonly (readonly Card[])[] = [
  FIRST_SET,
  ["gambler", "knight", "lady", "merchants", "reverser", "sorcerer", "troublemakers"],
  ["alchemist", "gambler", "golem", "knight", "lady", "machine", "merchants"],
];

/**
 * With the same luck everybody must play the very same games: as many moves, and the same winner, game by game. The bare
 * rules know all cards and seat counts, so they are held to all of them; the others play the duel.
 */
export async function playAlike(): Promise<Alike> {
  const game = await findGame(DUEL_GAME)!.rules();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const set of SETS) {
      const options = { set: "chosen", cards: set.filter((card) => card !== "knight") };
      sameGames(throughContract(game, seats, SEED, options), {
        [`bare, ${seats} seats, ${set.join(" ")}`]: bare(SEED, seats, set),
      });
    }
  const duel = throughContract(game, DUEL_SEATS, SEED);
  const lengths = sameGames(duel, { tables: tables(SEED), "boardgame.io": boardgameIo(SEED, { sharedDice: true }) });
  return { games: GAMES, deviation: deviationOf(lengths) };
}

/** The lengths of the games, if all agree on each of them. */
function sameGames(contract: Contestant, others: { readonly [name: string]: Contestant }): number[] {
  const lengths: number[] = [];
  for (let played = 1; played <= GAMES; played++) {
    const moves = contract.play(1);
    for (const [name, other] of Object.entries(others)) {
      const theirs = other.play(1);
      if (theirs === moves && String(other.firsts) === String(contract.firsts)) continue;
      throw new Error(
        `game ${played} of seed ${SEED}: the contract makes ${moves} moves (wins ${contract.firsts.join(" ")}), ` +
          `${name} makes ${theirs} (wins ${other.firsts.join(" ")})`,
      );
    }
    lengths.push(moves);
  }
  return lengths;
}

function deviationOf(numbers: readonly number[]): number {
  const mean = sum(numbers) / numbers.length;
  return Math.sqrt(sum(numbers.map((number) => (number - mean) ** 2)) / (numbers.length - 1));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function totals(samples: readonly Sample[]): { readonly games: number; readonly moves: number } {
  return { games: sum(samples.map(({ games }) => games)), moves: sum(samples.map(({ moves }) => moves)) };
}

/** The rows whose measured games are longer or shorter than those of the reference, beyond what chance explains. */
export function strangers(
  rows: readonly Row[],
  samples: ReadonlyMap<string, readonly Sample[]>,
  reference: string,
  { deviation }: Alike,
): readonly string[] {
  const expected = totals(samples.get(reference)!);
  return rows
    .filter(({ id, duel }) => {
      if (!duel) return false;
      const own = totals(samples.get(id)!);
      const difference = Math.abs(own.moves / own.games - expected.moves / expected.games);
      return difference > STANDARD_ERRORS * deviation * Math.sqrt(1 / own.games + 1 / expected.games);
    })
    .map(({ label }) => label);
}
