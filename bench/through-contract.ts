/** Random play of any game through the contract, and the same through a `Match` with events, record and hash chain. */
import { checkOptions, fastChance, type Game, Match, type Outcome } from "@tafelrunde/core";
import type { Contestant } from "./contestant.ts";

/** Default options: for King of 12 the set of the first game. */
export function throughContract(game: Game, seatCount: number, seed: number, chosen: object = {}): Contestant {
  const checked = checkOptions(game.options, chosen);
  if (!checked.ok) throw new Error(`${game.id} refuses ${checked.option}`);
  const { options } = checked;
  const chance = fastChance(seed);
  const table = { chance };
  const firsts = Array.from({ length: seatCount }, () => 0);
  const awaited = game.awaited ?? game.actors;
  const play = (games: number): number => {
    let moves = 0;
    for (let left = games; left > 0; left--) {
      const state = game.setup(options, seatCount, table);
      for (;;) {
        const seat = awaited(state)[0];
        if (seat === undefined) break;
        game.apply(state, seat, chance.pick(game.moves(state, seat)), table);
        moves++;
      }
      countFirsts(game.outcome(state), firsts);
    }
    return moves;
  };
  return { play, firsts };
}

export function throughMatch(game: Game, seatCount: number, seed: number): Contestant {
  const chance = fastChance(seed);
  const seats = Array.from({ length: seatCount }, (_, seat) => ({ name: `Seat ${seat}` }));
  const entropy = seats.map((_, seat) => seat.toString(16).padStart(32, "0"));
  const firsts = seats.map(() => 0);
  let begun = 0;
  const play = (games: number): number => {
    let moves = 0;
    for (let left = games; left > 0; left--) {
      const secret = (begun++).toString(16).padStart(64, "0");
      const start = Match.begin(game, { options: {}, seats, secret, entropy });
      if (!start.ok) throw new Error(`${game.id} does not begin: ${start.refusal.code}`);
      const { match } = start;
      for (;;) {
        const seat = match.awaited()[0];
        if (seat === undefined) break;
        const played = match.play(seat, chance.pick(match.moves(seat)));
        if (!played.ok) throw new Error(`${game.id} refuses what it listed: ${played.refusal.code}`);
        moves++;
      }
      countFirsts(match.record().end?.outcome, firsts);
    }
    return moves;
  };
  return { play, firsts };
}

function countFirsts(outcome: Outcome | undefined, firsts: number[]): void {
  if (outcome?.type !== "ranked") return;
  for (const [seat, place] of outcome.places.entries()) if (place === 1) firsts[seat]!++;
}
