/** Section 7: the printed rules themselves, and the rulings U1 to U7 one by one; U4 is proved in a file of its own. */
import { readFileSync } from "node:fs";
import { chanceOf } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { CANDIDATES, FAVOURITES, kingUp } from "../src/index.ts";
import { allVote, COUNTS, crown, go, movesOf, placeAll, quickRound, randomGame, rising, table } from "./positions.ts";

const printed = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const english = printed("RULES.md");
const german = printed("RULES.de.md");
const idsOf = (text: string): string[] => [...text.matchAll(/^\*\*(\S+)\*\* /gm)].map((match) => match[1]!);
const paragraph = (text: string, id: string): string => text.split("\n\n").find((block) => block.startsWith(`**${id}** `)) ?? "";
const houseRulings = (text: string, mark: string): string[] =>
  idsOf(text).filter((id) => paragraph(text, id).trimEnd().endsWith(mark));

test("both languages print the same paragraphs in the same order, each once, and mark the same house rulings", () => {
  expect(idsOf(german)).toEqual(idsOf(english));
  expect(new Set(idsOf(english)).size).toBe(idsOf(english).length);
  expect(houseRulings(english, "*(house ruling)*")).toEqual(["5.3", "6.4", "U1", "U7"]);
  expect(houseRulings(german, "*(Hausregel)*")).toEqual(["5.3", "6.4", "U1", "U7"]);
});

test("every paragraph that a text points at is printed, and each ruling points at the paragraphs it explains", () => {
  const ids = new Set(idsOf(english));
  const pointedAt = (text: string): string[] => [...text.matchAll(/\b([1-7]\.\d+|U\d+)\b/g)].map((match) => match[0]);
  for (const rules of [english, german]) for (const id of pointedAt(rules)) expect(ids).toContain(id);
  for (const id of ids) expect(pointedAt(paragraph(german, id))).toEqual(pointedAt(paragraph(english, id)));
});

test("numbers are the same in both languages", () => {
  const numbersIn = (text: string): string[] => [...text.matchAll(/\d+/g)].map((match) => match[0]).toSorted();
  for (const id of idsOf(english))
    expect([id, numbersIn(paragraph(german, id))]).toEqual([id, numbersIn(paragraph(english, id))]);
});

const FLOORS =
  "Dienstboten/servants Handwerker/artisans Kaufleute/merchants Offiziere/officers Würdenträger/dignitaries Edelleute/nobles";

rule(["U1", "1.2"], "the game knows these thirteen candidates, and both rules print them in this order, and all floors", () => {
  const list = "Alighiero, Beatrice, Clemente, Dario, Erisco, Fiorello, Gasino, Iris, Lavinia, Merlino, Nacale, Odessa, Piero";
  expect(CANDIDATES.join(", ")).toBe(list.toLowerCase());
  for (const rules of [english, german]) {
    expect(paragraph(rules, "U1")).toContain(`: ${list}.`);
    expect(paragraph(rules, "1.2")).toContain(list.slice(0, list.lastIndexOf(",")));
    for (const [floor, name] of FLOORS.split(" ").entries()) expect(paragraph(rules, "U1")).toContain(`${floor} ${name}`);
    expect(paragraph(rules, "U1")).toContain("Königsthron/throne");
  }
});

const initials = (card: readonly string[]): string => card.map((candidate) => candidate[0]!.toUpperCase()).join("");

rule("U2", "the printed list is the list of the game: 26 cards with six different favourites each", () => {
  for (const rules of [english, german]) {
    const listed = [
      ...paragraph(rules, "U2")
        .split(".")[0]!
        .matchAll(/\b[A-P]{6}\b/g),
    ].map((match) => match[0]);
    expect(listed).toEqual(FAVOURITES.map(initials));
  }
  expect(FAVOURITES).toHaveLength(26);
  for (const card of FAVOURITES) expect(new Set(card).size).toBe(6);
});

rule("U2", "every candidate is on twelve cards, and any two are together on five", () => {
  const cardsWith = (...names: readonly string[]): number =>
    FAVOURITES.filter((card) => names.every((name) => card.some((candidate) => candidate === name))).length;
  for (const [index, one] of CANDIDATES.entries()) {
    expect([one, cardsWith(one)]).toEqual([one, 12]);
    for (const other of CANDIDATES.slice(index + 1)) expect([one, other, cardsWith(one, other)]).toEqual([one, other, 5]);
  }
  expect(26 * 6).toBe(13 * 12);
});

rule("U2", "the four cards of the book's example are among them", () => {
  expect(FAVOURITES).toEqual(
    expect.arrayContaining([
      ["beatrice", "clemente", "dario", "erisco", "iris", "odessa"],
      ["alighiero", "dario", "erisco", "fiorello", "gasino", "merlino"],
      ["erisco", "fiorello", "iris", "merlino", "odessa", "piero"],
      ["alighiero", "clemente", "erisco", "fiorello", "nacale", "odessa"],
    ]),
  );
});

for (const seats of COUNTS)
  rule("U3", `in three rounds of ${seats} players no card comes twice: ${3 * seats} different ones`, () => {
    for (let seed = 0; seed < 15; seed++) {
      const end = randomGame(seed, seats);
      expect(new Set(end.rounds.flatMap(({ cards }) => cards)).size).toBe(3 * seats);
    }
  });

for (const seats of COUNTS)
  rule(
    "U3",
    `the cards of ${seats} players are drawn from those that were not used: each roll has one side less than the last`,
    () => {
      const sides: number[] = [];
      const chance = chanceOf((of) => (sides.push(of), 1));
      const state = kingUp.setup({ history: true }, seats, { chance });
      const play = (move: string): void => kingUp.apply(state, state.turn, kingUp.parse(move)!, { chance });
      for (const _ of [1, 2, 3]) {
        for (let turn = 0; state.phase === "place"; turn++) play(`place ${CANDIDATES[turn]!} ${4 - (turn % 4)}`);
        play("rise alighiero");
        play("rise alighiero");
        for (let seat = 0; seat < seats; seat++) kingUp.apply(state, seat, { type: "vote", vote: "yes" }, { chance });
      }
      expect(state.phase).toBe("over");
      expect(sides).toEqual([seats, ...Array.from({ length: 3 * seats }, (_, drawn) => 26 - drawn)]);
    },
  );

rule("U3", "the start of three rounds: by lot, then twice to the left of the crown", () => {
  const staged = table(5, { start: 3 });
  const starts = [1, 2, 3].map(() => {
    const { turn } = staged.state;
    quickRound(staged); // the second player of the round brings Alighiero to the throne
    return turn;
  });
  expect(starts).toEqual([3, 0, 2]);
  expect(staged.events.filter((event) => event.type === "round-began")).toEqual([
    { type: "round-began", round: 1, start: 3 },
    { type: "round-began", round: 2, start: 0 },
    { type: "round-began", round: 3, start: 2 },
  ]);
});

rule("U5", "nobody is skipped for having no No: all seats are asked, and the last one may be anybody", () => {
  for (const seats of COUNTS) {
    const staged = rising(seats, { floors: { 5: "odessa" }, no: Array<number>(seats).fill(0) });
    go(staged, "rise odessa");
    expect(kingUp.actors(staged.state)).toEqual([...staged.state.seats.keys()]);
    for (let seat = seats - 1; seat > 0; seat--) staged.play(`${seat} vote yes`);
    expect([staged.state.phase, kingUp.actors(staged.state)]).toEqual(["vote", [0]]);
  }
});

rule("U5", "the mover may say No to the own proposal, and is not bound to anything", () => {
  const staged = rising(3, { floors: { 5: "odessa" }, turn: 2 });
  go(staged, "rise odessa");
  expect(movesOf(staged.state, 2)).toEqual(["vote yes", "vote no"]);
  staged.play("0 vote yes", "1 vote yes", "2 vote no");
  expect(staged.state.votes).toEqual([{ by: 2, candidate: "odessa", votes: ["yes", "yes", "no"] }]);
});

rule(
  "U6",
  "nothing in the third round beats everything else a round can give: 33 is told as points, and the worth stays 0",
  () => {
    const zeros = [0, 0, 0];
    const out = "alighiero beatrice clemente dario gasino nacale";
    const castle = { floors: { 5: "lavinia erisco iris", 4: "merlino odessa piero fiorello" }, out, past: [zeros, zeros] };
    const staged = rising(3, castle, { cards: [["ABCDGN", "AEILMN", "EFIMOP"]] });
    const scored = crown(staged, "lavinia").filter((event) => event.type === "scored");
    expect(scored.map(({ worth, points }) => [worth, points])).toEqual([
      [[0, 0, 0, 0, 0, 0], 33],
      [[0, 5, 5, 10, 4, 0], 24],
      [[5, 4, 5, 4, 4, 4], 26],
    ]);
    expect(kingUp.outcome(staged.state)).toMatchObject({ places: [1, 3, 2] });
  },
);

rule("U7", "the crown is kept into the next round, until somebody there reaches the throne", () => {
  const staged = table(4, { start: 1 });
  quickRound(staged);
  expect([staged.state.round, staged.state.crown, staged.state.turn]).toEqual([2, 2, 3]);
  placeAll(staged);
  go(staged, "rise beatrice", "rise alighiero");
  expect(staged.state.crown).toBe(2);
  go(staged, "rise alighiero");
  expect(staged.state.crown).toBe(1);
  allVote(staged, "no");
  expect(staged.state.crown).toBe(1);
});
