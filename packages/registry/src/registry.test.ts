/** Every registered game is whole: rules, words in both languages, drawing, rulebook, laws and goldens. */
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findGame, frozenVersions, games, LANGUAGES, rulesOf } from "./index.ts";

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

  test("every version of the rules before the present one is frozen, and all of them can be loaded", async () => {
    const present = await entry.rules();
    const earlier = Array.from({ length: present.rulesVersion - 1 }, (_, index) => index + 1);
    expect(frozenVersions(entry), "run `npm run freeze` before you raise rulesVersion").toEqual(expect.arrayContaining(earlier));
    for (const version of [...frozenVersions(entry), present.rulesVersion])
      expect(await rulesOf(entry, version)).toMatchObject({ id: entry.id, rulesVersion: version });
    expect(await rulesOf(entry, present.rulesVersion)).toBe(present);
    for (const unknown of [0, -1, 1.5, present.rulesVersion + 1]) expect(await rulesOf(entry, unknown)).toBeUndefined();
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
