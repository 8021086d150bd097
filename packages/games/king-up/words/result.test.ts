/** What decided a game is said as it was: by points, by the castle, by nobody. */
import { describe, expect, test } from "vitest";
import { CANDIDATES, type KingUpView, OUT, THRONE } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mira", "Jonas", "Tom"];

/** ABCDGN, BCDEIO and CDEFLP: Alighiero is king, Beatrice and Clemente are out, all others are in the cellar. */
const over = (first: number, second: number, third: number, cards = [0, 1, 2]): KingUpView => ({
  viewer: "public",
  history: true,
  phase: "over",
  round: 3,
  turn: 0,
  crown: 0,
  places: CANDIDATES.map((_, index) => (index === 0 ? THRONE : index < 3 ? OUT : 0)),
  seats: names.map(() => ({ hasVoted: false })),
  votes: [],
  rounds: [
    { king: "iris", cards: [3, 4, 5], points: [first - 10, second - 33, third - 33] },
    { king: "alighiero", cards, points: [10, 33, 33] },
  ],
  own: null,
});

/** What happened, who reads it, and what both languages say. */
const decided: readonly (readonly [string, KingUpView, number | null, string, string])[] = [
  [
    "by points",
    over(62, 50, 41),
    null,
    "Mira gewinnt mit 62 Punkten, 12 vor Jonas.",
    "Mira wins with 62 points, 12 ahead of Jonas.",
  ],
  [
    "by the reader",
    over(62, 50, 41),
    0,
    "Du gewinnst mit 62 Punkten, 12 vor Jonas.",
    "You win with 62 points, 12 ahead of Jonas.",
  ],
  [
    "against the reader",
    over(62, 50, 50),
    2,
    "Mira gewinnt mit 62 Punkten, 12 vor dir und Jonas.",
    "Mira wins with 62 points, 12 ahead of you and Jonas.",
  ],
  [
    "by a last round without points",
    over(40, 50, 41),
    null,
    "Jonas gewinnt mit 50 Punkten, 9 vor Tom. 33 davon gab es für eine letzte Runde ganz ohne Punkte.",
    "Jonas wins with 50 points, 9 ahead of Tom. 33 of them came from a last round without a single point.",
  ],
  [
    "by the castle",
    over(40, 50, 50),
    1,
    "Gleichstand mit 50 Punkten, also zählen die Favoriten im Schloss (du 4 und Tom 5): Tom gewinnt!",
    "A tie at 50 points, so favourites still in the castle decide (you 4 and Tom 5): Tom wins!",
  ],
  [
    "by nobody",
    over(50, 50, 41),
    0,
    "Gleichstand mit 50 Punkten, also zählen die Favoriten im Schloss (du 4 und Jonas 4): Du und Jonas teilt euch den Sieg!",
    "A tie at 50 points, so favourites still in the castle decide (you 4 and Jonas 4): you and Jonas share the victory!",
  ],
];

describe.each(decided)("decided %s", (_, view, reader, inGerman, inEnglish) => {
  test("is said in German and in English", () => {
    expect(de.result?.(view, names, reader).replaceAll("\u00a0", " ")).toBe(inGerman);
    expect(en.result?.(view, names, reader).replaceAll("\u00a0", " ")).toBe(inEnglish);
  });
});

test("nothing is decided while the game goes on", () => {
  expect(de.result?.({ ...over(62, 50, 41), phase: "rise" }, names)).toBe("");
});
