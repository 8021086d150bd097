/** One bot among others of another kind: its share of the wins, every seat taken in turn, the same luck for each seat. */
import type { Bot } from "@tafelrunde/bots";
import { type Budget, steps } from "@tafelrunde/bots";
import { fastChance, type Game, type Options, Runner, type Seat } from "@tafelrunde/core";

interface Pairing {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  readonly one: Bot;
  readonly others: Bot;
  /** The one stands in for a person: bots wait for it, as they do at a table, but for what they do before people. */
  readonly isPerson?: boolean;
  /** Which part of its time each bot takes. */
  readonly think: number;
}

interface Share {
  readonly wins: number;
  readonly games: number;
  /** Milliseconds that the one took for a decision, on average and at most. */
  readonly usual: number;
  readonly most: number;
}

/** As many games as asked for, rounded up so that every seat is taken equally often. */
export function shareOf(pairing: Pairing, count: number): Share {
  const { game, options, seats, one, others, think, isPerson = false } = pairing;
  const deals = Math.ceil(count / seats);
  const times: number[] = [];
  let wins = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let place = 0; place < seats; place++) {
      const runner = new Runner(game, { options, seatCount: seats, chance: fastChance(deal + 1) });
      const luck = fastChance(1_000_000 + deal * seats + place);
      const budget = (bot: Bot): Budget => steps(Math.ceil(bot.thinks * think));
      const play = (seat: Seat, move: unknown): void => {
        const played = runner.play(seat, move);
        if (!played.ok) throw new Error(`played against the rules: ${played.refusal.code}`);
      };
      /** People think for longer than bots pause, so that whatever bots do before them comes first. */
      const beforePeople = (seat: Seat): boolean => {
        if (seat === place || runner.moves(seat).length === 0) return false;
        const { view, events } = runner.update(seat, -1);
        const move = others.early?.(view, seat, luck, budget(others), events);
        if (move !== undefined) play(seat, move);
        return move !== undefined;
      };
      const all = Array.from({ length: seats }, (_, seat) => seat);
      for (let awaited = runner.awaited(); awaited.length > 0; awaited = runner.awaited()) {
        const isTheirs = isPerson && awaited.includes(place);
        if (isTheirs && all.some(beforePeople)) continue;
        const seat = isTheirs ? place : awaited[0]!;
        const bot = seat === place ? one : others;
        const { view, events } = runner.update(seat, -1);
        const before = performance.now();
        const { move } = bot.decide(view, seat, luck, budget(bot), events);
        if (seat === place) times.push(performance.now() - before);
        play(seat, move);
      }
      const outcome = runner.outcome()!;
      if (outcome.type === "together") wins += Number(outcome.won);
      else if (outcome.places[place] === 1) wins += 1 / outcome.places.filter((other) => other === 1).length;
    }
  const sum = times.reduce((total, time) => total + time, 0);
  return { wins, games: deals * seats, usual: sum / times.length, most: Math.max(...times) };
}
