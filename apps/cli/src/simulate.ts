/** `tafelrunde simulate`: bots play many games; out come full records, or only the totals. */
import { type Game, Match, type Options } from "@tafelrunde/core";
import { type Bot, botsFor } from "@tafelrunde/bots";
import { letMove } from "./bot-move.ts";
import { botsAtTable, gameAsked, namedBots, usualSeats, withOptionFlags } from "./chosen-game.ts";
import { Complaint } from "./complaint.ts";
import { readFlags, wholeNumber } from "./flags.ts";
import { readOptions } from "./game-options.ts";
import { type Context, say } from "./io.ts";
import { freshSeed, luckOf } from "./luck.ts";
import { openOutput } from "./output.ts";
import { Statistics } from "./statistics.ts";
import { statisticsLines } from "./statistics-table.ts";

const FLAGS = {
  game: "value",
  seats: "value",
  options: "value",
  bots: "value",
  seed: "value",
  count: "value",
  out: "value",
  stats: "switch",
  rotate: "switch",
  json: "switch",
} as const;
const USUAL_COUNT = 100;
const MOST_GAMES = 100_000_000;

interface Simulation {
  readonly game: Game;
  readonly options: Options;
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** The bots take every seat in turn, with the same luck until all have. */
  readonly isRotated?: boolean;
}

/** The game with this number, counted from 1, played to its end. */
export function playOut({ game, options, bots: inOrder, seed, isRotated = false }: Simulation, number: number): Match {
  const turn = isRotated ? (number - 1) % inOrder.length : 0;
  const bots = [...inOrder.slice(turn), ...inOrder.slice(0, turn)];
  const luck = luckOf(seed, isRotated ? Math.ceil(number / bots.length) : number, bots.length);
  const { secret, entropy } = luck;
  const begun = Match.begin(game, { options, seats: namedBots(bots), secret, entropy });
  if (!begun.ok) throw new Error(`set-up refused: ${begun.refusal.code}`);
  const { match } = begun;
  for (let awaited = match.awaited(); awaited.length > 0; awaited = match.awaited()) {
    // In a game of free order each move may change what the others want to do.
    for (const seat of game.freeOrder ? awaited.slice(0, 1) : awaited) letMove(match, seat, bots[seat]!, luck.bots);
  }
  return match;
}

export async function simulate(args: readonly string[], context: Context): Promise<number> {
  const { io, text } = context;
  const game = await gameAsked(args, context).rules();
  const flags = readFlags(args, withOptionFlags(FLAGS, game), 0, context);
  const seats = wholeNumber(flags, "seats", { ...game.seats, fallback: usualSeats(game) }, context);
  const count = wholeNumber(flags, "count", { min: 1, max: MOST_GAMES, fallback: USUAL_COUNT }, context);
  const options = readOptions(flags, game.options, FLAGS, context);
  const available = await botsFor(game);
  const bots = botsAtTable(flags, seats, available, available.at(-1)!, context);
  const onlyTotals = flags.switches.has("stats");
  if (flags.switches.has("json") && !onlyTotals) throw new Complaint(text.jsonNeedsStats);
  const seed = flags.values["seed"] ?? freshSeed();
  const file = flags.values["out"];
  const out = onlyTotals && file === undefined ? undefined : await openOutput(file, context);
  if (flags.values["seed"] === undefined) io.stderr.write(`--seed ${seed}\n`);
  const isRotated = flags.switches.has("rotate");
  const statistics = new Statistics(
    bots.map((bot) => bot.id),
    isRotated,
  );
  for (let number = 1; number <= count; number++) {
    const match = playOut({ game, options, bots, seed, isRotated }, number);
    statistics.add(match);
    await out?.write(`${JSON.stringify(match.record())}\n`);
  }
  await out?.close();
  if (!onlyTotals) return 0;
  const totals = statistics.totals();
  say(io, flags.switches.has("json") ? JSON.stringify(totals, undefined, 2) : statisticsLines(totals, context));
  return 0;
}
