/** Paragraphs 2.1, 2.2 and 2.7 from the other side: who may choose, and every way in which a move is refused. */
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { CARDS, kingOf12, type KingState, type Phase } from "../src/index.ts";
import { firstTurn, movesOf, quickRound, refused } from "./positions.ts";

type Choice = "tip" | "steal" | "keep";
const CHOICES: readonly Choice[] = ["tip", "steal", "keep"];

/** Three players in this phase. Where somebody has a choice, it is the seat that `CHOOSER` names. */
function stateIn(phase: Phase): KingState {
  switch (phase) {
    case "lay":
      return stage(kingOf12, { seats: 3, rolls: [4, 7, 9] }).state;
    case "tip":
      return firstTurn({ faces: [4, 7, 9], cards: ["knight", "sorcerer", "golem"] }).state;
    case "steal":
      return firstTurn({ faces: [4, 7, 9], cards: ["lady", "golem", "lady"] }).state;
    case "keep":
      return stage(kingOf12, { seats: 3, rolls: [4, 7, 9], moves: quickRound(3) }).state;
    case "over": {
      const moves = [...quickRound(3), "2 keep knight", ...quickRound(3), "2 keep alchemist"];
      return stage(kingOf12, { seats: 3, rolls: [4, 7, 9, 1, 5, 8], moves }).state;
    }
  }
}
const CHOOSER = { tip: 1, steal: 0, keep: 2 } as const;

/** Moves that belong to a phase. */
const MOVES: { readonly [phase in Phase]: readonly string[] } = {
  lay: ["lay knight"],
  tip: ["tip 2"],
  steal: ["steal 1", "steal 2", "spare"],
  keep: ["keep knight"],
  over: [],
};

rule(["2.7", "K6"], "face, theft and the round winner's card are each chosen by one player, while the others wait", () => {
  for (const phase of CHOICES) {
    const state = stateIn(phase);
    expect(state.phase).toBe(phase);
    expect(kingOf12.actors(state)).toEqual([CHOOSER[phase]]);
    for (const seat of [0, 1, 2]) expect(movesOf(state, seat).length > 0).toBe(seat === CHOOSER[phase]);
  }
  expect(movesOf(stateIn("tip"), 1)).toEqual(["tip 2", "tip 8", "tip 12", "tip 9", "tip 10"]);
  expect(movesOf(stateIn("steal"), 0)).toEqual(["steal 1", "spare"]);
  expect(movesOf(stateIn("keep"), 2)).toHaveLength(7);
});

rule("2.7", "whoever does not have the choice is refused", () => {
  for (const phase of CHOICES)
    for (const seat of [0, 1, 2].filter((seat) => seat !== CHOOSER[phase]))
      for (const text of MOVES[phase])
        expect(refused(stateIn(phase), seat, kingOf12.parse(text))).toEqual({ code: "not-your-choice", rule: "2.7" });
});

rule("2.7", "a choice that is not asked for is refused, whoever makes it", () => {
  for (const phase of ["lay", ...CHOICES] as const)
    for (const other of ["lay", ...CHOICES] as const)
      for (const text of other === phase ? [] : MOVES[other])
        for (const seat of [0, 1, 2])
          expect(refused(stateIn(phase), seat, kingOf12.parse(text))).toEqual({ code: "not-this-choice", rule: "2.7" });
});

rule(["2.7", "2.1"], "no card but the Sorcerer and no pair but the Ladies asks anybody anything", () => {
  const silent = CARDS.filter((card) => card !== "sorcerer" && card !== "oracle");
  for (const one of silent)
    for (const other of silent) {
      const { state } = firstTurn({ faces: [4, 4], cards: [one, other] });
      expect([one, other, state.phase, state.turn]).toEqual([one, other, "lay", 2]);
      expect(kingOf12.actors(state)).toEqual([0, 1]);
    }
});

rule("6.1", "when the game is over every move is refused and nobody can act", () => {
  const state = stateIn("over");
  expect(state.phase).toBe("over");
  expect(kingOf12.actors(state)).toEqual([]);
  for (const seat of [0, 1, 2]) {
    expect(kingOf12.moves(state, seat)).toEqual([]);
    for (const text of Object.values(MOVES).flat())
      expect(refused(state, seat, kingOf12.parse(text))).toEqual({ code: "game-over", rule: "6.1" });
  }
});

/** What is no move, one JSON value per line. */
const MALFORMED = `
null
true
0
12
""
"spare"
"lay knight"
[]
["lay", "knight"]
[{ "type": "spare" }]
{}
{ "type": null }
{ "type": 1 }
{ "type": "" }
{ "type": "roll" }
{ "type": "LAY", "card": "knight" }
{ "type": ["lay"], "card": "knight" }
{ "type": { "type": "spare" } }
{ "Type": "spare" }
{ "card": "knight" }
{ "type": "lay" }
{ "type": "lay", "card": null }
{ "type": "lay", "card": "" }
{ "type": "lay", "card": 3 }
{ "type": "lay", "card": "Knight" }
{ "type": "lay", "card": "jester" }
{ "type": "lay", "card": ["knight"] }
{ "type": "lay", "card": "toString" }
{ "type": "lay", "card": "constructor" }
{ "type": "lay", "card": "__proto__" }
{ "type": "lay", "face": 3 }
{ "type": "lay", "cards": "knight" }
{ "type": "lay", "card": "knight", "face": 3 }
{ "type": "lay", "card": "knight", "seat": 1 }
{ "type": "tip" }
{ "type": "tip", "face": 0 }
{ "type": "tip", "face": 13 }
{ "type": "tip", "face": -1 }
{ "type": "tip", "face": 2.5 }
{ "type": "tip", "face": 1e99 }
{ "type": "tip", "face": "2" }
{ "type": "tip", "face": null }
{ "type": "tip", "face": [2] }
{ "type": "tip", "card": "knight" }
{ "type": "tip", "face": 2, "token": 1 }
{ "type": "steal" }
{ "type": "steal", "token": 0 }
{ "type": "steal", "token": 3 }
{ "type": "steal", "token": "1" }
{ "type": "steal", "token": true }
{ "type": "steal", "face": 1 }
{ "type": "steal", "token": 1, "from": 2 }
{ "type": "spare", "token": 1 }
{ "type": "spare", "from": 0 }
{ "type": "keep" }
{ "type": "keep", "card": "jester" }
{ "type": "keep", "token": 1 }
{ "type": "keep", "card": "knight", "under": "die" }
{ "type": "spare", "__proto__": { "card": "knight" } }
{ "__proto__": { "type": "spare" } }
`;

for (const phase of ["lay", "tip", "steal", "keep", "over"] as const)
  rule("2.1", `what is no move at all is refused as malformed, and nothing throws (phase ${phase})`, () => {
    const state = stateIn(phase);
    for (const text of MALFORMED.trim().split("\n"))
      for (const seat of [0, 1, 2])
        expect(refused(state, seat, JSON.parse(text)), text).toEqual({ code: "malformed", rule: "2.1" });
    expect(refused(state, 0, undefined)).toEqual({ code: "malformed", rule: "2.1" });
  });

/** No texts of moves, one in each pair of bars. */
const NO_TEXTS =
  "||lay|lay | lay knight|lay knight |lay  knight|Lay knight|lay jester|lay knight golem|lay toString|tip|tip 0|tip 13|tip 02" +
  "|tip 2.0|tip +2|tip two|steal|steal 0|steal 3|steal 01|spare 1|spare |keep|keep jester|takeback|";

rule("2.1", "a text that means no move is not read as one, and every move has one text", () => {
  for (const text of NO_TEXTS.split("|")) expect(kingOf12.parse(text), text).toBeUndefined();
  for (const text of ["lay knight", "tip 2", "tip 12", "steal 1", "steal 2", "spare", "keep troublemakers"])
    expect(kingOf12.format(kingOf12.parse(text)!)).toBe(text);
});
