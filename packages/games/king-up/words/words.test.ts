/** The sentences that must be exact: who, what and why, in both languages. */
import { describe, expect, test } from "vitest";
import { BESIDE, type Candidate, CANDIDATES, type KingUpEvent, type KingUpView, OUT, THRONE } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

/** Spaces that never break are asserted once, and read like others everywhere else. */
const spaced = (text: string | undefined): string | undefined => text?.replaceAll("\u00a0", " ");

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
    "Die geheimen Favoriten von Lars: Beatrice, Clemente, Dario, Erisco, Iris und Odessa.",
    "Secret favourites of Lars: Beatrice, Clemente, Dario, Erisco, Iris and Odessa.",
  ],
  [
    { type: "placed", seat: 0, candidate: "odessa", floor: 3 },
    "Mira setzt Odessa in den 3. Stock (Offiziere).",
    "Mira places Odessa on the 3rd floor (officers).",
  ],
  [
    { type: "cellared", candidates: ["iris"] },
    "Iris bleibt übrig und beginnt im Keller (Dienstboten).",
    "Iris is left over and starts in the cellar (servants).",
  ],
  [
    { type: "cellared", candidates: ["alighiero", "iris", "piero"] },
    "Alighiero, Iris und Piero bleiben übrig und beginnen im Keller (Dienstboten).",
    "Alighiero, Iris and Piero are left over and start in the cellar (servants).",
  ],
  [
    { type: "rose", seat: 1, candidate: "odessa", floor: 5 },
    "Jonas zieht Odessa in den 5. Stock (Edelleute).",
    "Jonas moves Odessa up to the 5th floor (nobles).",
  ],
  [
    { type: "proposed", seat: 1, candidate: "iris" },
    "Jonas zieht Iris auf den Thron: Königswahl!",
    "Jonas moves Iris to the throne: time to vote!",
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
    "Alle sagen Ja: Iris besteigt den Thron!",
    "Everyone says Yes: Iris takes the throne!",
  ],
  [
    { type: "scored", seat: 0, favourites, worth: [5, 0, 2, 3, 3, 4], points: 17, total: 41 },
    "Mira bekommt 17 Punkte (Beatrice 5, Dario 2, Erisco 3, Iris 3, Odessa 4), insgesamt 41.",
    "Mira scores 17 points (Beatrice 5, Dario 2, Erisco 3, Iris 3, Odessa 4), 41 in all.",
  ],
  [
    { type: "scored", seat: 0, favourites, worth: [0, 0, 1, 0, 0, 0], points: 1, total: 1 },
    "Mira bekommt 1 Punkt (Dario 1), insgesamt 1.",
    "Mira scores 1 point (Dario 1), 1 in all.",
  ],
  [
    { type: "scored", seat: 2, favourites, worth: [0, 0, 0, 0, 0, 0], points: 0, total: 12 },
    "Tom bekommt keinen Punkt und bleibt bei 12.",
    "Tom scores nothing and stays at 12.",
  ],
  [
    { type: "scored", seat: 2, favourites, worth: [0, 0, 0, 0, 0, 0], points: 33, total: 45 },
    "Tom geht leer aus und bekommt genau dafür 33 Punkte, insgesamt 45.",
    "Tom comes away with nothing and gets 33 points for exactly that, 45 in all.",
  ],
  [
    { type: "won", seats: [2], totals: [40, 41, 45, 12], castle: [6, 6, 0, 6] },
    "Drei Runden sind gespielt: Tom gewinnt mit 45 Punkten!",
    "Three rounds are over: Tom wins with 45 points!",
  ],
  [
    { type: "won", seats: [0], totals: [45, 45, 30, 12], castle: [4, 3, 6, 6] },
    "Gleichstand mit 45 Punkten, also zählen die Favoriten im Schloss (Mira 4 und Jonas 3): Mira gewinnt!",
    "A tie at 45 points, so favourites still in the castle decide (Mira 4 and Jonas 3): Mira wins!",
  ],
  [
    { type: "won", seats: [0, 3], totals: [45, 45, 30, 45], castle: [4, 3, 6, 4] },
    "Gleichstand mit 45 Punkten, also zählen die Favoriten im Schloss (Mira 4, Jonas 3 und Lars 4): Mira und Lars teilen sich den Sieg!",
    "A tie at 45 points, so favourites still in the castle decide (Mira 4, Jonas 3 and Lars 4): Mira and Lars share the victory!",
  ],
];

describe.each(told)("%j", (event, inGerman, inEnglish) => {
  test("is told in German and in English", () => {
    expect(spaced(de.event(event, names))).toBe(inGerman);
    expect(spaced(en.event(event, names))).toBe(inEnglish);
  });
});

test("favourites and a hidden vote are named to their owner alone", () => {
  expect(de.event({ type: "dealt", seat: 0 }, names)).toBeUndefined();
  expect(spaced(de.event({ type: "voted", seat: 0, vote: "no" }, names))).toBe("Mira stimmt verdeckt mit Nein.");
  expect(spaced(de.event({ type: "voted", seat: 0 }, names))).toBe("Mira hat abgestimmt.");
  expect(spaced(en.event({ type: "voted", seat: 1, vote: "yes" }, names))).toBe("Jonas secretly votes Yes.");
  expect(spaced(en.event({ type: "voted", seat: 1 }, names))).toBe("Jonas has voted.");
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
    "Setz einen Kandidaten in den 1. bis 4. Stock, danach noch 2.",
    "Place a candidate on the 1st to 4th floor, then 2 more.",
  ],
  [
    { ...beginning, places: placed(6) },
    "Setz einen Kandidaten in den 1. bis 4. Stock, danach noch einen.",
    "Place a candidate on the 1st to 4th floor, then one more.",
  ],
  [
    { ...beginning, places: placed(11) },
    "Setz deinen letzten Kandidaten in den 1. bis 4. Stock.",
    "Place your last candidate on the 1st to 4th floor.",
  ],
  [{ ...beginning, turn: 1 }, "Jonas setzt einen Kandidaten ins Schloss.", "Jonas is placing a candidate in the castle."],
  [
    { ...voting, phase: "rise" },
    "Du bist am Zug: Zieh einen Kandidaten ein Stockwerk nach oben.",
    "Your turn: move any candidate one floor up.",
  ],
  [{ ...voting, phase: "rise", turn: 2 }, "Tom zieht einen Kandidaten nach oben.", "Tom is moving a candidate up."],
  [voting, "Soll Iris auf den Thron? Leg Ja oder Nein.", "Should Iris take the throne? Lay Yes or No."],
  [
    { ...voting, own: { favourites, no: 0, vote: null } },
    "Soll Iris auf den Thron? Leg dein Ja, ein Nein hast du nicht mehr.",
    "Should Iris take the throne? Lay your Yes: you have no No left.",
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
  [{ ...voting, phase: "over" }, "Die Partie ist zu Ende.", "The game is over."],
];

describe.each(awaited)("awaited %#", (view, inGerman, inEnglish) => {
  test("is said in German and in English", () => {
    expect(spaced(de.awaited(view, names))).toBe(inGerman);
    expect(spaced(en.awaited(view, names))).toBe(inEnglish);
  });
});

test("moves are named like buttons, and no bare number stands in a name", () => {
  expect(spaced(de.move({ type: "place", candidate: "odessa", floor: 3 }))).toBe("Odessa in den 3. Stock");
  expect(spaced(en.move({ type: "place", candidate: "odessa", floor: 3 }))).toBe("Place Odessa on the 3rd floor");
  expect(spaced(de.hint({ type: "place", candidate: "odessa", floor: 1 }))).toBe("Handwerker: 1 Punkt wert.");
  expect(spaced(en.hint({ type: "place", candidate: "odessa", floor: 4 }))).toBe("Among the dignitaries, worth 4 points.");
  expect(spaced(de.move({ type: "rise", candidate: "iris" }))).toBe("Iris ein Stockwerk nach oben");
  expect(spaced(en.move({ type: "vote", vote: "no" }))).toBe("Vote No");
});

test("a number and its noun never part", () => {
  expect(de.event({ type: "rose", seat: 1, candidate: "odessa", floor: 5 }, names)).toContain("5.\u00a0Stock");
  expect(en.event({ type: "rose", seat: 1, candidate: "odessa", floor: 5 }, names)).toContain("5th\u00a0floor");
  expect([de.score?.(1), de.score?.(41), en.score?.(1), en.score?.(41)]).toEqual([
    "1\u00a0Punkt",
    "41\u00a0Punkte",
    "1\u00a0point",
    "41\u00a0points",
  ]);
});
