/** Levels of bots as people know them, whatever the bots of a game are called. */

/** From the friendliest on. */
export const LEVELS = ["easy", "medium", "strong"] as const;
export type Level = (typeof LEVELS)[number];

/** The rank of a bot among those of its game, strongest first. */
function botRank(index: number, count: number): Level {
  if (index === 0 && count > 1) return "strong";
  return index === count - 1 ? "easy" : "medium";
}

/** The levels that these bots offer, friendliest first; `bots` begins with the strongest. */
export const levelsOf = (bots: readonly string[]): readonly { readonly level: Level; readonly bot: string }[] =>
  bots.map((bot, index) => ({ level: botRank(index, bots.length), bot })).toReversed();

/** The level of this bot; undefined where a game has one bot alone, or knows it no more. */
export const levelOf = (bots: readonly string[], bot: string | null): Level | undefined =>
  bots.length > 1 ? levelsOf(bots).find((known) => known.bot === bot)?.level : undefined;

/** The bot of this level; where a game has no such bot, the friendliest. */
export const botAt = (bots: readonly string[], level: Level): string =>
  levelsOf(bots).find((known) => known.level === level)?.bot ?? bots.at(-1)!;

/** The level so many steps above this bot's, or below it. */
export function levelBeside(bots: readonly string[], bot: string, steps: number): { level: Level; bot: string } | undefined {
  const levels = levelsOf(bots);
  const at = levels.findIndex((known) => known.bot === bot);
  return at < 0 ? undefined : levels[at + steps];
}
