/** Sentences speak to whoever reads them: alone, as one of several, and not at all. */
import { describe, expect, test } from "vitest";
import type { Candidate, KingUpEvent } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mira", "Jonas", "Tom", "Lars"];
const favourites: readonly Candidate[] = ["beatrice", "clemente", "dario", "erisco", "iris", "odessa"];

/** All of them are read by seat 0. */
const told: readonly (readonly [KingUpEvent, string, string])[] = [
  [
    { type: "round-began", round: 1, start: 0 },
    "Runde 1 beginnt. Das Los entscheidet: Du fängst an.",
    "Round 1 begins: you are drawn to start.",
  ],
  [
    { type: "round-began", round: 2, start: 0 },
    "Runde 2 beginnt: Du sitzt links von der Krone und fängst an.",
    "Round 2 begins: you sit to the left of the crown and start.",
  ],
  [
    { type: "round-began", round: 2, start: 1 },
    "Runde 2 beginnt: Jonas sitzt links von der Krone und fängt an.",
    "Round 2 begins: Jonas sits to the left of the crown and starts.",
  ],
  [
    { type: "dealt", seat: 0, favourites },
    "Deine Favoriten: Beatrice, Clemente, Dario, Erisco, Iris und Odessa (nur du siehst das).",
    "Your favourites: Beatrice, Clemente, Dario, Erisco, Iris and Odessa (only you see this).",
  ],
  [
    { type: "placed", seat: 0, candidate: "odessa", floor: 3 },
    "Du setzt Odessa in den 3. Stock (Offiziere).",
    "You place Odessa on the 3rd floor (officers).",
  ],
  [
    { type: "rose", seat: 0, candidate: "odessa", floor: 5 },
    "Du ziehst Odessa in den 5. Stock (Edelleute).",
    "You move Odessa up to the 5th floor (nobles).",
  ],
  [
    { type: "proposed", seat: 0, candidate: "iris" },
    "Du ziehst Iris auf den Thron: Königswahl!",
    "You move Iris to the throne: time to vote!",
  ],
  [{ type: "voted", seat: 0, vote: "no" }, "Du stimmst verdeckt mit Nein.", "You secretly vote No."],
  [{ type: "voted", seat: 0 }, "Du hast abgestimmt.", "You have voted."],
  [
    { type: "votes-revealed", candidate: "iris", votes: ["no", "yes", "yes", "yes"] },
    "Du hast mit Nein gestimmt, alle anderen mit Ja.",
    "You voted No, everyone else Yes.",
  ],
  [
    { type: "votes-revealed", candidate: "iris", votes: ["no", "yes", "no", "yes"] },
    "Du und Tom habt mit Nein gestimmt, alle anderen mit Ja.",
    "You and Tom voted No, everyone else Yes.",
  ],
  [
    { type: "votes-revealed", candidate: "iris", votes: ["yes", "no", "no", "no"] },
    "Jonas, Tom und Lars haben mit Nein gestimmt, du mit Ja.",
    "Jonas, Tom and Lars voted No, you Yes.",
  ],
  [
    { type: "scored", seat: 0, favourites, worth: [5, 0, 2, 3, 3, 4], points: 17, total: 41 },
    "Du bekommst 17 Punkte (Beatrice 5, Dario 2, Erisco 3, Iris 3, Odessa 4), insgesamt 41.",
    "You score 17 points (Beatrice 5, Dario 2, Erisco 3, Iris 3, Odessa 4), 41 in all.",
  ],
  [
    { type: "scored", seat: 0, favourites, worth: [0, 0, 0, 0, 0, 0], points: 0, total: 12 },
    "Du bekommst keinen Punkt und bleibst bei 12.",
    "You score nothing and stay at 12.",
  ],
  [
    { type: "scored", seat: 0, favourites, worth: [0, 0, 0, 0, 0, 0], points: 33, total: 45 },
    "Du gehst leer aus und bekommst genau dafür 33 Punkte, insgesamt 45.",
    "You come away with nothing and get 33 points for exactly that, 45 in all.",
  ],
  [
    { type: "won", seats: [0], totals: [45, 41, 40, 12], castle: [0, 6, 6, 6] },
    "Drei Runden sind gespielt: Du gewinnst mit 45 Punkten!",
    "Three rounds are over: you win with 45 points!",
  ],
  [
    { type: "won", seats: [1], totals: [45, 45, 30, 12], castle: [3, 4, 6, 6] },
    "Gleichstand mit 45 Punkten, also zählen die Favoriten im Schloss (du 3 und Jonas 4): Jonas gewinnt!",
    "A tie at 45 points, so favourites still in the castle decide (you 3 and Jonas 4): Jonas wins!",
  ],
  [
    { type: "won", seats: [0, 3], totals: [45, 45, 30, 45], castle: [4, 3, 6, 4] },
    "Gleichstand mit 45 Punkten, also zählen die Favoriten im Schloss (du 4, Jonas 3 und Lars 4): Du und Lars teilt euch den Sieg!",
    "A tie at 45 points, so favourites still in the castle decide (you 4, Jonas 3 and Lars 4): you and Lars share the victory!",
  ],
];

const spaced = (text: string | undefined): string | undefined => text?.replaceAll("\u00a0", " ");

describe.each(told)("%j", (event, inGerman, inEnglish) => {
  test("is told to its reader", () => {
    expect(spaced(de.event(event, names, 0))).toBe(inGerman);
    expect(spaced(en.event(event, names, 0))).toBe(inEnglish);
  });

  test("names everybody where nobody is spoken to", () => {
    for (const words of [de, en]) expect(words.event(event, names, null)).not.toMatch(/\b(du|dir|you)\b/i);
  });
});

test("others keep their names, also behind the reader", () => {
  const votes = { type: "votes-revealed", candidate: "iris", votes: ["no", "yes", "no", "yes"] } as const;
  expect(de.event(votes, names, 2)).toBe("Du und Mira habt mit Nein gestimmt, alle anderen mit Ja.");
  expect(en.event(votes, names, 2)).toBe("You and Mira voted No, everyone else Yes.");
});
