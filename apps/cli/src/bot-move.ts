/** A bot's move in the terminal: counted in steps and not in time, so that the same seed gives the same game on every machine. */
import { type Bot, steps } from "@tafelrunde/bots";
import type { Chance, Match, Seat } from "@tafelrunde/core";

const BEFORE_ALL = -1;

/** Throws if the bot wants what is not legal. */
export function letMove(match: Match, seat: Seat, bot: Bot, chance: Chance): void {
  const { view, events: told } = match.update(seat, BEFORE_ALL);
  const played = match.play(seat, bot.decide(view, seat, chance, steps(bot.thinks), told).move);
  if (!played.ok) throw new Error(`${bot.id} played against the rules: ${played.refusal.code}`);
}

/** While people are awaited: what the bot does before them, if anything. Gives back whether it did. */
export function letAct(match: Match, seat: Seat, bot: Bot, chance: Chance): boolean {
  if (match.moves(seat).length === 0) return false;
  const { view, events: told } = match.update(seat, BEFORE_ALL);
  const move = bot.early?.(view, seat, chance, steps(bot.thinks), told);
  if (move === undefined) return false;
  const played = match.play(seat, move);
  if (!played.ok) throw new Error(`${bot.id} played against the rules: ${played.refusal.code}`);
  return true;
}
