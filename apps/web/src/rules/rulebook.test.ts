/** Rulebooks: every paragraph is found, linked and searchable. */
import { games, LANGUAGES } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { parseRulebook, searchRulebook } from "./rulebook.ts";

const book = parseRulebook(
  "# Game\n\nA game by Ada.\n\n## 1 Start\n\n**1.1** Roll **twice** (K2), never 9.9.\n\n*Note*\n\n## 2 End\n\n**K2** Stop, see 1.1.\n",
);

test("sections, numbers, marks and links", () => {
  expect([book.title, book.credit]).toEqual(["Game", "A game by Ada."]);
  expect(book.sections.map(({ title, paragraphs }) => [title, paragraphs.map(({ number }) => number)])).toEqual([
    ["1 Start", ["1.1", ""]],
    ["2 End", ["K2"]],
  ]);
  expect(book.sections[0]!.paragraphs[0]!.pieces).toEqual([
    { kind: "text", text: "Roll " },
    { kind: "strong", text: "twice" },
    { kind: "text", text: " (" },
    { kind: "rule", text: "K2" },
    { kind: "text", text: "), never 9.9." },
  ]);
});

test("the search wants all words, wherever they stand", () => {
  expect(searchRulebook(book, "see stop").map(({ title }) => title)).toEqual(["2 End"]);
  expect(searchRulebook(book, "K2")).toHaveLength(2);
  expect(searchRulebook(book, "unicorn")).toEqual([]);
  expect(searchRulebook(book, "  ")).toHaveLength(2);
});

test.each(games)(
  "the rulebook of $id says who made the game, and has a place for every rule that the words cite",
  async (entry) => {
    for (const language of LANGUAGES) {
      const { credit, sections } = parseRulebook(await entry.rulebook(language));
      expect(credit, `${entry.id}: between the title and the first section, one sentence on its author`).toMatch(/^\p{Lu}.+\.$/u);
      const numbers = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ number }) => number || []));
      const words = await entry.words(language);
      expect(numbers).toEqual(expect.arrayContaining(Object.values(words.rules)));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  },
);
