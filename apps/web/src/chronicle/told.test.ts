/** A chronicle speaks in the words of its game, whatever game that is. */
import { type Chapter, type GameSummary, type Game, readChronicle, type Words } from "@tafelrunde/core";
import { expect, test } from "vitest";
import { bestByKind, inheritedFrom, kindName, tidyNote } from "./told.ts";

const game: Pick<Game, "options" | "chronicle"> = {
  options: {
    season: { type: "choice", label: "season", choices: ["spring", "summer", "winter"], default: "spring" },
    ruler: { type: "choice", label: "ruler", choices: ["none", "fox"], default: "none" },
  },
  chronicle: { deeds: () => deeds(0), next: ({ heir }) => ({ ruler: heir ?? "none" }) },
};
const words = {
  options: { "season.summer": "Summer", ruler: "Ruler", "ruler.fox": "The Fox", "ruler.none": "Nobody" },
} as unknown as Words;

function deeds(score: number, kind = "spring", heir: string | null = null): GameSummary {
  return { score, won: true, kind, heir, vow: null };
}
const chapter = (table: string, what: GameSummary): Chapter => ({ table, at: 0, names: ["Lea"], deeds: what, note: null });

test("kinds are values of the first option; one without a name keeps its own", () => {
  expect(kindName(game, words, "summer")).toBe("Summer");
  expect(kindName(game, words, "winter")).toBe("winter");
});

test("what the next game inherits has the names of its option and its value", () => {
  expect(inheritedFrom(game, words, deeds(1, "spring", "fox"))).toEqual([{ option: "ruler", label: "Ruler", value: "The Fox" }]);
  expect(inheritedFrom(game, words, deeds(1))).toEqual([{ option: "ruler", label: "Ruler", value: "Nobody" }]);
  expect(inheritedFrom({ options: {} }, words, deeds(1))).toEqual([]);
});

test("the best game of every kind is found, kinds that nobody played stay open", () => {
  const chapters = readChronicle([
    chapter("a", deeds(20, "summer")),
    chapter("b", deeds(31, "summer")),
    chapter("c", deeds(31, "summer")),
    chapter("d", deeds(0, "spring")),
    chapter("e", deeds(5, "of old")),
  ]);
  expect(bestByKind(game, chapters).map(({ kind, chapter: best }) => [kind, best?.table])).toEqual([
    ["spring", "d"],
    ["summer", "b"],
    ["winter", undefined],
    ["of old", "e"],
  ]);
});

test("a note is one line of what can be seen", () => {
  expect(tidyNote("  The\n\tgreat\u200B flood ")).toBe("The great  flood");
  expect(tidyNote("x".repeat(300))).toHaveLength(200);
  expect(tidyNote(" \u200E ")).toBe("");
});
