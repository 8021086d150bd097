/** Games of King Up! between bots of several styles, kept as what was dealt and done: what manners are learned from. */
import { type Bot, steps } from "@tafelrunde/bots";
import { type Chance, fastChance, type GameEvent, type Seat } from "@tafelrunde/core";
import { kingUp, type KingUpEvent, type KingUpView, type Move } from "@tafelrunde/king-up";

interface Played {
  readonly seat: Seat;
  readonly move: Move;
}

export interface PlayedRound {
  readonly start: Seat;
  readonly cards: readonly number[];
  readonly moves: readonly Played[];
}

export interface PlayedGame {
  /** The style of each seat. */
  readonly styles: readonly string[];
  readonly rounds: readonly PlayedRound[];
  /** Every seat's share of the victory. */
  readonly won: readonly number[];
}

interface Player {
  readonly style: string;
  readonly bot: Bot<KingUpView, Move>;
  /** Milliseconds that it thinks, counted as steps. */
  readonly thinks: number;
}

/** One whole game; `deal` decides the cards, `luck` what the bots draw. */
export function playGame(players: readonly Player[], deal: Chance, luck: Chance): PlayedGame {
  const told: KingUpEvent[] = [];
  const context = { chance: deal, emit: (event: KingUpEvent) => void told.push(event) };
  const state = kingUp.setup({ history: true }, players.length, context);
  const rounds: { start: Seat; cards: number[]; moves: Played[] }[] = [];
  for (let seat = kingUp.actors(state)[0]; seat !== undefined; seat = kingUp.actors(state)[0]) {
    if (rounds.length < state.round) rounds.push({ start: state.turn, cards: state.seats.map(({ card }) => card), moves: [] });
    const { bot, thinks } = players[seat]!;
    const heard = told.flatMap((event): GameEvent[] => {
      const seen = kingUp.witness(event, seat);
      return seen ? [seen] : [];
    });
    const { move } = bot.decide(kingUp.view(state, seat), seat, luck, steps(thinks), heard);
    rounds.at(-1)!.moves.push({ seat, move });
    kingUp.apply(state, seat, move, context);
  }
  const outcome = kingUp.outcome(state);
  if (outcome?.type !== "ranked") throw new Error("the game did not end");
  const first = outcome.places.filter((place) => place === 1).length;
  return {
    styles: players.map(({ style }) => style),
    rounds,
    won: outcome.places.map((place) => (place === 1 ? 1 / first : 0)),
  };
}

/** Tables at which most are of the first style and each seat may be of any other. */
export function playGames(kinds: readonly Player[], seats: number, count: number, seed: number): PlayedGame[] {
  const chance = fastChance(seed);
  return Array.from({ length: count }, () => {
    const players = Array.from({ length: seats }, () => (chance.roll(10) <= 6 ? kinds[0]! : chance.pick(kinds.slice(1))));
    return playGame(players, fastChance(chance.roll(2 ** 30)), fastChance(chance.roll(2 ** 30)));
  });
}
