/** Lists of moves: whole where they fit, folded where there are too many, and nothing lost in between. */
import type { Words } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import { type Entry, firstFolded, menuOf, MOST_LISTED } from "./menu.ts";

/** Moves are their own names here. */
const words = {
  move: (move: string) => move,
  hint: (move: string) => `Does ${move.split(" ")[0]}.`,
} as Words<string> as Words;

const COLOURS = ["red", "green", "blue", "white"];
const ways = (verb: string): string[] =>
  COLOURS.flatMap((from) => COLOURS.filter((to) => to !== from).map((to) => `${verb} ${from} to ${to} (1 ${from})`));

const shown = (menu: readonly Entry[]): string[] => menu.map(({ name, hint }) => `${name} | ${hint}`);
const leaves = (menu: readonly Entry[]): unknown[] => menu.flatMap(({ moves }) => moves);

describe("a list of moves", () => {
  test("is whole as long as it fits, and moves that begin alike stand together", () => {
    const menu = menuOf(["Send a", "Draw", "Send b", "Bribe"], words);
    expect(menu.map(({ name }) => name)).toEqual(["Send a", "Send b", "Draw", "Bribe"]);
    expect(firstFolded(menu)).toBeUndefined();
    expect(menuOf(ways("Send"), words)).toHaveLength(MOST_LISTED);
  });

  test("folds the largest groups, and says what the moves of a line have in common", () => {
    const moves = ["Draw cards", ...ways("Send"), ...ways("Bribe"), "Draw nothing", "Wait"];
    const menu = menuOf(moves, words);
    expect(shown(menu)).toEqual([
      "Draw cards | Does Draw.",
      "Draw nothing | Does Draw.",
      "Send … (12) | Does Send.",
      "Bribe … (12) | Does Bribe.",
      "Wait | Does Wait.",
    ]);
    expect(new Set(leaves(menu))).toEqual(new Set(moves));
    expect(firstFolded(menu)).toBe("Send red to green (1 red)");
  });

  test("unfolds step by step down to single moves", () => {
    const paid = ways("Send").flatMap((way) => [`${way} gladly`, `${way} sadly`, `${way} badly`]);
    const first = menuOf(paid, words);
    expect(first.map(({ name }) => name)).toEqual(COLOURS.map((from) => `Send ${from} to … (9)`));
    const second = menuOf(first[0]!.moves, words);
    expect(second.map(({ name }) => name)).toEqual(paid.slice(0, 9));
  });

  test("leaves no bracket open, and no hint where the moves do different things", () => {
    const moves = Array.from({ length: 20 }, (_, price) => [`Buy it (for ${price})`, `Sell it (for ${price})`]).flat();
    const menu = menuOf(moves, { ...words, hint: (move: unknown) => `${String(move)}.` });
    expect(shown(menu)).toEqual(["Buy it … (20) | ", "Sell it … (20) | "]);
  });

  test("stays long where nothing can be folded", () => {
    const moves = Array.from({ length: 30 }, (_, number) => `Move${number}`);
    expect(menuOf(moves, words).map(({ name }) => name)).toEqual(moves);
  });
});
