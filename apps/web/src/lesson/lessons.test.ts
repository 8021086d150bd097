/** Every lesson is a real game: each move is legal, each roll is used, each step speaks both languages and cites a rule there is. */
import { games, LANGUAGES } from "@tafelrunde/registry";
import { describe, expect, test } from "vitest";
import { parseRulebook } from "../rules/rulebook.ts";
import type { Lesson } from "./lesson.ts";
import { taught } from "../../test/taught.ts";

const lessons = import.meta.glob<{ lesson: Lesson }>("../games/*/lesson.ts");

describe.each(games)("the lesson of $id", (entry) => {
  const load = async (): Promise<Lesson> => {
    const found = lessons[`../games/${entry.id}/lesson.ts`];
    if (!found) throw new Error(`${entry.id} has no lesson: write apps/web/src/games/${entry.id}/lesson.ts.`);
    return (await found()).lesson;
  };

  test("has only legal moves, and exactly the rolls it needs", async () => {
    const { stuck, left } = taught(await entry.rules(), await load());
    expect(stuck).toEqual([]);
    expect(left).toEqual([]);
  });

  test.each(LANGUAGES)("says something at every step, with a rule that stands in the book (%s)", async (language) => {
    const lesson = await load();
    const { sections } = parseRulebook(await entry.rulebook(language));
    const known = new Set(sections.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number)));
    const { text } = await entry.words(language);
    const said = [...lesson.steps.map(({ say }) => say), lesson.farewell].map((say) => say(text).trim());
    expect(said).not.toContain("");
    expect(lesson.steps.flatMap(({ rule }) => rule ?? []).filter((rule) => !known.has(rule))).toEqual([]);
  });
});
