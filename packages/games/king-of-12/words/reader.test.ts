/** The same sentences to somebody who sits at the table: what they do, and what is done to them, is said to them. */
import { describe, expect, test } from "vitest";
import type { KingEvent } from "../src/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

const names = ["Mia", "Tom", "Lea", "Lars"];

/** Mia has seat 0. */
const toldToMia: readonly (readonly [KingEvent, string, string])[] = [
  [
    { type: "dice-rolled", round: 1, faces: [5, 8, 3, 1] },
    "Runde\u00a01 beginnt: Du würfelst eine\u00a05, Tom eine\u00a08, Lea eine\u00a03 und Lars eine\u00a01.",
    "Round\u00a01 begins: you roll 5, Tom 8, Lea 3 and Lars 1.",
  ],
  [
    { type: "revealed", cards: ["oracle", "golem", "lady", "machine"] },
    "Alle decken auf: du das Orakel, Tom den Golem, Lea die Fürstin und Lars die Maschine.",
    "Cards up! You show the Oracle, Tom the Golem, Lea the Lady and Lars the Machine.",
  ],
  [
    { type: "cards-cancelled", card: "oracle", seats: [0, 1] },
    "Dein Orakel und das von Tom heben sich auf.",
    "Your Oracle and Tom’s cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "troublemakers", seats: [0, 1, 3] },
    "Deine Gauner und die von Tom und Lars heben sich auf.",
    "Your Troublemakers, Tom’s and Lars’s cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "alchemist", seats: [0, 2, 3] },
    "Dein Alchemist und die von Lea und Lars heben sich auf.",
    "Your Alchemist, Lea’s and Lars’s cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "alchemist", seats: [1, 2] },
    "Beide Alchemisten heben sich auf.",
    "Both Alchemists cancel each other out.",
  ],
  [{ type: "overruled", by: 0, seats: [1] }, "Deine Fürstin hebt die Karte von Tom auf.", "Your Lady cancels Tom’s card."],
  [{ type: "overruled", by: 1, seats: [0] }, "Die Fürstin von Tom hebt deine Karte auf.", "Tom’s Lady cancels your card."],
  [
    { type: "overruled", by: 1, seats: [0, 2, 3] },
    "Die Fürstin von Tom hebt deine Karte und die von Lea und Lars auf.",
    "Tom’s Lady cancels your, Lea’s and Lars’s cards.",
  ],
  [
    { type: "dice-passed", by: 0, faces: [5, 3, 4, 1] },
    "Deine Händlergilde schickt alle Würfel nach links: Du hast jetzt 5, Tom 3, Lea 4 und Lars 1.",
    "Your Merchants send every die one seat to the left: you now have 5, Tom 3, Lea 4 and Lars 1.",
  ],
  [
    { type: "all-flipped", by: 2, faces: [5, 3, 4, 1] },
    "Die Gauner von Lea drehen alle Würfel um: Du hast jetzt 5, Tom 3, Lea 4 und Lars 1.",
    "Lea’s Troublemakers turn every die over: you now have 5, Tom 3, Lea 4 and Lars 1.",
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
    "Du und Tom habt beide 12: Gleiche Werte heben sich auf.",
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
    "With the Knight, low beats high: Tom takes 2\u00a0points, you\u00a01.",
  ],
  [
    { type: "scored", lowWins: true, swapped: true, first: 1, second: 0 },
    "Der niedrigste Wert gewinnt (Ritter), der Spieler vertauscht die Plätze: Du bekommst 2\u00a0Punkte, Tom\u00a01.",
    "Low beats high (Knight), and the Gambler swaps winner and runner-up: you take 2\u00a0points, Tom\u00a01.",
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
    "Jemand hat nur noch eine Karte, die Runde ist aus: du 6, Tom 3, Lea 6 und Lars 3. " +
      "Du und Lea hebt euch mit je\u00a06 auf, Tom und Lars mit je\u00a03. Niemand gewinnt die Runde.",
    "Round over, one card left. Points: you 6, Tom 3, Lea 6 and Lars 3. " +
      "You and Lea cancel out at 6 each, Tom and Lars at 3 each. Nobody wins the round.",
  ],
  [
    { type: "round-ended", reason: "eight-points", totals: [8, 3, 3, 0], cancelled: [1, 2], winner: 0 },
    "8\u00a0Punkte sind erreicht, die Runde ist aus: du 8, Tom 3, Lea 3 und Lars 0. " +
      "Tom und Lea heben sich mit je\u00a03 auf. Du gewinnst die Runde.",
    "Round over, 8\u00a0points reached. Points: you 8, Tom 3, Lea 3 and Lars 0. Tom and Lea cancel out at 3 each. You win the round.",
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
  expect(de.event(faces, ["mia", "tom", "lea"], 2)).toBe(
    "Runde\u00a02 beginnt: Du würfelst eine\u00a03, mia eine\u00a01 und tom eine\u00a02.",
  );
  expect(en.event({ type: "scored", lowWins: false, swapped: false, first: 1, second: 0 }, ["mia", "tom"])).toBe(
    "tom wins the turn and takes 2\u00a0points, mia\u00a01.",
  );
});
