/** A third language is one file: here a pseudo-language tells whole games, and not a word of another language is left in them. */
import { fastChance, isTakenBack, Match, sha256Hex, type Viewer, type Who } from "@tafelrunde/core";
import type { Paint } from "@tafelrunde/terminal";
import { viewersOf } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { kingUp } from "../src/index.ts";
import { terminal } from "../terminal/index.ts";
import { text as english } from "./en.ts";
import type { Text } from "./text.ts";
import { wordsIn } from "./words.ts";

const SEATS = 4;
/** Names without letters, so that every letter is one of the dictionary. */
const names = ["1!", "2!", "3!", "4!"];

const said = (value: string | number | Who): string => (typeof value === "object" ? value.first : `${value}`);

/** Every line of the dictionary in brackets, with what was put into it. */
function bracketed(value: unknown, path: string): unknown {
  if (typeof value === "string") return `⟦${path}⟧`;
  if (typeof value === "function") return (...given: Parameters<typeof said>[0][]) => `⟦${[path, ...given.map(said)].join(" ")}⟧`;
  if (Array.isArray(value)) return value.map((inner, index) => bracketed(inner, `${path}.${index}`));
  return value && Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracketed(inner, `${path}.${key}`)]));
}

const pseudo: Text = {
  ...(bracketed(english, "") as Text),
  grammar: { you: "⟦you⟧", youFirst: "⟦You⟧", list: (items) => items.join("⟦,⟧") },
};

// @ts-expect-error -- a dictionary that lacks a line does not compile
export const lacking: Text = { ...pseudo, tagline: undefined };

/** What is left of a line without all that stands in brackets, which may stand in one another. */
function outside(line: string): string {
  let depth = 0;
  let left = "";
  for (const letter of line) {
    if (letter === "⟦") depth++;
    if (depth === 0) left += letter;
    if (letter === "⟧") depth--;
  }
  return left;
}

const same = (line: string): string => line;
const plain: Paint = { bold: same, dim: same, gold: same, red: same, green: same, blue: same };

/** Everything that is said and drawn for everybody in one game. */
function told(history: boolean): Set<string> {
  const words = wordsIn(pseudo);
  const lines = new Set([words.title, words.tagline, words.scores, words.score(3)]);
  for (const part of [words.options, words.refusals, words.optionHints]) for (const line of Object.values(part)) lines.add(line!);
  const begun = Match.begin(kingUp, {
    options: { history },
    seats: names.map((name) => ({ name })),
    secret: sha256Hex(`pseudo ${history}`),
    entropy: names.map((_, seat) => sha256Hex(`entropy ${seat}`).slice(0, 32)),
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { match } = begun;
  const look = (viewer: Viewer): void => {
    const { view, events } = match.update(viewer);
    const reader = viewer === "public" ? null : viewer;
    for (const event of events) if (!isTakenBack(event)) lines.add(words.event(event, names, reader) ?? "");
    if (reader !== null) for (const move of match.moves(reader)) lines.add(words.move(move)).add(words.hint(move));
    lines.add(words.awaited(view, names)).add(words.result(view, names, reader));
    for (const line of [...terminal.draw(view, names, pseudo, plain), ...terminal.hand!(view, names, pseudo, plain)])
      lines.add(line);
  };
  const chance = fastChance(SEATS);
  for (;;) {
    for (const viewer of viewersOf(SEATS)) look(viewer);
    const actors = match.actors();
    if (actors.length === 0) return lines;
    const seat = chance.pick(actors);
    match.play(seat, chance.pick(match.moves(seat)));
  }
}

test("whole games are told and drawn in it, and nothing in any other language", () => {
  const lines = [...told(true), ...told(false)];
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => /\p{L}/u.test(outside(line)))).toEqual([]);
});

test("a sentence names its line of the dictionary, and what was put into it", () => {
  const event = { type: "placed", seat: 0, candidate: "iris", floor: 3 } as const;
  expect(wordsIn(pseudo).event(event, names, 0)).toBe("⟦.placed ⟦You⟧ ⟦.candidates.iris⟧ 3⟧");
});
