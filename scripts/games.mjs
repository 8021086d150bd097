/** The games of this checkout by their folders, and which of them a command is about. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { giveUp, rootPath } from "./installed.mjs";

export const gamesPath = join(rootPath, "packages/games");

export const gameIds = () => readdirSync(gamesPath);

/** The games named on the command line: all of them where none is named. @param {readonly string[]} args */
export function gamesIn(args) {
  const named = args.filter((arg) => !arg.startsWith("-"));
  const unknown = named.find((id) => !gameIds().includes(id));
  if (unknown !== undefined) giveUp(`There is no packages/games/${unknown}. Which game? One of ${gameIds().join(", ")}.`);
  return named.length === 0 ? gameIds() : named;
}
