/** Whose move is made when a bot fails. */
import type { Game } from "@tafelrunde/core";
import { botsFor } from "./list.ts";

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
