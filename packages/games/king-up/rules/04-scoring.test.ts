/** Paragraphs 4.1 to 4.5: the end of a round, its points, the next round, and the surprise of the last one. */
import { rule, viewersOf } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { BESIDE, CANDIDATES, FAVOURITES, kingUp, noCardsFor, OUT, totalsOf } from "../src/index.ts";
import { all, allVote, cardOf, COUNTS, crown, go, movesOf, noCards, on, placeOf, quickRound, rising } from "./positions.ts";
import { table, the, typesOf, vote } from "./positions.ts";

/** The cards of Tom, Mia, Lea and Ben in the book's example. */
const BOOK_CARDS = ["BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO"];

rule(["4.1", "4.2", "4.3"], "the book's scoring, from the first placing to the last vote: 17, 15, 22 and 17 points", () => {
  const staged = table(4, { cards: [BOOK_CARDS] });
  go(staged, "place beatrice 4", "place odessa 4", "place fiorello 4", "place alighiero 4");
  go(staged, "place erisco 3", "place iris 3", "place gasino 3", "place merlino 3");
  go(staged, "place dario 2", "place piero 2", "place nacale 2", "place lavinia 1");
  expect(on(staged.state, 0)).toEqual(["clemente"]);
  for (const [candidate, floors, votes] of [
    ["alighiero", 2, "no yes yes yes"],
    ["gasino", 3, "yes no no yes"],
    ["merlino", 3, "yes yes yes no"],
    ["nacale", 4, "no yes yes no"],
  ] as const) {
    go(staged, ...Array<string>(floors).fill(`rise ${candidate}`));
    vote(staged, votes);
  }
  expect(on(staged.state, OUT)).toEqual(["alighiero", "gasino", "merlino", "nacale"]);
  go(staged, "rise beatrice", "rise fiorello", "rise fiorello");
  const scored = all(allVote(staged, "yes"), "scored");
  expect(scored.map(({ favourites }) => favourites)).toEqual(BOOK_CARDS.map((initials) => FAVOURITES[cardOf(initials)]));
  expect(scored.map(({ seat, worth, points, total }) => ({ seat, worth, points, total }))).toEqual([
    { seat: 0, worth: [5, 0, 2, 3, 3, 4], points: 17, total: 17 },
    { seat: 1, worth: [0, 2, 3, 10, 0, 0], points: 15, total: 15 },
    { seat: 2, worth: [3, 10, 3, 0, 4, 2], points: 22, total: 22 },
    { seat: 3, worth: [0, 0, 3, 10, 0, 4], points: 17, total: 17 },
  ]);
  expect(staged.state.rounds).toEqual([{ king: "fiorello", cards: BOOK_CARDS.map(cardOf), points: [17, 15, 22, 17] }]);
});

for (const seats of COUNTS)
  rule("4.1", `all ${seats} show their favourites at once when the king is elected, and everybody sees them`, () => {
    const staged = rising(seats, { floors: { 5: "odessa" } });
    const cards = staged.state.seats.map(({ card }) => card);
    const events = crown(staged, "odessa");
    const at = typesOf(events).indexOf("crowned");
    expect(typesOf(events.slice(at + 1, at + 1 + seats))).toEqual(Array(seats).fill("scored"));
    for (const viewer of viewersOf(seats)) {
      const shown = all(events, "scored").map((event) => kingUp.witness(event, viewer));
      expect(shown).toEqual(all(events, "scored"));
      expect(kingUp.view(staged.state, viewer).rounds).toEqual(staged.state.rounds);
    }
    expect(all(events, "scored").map(({ seat }) => seat)).toEqual([...cards.keys()]);
    expect(all(events, "scored").map(({ favourites }) => favourites)).toEqual(cards.map((card) => FAVOURITES[card]));
  });

rule("4.1", "a rejected candidate ends nothing and shows nothing", () => {
  const staged = rising(4, { floors: { 5: "odessa" } });
  go(staged, "rise odessa");
  const events = vote(staged, "yes yes yes no");
  expect(typesOf(events)).not.toContain("scored");
  expect([staged.state.rounds, staged.state.round]).toEqual([[], 1]);
});

for (const [where, floors, out, worth] of [
  ["on floor 5", { 5: "dario alighiero" }, "", 5],
  ["on floor 4", { 5: "dario", 4: "alighiero" }, "", 4],
  ["on floor 3", { 5: "dario", 3: "alighiero" }, "", 3],
  ["on floor 2", { 5: "dario", 2: "alighiero" }, "", 2],
  ["on floor 1", { 5: "dario", 1: "alighiero" }, "", 1],
  ["in the cellar", { 5: "dario", 0: "alighiero" }, "", 0],
  ["who is out", { 5: "dario" }, "alighiero", 0],
] as const)
  rule("4.2", `a favourite ${where} is worth ${worth}, the king 10`, () => {
    const staged = rising(3, { floors, out }, { cards: [["ADINOP"]] });
    const [scored] = all(crown(staged, "dario"), "scored");
    expect(scored!.favourites.slice(0, 2)).toEqual(["alighiero", "dario"]);
    expect(scored!.worth.slice(0, 2)).toEqual([worth, 10]);
    expect(scored!.points).toBe(scored!.worth.reduce((sum, points) => sum + points, 0));
  });

rule("4.2", "every seat gets points for its own card: the king counts for all who have them, and for nobody else", () => {
  const staged = rising(3, { floors: { 5: "alighiero" } }, { cards: [["ABCDGN", "BCDEIO", "ACEGIP"]] });
  const scored = all(crown(staged, "alighiero"), "scored");
  expect(scored.map(({ worth }) => worth.includes(10))).toEqual([true, false, true]);
});

rule("4.3", "the points of three rounds are noted round by round and added up", () => {
  const staged = table(3, {
    cards: [
      ["ABCDGN", "BCDEIO", "CDEFLP"],
      ["ADEFGM", "BEFGIN", "CFGILO"],
      ["DGILMP", "AEILMN", "BFLMNO"],
    ],
  });
  // In each round A is king, E and L are on floor 4, B, F and M on 3, C, G and N on 2, D, I and O on 1, and P is in the cellar.
  const totals = [1, 2, 3].map(() => all(quickRound(staged), "scored").map(({ total }) => total));
  expect(staged.state.rounds.map(({ king, points }) => [king, points])).toEqual([
    ["alighiero", [20, 12, 14]],
    ["alighiero", [23, 15, 13]],
    ["alighiero", [11, 24, 16]],
  ]);
  expect(totals).toEqual([
    [20, 12, 14],
    [43, 27, 27],
    [54, 51, 43],
  ]);
  expect(totalsOf(staged.state)).toEqual([54, 51, 43]);
});

for (const seats of COUNTS)
  rule("4.4", `the next round of ${seats} players: new favourites, all No cards back, all candidates beside the castle`, () => {
    const staged = rising(seats, { floors: { 5: "odessa iris" } });
    const old = staged.state.seats.map(({ card }) => card);
    go(staged, "rise odessa");
    allVote(staged, "no");
    expect(noCards(staged.state)).toEqual(Array(seats).fill(noCardsFor(seats) - 1));
    const events = crown(staged, "iris");
    const { state } = staged;
    expect([state.round, state.phase, state.votes]).toEqual([2, "place", []]);
    expect(on(state, BESIDE)).toEqual([...CANDIDATES]);
    expect(noCards(state)).toEqual(Array(seats).fill(noCardsFor(seats)));
    for (const { card, vote: laid } of state.seats) expect([old.includes(card), laid]).toEqual([false, null]);
    expect(all(events, "dealt").map(({ favourites }) => favourites)).toEqual(state.seats.map(({ card }) => FAVOURITES[card]));
  });

for (const seats of COUNTS)
  rule(["4.4", "U3"], `the player to the left of the crown begins the next round, for each of ${seats} who may hold it`, () => {
    for (let mover = 0; mover < seats; mover++) {
      const staged = rising(seats, { floors: { 5: "odessa" }, turn: mover });
      const next = (mover + 1) % seats;
      expect(the(crown(staged, "odessa"), "round-began")).toEqual({ type: "round-began", round: 2, start: next });
      expect(kingUp.actors(staged.state)).toEqual([next]);
      expect(movesOf(staged.state, next)).toHaveLength(52);
      expect(staged.state.crown).toBe(mover);
    }
  });

/** Seat 0 has nobody but candidates in the cellar or out of the castle; Lavinia is crowned. */
const nothingFor0 = {
  floors: { 5: "lavinia", 0: "nacale", 1: "erisco fiorello iris" },
  out: "alighiero beatrice clemente dario gasino",
};

for (const past of [[], [[7, 5, 6]]])
  rule("4.5", `no points in round ${past.length + 1} are no points`, () => {
    const staged = rising(3, { ...nothingFor0, past }, { cards: [["ABCDGN", "DGILMP", "AEILMN"]] });
    const [scored] = all(crown(staged, "lavinia"), "scored");
    expect(scored).toMatchObject({ worth: [0, 0, 0, 0, 0, 0], points: 0, total: past.length * 7 });
  });

rule(["4.5", "U6"], "no points in the third round are 33 points, with a favourite in the cellar as well as without", () => {
  const past = [
    [7, 5, 6],
    [1, 2, 3],
  ];
  const staged = rising(3, { ...nothingFor0, past }, { cards: [["ABCDGN", "DGILMP", "AEILMN"]] });
  expect(placeOf(staged.state, "nacale")).toBe(0);
  const scored = all(crown(staged, "lavinia"), "scored");
  expect(scored[0]).toMatchObject({ worth: [0, 0, 0, 0, 0, 0], points: 33, total: 41 });
  expect(scored[1]!.points).toBe(scored[1]!.worth.reduce((sum, points) => sum + points, 0));
  const allOut = rising(
    3,
    { ...nothingFor0, out: `${nothingFor0.out} nacale`, floors: { 5: "lavinia" }, past },
    {
      cards: [["ABCDGN", "DGILMP", "AEILMN"]],
    },
  );
  expect(all(crown(allOut, "lavinia"), "scored")[0]).toMatchObject({ points: 33, total: 41 });
});

rule("4.5", "a single point in the third round is a single point, and not 33", () => {
  const past = [
    [7, 5, 6],
    [1, 2, 3],
  ];
  const floors = { 5: "lavinia", 1: "nacale erisco fiorello" };
  const staged = rising(3, { ...nothingFor0, floors, past }, { cards: [["ABCDGN", "DGILMP", "AEILMN"]] });
  expect(all(crown(staged, "lavinia"), "scored")[0]).toMatchObject({ worth: [0, 0, 0, 0, 0, 1], points: 1, total: 9 });
});

rule("4.5", "several players may get 33 in the same round", () => {
  const past = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const out = "alighiero beatrice clemente dario gasino nacale erisco iris odessa";
  const staged = rising(3, { floors: { 5: "lavinia" }, out, past }, { cards: [["ABCDGN", "BCDEIO", "DGILMP"]] });
  const events = crown(staged, "lavinia");
  expect(all(events, "scored").map(({ points }) => points)).toEqual([33, 33, 10]);
  expect(the(events, "won")).toEqual({ type: "won", seats: [0, 1], totals: [33, 33, 10], castle: [0, 0, 3] });
});
