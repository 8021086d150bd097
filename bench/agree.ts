/** Makes sure that all contestants play the same game: nobody is faster by playing another one. */
import { findGame } from "@tafelrunde/registry";
import { boardgameIo } from "./boardgame-io.ts";
import type { Contestant, Row } from "./contestant.ts";
import { bareOf, contractOf, type NamedDuel } from "./duels.ts";
import type { Sample } from "./measure.ts";
import { throughContract } from "./through-contract.ts";

const SEED = 12;
/** By chance alone a difference this large comes up once in sixteen thousand comparisons. */
const STANDARD_ERRORS = 4;

/** What all played alike; `deviation` is the standard deviation of the moves per game. */
export interface Alike {
  readonly games: number;
  readonly deviation: number;
}

/**
 * With the same luck everybody must play the very same games: as many moves, and the same winner, game by game. The bare
 * rules know all variants and seat counts, so they are held to all of them; the others play the duel.
 */
export async function playAlike({ game: id, peer, bare, others, variants, alike }: NamedDuel): Promise<Alike> {
  const game = await findGame(id)!.rules();
  let games = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const variant of variants) {
      const contract = throughContract(game, seats, SEED, variant.options);
      const name = `bare, ${seats} seats, ${variant.name}`;
      games += sameGames(contract, { [name]: variant.bare(SEED, seats) }, alike.bare).length;
    }
  const made = Object.entries(others).map(([name, make]): [string, Contestant] => [name, make(SEED)]);
  const all = { bare: bare(SEED, peer.seats), ...Object.fromEntries(made) };
  const lengths = sameGames(throughContract(game, peer.seats, SEED), all, alike.bare);
  const theirs = { "boardgame.io": boardgameIo(peer, SEED, { sharedDice: true }) };
  games += lengths.length + sameGames(throughContract(game, peer.seats, SEED), theirs, alike.peer).length;
  return { games, deviation: deviationOf(lengths) };
}

/** The lengths of the games, if all agree on each of them. */
function sameGames(contract: Contestant, others: { readonly [name: string]: Contestant }, games: number): number[] {
  const lengths: number[] = [];
  for (let played = 1; played <= games; played++) {
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

/** The rows whose measured games are longer or shorter than those of the bare rules, beyond what chance explains. */
export function strangers(
  rows: readonly Row[],
  samples: ReadonlyMap<string, readonly Sample[]>,
  compared: NamedDuel,
  { deviation }: Alike,
): readonly string[] {
  const contract = contractOf(compared);
  const expected = totals(samples.get(bareOf(contract))!);
  return rows
    .filter(({ id, duel }) => {
      if (duel !== contract) return false;
      const own = totals(samples.get(id)!);
      const difference = Math.abs(own.moves / own.games - expected.moves / expected.games);
      return difference > STANDARD_ERRORS * deviation * Math.sqrt(1 / own.games + 1 / expected.games);
    })
    .map(({ label }) => label);
}
