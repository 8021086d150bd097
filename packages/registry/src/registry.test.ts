/** Every registered game is whole: rules, words in both languages, drawing, rulebook, laws and goldens. */
import { existsSync, readdirSync } from "node:fs";
import { LANGUAGES } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import { findGame, games } from "./index.ts";

const folderOf = (id: string): URL => new URL(`../../games/${id}/`, import.meta.url);

test("every folder of a game is registered, each once", () => {
  const folders = readdirSync(new URL("../../games/", import.meta.url));
  expect(games.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

test("a game is found by its id, and nothing else is", () => {
  for (const entry of games) expect(findGame(entry.id)).toBe(entry);
  expect(findGame("chess")).toBeUndefined();
});

describe.each(games)("$id", (entry) => {
  test("the rules carry the id they are registered under", async () => {
    expect((await entry.rules()).id).toBe(entry.id);
  });

  test.each(LANGUAGES)("has words and a rulebook in %s", async (language) => {
    const [game, words, rulebook] = [await entry.rules(), await entry.words(language), await entry.rulebook(language)];
    for (const [name, option] of Object.entries(game.options)) {
      const values = option.type === "choice" ? option.choices : option.type === "subset" ? option.of : [];
      expect(words.optionHints[name], name).not.toBeUndefined();
      for (const key of [name, ...values.map((value) => `${name}.${value}`)]) expect(words.options[key], key).toBeTruthy();
    }
    expect(words.title.length).toBeGreaterThan(0);
    for (const paragraph of Object.values(words.rules)) expect(rulebook).toContain(`\n**${paragraph}** `);
  });

  test("draws itself in a terminal", async () => {
    expect(await entry.terminal()).toHaveProperty("draw");
  });

  test("stands before the laws and has goldens", () => {
    expect(existsSync(new URL("conformance.test.ts", folderOf(entry.id)))).toBe(true);
    expect(readdirSync(new URL("golden/", folderOf(entry.id))).length).toBeGreaterThan(0);
  });
});
