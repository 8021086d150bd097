/** Which bot of a game plays at which level. */
import type { Game } from "@tafelrunde/core";
import type { Level } from "./levels.ts";

/** What has to be known of a game. */
type Rivalry = Pick<Game, "cooperative">;

/** The rank of a bot among those of its game, friendliest first. */
function botRank(index: number, count: number): Level {
  if (index === 0) return "easy";
  return index === count - 1 ? "strong" : "medium";
}

/** The levels that these bots offer, friendliest first; `bots` begins with the strongest. */
export function levelsOf(game: Rivalry, bots: readonly string[]): readonly { readonly level: Level; readonly bot: string }[] {
  const friendliestFirst = game.cooperative ? bots : bots.toReversed();
  return friendliestFirst.map((bot, index) => ({ level: botRank(index, bots.length), bot }));
}

/** The level of this bot; undefined where a game has one bot alone, or knows it no more. */
export const levelOf = (game: Rivalry, bots: readonly string[], bot: string | null): Level | undefined =>
  bots.length > 1 ? levelsOf(game, bots).find((known) => known.bot === bot)?.level : undefined;

/** The bot of this level; where a game has no such bot, the friendliest. */
export function botAt(game: Rivalry, bots: readonly string[], level: Level): string {
  const levels = levelsOf(game, bots);
  return (levels.find((known) => known.level === level) ?? levels[0]!).bot;
}

/** The level so many steps above this bot's, or below it. */
export function levelBeside(
  game: Rivalry,
  bots: readonly string[],
  bot: string,
  steps: number,
): { level: Level; bot: string } | undefined {
  const levels = levelsOf(game, bots);
  const at = levels.findIndex((known) => known.bot === bot);
  return at < 0 ? undefined : levels[at + steps];
}
