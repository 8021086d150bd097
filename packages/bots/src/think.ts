/** One decision of one bot, wherever it runs: from what its seat was sent, and from nothing else. */
import type { Chance, Game, GameEvent, Seat } from "@tafelrunde/core";
import { findGame, rulesOf } from "@tafelrunde/registry";
import { type Budget, milliseconds } from "./budget.ts";
import { botsFor } from "./list.ts";

export interface Question {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly seat: Seat;
  /** What this seat sees now. */
  readonly view: unknown;
  /** All that this seat was told since the game began. A log holds it, so a bot forgets nothing when a server starts anew. */
  readonly told: readonly GameEvent[];
  /** People are awaited: whether the bot does something before them. */
  readonly early?: true;
}

/** The answer to whoever asks a bot that had rather wait. */
export const RATHER_WAITS = "";

/** The answer: a move as text. `now` is a clock in milliseconds; `haste` by how much less than usual there is to think. */
export async function think(question: Question, chance: Chance, now: () => number, haste = 1): Promise<string> {
  const entry = findGame(question.game);
  const game = entry && (await rulesOf(entry, question.rulesVersion));
  if (!game) throw new Error("no such game");
  return decide(game, question, chance, (thinks) => milliseconds(thinks / haste, now));
}

type Place = Pick<Question, "bot" | "seat" | "view" | "told" | "early">;

/** The move of this bot; one that is no longer known is played by the strongest. Throws if it wants what is not legal. */
export async function decide(game: Game, place: Place, chance: Chance, budget: (thinks: number) => Budget): Promise<string> {
  const { view, seat, told } = place;
  const bots = await botsFor(game);
  const bot = bots.find(({ id }) => id === place.bot) ?? bots[0]!;
  const thinking = [view, seat, chance, budget(bot.thinks), told] as const;
  const move = place.early ? bot.early?.(...thinking) : bot.decide(...thinking).move;
  if (move === undefined) return RATHER_WAITS;
  // Any world that fits the view will do: what a seat may do depends only on what it knows.
  const refusal = game.refusal(game.imagine(view, chance), seat, move);
  if (refusal) throw new Error(`${bot.id} wanted what is not legal: ${refusal.code}`);
  return game.format(move);
}
