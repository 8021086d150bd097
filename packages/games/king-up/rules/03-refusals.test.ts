/** Every way in which a move is refused, with its code and its paragraph; and what is no move at all. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { kingUp, type KingUpState, type Phase, type RefusalCode } from "../src/index.ts";
import { crown, go, movesOf, placeAll, refused, rising, table } from "./positions.ts";

/** Three players in this phase, seat 0 on turn. Odessa is in the castle, Iris out, Piero held back by a full floor. */
function stateIn(phase: Phase): KingUpState {
  if (phase === "place") {
    const staged = table(3, { start: 1 });
    go(staged, "place odessa 2", "place alighiero 4", "place beatrice 4", "place clemente 4", "place dario 4");
    return { ...staged.state, turn: 0 };
  }
  const past =
    phase === "over"
      ? [
          [0, 0, 0],
          [0, 0, 0],
        ]
      : [];
  const floors = { 5: "lavinia", 4: "alighiero beatrice clemente dario", 3: "piero", 2: "odessa" };
  const staged = rising(3, { floors, out: "iris", no: [0, 2, 2], past });
  if (phase === "vote") go(staged, "rise lavinia");
  if (phase === "over") crown(staged, "lavinia");
  expect(staged.state.phase).toBe(phase);
  return staged.state;
}

interface Case {
  readonly in: Phase;
  readonly seat: number;
  readonly move: string;
  readonly rule: string;
}

const REFUSED: { readonly [code in Exclude<RefusalCode, "malformed" | "already-voted">]: readonly Case[] } = {
  "game-over": [
    { in: "over", seat: 0, move: "place odessa 2", rule: "5.1" },
    { in: "over", seat: 1, move: "rise odessa", rule: "5.1" },
    { in: "over", seat: 2, move: "vote yes", rule: "5.1" },
  ],
  "not-your-turn": [
    { in: "place", seat: 1, move: "place piero 2", rule: "2.1" },
    { in: "place", seat: 2, move: "place odessa 4", rule: "2.1" },
    { in: "rise", seat: 1, move: "rise odessa", rule: "3.1" },
    { in: "rise", seat: 2, move: "rise iris", rule: "3.1" },
  ],
  "not-now": [
    { in: "place", seat: 0, move: "rise odessa", rule: "2.1" },
    { in: "place", seat: 1, move: "vote yes", rule: "2.1" },
    { in: "rise", seat: 0, move: "place piero 2", rule: "3.1" },
    { in: "rise", seat: 2, move: "vote no", rule: "3.1" },
    { in: "vote", seat: 0, move: "rise odessa", rule: "3.6" },
    { in: "vote", seat: 1, move: "place piero 2", rule: "3.6" },
  ],
  "no-no-left": [{ in: "vote", seat: 0, move: "vote no", rule: "3.9" }],
  "already-placed": [
    { in: "place", seat: 0, move: "place odessa 2", rule: "2.1" },
    { in: "place", seat: 0, move: "place odessa 4", rule: "2.1" },
  ],
  "no-such-floor": [
    { in: "place", seat: 0, move: "place piero 0", rule: "2.3" },
    { in: "place", seat: 0, move: "place piero 5", rule: "2.3" },
    { in: "place", seat: 0, move: "place piero 6", rule: "2.3" },
  ],
  "floor-full": [
    { in: "place", seat: 0, move: "place piero 4", rule: "2.4" },
    { in: "rise", seat: 0, move: "rise piero", rule: "3.2" },
  ],
  "not-in-castle": [{ in: "rise", seat: 0, move: "rise iris", rule: "3.8" }],
};

for (const [code, cases] of Object.entries(REFUSED))
  for (const { in: phase, seat, move, rule: paragraph } of cases)
    rule(paragraph, `«${move}» of seat ${seat} in the phase ${phase} is refused: ${code}`, () => {
      const state = stateIn(phase);
      expect(refused(state, seat, move)).toEqual({ code, rule: paragraph });
      expect(movesOf(state, seat)).not.toContain(move);
    });

rule("U7", "«vote yes» and «vote no» of a seat that has voted are refused: already-voted, even if there is no No left", () => {
  const state = stateIn("vote");
  for (const seat of [0, 1]) {
    bySeat(state.seats, seat).vote = "yes";
    for (const move of ["vote yes", "vote no"]) expect(refused(state, seat, move)).toEqual({ code: "already-voted", rule: "U7" });
    expect(movesOf(state, seat)).toEqual([]);
  }
});

/** What is no move, one JSON value per line. */
const MALFORMED = `
null
true
0
""
"vote yes"
[]
["vote", "yes"]
[{ "type": "vote", "vote": "yes" }]
{}
{ "type": null }
{ "type": 1 }
{ "type": "pass" }
{ "type": "VOTE", "vote": "yes" }
{ "type": ["vote"], "vote": "yes" }
{ "Type": "vote", "vote": "yes" }
{ "vote": "yes" }
{ "type": "vote" }
{ "type": "vote", "vote": null }
{ "type": "vote", "vote": true }
{ "type": "vote", "vote": "Yes" }
{ "type": "vote", "vote": "maybe" }
{ "type": "vote", "vote": ["yes"] }
{ "type": "vote", "vote": "yes", "seat": 1 }
{ "type": "vote", "candidate": "odessa" }
{ "type": "vote", "__proto__": { "vote": "yes" } }
{ "type": "rise" }
{ "type": "rise", "candidate": null }
{ "type": "rise", "candidate": 3 }
{ "type": "rise", "candidate": "" }
{ "type": "rise", "candidate": "Odessa" }
{ "type": "rise", "candidate": "henry" }
{ "type": "rise", "candidate": "toString" }
{ "type": "rise", "candidate": "__proto__" }
{ "type": "rise", "candidate": ["odessa"] }
{ "type": "rise", "candidate": "odessa", "floor": 3 }
{ "type": "rise", "floor": 3 }
{ "type": "place" }
{ "type": "place", "candidate": "piero" }
{ "type": "place", "floor": 2 }
{ "type": "place", "candidate": "piero", "floor": null }
{ "type": "place", "candidate": "piero", "floor": "2" }
{ "type": "place", "candidate": "piero", "floor": 2.5 }
{ "type": "place", "candidate": "piero", "floor": [2] }
{ "type": "place", "candidate": "henry", "floor": 2 }
{ "type": "place", "candidate": "piero", "floor": 2, "vote": "yes" }
{ "__proto__": { "type": "vote", "vote": "yes" } }
`;

for (const phase of ["place", "rise", "vote", "over"] as const)
  rule("1.6", `what is no move at all is refused as malformed, and nothing throws (phase ${phase})`, () => {
    const state = stateIn(phase);
    const before = JSON.stringify(state);
    for (const text of MALFORMED.trim().split("\n"))
      for (const seat of [0, 1, 2])
        expect(kingUp.refusal(state, seat, JSON.parse(text)), text).toEqual({ code: "malformed", rule: "1.6" });
    expect(kingUp.refusal(state, 0, undefined)).toEqual({ code: "malformed", rule: "1.6" });
    expect(JSON.stringify(state)).toBe(before);
  });

/** No texts of moves, one in each pair of bars. */
const NO_TEXTS =
  "||vote|vote |vote maybe|Vote yes|vote  yes| vote yes|vote yes |vote yes no|vote Yes|rise|rise |rise henry|rise Odessa|rise odessa 3" +
  "|rise toString|place|place piero|place piero |place piero 10|place piero -1|place piero 02|place piero +2|place piero 2.0|place piero two" +
  "|place henry 2|place 2 piero|place piero 2 3|takeback|pass|";

rule("1.6", "a text that means no move is not read as one, and every move has one text", () => {
  for (const text of NO_TEXTS.split("|")) expect(kingUp.parse(text), text).toBeUndefined();
  for (const text of ["place piero 1", "place alighiero 4", "place piero 0", "rise odessa", "vote yes", "vote no"])
    expect(kingUp.format(kingUp.parse(text)!)).toBe(text);
});

rule(["2.1", "3.1", "3.6"], "in every phase exactly those with a legal move are asked", () => {
  const staged = table(3);
  const asked = (): unknown => [kingUp.actors(staged.state), [0, 1, 2].filter((seat) => movesOf(staged.state, seat).length > 0)];
  expect(asked()).toEqual([[0], [0]]);
  placeAll(staged);
  expect(asked()).toEqual([[0], [0]]);
  go(staged, "rise alighiero", "rise alighiero");
  expect(asked()).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
});
