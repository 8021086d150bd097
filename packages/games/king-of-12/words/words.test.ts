/** The sentences that must be exact: who, what and why, in both languages. */
import { describe, expect, test } from "vitest";
import type { KingEvent } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mia", "Tom", "Lea", "Lars"];

const told: readonly (readonly [KingEvent, string, string])[] = [
  [
    { type: "cards-cancelled", card: "alchemist", seats: [0, 1] },
    "Beide Alchemisten negieren sich.",
    "Both Alchemists cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "gambler", seats: [0, 1, 3] },
    "Alle drei Spieler-Karten negieren sich.",
    "All three Gamblers cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "lady", seats: [0, 1, 2, 3] },
    "Alle vier Fürstinnen negieren sich.",
    "All four Ladies cancel each other out.",
  ],
  [
    { type: "overruled", by: 3, seats: [0] },
    "Die Fürstin von Lars negiert die Karte von Mia.",
    "Lars’s Lady cancels Mia’s card.",
  ],
  [
    { type: "overruled", by: 3, seats: [0, 1, 2] },
    "Die Fürstin von Lars negiert die Karten von Mia, Tom und Lea.",
    "Lars’s Lady cancels Mia’s, Tom’s and Lea’s cards.",
  ],
  [
    {
      type: "valued",
      faces: [10, 12, 1, 5],
      cards: ["alchemist", "golem", "parasite", null],
      values: [20, 1, -6, 5],
    },
    "Werte: Mia\u00a020 (Alchemist, 2×10), Tom\u00a01 (Golem auf der\u00a012), Lea\u00a0−6 (Parasit, 1−7) und Lars\u00a05.",
    "Values: Mia\u00a020 (Alchemist, 2×10), Tom\u00a01 (Golem on a\u00a012), Lea\u00a0−6 (Parasite, 1−7) and Lars\u00a05.",
  ],
  [
    { type: "values-cancelled", value: -2, seats: [1, 3] },
    "Tom und Lars haben beide −2: Gleiche Werte negieren sich.",
    "Tom and Lars both have −2: equal values cancel out.",
  ],
  [
    { type: "scored", lowWins: false, swapped: false, first: 0, second: 1 },
    "Mia gewinnt den Zug und bekommt 2\u00a0Punkte, Tom\u00a01.",
    "Mia wins the turn and takes 2\u00a0points, Tom\u00a01.",
  ],
  [
    { type: "scored", lowWins: true, swapped: false, first: 0, second: 1 },
    "Mit dem Ritter gewinnt der niedrigste Wert: Mia bekommt 2\u00a0Punkte, Tom\u00a01.",
    "With the Knight, the lowest value wins: Mia takes 2\u00a0points, Tom\u00a01.",
  ],
  [
    { type: "scored", lowWins: false, swapped: true, first: 0, second: 1 },
    "Der Spieler vertauscht die Plätze: Tom bekommt 2\u00a0Punkte, Mia\u00a01.",
    "The Gambler swaps winner and runner-up: Tom takes 2\u00a0points, Mia\u00a01.",
  ],
  [
    { type: "scored", lowWins: false, swapped: true, first: 2, second: null },
    "Nur der Wert von Lea ist übrig, und der Spieler macht daraus 1\u00a0Punkt.",
    "Only Lea’s value is left standing, and the Gambler makes it 1\u00a0point.",
  ],
  [
    { type: "scored", lowWins: true, swapped: true, first: null, second: null },
    "Kein Wert ist übrig: Niemand bekommt Punkte.",
    "No value is left standing: nobody scores.",
  ],
  [
    { type: "round-ended", reason: "eight-points", totals: [8, 3, 8, 3], cancelled: [0, 1, 2, 3], winner: null },
    "Runde aus, 8\u00a0Punkte erreicht: Mia\u00a08, Tom\u00a03, Lea\u00a08 und Lars\u00a03. " +
      "Mia und Lea negieren sich mit je\u00a08, Tom und Lars mit je\u00a03. Niemand gewinnt die Runde.",
    "Round over, 8\u00a0points reached. Points: Mia\u00a08, Tom\u00a03, Lea\u00a08 and Lars\u00a03. " +
      "Mia and Lea cancel out at 8 each, Tom and Lars at 3 each. Nobody wins the round.",
  ],
  [
    { type: "round-ended", reason: "last-card", totals: [6, 0, 6, 4], cancelled: [0, 2], winner: 3 },
    "Runde aus, eine Karte übrig: Mia\u00a06, Tom\u00a00, Lea\u00a06 und Lars\u00a04. " +
      "Mia und Lea negieren sich mit je\u00a06. Lars gewinnt die Runde.",
    "Round over, one card left. Points: Mia\u00a06, Tom\u00a00, Lea\u00a06 and Lars\u00a04. " +
      "Mia and Lea cancel out at 6 each. Lars wins the round.",
  ],
];

describe.each(told)("%j", (event, german, english) => {
  test("is told in German and in English", () => {
    expect(de.event(event, names)).toBe(german);
    expect(en.event(event, names)).toBe(english);
  });
});

test("a hidden card is named to its owner alone", () => {
  expect(de.event({ type: "laid", seat: 0, card: "parasite" }, names)).toBe("Mia legt verdeckt den Parasiten.");
  expect(de.event({ type: "laid", seat: 0 }, names)).toBeUndefined();
  expect(en.event({ type: "kept", seat: 1, card: "golem" }, names)).toBe("Tom puts the Golem under the die.");
  expect(en.event({ type: "kept", seat: 1 }, names)).toBe("Tom puts a hidden card under the die.");
});
