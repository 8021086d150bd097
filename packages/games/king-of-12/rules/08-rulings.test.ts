/** Section 8: the printed rules themselves, the die D1, and the rulings K1 to K14 one by one. */
import { readFileSync } from "node:fs";
import { areNeighbours, NEIGHBOURS, opposite } from "@tafelrunde/d12";
import { rule, stage } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { type Card, CARDS, cardsIn, kingOf12 } from "../src/index.ts";
import { allLay, arrange, beforeLastTurn, facesOf, firstTurn, lay, movesOf, quickRound, setWith, the } from "./positions.ts";
import { tokens, totals, typesOf, values } from "./positions.ts";

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
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
  expect(houseRulings(english, "*(house ruling)*")).toEqual(["1.4", "6.2", "K11", "K14"]);
  expect(houseRulings(german, "*(Hausregel)*")).toEqual(["1.4", "6.2", "K11", "K14"]);
});

test("every paragraph that a text or a refusal points at is printed", () => {
  const ids = new Set(idsOf(english));
  for (const rules of [english, german])
    for (const block of rules.split("\n\n").filter((block) => !block.startsWith("**D1**")))
      for (const [id] of block.matchAll(/\b([1-8]\.\d+|K\d+|D1)\b/g)) expect(ids).toContain(id);
  for (const pointedAt of ["2.1", "2.2", "2.7", "3.4", "4.7", "5.4", "6.1"]) expect(ids).toContain(pointedAt);
});

rule("D1", "every face touches five others, both ways, and never its opposite; opposite faces add up to 13", () => {
  for (const face of FACES) {
    expect(new Set(NEIGHBOURS[face]).size).toBe(5);
    expect(opposite(face) + face).toBe(13);
    for (const other of FACES) {
      expect(areNeighbours(face, other)).toBe(areNeighbours(other, face));
      if (other === face || other === opposite(face)) expect(areNeighbours(face, other)).toBe(false);
    }
    const besidesOrOpposite = [face, ...NEIGHBOURS[face]!, ...NEIGHBOURS[opposite(face)]!, opposite(face)];
    expect(besidesOrOpposite.toSorted((a, b) => a - b)).toEqual(FACES);
  }
});

/** The face that follows `other` in the ring around `face`. */
const after = (face: number, other: number): number => NEIGHBOURS[face]![(NEIGHBOURS[face]!.indexOf(other) + 1) % 5]!;

rule("D1", "the rings of neighbours fit together into one solid: 12 faces, 30 edges, 20 corners of three faces each", () => {
  const corners = new Set<string>();
  const edges = new Set<string>();
  for (const face of FACES)
    for (const other of NEIGHBOURS[face]!) {
      edges.add([face, other].toSorted((a, b) => a - b).join(" "));
      const third = after(face, other);
      expect(areNeighbours(other, third)).toBe(true);
      expect([after(other, third), after(third, face)]).toEqual([face, other]); // all three see that corner the same way round
      corners.add([face, other, third].toSorted((a, b) => a - b).join(" "));
    }
  expect([FACES.length, edges.size, corners.size]).toEqual([12, 30, 20]);
  expect(corners.size - edges.size + FACES.length).toBe(2);
});

rule("D1", "the ring of every face runs the other way round on the far side, as on a real die", () => {
  for (const face of FACES) {
    const mirrored = NEIGHBOURS[face]!.map(opposite);
    for (const [index, other] of mirrored.entries()) expect(after(opposite(face), mirrored[(index + 1) % 5]!)).toBe(other);
  }
});

rule(["D1", "3.4"], "the printed table is the die of the game, and the Sorcerer tips by it from every face", () => {
  for (const rules of [english, german]) {
    const rings = paragraph(rules, "D1").matchAll(/(\d+): (\d+ \d+ \d+ \d+ \d+)/g);
    const table = new Map([...rings].map(([, face, ring]) => [Number(face), ring]));
    expect([...table.keys()]).toEqual(FACES);
    for (const face of FACES) {
      const { state } = firstTurn({ faces: [face, 6], cards: ["sorcerer", "knight"] });
      expect(movesOf(state, 0)).toEqual(
        table
          .get(face)!
          .split(" ")
          .map((other) => `tip ${other}`),
      );
    }
  }
});

const NAMES: { readonly [card in Card]: string } = {
  alchemist: "Alchemist/Alchemist",
  gambler: "Spieler/Gambler",
  golem: "Golem/Golem",
  knight: "Ritter/Knight",
  lady: "Fürstin/Lady",
  machine: "Maschine/Machine",
  merchants: "Händlergilde/Merchants",
  oracle: "Orakel/Oracle",
  parasite: "Parasit/Parasite",
  reverser: "Wandlerin/Reverser",
  sorcerer: "Hexenmeister/Sorcerer",
  troublemakers: "Gauner/Troublemakers",
};

rule("K1", "the game knows these twelve characters, and both rules print both names of each", () => {
  expect([...CARDS]).toEqual(Object.keys(NAMES));
  for (const rules of [english, german]) for (const card of CARDS) expect(paragraph(rules, "K1")).toContain(` ${NAMES[card]}`);
});

rule("K2", "a chosen set needs no blue card, and may hold all three", () => {
  for (const cards of [
    ["alchemist", "gambler", "golem", "lady", "machine", "merchants"],
    ["oracle", "reverser", "sorcerer", "lady", "machine", "merchants"],
  ])
    expect(cardsIn(stage(kingOf12, { seats: 2, options: { set: "chosen", cards }, rolls: [1, 1] }).state.set)).toEqual(
      [...cards, "knight"].toSorted(),
    );
});

rule("K3", "a cancelled pair never acts, nor does a card that the Lady cancels, wherever it stands in the order", () => {
  for (const card of ["merchants", "troublemakers", "reverser", "sorcerer", "oracle", "alchemist", "knight", "gambler"] as const)
    for (const cards of [
      [card, card, "parasite"],
      [card, "lady", "parasite"],
    ] as Card[][]) {
      const { state, events } = firstTurn({ faces: [5, 9, 3], cards });
      expect([card, facesOf(state), state.turn]).toEqual([card, [5, 9, 3], 2]);
      expect(values(events).slice(0, 2)).toEqual([5, 9]);
      expect(totals(state)).toEqual([1, 2, 0]);
    }
});

rule("K4", "tip then turn over reaches the same five faces as turn over then tip, from every face", () => {
  for (const face of FACES) {
    const tipFirst = NEIGHBOURS[face]!.map(opposite);
    const { state } = firstTurn({ faces: [face, 6], cards: ["sorcerer", "troublemakers"] });
    const offered = kingOf12.moves(state, 0).map((move) => (move.type === "tip" ? move.face : 0));
    expect(offered.toSorted((a, b) => a - b)).toEqual(tipFirst.toSorted((a, b) => a - b));
  }
});

rule("K5", "values run from -6 to 24, with every face and every value card", () => {
  const seen = new Set<number>();
  for (const face of FACES)
    for (const card of ["alchemist", "golem", "machine", "parasite", "gambler"] as const)
      seen.add(values(firstTurn({ faces: [face, 6], cards: [card, "knight"] }).events)[0]!);
  expect([Math.min(...seen), Math.max(...seen)]).toEqual([-6, 24]);
});

rule("K6", "two choices in one turn keep their order: the Sorcerer tips before scoring, the Ladies steal after it", () => {
  const { state, play } = firstTurn({ faces: [9, 4, 7], cards: ["lady", "lady", "sorcerer"] });
  expect([state.phase, state.chooser, totals(state)]).toEqual(["tip", 2, [0, 0, 0]]);
  expect(typesOf(play("2 tip 8"))).toEqual(["tipped", "valued", "scored"]);
  expect([state.phase, state.chooser, totals(state)]).toEqual(["steal", 1, [2, 0, 1]]);
});

rule("K7", "with the Gambler and one value left the token is a 1, so 8 points are not reached from 6", () => {
  const table = stage(kingOf12, { seats: 3, options: setWith(["gambler", "machine"]), rolls: [6, 9, 9] });
  arrange(table, { tokens: ["222", "", ""] });
  table.play(...lay("gambler", "machine", "machine"));
  expect([table.state.phase, tokens(table.state)[0]]).toEqual(["lay", "1222"]);
});

rule("K8", "points are kept as tokens: 2 points as one token or as two are different things to a thief", () => {
  const offers = ["2", "11"].map((owned) => {
    const table = stage(kingOf12, { seats: 3, options: setWith(["lady", "golem"]), rolls: [9, 2, 4] });
    arrange(table, { tokens: ["", "", owned] });
    table.play(...lay("knight", "lady", "lady"));
    return [totals(table.state), tokens(table.state)[2], movesOf(table.state, 1)];
  });
  expect(offers).toEqual([
    [[0, 2, 3], "12", ["steal 1", "steal 2", "spare"]],
    [[0, 2, 3], "111", ["steal 1", "spare"]],
  ]);
});

rule("K9", "in the last turn the theft is still asked for before the round is counted", () => {
  const table = beforeLastTurn({ faces: [9, 4], tokens: ["", ""] });
  const events = table.play(...allLay(2, "lady"));
  expect(typesOf(events)).not.toContain("round-ended");
  expect(table.state).toMatchObject({ phase: "steal", chooser: 1, turn: 6 });
  expect(the(table.play("1 steal 2"), "round-ended")).toMatchObject({ totals: [0, 3], winner: 1 });
});

rule("K10", "6, 6 and 0: the round goes to the 0, whose owner places a card", () => {
  const table = beforeLastTurn({ faces: [7, 7, 7], tokens: ["222", "222", ""], nextRolls: [1, 2, 3] });
  table.play(...allLay(3, "knight"), "2 keep lady");
  expect(table.state.seats.map((seat) => cardsIn(seat.kept))).toEqual([[], [], ["lady"]]);
});

rule("K11", "a round that nobody won is followed by a roll of all dice, no more and no less", () => {
  const position = { faces: [7, 7], tokens: ["2", "2"] } as const;
  expect(facesOf(beforeLastTurn({ ...position, nextRolls: [12, 3] }).state)).toEqual([7, 7]);
  const table = beforeLastTurn({ ...position, nextRolls: [12, 3] });
  table.play(...allLay(2, "knight"));
  expect([table.state.round, facesOf(table.state)]).toEqual([2, [12, 3]]);
  expect(() => beforeLastTurn({ ...position, nextRolls: [12] }).play(...allLay(2, "knight"))).toThrow("no roll left");
});

rule("K12", "the owner may look at the card under the die at any time", () => {
  const { state } = stage(kingOf12, { seats: 2, rolls: [9, 4, 3, 3], moves: [...quickRound(2), "0 keep oracle"] });
  expect(kingOf12.view(state, 0).own).toMatchObject({ kept: ["oracle"] });
  expect(kingOf12.view(state, 1).own).toMatchObject({ kept: [] });
  expect(kingOf12.view(state, 1).seats.map((seat) => seat.kept)).toEqual([1, 0]);
});

rule("K13", "dice that Merchants passed on stay with their new owners until the next round, and can be passed on again", () => {
  const { state, play } = firstTurn({ faces: [1, 2, 3], cards: ["merchants", "knight", "golem"] });
  expect(facesOf(state)).toEqual([3, 1, 2]);
  play(...lay("knight", "merchants", "alchemist"));
  expect(facesOf(state)).toEqual([2, 3, 1]);
});

rule(["K14", "3.1"], "the card under a die stays with its owner when Merchants pass the dice on", () => {
  const cards: Card[] = ["alchemist", "golem", "machine", "merchants", "oracle", "parasite"];
  const moves = [...quickRound(3), "0 keep knight", ...lay("merchants", "golem", "parasite")];
  const { state } = stage(kingOf12, { seats: 3, options: { set: "chosen", cards }, rolls: [9, 4, 2, 1, 5, 10], moves });
  expect(facesOf(state)).toEqual([10, 1, 5]);
  expect(state.seats.map((seat) => cardsIn(seat.kept))).toEqual([["knight"], [], []]);
});

rule("K14", "the 2 of the first place changes hands in the very turn in which it was won", () => {
  const { state, play } = firstTurn({ faces: [12, 3, 9], cards: ["lady", "reverser", "lady"] });
  expect(totals(state)).toEqual([2, 1, 0]);
  play("2 steal 2");
  expect(totals(state)).toEqual([0, 1, 2]);
});
