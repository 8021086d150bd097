/** `npm run bench:server -- --games`: what a move costs in every game of the registry: plain, with clocks, beside bots, before spectators. */
import { levelsFor } from "@tafelrunde/bots";
import { findGame } from "@tafelrunde/registry";
import { CLOCK, levelOf } from "./compare.ts";
import { house } from "./house.ts";
import type { BenchOptions } from "./options.ts";
import { figure, markdownTable } from "./table.ts";
import type { TableWish } from "./tafelrunde.ts";

/** A game as it is offered: at the fewest and the most seats, its bots strongest first. */
interface Offer {
  readonly game: string;
  readonly seats: readonly number[];
  readonly bots: readonly string[];
}

/** Something that makes a table more than plain. */
interface Situation {
  readonly title: string;
  /** What it asks of a table; undefined where the game does not offer it. */
  wish(offer: Offer): Omit<TableWish, "game" | "seats"> | undefined;
}

const SPECTATORS = 5;
/** Bots take their time, on few cores: a few matches keep them busy, and the clock ends what no number of moves should wait for. */
const BESIDE_BOTS = 4;
const SECONDS = 5;

const SITUATIONS: readonly Situation[] = [
  { title: "Nothing but the game", wish: () => ({}) },
  { title: "Clocks on", wish: () => ({ clock: CLOCK }) },
  { title: `${SPECTATORS} spectators at each table`, wish: () => ({ spectators: SPECTATORS }) },
  { title: "The easiest bot has one seat", wish: ({ bots }) => (bots.length > 1 ? { bot: bots.at(-1)! } : undefined) },
  { title: "The strongest bot has one seat", wish: ({ bots }) => ({ bot: bots[0]! }) },
];

/** A match that is opened costs as much as many moves: where matches are short, that is a large part of the figures. */
const COLUMNS = ["moves/s", "CPU µs per move", "p99 ms", "bytes per move, all seats", "moves per match", "driver busy"];
const OVERHEARD = "bytes per move, all spectators";

async function offerOf(game: string): Promise<Offer> {
  const rules = await findGame(game)!.rules();
  const { min, max } = rules.seats;
  return { game, seats: min === max ? [min] : [min, max], bots: (await levelsFor(rules)).map(({ id }) => id) };
}

/** The figures of one row; a round before lets compilers settle. Each row has a server of its own: what others left behind costs, too. */
async function measure(options: BenchOptions, wish: TableWish): Promise<readonly number[]> {
  const most = wish.bot === undefined ? undefined : SECONDS;
  const matches = options.levels[0]!;
  return house(options, { wish }, async (driver) => {
    await driver.open(wish.bot === undefined ? matches : Math.min(matches, BESIDE_BOTS));
    await driver.play(options.moves, most);
    const sample = await driver.play(options.moves, most);
    const { made, ended } = sample;
    const { movesPerSecond, cpuPerMove, p99, driverShare } = levelOf([sample]);
    const overheard = wish.spectators === undefined ? [] : [made.overheard / made.moves];
    return [movesPerSecond, cpuPerMove, p99, made.bytes / made.moves, made.moves / ended, driverShare, ...overheard];
  });
}

const nameOf = ({ game, seats, bot }: TableWish): string =>
  [game, `${seats} seats`, ...(bot === undefined ? [] : [bot])].join(", ");

/** Empty if no game offers it. */
async function tableOf(options: BenchOptions, situation: Situation, offers: readonly Offer[]): Promise<string> {
  const wishes = offers.flatMap((offer): TableWish[] => {
    const more = situation.wish(offer);
    return more ? offer.seats.map((seats) => ({ game: offer.game, seats, ...more })) : [];
  });
  if (wishes.length === 0) return "";
  const rows: string[][] = [];
  for (const wish of wishes) rows.push([nameOf(wish), ...(await measure(options, wish)).map(figure)]);
  const columns = wishes.some(({ spectators }) => spectators !== undefined) ? [...COLUMNS, OVERHEARD] : COLUMNS;
  return `### ${situation.title}\n\n${markdownTable(["", ...columns], rows)}`;
}

export async function gamesText(options: BenchOptions): Promise<string> {
  const offers = await Promise.all(options.games.map(offerOf));
  const texts: string[] = [];
  for (const situation of SITUATIONS) {
    const text = await tableOf(options, situation, offers);
    if (text !== "") console.log(`\n${text}`);
    texts.push(text);
  }
  return texts.filter((text) => text !== "").join("\n\n");
}
