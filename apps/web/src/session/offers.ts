/** What to offer after a game against bots: stronger ones to whoever won, friendlier ones to whoever keeps losing. */
import type { Game, Options, Outcome } from "@tafelrunde/core";
import type { LastTime } from "./last-time.ts";
import { levelBeside } from "./bot-levels.ts";
import type { Level } from "./levels.ts";
import type { LocalGame } from "./local-store.ts";

export interface Offer {
  readonly why: "stronger" | "easier" | "whole";
  readonly level: Level;
  readonly bot: string;
  readonly options: Options;
}

/** So many defeats in a row are enough. */
const ENOUGH = 2;

/** One person against bots of one kind: the only games that say who is the stronger one. */
function rivals({ people, record }: LocalGame): { readonly me: number; readonly bot: string } | undefined {
  const [me, ...others] = people;
  const bots = new Set(record.start.seats.flatMap(({ bot }) => bot ?? []));
  const [bot] = bots;
  return me !== undefined && bot !== undefined && others.length === 0 && bots.size === 1 ? { me, bot } : undefined;
}

const wins = (outcome: Outcome, me: number): boolean => (outcome.type === "together" ? outcome.won : outcome.places[me] === 1);

export function countGame(lastTime: LastTime, saved: LocalGame, outcome: Outcome): void {
  const sides = rivals(saved);
  if (sides) lastTime.count(saved.game, { id: saved.id, bot: sides.bot, won: wins(outcome, sides.me) });
}

/** `bots`: those that are offered, strongest first. */
export function offersAfter(
  game: Pick<Game, "first" | "cooperative">,
  saved: LocalGame,
  outcome: Outcome,
  bots: readonly string[],
  lastTime: LastTime,
): readonly Offer[] {
  const sides = rivals(saved);
  if (!sides) return [];
  const { options } = saved.record.start;
  if (outcome.type === "together") {
    const first = Object.entries(game.first ?? {});
    const introduced = outcome.won && first.length > 0 && first.every(([name, value]) => options[name] === value);
    return introduced ? [{ why: "whole", level: "easy", bot: sides.bot, options: {} }] : [];
  }
  const won = wins(outcome, sides.me);
  const next = levelBeside(game, bots, sides.bot, won ? 1 : -1);
  if (!next || (!won && lastTime.lostTo(saved.game, sides.bot) < ENOUGH)) return [];
  return [{ ...next, why: won ? "stronger" : "easier", options }];
}
