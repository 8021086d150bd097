/** How often the best bots of Council of 12 win together with one of another level, or one stand-in for a person, month by month. */
import { type Bot, levelsFor } from "@tafelrunde/bots";
import type { Game } from "@tafelrunde/core";
import { councilOf12, MONTHS } from "@tafelrunde/council-of-12";
import { people } from "./council-people.ts";
import { shareText } from "./interval.ts";
import { shareOf } from "./match.ts";

const game = councilOf12 as Game;
const GAMES = ["normal", ...MONTHS];

interface Tally {
  wins: number;
  games: number;
}

/** The lines of a table for this number of seats; `count` games for each of its cells. */
export async function partners(seats: number, count: number, think: number): Promise<readonly string[]> {
  const [bot, ...others] = await levelsFor(game);
  const standIns = people as readonly Bot[];
  const company = [...others, ...standIns];
  const kinds = [bot!, ...company];
  const months: Tally[] = kinds.map(() => ({ wins: 0, games: 0 }));
  const row = (name: string, tallies: readonly Tally[]): string =>
    `| ${[name, ...tallies.map(({ wins, games }) => shareText(wins, games))].join(" | ")} |`;
  const rows = GAMES.map((name) => {
    const options = { ...defaults, game: name, silence: name === "december" ? "eerie" : "none" };
    const tallies = kinds.map((one) =>
      shareOf({ game, options, seats, one, others: bot!, think, isPerson: standIns.includes(one) }, count),
    );
    if (name !== "normal")
      for (const [index, { wins, games }] of tallies.entries()) {
        months[index]!.wins += wins;
        months[index]!.games += games;
      }
    return row(name, tallies);
  });
  return [
    `| game | ${["bots alone", ...company.map(({ id }) => id)].join(" | ")} |`,
    `| --- |${" --- |".repeat(kinds.length)}`,
    ...rows,
    row("all months", months),
  ];
}

const defaults = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
