/** `tafelrunde play`: one person against bots, in this terminal. */
import { appendFileSync } from "node:fs";
import { Match } from "@tafelrunde/core";
import { type Bot, botsFor } from "@tafelrunde/bots";
import type { GameEntry } from "@tafelrunde/registry";
import { botsAtTable, gameAsked, namedBots, usualSeats, voiceOf, withOptionFlags } from "./chosen-game.ts";
import { namesOf } from "./chronicle.ts";
import { letAct, letMove } from "./bot-move.ts";
import { Complaint } from "./complaint.ts";
import { type Flags, readFlags, wholeNumber } from "./flags.ts";
import { readOptions } from "./game-options.ts";
import { type Context, say } from "./io.ts";
import { wrap } from "./layout.ts";
import { openLines } from "./lines.ts";
import { freshSeed, type Luck, luckOf } from "./luck.ts";
import { Player } from "./player.ts";
import { resultLines } from "./result.ts";

const FLAGS = {
  game: "value",
  seats: "value",
  options: "value",
  bots: "value",
  seed: "value",
  name: "value",
  record: "value",
} as const;
const LONGEST_NAME = 40;
const YOU = 0;

function ownName(flags: Flags, { text }: Context): string {
  const name = (flags.values["name"] ?? text.guest).trim();
  if (name === "" || name.length > LONGEST_NAME || /[\p{Cc}\p{Cf}]/u.test(name)) throw new Complaint(text.badName(LONGEST_NAME));
  return name;
}

/** Appends to the file; appending nothing before the game shows whether the record could be kept after it. */
function append(file: string, lines: string, { text }: Context): void {
  try {
    appendFileSync(file, lines);
  } catch {
    throw new Complaint(text.cannotWrite(file));
  }
}

interface Play {
  readonly entry: GameEntry;
  readonly match: Match;
  /** The bot of every seat but yours. */
  readonly bots: readonly Bot[];
  readonly luck: Luck;
  /** Where the record goes, if anywhere. */
  readonly file: string | undefined;
}

async function setTable(args: readonly string[], context: Context): Promise<Play> {
  const entry = gameAsked(args, context);
  const game = await entry.rules();
  const flags = readFlags(args, withOptionFlags(FLAGS, game), 0, context);
  const seats = wholeNumber(flags, "seats", { ...game.seats, fallback: usualSeats(game) }, context);
  const options = readOptions(flags, game.options, FLAGS, context);
  const available = await botsFor(game);
  const bots = botsAtTable(flags, seats - 1, available, available[0]!, context);
  const name = ownName(flags, context);
  const file = flags.values["record"];
  if (file !== undefined) append(file, "", context);
  const luck = luckOf(flags.values["seed"] ?? freshSeed(), 1, seats);
  const { secret, entropy } = luck;
  const begun = Match.begin(game, { options, seats: [{ name }, ...namedBots(bots, [name])], secret, entropy });
  if (!begun.ok) throw new Error(`set-up refused: ${begun.refusal.code}`);
  return { entry, match: begun.match, bots, luck, file };
}

/** Lets the bots act until nobody but you is awaited. */
function letBotsAct({ match, bots, luck }: Play): void {
  for (;;) {
    const awaited = match.awaited();
    // In a game of free order you go first, or the bots would take away what you might still propose.
    if (match.game.freeOrder && awaited.includes(YOU)) {
      if (bots.some((bot, index) => letAct(match, index + 1, bot, luck.bots))) continue;
      return;
    }
    const seat = awaited.find((candidate) => candidate !== YOU);
    if (seat === undefined) return;
    letMove(match, seat, bots[seat - 1]!, luck.bots);
  }
}

export async function play(args: readonly string[], context: Context): Promise<number> {
  const { io, text, paint, language } = context;
  const table = await setTable(args, context);
  const { entry, match, file } = table;
  const voice = await voiceOf(entry, language);
  const names = namesOf(match.seats, context.text);
  say(io, [paint.gold(paint.bold(voice.words.title)), ...wrap(voice.words.tagline), ...wrap(paint.dim(text.howToPlay)), ""]);
  const lines = openLines(io);
  const player = new Player({ match, seat: YOU, names, voice, lines, context, rulebook: () => entry.rulebook(language) });
  try {
    for (letBotsAct(table); match.actors().length > 0; letBotsAct(table)) {
      if (await player.decide()) continue;
      say(io, text.goodbye);
      return 0;
    }
  } finally {
    lines.close();
  }
  player.tellNews();
  say(io, ["", ...resultLines(match.outcome()!, names, YOU, context), ""]);
  if (file !== undefined) append(file, `${JSON.stringify(match.record())}\n`, context);
  say(io, wrap(paint.dim(file === undefined ? text.notRecorded : text.recorded(file))));
  return 0;
}
