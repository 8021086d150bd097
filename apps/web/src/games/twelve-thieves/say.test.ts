/** What is read aloud of a palace, and what is said to whoever lacks cards. */
import { text as de } from "@tafelrunde/twelve-thieves/words/de";
import { text as en } from "@tafelrunde/twelve-thieves/words/en";
import { expect, test } from "vitest";
import { palaceIn } from "./describe.ts";
import type { Shortage } from "./reasons.ts";
import { pieceIn, reasonIn } from "./say.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test.each([
  [4, "Roter Palast, 4 Truhen, die oberste braucht 4 Diebe", "Red palace, 4 chests, the top one needs 4 thieves"],
  [1, "Roter Palast, 1 Truhe, sie braucht 7 Diebe", "Red palace, 1 chest, it needs 7 thieves"],
  [0, "Roter Palast, leer geraubt", "Red palace, emptied"],
] as const)("a palace with %d chests", (chests, german, english) => {
  expect(plain(palaceIn(de, "red", chests))).toBe(german);
  expect(plain(palaceIn(en, "red", chests))).toBe(english);
});

test.each([
  ["home", 3, "Dieb einschleusen, 3 zu Hause", "Smuggle a thief in, 3 at home"],
  ["place:black", 2, "Schwarzen Wächter aufstellen, noch 2", "Place a black guard, 2 left"],
  ["guard:blue", 1, "Eigener Wächter vor dem blauen Palast", "Your guard at the blue palace"],
  ["thief:purple", 1, "Eigener Dieb im lila Palast", "Your thief in the purple palace"],
  ["thief:white", 4, "4 eigene Diebe im weißen Palast", "Your 4 thieves in the white palace"],
] as const)("a piece: %s, %d of them", (piece, count, german, english) => {
  expect(plain(pieceIn(de, piece, count))).toBe(german);
  expect(plain(pieceIn(en, piece, count))).toBe(english);
});

test.each([
  [{ needs: ["red", "red"], has: ["red"] }, "Braucht 2 rote Karten, du hast 1.", "Needs 2 red cards, you have 1."],
  [
    { needs: ["blue"], has: [], palace: "blue" },
    "Blau braucht 1 blaue Karte, du hast keine.",
    "Blue needs 1 blue card, you have none.",
  ],
  [
    { needs: ["red", "red", "red"], has: ["red", "dancer"] },
    "Braucht 3 rote Karten, du hast 1 und 1 Tänzerin.",
    "Needs 3 red cards, you have 1 and 1 dancer.",
  ],
  [
    { needs: ["red", "blue"], either: true, has: [] },
    "Braucht 1 rote oder 1 blaue Karte, du hast keine.",
    "Needs 1 red or 1 blue card, you have none.",
  ],
  [
    { needs: ["red", "blue"], has: ["blue", "blue"] },
    "Braucht 1 rote und 1 blaue Karte, du hast 2 blaue.",
    "Needs 1 red and 1 blue card, you have 2 blue.",
  ],
  [
    { needs: ["purple"], orTarget: true, has: ["purple"] },
    "Braucht 1 lila Karte und 1 vom Ziel, du hast 1 lila.",
    "Needs 1 purple card and 1 of where he goes, you have 1 purple.",
  ],
  [
    { needs: ["purple"], either: true, orTarget: true, has: [] },
    "Braucht 1 lila Karte oder 1 vom Ziel, du hast keine.",
    "Needs 1 purple card or 1 of where he goes, you have none.",
  ],
] as [Shortage, string, string][])("what is missing: %j", (shortage, german, english) => {
  expect(plain(reasonIn(de, shortage))).toBe(german);
  expect(plain(reasonIn(en, shortage))).toBe(english);
});
