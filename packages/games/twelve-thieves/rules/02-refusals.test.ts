/** Every way in which a move is refused, with the paragraph that says so, and everything that is no move at all. */
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type RefusalCode, type ThievesState, twelveThieves } from "../src/index.ts";
import { placing, type Position, refused, table } from "./positions.ts";

const before = (...moves: readonly string[]): ThievesState => stage(twelveThieves, { seats: 2, rolls: [], moves }).state;
const at = (position: Position): ThievesState => table(2, position).state;

/** Seat 0 has guards before red and green, thieves in red and cards for everything. */
const RICH: Position = {
  hands: ["red red green green white white blue blue dancer"],
  guards: { red: "0 black", green: "0", white: "1 1 black", purple: "0 1 black black", blue: "0 1 black" },
  thieves: { red: [2, 0], blue: [0, 3] },
};

const over = (): ThievesState => {
  const won = table(2, { ...RICH, robbed: [5, 0], chests: { red: 4 }, thieves: { red: [3, 0] } });
  won.play("0 smuggle red for red");
  return won.state;
};

const busy = (): ThievesState => {
  const turn = table(2, RICH);
  turn.play("0 send red green for red");
  return turn.state;
};

const tired = (): ThievesState => {
  const turn = table(2, { ...RICH, hands: ["red red red red red"], thieves: { blue: [1, 0] } });
  turn.play(...Array<string>(3).fill("0 smuggle red for red"));
  return turn.state;
};

const noDancers = (): ThievesState => at({ hands: ["", "dancer dancer dancer dancer dancer dancer dancer dancer"] });

/** For every code: a table, a seat, a move and the paragraph. */
const CASES: { readonly [code in RefusalCode]: readonly (readonly [() => ThievesState, number, unknown, string])[] } = {
  malformed: [[() => at(RICH), 0, { type: "draw" }, "2.2"]],
  "game-over": [
    [over, 0, "draw", "6.1"],
    [over, 1, "smuggle red for red", "6.1"],
    [over, 0, "place red", "6.1"],
  ],
  "not-your-turn": [
    [() => before(), 1, "place red", "1.7"],
    [() => before(), 1, "draw", "1.7"],
    [() => at(RICH), 1, "draw", "2.1"],
    [() => at(RICH), 1, "place red", "2.1"],
  ],
  "still-placing": [
    [() => before(), 0, "draw", "1.7"],
    [() => before(...placing(2).slice(0, -1)), 1, "smuggle red for red", "1.7"],
  ],
  "all-placed": [[() => at(RICH), 0, "place red", "1.7"]],
  "no-guard-to-place": [[() => before(), 0, "place black red", "1.9"]],
  "no-free-place": [
    [() => before("0 place red", "1 place red", "0 place red"), 1, "place red", "1.7"],
    [() => at(RICH), 0, "send red purple for red", "3.5"],
    [() => at(RICH), 0, "escort red purple for red", "3.5"],
    [() => at(RICH), 0, "bribe red purple for red dancer", "3.5"],
  ],
  "same-palace": [
    [() => at(RICH), 0, "send red red for red", "3.4"],
    [() => at(RICH), 0, "escort red red for red", "3.4"],
    [() => at(RICH), 0, "bribe red red for red red", "3.8"],
  ],
  "no-own-guard": [
    [() => at(RICH), 0, "smuggle white for white white", "3.2"],
    [() => at(RICH), 0, "send white red for white", "3.9"],
    [() => at(RICH), 0, "escort white red for white", "3.9"],
  ],
  "no-foreign-guard": [[() => at(RICH), 0, "smuggle green for green", "3.2"]],
  "no-black-guard": [[() => at(RICH), 0, "bribe green red for red green", "3.8"]],
  "no-thief-home": [
    [
      () => at({ ...RICH, thieves: { red: [3, 0], green: [3, 0], white: [3, 0], blue: [3, 0] } }),
      0,
      "smuggle red for red",
      "3.1",
    ],
  ],
  "no-thief-there": [
    [() => at(RICH), 0, "escort green red for red", "3.6"],
    [() => at(RICH), 0, "escort blue red for red", "3.7"],
  ],
  "thief-limit": [
    [tired, 0, "smuggle red for red", "2.4"],
    [tired, 0, "escort blue red for red", "2.4"],
  ],
  "wrong-payment": [
    [() => at(RICH), 0, "smuggle red for green", "3.1"],
    [() => at(RICH), 0, "send red green for white", "3.4"],
    [() => at(RICH), 0, "escort red green for white", "3.6"],
    [() => at(RICH), 0, "bribe red green for red", "3.8"],
  ],
  "not-in-hand": [
    [() => at({ ...RICH, hands: ["white"] }), 0, "smuggle red for red", "2.5"],
    [() => at({ ...RICH, hands: ["white"] }), 0, "send red green for dancer", "2.5"],
  ],
  "dancer-after-action": [[busy, 0, "draw dancer", "5.3"]],
  "no-dancer-left": [[noDancers, 0, "draw dancer", "5.5"]],
};

for (const [code, cases] of Object.entries(CASES))
  for (const [state, seat, move, paragraph] of cases)
    rule(paragraph, `${code}: ${typeof move === "string" ? move : "what is no move"} of seat ${seat}`, () => {
      expect(refused(state(), seat, move)).toEqual({ code, rule: paragraph });
    });

/** What is no move, one JSON value per line. */
const MALFORMED = `
null
true
0
""
"draw"
"smuggle red for red"
[]
["draw", false]
[{ "type": "draw", "dancer": false }]
{}
{ "type": null }
{ "type": "pass" }
{ "type": "DRAW", "dancer": false }
{ "type": ["draw"], "dancer": false }
{ "type": "draw" }
{ "type": "draw", "dancer": null }
{ "type": "draw", "dancer": 1 }
{ "type": "draw", "dancer": "dancer" }
{ "type": "draw", "dancer": true, "count": 4 }
{ "type": "place", "palace": "red" }
{ "type": "place", "guard": "own" }
{ "type": "place", "guard": "red", "palace": "red" }
{ "type": "place", "guard": "own", "palace": "black" }
{ "type": "place", "guard": "own", "palace": ["red"] }
{ "type": "place", "guard": "own", "palace": "red", "pay": [] }
{ "type": "smuggle", "palace": "red" }
{ "type": "smuggle", "pay": ["red"] }
{ "type": "smuggle", "palace": "dancer", "pay": ["red"] }
{ "type": "smuggle", "palace": "Red", "pay": ["red"] }
{ "type": "smuggle", "palace": 0, "pay": ["red"] }
{ "type": "smuggle", "palace": "red", "pay": "red" }
{ "type": "smuggle", "palace": "red", "pay": null }
{ "type": "smuggle", "palace": "red", "pay": [null] }
{ "type": "smuggle", "palace": "red", "pay": ["black"] }
{ "type": "smuggle", "palace": "red", "pay": [["red"]] }
{ "type": "smuggle", "palace": "red", "pay": { "0": "red", "length": 1 } }
{ "type": "smuggle", "palace": "red", "pay": ["red"], "thieves": 2 }
{ "type": "smuggle", "palace": "toString", "pay": ["red"] }
{ "type": "smuggle", "palace": "__proto__", "pay": ["red"] }
{ "type": "send", "from": "red", "pay": ["red"] }
{ "type": "send", "from": "red", "to": "green" }
{ "type": "send", "from": "red", "to": "dancer", "pay": ["red"] }
{ "type": "send", "from": "red", "to": "constructor", "pay": ["red"] }
{ "type": "send", "palace": "red", "to": "green", "pay": ["red"] }
{ "type": "send", "from": "red", "to": "green", "pay": ["red"], "thief": true }
{ "type": "escort", "from": "red", "to": "green", "pay": [1] }
{ "type": "escort", "from": "red", "to": "green", "pay": ["red"], "seat": 1 }
{ "type": "bribe", "from": null, "to": "green", "pay": ["red", "green"] }
{ "type": "bribe", "from": "red", "to": "green", "pay": "red green" }
{ "type": "draw", "__proto__": { "dancer": true } }
{ "__proto__": { "type": "draw", "dancer": false } }
`;

for (const [phase, state] of [
  ["placing", () => before()],
  ["turns", () => at(RICH)],
  ["over", over],
] as const)
  rule("2.2", `what is no move at all is refused as malformed, and nothing throws (${phase})`, () => {
    const found = state();
    const unread = JSON.stringify(found);
    for (const value of [
      undefined,
      ...MALFORMED.trim()
        .split("\n")
        .map((text): unknown => JSON.parse(text)),
    ])
      for (const seat of [0, 1])
        expect(twelveThieves.refusal(found, seat, value), JSON.stringify(value)).toEqual({ code: "malformed", rule: "2.2" });
    expect(JSON.stringify(found)).toBe(unread);
  });

/** No texts of moves, one in each pair of bars. */
const NO_TEXTS =
  "||pass|draw |Draw|draw 4|draw dancer dancer|place|place black|place red black|place dancer|place red red|place red for red" +
  "|smuggle red|smuggle red for|smuggle red for |smuggle for red|smuggle red  for red|smuggle red for red,red|smuggle red for black" +
  "|smuggle red green for red|smuggle red for red for red|send red for red|send red green|send red green white for red|send red  green for red" +
  "|escort red green for|escort red green for  red|bribe black red for red|bribe red green red green|takeback|for|";

rule("2.2", "a text that means no move is not read as one, and every move has one text", () => {
  for (const text of NO_TEXTS.split("|")) expect(twelveThieves.parse(text), text).toBeUndefined();
  for (const text of [
    "place red",
    "place black yellow",
    "smuggle red for red red dancer",
    "send green white for white",
    "escort white purple for dancer",
    "bribe red blue for red blue",
    "draw",
    "draw dancer",
  ])
    expect(twelveThieves.format(twelveThieves.parse(text)!)).toBe(text);
});
