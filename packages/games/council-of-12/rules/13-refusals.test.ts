/** Every way in which a move is refused, with the paragraph that says so, and everything that is no move at all. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12, type CouncilState, type RefusalCode, SUCCESSION } from "../src/index.ts";
import { agreed, elect, idleRound, lay, type Position, refused, table } from "./positions.ts";

const at = (position: Position, ...moves: readonly string[]): CouncilState => {
  const { state, play } = table(3, position);
  play(...moves);
  return state;
};

const four = (...moves: readonly string[]): CouncilState => {
  const { state, play } = table(4, { chair: 1, kept: [23] });
  play(...moves);
  return state;
};

const HAND = "golem machine druid";
const over = (): CouncilState => at({ challenge: SUCCESSION }, ...elect("golem", "golem", "golem"));
const proposed = (): CouncilState => at({}, "0 propose bells", "1 agree");
const effect = (): CouncilState => at({ face: 7 }, ...lay("machine", "druid", "knight"), "0 reveal");
const patient = (): CouncilState => at({ discards: ["golem knight"] }, ...lay("patient", "druid", "knight"), "0 reveal");
const target = (): CouncilState => at({ challenge: 21 }, ...lay("knight", "druid", "golem"), "0 reveal");
const second = (): CouncilState =>
  at({ rolls: [5], petitioner: "golem", hands: ["oracle golem druid lady"] }, ...lay("oracle", "druid", "knight"), "0 reveal");
const penalty = (): CouncilState => at({ face: 1, kept: [19] }, ...idleRound(3), "0 pay");
const discard = (): CouncilState => at({ challenge: 17, face: 1, hands: [HAND, HAND, HAND] }, ...idleRound(3), "0 discard druid");
const recover = (): CouncilState => at({ challenge: 15, face: 4 }, ...idleRound(3), "0 take machine");
const train = (): CouncilState => at({ challenge: 26, face: 4, hands: [HAND] }, ...idleRound(3));
const learn = (): CouncilState => at({ challenge: 26, face: 4, hands: [HAND] }, ...idleRound(3), ...agreed(3, "train 0"));
const swap = (): CouncilState => at({ kept: [18], hands: [HAND] }, ...lay("golem", "druid", "knight"), ...agreed(3, "swap 0"));
const counsel = (): CouncilState => at({ kept: [23], hands: [HAND] }, ...agreed(3, "counsel"), "0 name golem");
const eerie = (): CouncilState => at({ options: { silence: "eerie" }, first: 1 }, ...lay("golem", "druid", "knight"));
const laid = (): CouncilState => at({ kept: [2] }, "0 lay golem", "1 lay druid help");
const ready = (): CouncilState => at({ face: 6 }, ...lay("machine", "golem", "knight"));
const begun = (): CouncilState => at({ face: 6 }, ...lay("golem", "machine", "knight"), "0 reveal");

/** For every code: a table, a seat, a move and the paragraph. */
const CASES: { readonly [code in RefusalCode]: readonly (readonly [() => CouncilState, number, unknown, string])[] } = {
  malformed: [[() => at({}), 0, { type: "lay", card: "golem" }, "2.1"]],
  "game-over": [
    [over, 0, "lay golem", "7.4"],
    [over, 2, "agree", "7.4"],
  ],
  "not-now": [
    [() => at({}), 0, "face 7", "4.4"],
    [() => at({}), 0, "path 1 2", "4.4"],
    [() => at({}), 0, "target 1", "4.4"],
    [() => at({}), 0, "take golem", "4.4"],
    [() => at({}), 0, "second golem", "6.9"],
    [() => at({}), 0, "stay", "5.6"],
    [() => at({}), 0, "discard golem", "5.3"],
    [() => at({}), 0, "learn golem", "5.2"],
    [() => at({}), 0, "pay", "5.3"],
    [() => at({}), 0, "reveal", "4.2"],
    [laid, 0, "reveal", "4.2"],
    [laid, 0, "wait", "4.2"],
    [begun, 1, "lay druid", "3.1"],
    [begun, 1, "say help", "3.2"],
    [begun, 1, "name golem", "5.6"],
    [begun, 1, "propose bells", "2.4"],
    [effect, 1, "reveal", "4.2"],
    [() => at({ face: 6 }, ...lay("machine", "golem", "knight"), "0 wait", "1 wait", "2 wait"), 0, "wait", "4.2"],
  ],
  "not-your-choice": [
    [effect, 1, "face 9", "4.4"],
    [patient, 1, "take golem", "4.4"],
    [target, 2, "target 1", "4.4"],
    [second, 1, "second lady", "6.9"],
    [learn, 1, "learn lady", "5.2"],
    [swap, 1, "lay machine", "3.1"],
    [swap, 1, "stay", "5.6"],
  ],
  "proposal-open": [
    [proposed, 2, "lay golem", "2.4"],
    [proposed, 0, "propose bells", "2.4"],
    [proposed, 1, "say help", "2.4"],
  ],
  "no-proposal": [
    [() => at({}), 0, "agree", "2.4"],
    [effect, 0, "disagree", "2.4"],
  ],
  "already-answered": [
    [proposed, 0, "agree", "2.4"],
    [proposed, 1, "agree", "2.4"],
    [proposed, 1, "disagree", "2.4"],
  ],
  "already-ready": [
    [penalty, 0, "pay", "5.3"],
    [discard, 0, "discard golem", "5.3"],
    [recover, 0, "take golem", "4.4"],
  ],
  "not-in-hand": [
    [() => at({ hands: [HAND] }), 0, "lay knight", "3.1"],
    [() => at({ hands: [HAND] }), 0, "lay knight help", "3.1"],
    [second, 0, "second machine", "6.9"],
    [discard, 1, "discard knight", "5.3"],
    [swap, 0, "lay knight", "3.1"],
    [() => at({ kept: [23], hands: [HAND] }, ...agreed(3, "counsel")), 0, "name knight", "5.6"],
  ],
  petitioner: [
    [() => at({ petitioner: "golem" }), 0, "lay golem", "3.1"],
    [second, 0, "second golem", "3.1"],
  ],
  "already-laid": [
    [laid, 0, "lay golem", "3.3"],
    [swap, 0, "lay golem", "3.3"],
  ],
  "has-spoken": [
    [laid, 1, "lay golem", "3.3"],
    [laid, 1, "say alone", "3.2"],
  ],
  "silent-chair": [
    [() => four(), 1, "lay golem alone", "8.1"],
    [() => four("1 lay golem"), 1, "say alone", "8.1"],
    [() => four(), 1, "propose bells", "8.1"],
    [() => four(...agreed(4, "counsel")), 1, "name golem", "8.1"],
  ],
  "not-laid": [
    [() => at({}), 0, "say help", "3.2"],
    [begun, 0, "reveal", "4.2"],
    [begun, 0, "wait", "4.2"],
  ],
  "eerie-silence": [
    [eerie, 0, "reveal", "9.2"],
    [eerie, 2, "wait", "9.2"],
  ],
  "not-your-turn": [
    [ready, 1, "wait", "4.2"],
    [ready, 2, "wait", "4.2"],
    [begun, 2, "wait", "4.2"],
  ],
  "no-counsel": [[() => at({}), 0, "name golem", "5.6"]],
  "already-named": [[counsel, 0, "name druid", "5.6"]],
  "too-late": [
    [laid, 2, "propose bells", "2.2"],
    [laid, 2, "propose tip 5", "5.6"],
  ],
  "not-possible": [
    [() => at({ kept: [2], face: 6 }), 0, "propose tip 6", "5.6"],
    [() => at({ kept: [11] }), 0, "propose open 3", "5.6"],
    [() => at({ challenge: 21 }), 0, "propose rounds", "2.4"],
    [() => at({}), 0, "propose forfeit 2", "2.4"],
    [() => at({}), 0, "propose train 0", "2.4"],
    [() => at({}), 0, "propose target 1", "2.4"],
    [train, 0, "propose train 1", "2.4"],
    [train, 0, "propose bells", "2.4"],
    [penalty, 1, "propose bells", "2.4"],
    [swap, 0, "lay machine help", "5.6"],
  ],
  "no-bells": [[() => at({ favour: 1 }), 0, "propose bells", "2.2"]],
  "not-reachable": [
    [effect, 0, "face 8", "4.4"],
    [effect, 0, "path 9 10", "4.4"],
    [target, 0, "target 3", "4.4"],
    [target, 0, "target 0", "4.4"],
  ],
  "no-such-reward": [
    [() => at({}), 0, "propose turn", "5.6"],
    [() => at({ face: 1, kept: [19] }, ...idleRound(3)), 1, "propose swap 0", "5.6"],
  ],
  "not-there": [
    [patient, 0, "take patient", "4.4"],
    [patient, 0, "take lady", "4.4"],
    [recover, 1, "take lady", "4.4"],
    [learn, 0, "learn golem", "5.2"],
  ],
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
"reveal"
[]
["reveal"]
[{ "type": "reveal" }]
{}
{ "type": null }
{ "type": "pass" }
{ "type": "REVEAL" }
{ "type": ["reveal"] }
{ "type": "reveal", "seat": 0 }
{ "type": "lay" }
{ "type": "lay", "card": "golem" }
{ "type": "lay", "card": "golem", "say": null }
{ "type": "lay", "card": "golem", "say": "hello" }
{ "type": "lay", "card": "Golem", "say": "mute" }
{ "type": "lay", "card": "toString", "say": "mute" }
{ "type": "lay", "card": "__proto__", "say": "mute" }
{ "type": "lay", "card": 5, "say": "mute" }
{ "type": "lay", "card": ["golem"], "say": "mute" }
{ "type": "lay", "card": "golem", "say": "mute", "open": true }
{ "type": "say" }
{ "type": "say", "sentence": "mute" }
{ "type": "say", "sentence": "help", "card": "golem" }
{ "type": "name", "card": "jester" }
{ "type": "propose", "what": "bells" }
{ "type": "propose", "what": "bells", "which": 1 }
{ "type": "propose", "what": "tip", "which": "7" }
{ "type": "propose", "what": "tip", "which": -1 }
{ "type": "propose", "what": "tip", "which": 1.5 }
{ "type": "propose", "what": "tip", "which": 100 }
{ "type": "propose", "what": "recover", "which": 0 }
{ "type": "propose", "what": ["bells"], "which": 0 }
{ "type": "agree", "with": 0 }
{ "type": "face" }
{ "type": "face", "face": "7" }
{ "type": "path", "face": 7 }
{ "type": "path", "middle": null, "face": 7 }
{ "type": "target", "target": true }
{ "type": "take", "card": null }
{ "type": "second", "card": "golem", "say": "mute" }
{ "type": "discard" }
{ "type": "learn", "card": {} }
{ "type": "pay", "favour": 1 }
{ "__proto__": { "type": "reveal" } }
`;

for (const [phase, state] of [
  ["laying", () => at({})],
  ["an effect", effect],
  ["a proposal", proposed],
  ["over", over],
] as const)
  rule("2.1", `what is no move at all is refused as malformed, and nothing throws (${phase})`, () => {
    const found = state();
    const values = MALFORMED.trim()
      .split("\n")
      .map((text): unknown => JSON.parse(text));
    for (const value of [undefined, ...values])
      for (const seat of [0, 1, 2])
        expect(councilOf12.refusal(found, seat, value), JSON.stringify(value)).toEqual({ code: "malformed", rule: "2.1" });
  });

const NO_TEXTS =
  "||pass|lay|lay Golem|lay golem mute|lay golem hello|lay golem help now|say|say mute|name|propose|propose tip|propose bells 0|propose bells 1" +
  "|propose tip 07|propose tip -1|propose tip 100|propose recover|agree 1|reveal 0|face|face x|face 1.5|path 4|path 4 8 3|path 4  8|target|take|second" +
  "|stay here|discard|learn|pay 1|takeback|";

rule("2.1", "a text that means no move is not read as one, and every move has one text", () => {
  for (const text of NO_TEXTS.split("|")) expect(councilOf12.parse(text), text).toBeUndefined();
  const texts =
    "lay knight|lay knight help|say alone|name golem|propose bells|propose rounds|propose tip 7|propose turn|propose roll|propose scout" +
    "|propose counsel|propose shield|propose open 2|propose swap 0|propose train 3|propose forfeit 21|propose target 1|agree|disagree" +
    "|reveal|wait|face 7|path 4 8|target 2|take golem|second golem|stay|discard golem|learn golem|pay";
  for (const text of texts.split("|")) expect(councilOf12.format(councilOf12.parse(text)!)).toBe(text);
});
