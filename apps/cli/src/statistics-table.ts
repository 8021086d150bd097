/** Totals as a table that people read. */
import type { Context } from "./io.ts";
import { table } from "./layout.ts";
import type { Rate, Totals } from "./statistics.ts";

export function statisticsLines(totals: Totals, { language, text, paint }: Context): string[] {
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (share: number): string => `${number(100 * share, 1)} %`;
  const rate = ({ wins, rate, low, high }: Rate): string[] => [
    number(wins, Number.isInteger(wins) ? 0 : 1),
    percent(rate),
    `${percent(low)} – ${percent(high)}`,
  ];
  const general = [
    [text.stats.games, number(totals.games)],
    [text.stats.moves, number(totals.moves)],
    [text.stats.movesPerSecond, number(totals.movesPerSecond)],
    [text.stats.movesPerGame, number(totals.movesPerGame, 1)],
    ...(totals.roundsPerGame === undefined ? [] : [[text.stats.roundsPerGame, number(totals.roundsPerGame, 2)]]),
  ];
  const wins = [
    ["", text.stats.wins, text.stats.rate, text.stats.interval],
    ...(totals.together ? [[text.stats.together, ...rate(totals.together)]] : []),
    ...totals.seats.map(({ seat, bot, ...own }) => [
      bot === undefined ? text.statsOfRotatedSeat(seat) : text.statsOfSeat(seat, bot),
      ...rate(own),
    ]),
    ...totals.bots.map((bot) => [text.statsOfBot(bot.bot), ...rate(bot)]),
  ];
  const [head, ...rows] = table(wins);
  return [...table(general), "", paint.dim(head!), ...rows];
}
