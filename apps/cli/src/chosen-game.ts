/** The game a command is about, with its words, its drawing and its bots: all of it from the registry. */
import type { Game, Sitter, Words } from "@tafelrunde/core";
import type { Terminal } from "@tafelrunde/terminal";
import type { Bot } from "@tafelrunde/bots";
import { findGame, type GameEntry, games, type Language } from "@tafelrunde/registry";
import { Complaint } from "./complaint.ts";
import type { FlagKinds, Flags } from "./flags.ts";
import type { Context } from "./io.ts";

/** The name after `--game`, before anything else is known about the arguments. */
export function gameAsked(args: readonly string[], { text }: Context): GameEntry {
  const at = args.indexOf("--game");
  const id = at >= 0 ? args[at + 1] : args.map((arg) => /^--game=(.*)$/.exec(arg)?.[1]).find((value) => value !== undefined);
  const entry = id === undefined ? games[0] : findGame(id);
  if (!entry)
    throw new Complaint(
      text.unknownGame(
        id ?? "",
        games.map((game) => game.id),
      ),
    );
  return entry;
}

/** Every option of a game is a flag too, unless the command has one of that name. */
export const withOptionFlags = (kinds: FlagKinds, game: Game): FlagKinds => ({
  ...Object.fromEntries(Object.keys(game.options).map((name) => [name, "value" as const])),
  ...kinds,
});

/** The bots for so many seats: one for all, or one for each, by their ids. */
export function botsAtTable(flags: Flags, seats: number, bots: readonly Bot[], fallback: Bot, { text }: Context): Bot[] {
  const asked = flags.values["bots"]?.split(",").map((id) => id.trim()) ?? [fallback.id];
  if (asked.length !== 1 && asked.length !== seats) throw new Complaint(text.botCount(seats));
  const found = asked.map((id) => {
    const bot = bots.find((candidate) => candidate.id === id);
    if (!bot)
      throw new Complaint(
        text.unknownBot(
          id,
          bots.map((candidate) => candidate.id),
        ),
      );
    return bot;
  });
  return Array.from({ length: seats }, (_, seat) => found[seat] ?? found[0]!);
}

const NAMES = ["Mia", "Tom", "Lea", "Jan", "Ida", "Max", "Eva", "Ben"];

/** Bots under names that nobody at the table has yet; in every language the same, so that records are. */
export function namedBots(bots: readonly Bot[], taken: readonly string[] = []): Sitter[] {
  const free = NAMES.filter((name) => !taken.some((other) => other.toLowerCase() === name.toLowerCase()));
  return bots.map((bot, index) => ({ name: free[index] ?? `Bot ${index + 1}`, bot: bot.id }));
}

/** What people read of a game, and how it looks. */
export interface Voice {
  readonly words: Words;
  readonly terminal: Terminal;
}

export async function voiceOf(entry: GameEntry, language: Language): Promise<Voice> {
  const [words, terminal] = await Promise.all([entry.words(language), entry.terminal()]);
  return { words, terminal };
}

/** Three around the table, where the game allows it. */
export const usualSeats = ({ seats: { min, max } }: Game): number => Math.min(max, Math.max(min, 3));
