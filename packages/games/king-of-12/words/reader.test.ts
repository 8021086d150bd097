/** The same sentences to somebody who sits at the table: what they do, and what is done to them, is said to them. */
import { fastChance, type Viewer } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import { kingOf12, type KingEvent, type KingView } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mia", "Tom", "Lea", "Lars"];

/** Mia has seat 0. */
const toldToMia: readonly (readonly [KingEvent, string, string])[] = [
  [
    { type: "dice-rolled", round: 1, faces: [5, 8, 3, 1] },
    "Runde\u00a01, alle würfeln: du\u00a05, Tom\u00a08, Lea\u00a03 und Lars\u00a01.",
    "Round\u00a01, everyone rolls: you\u00a05, Tom\u00a08, Lea\u00a03 and Lars\u00a01.",
  ],
  [
    { type: "revealed", cards: ["oracle", "golem", "lady", "machine"] },
    "Aufgedeckt: du\u00a0Orakel, Tom\u00a0Golem, Lea\u00a0Fürstin und Lars\u00a0Maschine.",
    "Cards up: you\u00a0Oracle, Tom\u00a0Golem, Lea\u00a0Lady and Lars\u00a0Machine.",
  ],
  [
    { type: "cards-cancelled", card: "oracle", seats: [0, 1] },
    "Dein Orakel und das von Tom negieren sich.",
    "Your Oracle and Tom’s cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "troublemakers", seats: [0, 1, 3] },
    "Deine Gauner und die von Tom und Lars negieren sich.",
    "Your Troublemakers and those of Tom and Lars cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "alchemist", seats: [0, 2, 3] },
    "Dein Alchemist und die von Lea und Lars negieren sich.",
    "Your Alchemist and those of Lea and Lars cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "alchemist", seats: [1, 2] },
    "Beide Alchemisten negieren sich.",
    "Both Alchemists cancel each other out.",
  ],
  [{ type: "overruled", by: 0, seats: [1] }, "Deine Fürstin negiert die Karte von Tom.", "Your Lady cancels Tom’s card."],
  [{ type: "overruled", by: 1, seats: [0] }, "Die Fürstin von Tom negiert deine Karte.", "Tom’s Lady cancels your card."],
  [
    { type: "overruled", by: 1, seats: [0, 2, 3] },
    "Die Fürstin von Tom negiert die Karten von dir, Lea und Lars.",
    "Tom’s Lady cancels your, Lea’s and Lars’s cards.",
  ],
  [
    { type: "dice-passed", by: 0, faces: [5, 3, 4, 1] },
    "Deine Händlergilde schickt alle Würfel nach links: du\u00a05, Tom\u00a03, Lea\u00a04 und Lars\u00a01.",
    "Your Merchants pass every die to the left: you\u00a05, Tom\u00a03, Lea\u00a04 and Lars\u00a01.",
  ],
  [
    { type: "all-flipped", by: 2, faces: [5, 3, 4, 1] },
    "Die Gauner von Lea drehen alle Würfel um: du\u00a05, Tom\u00a03, Lea\u00a04 und Lars\u00a01.",
    "Lea’s Troublemakers turn every die over: you\u00a05, Tom\u00a03, Lea\u00a04 and Lars\u00a01.",
  ],
  [
    { type: "flipped", seat: 0, from: 3, face: 10 },
    "Die Wandlerin dreht deinen Würfel um: Aus 3 wird 10.",
    "The Reverser turns your die over: 3 becomes 10.",
  ],
  [
    { type: "tipped", seat: 0, from: 5, face: 11 },
    "Mit dem Hexenmeister kippst du deinen Würfel von 5 auf 11.",
    "Your Sorcerer tips the die from 5 to 11.",
  ],
  [
    { type: "rerolled", seat: 0, from: 5, face: 5 },
    "Das Orakel lässt dich neu würfeln: Aus 5 wird wieder 5.",
    "The Oracle rerolls your die: 5 again.",
  ],
  [
    { type: "values-cancelled", value: 12, seats: [0, 1] },
    "Du und Tom habt beide 12: Gleiche Werte negieren sich.",
    "You and Tom both have 12: equal values cancel out.",
  ],
  [
    { type: "scored", lowWins: false, swapped: false, first: 0, second: 1 },
    "Du gewinnst den Zug und bekommst 2\u00a0Punkte, Tom\u00a01.",
    "You win the turn and take 2\u00a0points, Tom\u00a01.",
  ],
  [
    { type: "scored", lowWins: true, swapped: false, first: 1, second: 0 },
    "Mit dem Ritter gewinnt der niedrigste Wert: Tom bekommt 2\u00a0Punkte, du\u00a01.",
    "With the Knight, the lowest value wins: Tom takes 2\u00a0points, you\u00a01.",
  ],
  [
    { type: "scored", lowWins: true, swapped: true, first: 1, second: 0 },
    "Ritter und Spieler, der zweitniedrigste Wert gewinnt: Du bekommst 2\u00a0Punkte, Tom\u00a01.",
    "Knight and Gambler, second lowest wins: you take 2\u00a0points, Tom\u00a01.",
  ],
  [
    { type: "scored", lowWins: false, swapped: false, first: 0, second: null },
    "Nur dein Wert ist übrig: 2\u00a0Punkte.",
    "Only your value is left standing: 2\u00a0points.",
  ],
  [
    { type: "stolen", seat: 2, from: 0, token: 2 },
    "Lea hat die niedrigste Fürstin und nimmt dir 2\u00a0Punkte weg.",
    "Lea has the lowest Lady and takes 2\u00a0points from you.",
  ],
  [
    { type: "stolen", seat: 0, from: 2, token: 1 },
    "Du hast die niedrigste Fürstin und nimmst Lea 1\u00a0Punkt weg.",
    "You have the lowest Lady and take 1\u00a0point from Lea.",
  ],
  [
    { type: "spared", seat: 0, from: 2 },
    "Du dürftest stehlen, lässt Lea aber alle Punkte.",
    "You could steal, but let Lea keep every point.",
  ],
  [
    { type: "round-ended", reason: "last-card", totals: [6, 3, 6, 3], cancelled: [0, 1, 2, 3], winner: null },
    "Runde aus, eine Karte übrig: du\u00a06, Tom\u00a03, Lea\u00a06 und Lars\u00a03. " +
      "Du und Lea negiert euch mit je\u00a06, Tom und Lars mit je\u00a03. Niemand gewinnt die Runde.",
    "Round over, one card left. Points: you\u00a06, Tom\u00a03, Lea\u00a06 and Lars\u00a03. " +
      "You and Lea cancel out at 6 each, Tom and Lars at 3 each. Nobody wins the round.",
  ],
  [
    { type: "round-ended", reason: "eight-points", totals: [8, 3, 3, 0], cancelled: [1, 2], winner: 0 },
    "Runde aus, 8\u00a0Punkte erreicht: du\u00a08, Tom\u00a03, Lea\u00a03 und Lars\u00a00. " +
      "Tom und Lea negieren sich mit je\u00a03. Du gewinnst die Runde.",
    "Round over, 8\u00a0points reached. Points: you\u00a08, Tom\u00a03, Lea\u00a03 and Lars\u00a00. Tom and Lea cancel out at 3 each. You win the round.",
  ],
  [
    { type: "kept", seat: 0, card: "golem" },
    "Du legst den Golem unter deinen Würfel. Nur du weißt das.",
    "You put the Golem under your die. Only you know that.",
  ],
  [
    { type: "won", seat: 0 },
    "Das war die zweite gewonnene Runde: Du gewinnst die Partie!",
    "That is a second round won: you win the game!",
  ],
];

describe.each(toldToMia)("%j to Mia", (event, german, english) => {
  test("speaks to her", () => {
    expect(de.event(event, names, 0)).toBe(german);
    expect(en.event(event, names, 0)).toBe(english);
  });
});

test("the reader comes first in a list, wherever they sit, and a name keeps its small letter", () => {
  const faces = { type: "dice-rolled", round: 2, faces: [1, 2, 3] } as const;
  expect(de.event(faces, ["mia", "tom", "lea"], 2)).toBe("Runde\u00a02, alle würfeln: du\u00a03, mia\u00a01 und tom\u00a02.");
  expect(en.event({ type: "scored", lowWins: false, swapped: false, first: 1, second: 0 }, ["mia", "tom"])).toBe(
    "tom wins the turn and takes 2\u00a0points, mia\u00a01.",
  );
});

test("whoever may steal and whoever may lose a token are both spoken to", () => {
  const view = kingOf12.view(kingOf12.setup({}, 3, { chance: fastChance(1) }), "public");
  const stealing = (viewer: Viewer): KingView => ({ ...view, viewer, phase: "steal", chooser: 0, victim: 2 });
  expect([0, 1, 2].map((viewer) => de.awaited(stealing(viewer), names))).toEqual([
    "Du darfst Lea einen Marker wegnehmen.",
    "Mia darf Lea einen Marker wegnehmen.",
    "Mia darf dir einen Marker wegnehmen.",
  ]);
  expect(en.awaited(stealing("public"), names)).toBe("Mia may take a token from Lea.");
});
