/** The sentences that must be exact: who, what and why, in both languages. */
import { describe, expect, test } from "vitest";
import type { KingEvent } from "../src/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

const names = ["Mia", "Tom", "Lea", "Lars"];

const told: readonly (readonly [KingEvent, string, string])[] = [
  [
    { type: "cards-cancelled", card: "alchemist", seats: [0, 1] },
    "Beide Alchemisten heben sich auf.",
    "Both Alchemists cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "gambler", seats: [0, 1, 3] },
    "Alle drei Spieler-Karten heben sich auf.",
    "All three Gamblers cancel each other out.",
  ],
  [
    { type: "cards-cancelled", card: "lady", seats: [0, 1, 2, 3] },
    "Alle vier Fürstinnen heben sich auf.",
    "All four Ladies cancel each other out.",
  ],
  [
    { type: "overruled", by: 3, seats: [0] },
    "Die Fürstin von Lars hebt die Karte von Mia auf.",
    "Lars’s Lady cancels Mia’s card.",
  ],
  [
    { type: "overruled", by: 3, seats: [0, 1, 2] },
    "Die Fürstin von Lars hebt die Karten von Mia, Tom und Lea auf.",
    "Lars’s Lady cancels Mia’s, Tom’s and Lea’s cards.",
  ],
  [
    {
      type: "valued",
      faces: [10, 12, 1, 5],
      cards: ["alchemist", "golem", "parasite", null],
      values: [20, 1, -6, 5],
    },
    "Werte: Mia 20 (Alchemist, 2×10), Tom 1 (Golem auf der\u00a012), Lea −6 (Parasit, 1−7) und Lars 5.",
    "Values: Mia 20 (Alchemist, 2×10), Tom 1 (Golem on a\u00a012), Lea −6 (Parasite, 1−7) and Lars 5.",
  ],
  [
    { type: "values-cancelled", value: -2, seats: [1, 3] },
    "Tom und Lars haben beide −2: Gleiche Werte heben sich auf.",
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
    "With the Knight, low beats high: Mia takes 2\u00a0points, Tom\u00a01.",
  ],
  [
    { type: "scored", lowWins: false, swapped: true, first: 0, second: 1 },
    "Der Spieler vertauscht die Plätze: Tom bekommt 2\u00a0Punkte, Mia\u00a01.",
    "The Gambler swaps winner and runner-up: Tom takes 2\u00a0points, Mia\u00a01.",
  ],
  [
    { type: "scored", lowWins: false, swapped: true, first: 2, second: null },
    "Nur der Wert von Lea ist übrig, und der Spieler macht den ersten Platz zum zweiten: 1\u00a0Punkt.",
    "Only Lea’s value is left standing, and the Gambler turns the winner into the runner-up: 1\u00a0point.",
  ],
  [
    { type: "scored", lowWins: true, swapped: true, first: null, second: null },
    "Kein Wert ist übrig: Niemand bekommt Punkte.",
    "No value is left standing: nobody scores.",
  ],
  [
    { type: "round-ended", reason: "eight-points", totals: [8, 3, 8, 3], cancelled: [0, 1, 2, 3], winner: null },
    "8\u00a0Punkte sind erreicht, die Runde ist aus: Mia 8, Tom 3, Lea 8 und Lars 3. " +
      "Mia und Lea heben sich mit je\u00a08 auf, Tom und Lars mit je\u00a03. Niemand gewinnt die Runde.",
    "Round over, 8\u00a0points reached. Points: Mia 8, Tom 3, Lea 8 and Lars 3. " +
      "Mia and Lea cancel out at 8 each, Tom and Lars at 3 each. Nobody wins the round.",
  ],
  [
    { type: "round-ended", reason: "last-card", totals: [6, 0, 6, 4], cancelled: [0, 2], winner: 3 },
    "Jemand hat nur noch eine Karte, die Runde ist aus: Mia 6, Tom 0, Lea 6 und Lars 4. " +
      "Mia und Lea heben sich mit je\u00a06 auf. Lars gewinnt die Runde.",
    "Round over, one card left. Points: Mia 6, Tom 0, Lea 6 and Lars 4. " +
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
