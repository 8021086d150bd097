/** What is read aloud of a palace, and what is said to whoever lacks cards. */
import { expect, test } from "vitest";
import type { Shortage } from "../reasons.ts";
import { textsOf } from "./texts.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test.each([
  [4, 4, "Roter Palast, 4 Truhen, die oberste braucht 4 Diebe", "Red palace, 4 chests, the top one needs 4 thieves"],
  [1, 7, "Roter Palast, 1 Truhe, sie braucht 7 Diebe", "Red palace, 1 chest, it needs 7 thieves"],
  [0, null, "Roter Palast, leer geraubt", "Red palace, emptied"],
] as const)("a palace with %d chests", (chests, top, german, english) => {
  expect(plain(textsOf("de").palaceFacts("red", chests, top))).toBe(german);
  expect(plain(textsOf("en").palaceFacts("red", chests, top))).toBe(english);
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
] as [Shortage, string, string][])("what is missing: %j", (shortage, german, english) => {
  expect(plain(textsOf("de").shortage(shortage))).toBe(german);
  expect(plain(textsOf("en").shortage(shortage))).toBe(english);
});
