/** The sentences that must be exact: who, what and why, in both languages. */
import { describe, expect, test } from "vitest";
import { BESIDE, type Candidate, CANDIDATES, type KingUpEvent, type KingUpView, OUT, THRONE } from "../src/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

const names = ["Mira", "Jonas", "Tom", "Lars"];

const favourites: readonly Candidate[] = ["beatrice", "clemente", "dario", "erisco", "iris", "odessa"];

const told: readonly (readonly [KingUpEvent, string, string])[] = [
  [
    { type: "round-began", round: 1, start: 3 },
    "Runde 1 beginnt. Das Los entscheidet: Lars fängt an.",
    "Round 1 begins: Lars is drawn to start.",
  ],
  [
    { type: "round-began", round: 3, start: 0 },
    "Runde 3 beginnt: Mira sitzt links von der Krone und fängt an.",
    "Round 3 begins: Mira sits to the left of the crown and starts.",
  ],
  [
    { type: "dealt", seat: 3, favourites },
    "Die geheimen Favoriten von Lars sind Beatrice, Clemente, Dario, Erisco, Iris und Odessa.",
    "Lars's secret favourites are Beatrice, Clemente, Dario, Erisco, Iris and Odessa.",
  ],
  [
    { type: "placed", seat: 0, candidate: "odessa", floor: 3 },
    "Mira stellt Odessa in den 3. Stock (Offiziere).",
    "Mira places Odessa on the 3rd floor (officers).",
  ],
  [
    { type: "cellared", candidates: ["iris"] },
    "Iris bleibt übrig und beginnt im Keller (Dienstboten).",
    "Iris is left over and begins in the cellar (servants).",
  ],
  [
    { type: "cellared", candidates: ["alighiero", "iris", "piero"] },
    "Alighiero, Iris und Piero bleiben übrig und beginnen im Keller (Dienstboten).",
    "Alighiero, Iris and Piero are left over and begin in the cellar (servants).",
  ],
  [
    { type: "rose", seat: 1, candidate: "odessa", floor: 5 },
    "Jonas lässt Odessa in den 5. Stock (Edelleute) aufsteigen.",
    "Jonas moves Odessa up to the 5th floor (nobles).",
  ],
  [
    { type: "proposed", seat: 1, candidate: "iris" },
    "Jonas bringt Iris auf den Thron: Nun wird abgestimmt.",
    "Jonas brings Iris to the throne: time to vote.",
  ],
  [
    { type: "votes-revealed", candidate: "iris", votes: ["no", "no", "yes", "yes"] },
    "Mira und Jonas haben mit Nein gestimmt, alle anderen mit Ja.",
    "Mira and Jonas voted No, everyone else Yes.",
  ],
  [
    { type: "votes-revealed", candidate: "iris", votes: ["no", "no", "yes", "no"], fleeting: true },
    "Mira, Jonas und Lars haben mit Nein gestimmt, Tom mit Ja.",
    "Mira, Jonas and Lars voted No, Tom Yes.",
  ],
  [
    { type: "votes-revealed", candidate: "iris", votes: ["yes", "yes", "yes", "no"] },
    "Lars hat mit Nein gestimmt, alle anderen mit Ja.",
    "Lars voted No, everyone else Yes.",
  ],
  [
    { type: "votes-revealed", candidate: "iris", votes: ["no", "no", "no", "no"] },
    "Alle haben mit Nein gestimmt.",
    "Everyone voted No.",
  ],
  [
    { type: "votes-revealed", candidate: "iris", votes: ["yes", "yes", "yes", "yes"] },
    "Die Karten liegen offen: kein einziges Nein!",
    "The cards are turned up: not a single No!",
  ],
  [
    { type: "rejected", candidate: "iris" },
    "Nicht alle haben Ja gesagt: Iris muss das Schloss verlassen.",
    "Not everyone said Yes: Iris has to leave the castle.",
  ],
  [
    { type: "crowned", candidate: "iris", seat: 1 },
    "Alle sagen Ja: Iris bekommt die Krone!",
    "Everyone says Yes: Iris is crowned!",
  ],
  [
    { type: "scored", seat: 0, favourites, worth: [5, 0, 2, 3, 3, 4], points: 17, total: 41 },
    "Mira bekommt 17 Punkte (Beatrice 5, Clemente 0, Dario 2, Erisco 3, Iris 3, Odessa 4) und hat insgesamt 41.",
    "Mira scores 17 points (Beatrice 5, Clemente 0, Dario 2, Erisco 3, Iris 3, Odessa 4) and has 41 in all.",
  ],
  [
    { type: "scored", seat: 0, favourites, worth: [0, 0, 1, 0, 0, 0], points: 1, total: 1 },
    "Mira bekommt 1 Punkt (Beatrice 0, Clemente 0, Dario 1, Erisco 0, Iris 0, Odessa 0) und hat insgesamt 1.",
    "Mira scores 1 point (Beatrice 0, Clemente 0, Dario 1, Erisco 0, Iris 0, Odessa 0) and has 1 in all.",
  ],
  [
    { type: "scored", seat: 2, favourites, worth: [0, 0, 0, 0, 0, 0], points: 0, total: 12 },
    "Tom bekommt keinen Punkt (Beatrice 0, Clemente 0, Dario 0, Erisco 0, Iris 0, Odessa 0) und bleibt bei 12.",
    "Tom scores nothing (Beatrice 0, Clemente 0, Dario 0, Erisco 0, Iris 0, Odessa 0) and stays at 12.",
  ],
  [
    { type: "scored", seat: 2, favourites, worth: [0, 0, 0, 0, 0, 0], points: 33, total: 45 },
    "Tom geht in der letzten Runde leer aus (Beatrice 0, Clemente 0, Dario 0, Erisco 0, Iris 0, Odessa 0) " +
      "und bekommt genau dafür 33 Punkte, insgesamt 45.",
    "Tom comes away with nothing in the last round (Beatrice 0, Clemente 0, Dario 0, Erisco 0, Iris 0, Odessa 0) " +
      "and gets 33 points for exactly that, 45 in all.",
  ],
  [
    { type: "won", seats: [2], totals: [40, 41, 45, 12], castle: [6, 6, 0, 6] },
    "Drei Runden sind gespielt: Tom gewinnt das Spiel mit 45 Punkten!",
    "Three rounds are over: Tom wins the game with 45 points!",
  ],
  [
    { type: "won", seats: [0], totals: [45, 45, 30, 12], castle: [4, 3, 6, 6] },
    "Gleichstand mit 45 Punkten, also zählen die Favoriten im Schloss (Mira 4 und Jonas 3): Mira gewinnt das Spiel!",
    "A tie at 45 points, so favourites still in the castle decide (Mira 4 and Jonas 3): Mira wins the game!",
  ],
  [
    { type: "won", seats: [0, 3], totals: [45, 45, 30, 45], castle: [4, 3, 6, 4] },
    "Gleichstand mit 45 Punkten, also zählen die Favoriten im Schloss (Mira 4, Jonas 3 und Lars 4): Mira und Lars teilen sich den Sieg!",
    "A tie at 45 points, so favourites still in the castle decide (Mira 4, Jonas 3 and Lars 4): Mira and Lars share the victory!",
  ],
];

describe.each(told)("%j", (event, german, english) => {
  test("is told in German and in English", () => {
    expect(de.event(event, names)).toBe(german);
    expect(en.event(event, names)).toBe(english);
  });
});

test("favourites and a hidden vote are named to their owner alone", () => {
  expect(de.event({ type: "dealt", seat: 0 }, names)).toBeUndefined();
  expect(de.event({ type: "voted", seat: 0, vote: "no" }, names)).toBe("Mira stimmt verdeckt mit Nein.");
  expect(de.event({ type: "voted", seat: 0 }, names)).toBe("Mira hat abgestimmt.");
  expect(en.event({ type: "voted", seat: 1, vote: "yes" }, names)).toBe("Jonas secretly votes Yes.");
  expect(en.event({ type: "voted", seat: 1 }, names)).toBe("Jonas has voted.");
});

const beginning: KingUpView = {
  viewer: 0,
  history: true,
  phase: "place",
  round: 1,
  turn: 0,
  crown: null,
  places: CANDIDATES.map(() => BESIDE),
  seats: names.map(() => ({ hasVoted: false })),
  votes: [],
  rounds: [],
  own: { favourites, no: 3, vote: null },
};

/** Iris is on the throne, Odessa is out; the others stand on the first floor. */
const voting: KingUpView = {
  ...beginning,
  phase: "vote",
  places: CANDIDATES.map((candidate) => (candidate === "iris" ? THRONE : candidate === "odessa" ? OUT : 1)),
};

const laid = (...voters: number[]): KingUpView["seats"] => names.map((_, seat) => ({ hasVoted: voters.includes(seat) }));

/** So many candidates stand in the castle. */
const placed = (count: number): number[] => CANDIDATES.map((_, index) => (index < count ? 1 : BESIDE));

const awaited: readonly (readonly [KingUpView, string, string])[] = [
  [
    beginning,
    "Stelle einen Kandidaten in den 1. bis 4. Stock. Danach setzt du noch 2 Kandidaten ein.",
    "Place a candidate on the 1st to 4th floor. After this you place 2 more.",
  ],
  [
    { ...beginning, places: placed(6) },
    "Stelle einen Kandidaten in den 1. bis 4. Stock. Danach setzt du noch einen Kandidaten ein.",
    "Place a candidate on the 1st to 4th floor. After this you place one more.",
  ],
  [
    { ...beginning, places: placed(11) },
    "Stelle deinen letzten Kandidaten in den 1. bis 4. Stock.",
    "Place your last candidate on the 1st to 4th floor.",
  ],
  [{ ...beginning, turn: 1 }, "Jonas stellt einen Kandidaten ins Schloss.", "Jonas is placing a candidate in the castle."],
  [
    { ...voting, phase: "rise" },
    "Du bist am Zug: Lass einen Kandidaten ein Stockwerk aufsteigen.",
    "Your turn: move any candidate one floor up.",
  ],
  [{ ...voting, phase: "rise", turn: 2 }, "Tom lässt einen Kandidaten aufsteigen.", "Tom is moving a candidate up."],
  [voting, "Soll Iris die Krone bekommen? Lege Ja oder Nein.", "Should Iris get the crown? Lay Yes or No."],
  [
    { ...voting, own: { favourites, no: 0, vote: null } },
    "Soll Iris die Krone bekommen? Lege dein Ja, ein Nein hast du nicht mehr.",
    "Should Iris get the crown? Lay your Yes: you have no No left.",
  ],
  [
    { ...voting, seats: laid(0, 2), own: { favourites, no: 1, vote: "no" } },
    "Jonas und Lars müssen noch über Iris abstimmen.",
    "Jonas and Lars still have to vote on Iris.",
  ],
  [
    { ...voting, viewer: "public", seats: laid(0, 1, 2), own: null },
    "Lars muss noch über Iris abstimmen.",
    "Lars still has to vote on Iris.",
  ],
  [{ ...voting, phase: "over" }, "Das Spiel ist zu Ende.", "The game is over."],
];

describe.each(awaited)("awaited %#", (view, german, english) => {
  test("is said in German and in English", () => {
    expect(de.awaited(view, names)).toBe(german);
    expect(en.awaited(view, names)).toBe(english);
  });
});

test("moves are named like buttons, and no bare number stands in a name", () => {
  expect(de.move({ type: "place", candidate: "odessa", floor: 3 })).toBe("Odessa in den 3. Stock");
  expect(en.move({ type: "place", candidate: "odessa", floor: 3 })).toBe("Place Odessa on the 3rd floor");
  expect(de.hint({ type: "place", candidate: "odessa", floor: 1 })).toBe("Stockwerk der Handwerker, 1 Punkt wert.");
  expect(en.hint({ type: "place", candidate: "odessa", floor: 4 })).toBe("Among the dignitaries, worth 4 points.");
  expect(de.move({ type: "rise", candidate: "iris" })).toBe("Iris aufsteigen lassen");
  expect(en.move({ type: "vote", vote: "no" })).toBe("Vote No");
});
