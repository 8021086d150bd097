/** How a bot's move is found, also when the bot fails. */
import type { Chance, Game, Seat } from "@tafelrunde/core";
import { botsFor } from "./list.ts";

interface Place {
  readonly view: unknown;
  readonly seat: Seat;
}

/** The move of this bot, as text; a bot that is no longer known is played by the strongest. Throws if it wants what is not legal. */
export async function decide(game: Game, wanted: string, { view, seat }: Place, chance: Chance): Promise<string> {
  const bots = await botsFor(game);
  const bot = bots.find(({ id }) => id === wanted) ?? bots[0]!;
  const { move } = bot.decide(view, seat, chance);
  // Any world that fits the view will do: what a seat may do depends only on what it knows.
  const refusal = game.refusal(game.imagine(view, chance), seat, move);
  if (refusal) throw new Error(`${bot.id} wanted what is not legal: ${refusal.code}`);
  return game.format(move);
}

/** Asks this bot and, for this one move, each weaker one as long as they fail. Undefined if all of them do. */
export async function choose(
  game: Game,
  wanted: string,
  ask: (bot: string) => Promise<string>,
  failed: (fault: unknown) => void,
): Promise<string | undefined> {
  const noted = (fault: unknown): undefined => {
    failed(fault);
  };
  for (let bot: string | undefined = wanted; bot !== undefined; bot = await nextWeaker(game, bot).catch(noted)) {
    const move = await ask(bot).catch(noted);
    if (move !== undefined) return move;
  }
  return undefined;
}

async function nextWeaker(game: Game, bot: string): Promise<string | undefined> {
  const ids = (await botsFor(game)).map(({ id }) => id);
  return ids[Math.max(0, ids.indexOf(bot)) + 1];
}
