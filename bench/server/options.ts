/** What the command takes. */
import { parseArgs } from "node:util";
import { findGame, games } from "@tafelrunde/registry";
import { CONTESTANTS, type ContestantName, isContestant } from "./contestants.ts";

export interface BenchOptions {
  readonly names: readonly ContestantName[];
  /** Whether nobody and nothing was left out. */
  readonly isWhole: boolean;
  /** So many matches at once, one after the other. */
  readonly levels: readonly number[];
  /** Moves in each round. */
  readonly moves: number;
  readonly rounds: number;
  /** The games that are measured where it is about games, and whether only that is wanted. */
  readonly games: readonly string[];
  readonly onlyGames: boolean;
  readonly curves: boolean;
  /** Points of curves above this are left out. */
  readonly most: number;
  readonly profile: boolean;
  /** The program of this server. */
  readonly program: string;
}

/** A process that the benchmark starts for itself. */
type Role = { readonly role: "server"; readonly name: ContestantName } | { readonly role: "driver"; readonly task: string };

const LEVELS = [50, 200, 500];

export function readOptions(): BenchOptions | Role {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      matches: { type: "string" },
      moves: { type: "string", default: "20000" },
      rounds: { type: "string", default: "3" },
      games: { type: "boolean", default: false },
      game: { type: "string", multiple: true },
      curves: { type: "boolean", default: false },
      most: { type: "string", default: "100000" },
      profile: { type: "boolean", default: false },
      program: { type: "string", default: "../dist/tafelrunde.js" },
      role: { type: "string" },
      name: { type: "string", default: "" },
      task: { type: "string", default: "" },
    },
  });
  if (values.role === "driver") return { role: "driver", task: values.task };
  if (values.role === "server") return { role: "server", name: named(values.name) };
  const all = Object.keys(CONTESTANTS).map(named);
  const only = values.only?.split(",").map(named);
  return {
    names: all.filter((name) => only?.includes(name) ?? true),
    isWhole: only === undefined && values.matches === undefined && values.game === undefined,
    levels: values.matches === undefined ? LEVELS : values.matches.split(",").map((text) => whole("--matches", text)),
    moves: whole("--moves", values.moves),
    rounds: whole("--rounds", values.rounds),
    games: values.game?.map(known) ?? games.map(({ id }) => id),
    onlyGames: values.games,
    curves: values.curves,
    most: whole("--most", values.most),
    profile: values.profile,
    program: values.program,
  };
}

function named(name: string): ContestantName {
  if (isContestant(name)) return name;
  throw new Error(`there is no ${name}; --only takes some of ${Object.keys(CONTESTANTS).join(",")}`);
}

function known(game: string): string {
  if (findGame(game)) return game;
  throw new Error(`there is no ${game}; --game takes one of ${games.map(({ id }) => id).join(", ")}`);
}

function whole(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${flag} takes a whole number above 0`);
}
