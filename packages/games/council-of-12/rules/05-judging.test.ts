/** Paragraphs 5.1, 5.2, 5.4 and 5.5: passed or failed, recover and train, the petitioner joins, the round ends. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12 } from "../src/index.ts";
import { agreed, choicesOf, discardOf, handOf, idleRound, lay, refused, table, the, typesOf, underOf } from "./positions.ts";

rule("5.1", "only the face at the end counts for a single target", () => {
  const { play } = table(2, { challenge: 8, face: 7 });
  const events = play(...lay("druid", "machine"), "0 reveal", "0 face 8", "1 reveal", "1 face 10");
  expect(the(events, "judged")).toEqual({ type: "judged", challenge: 8, passed: false, face: 10 });
});

const PILE = { challenge: 15, face: 4, discards: ["golem knight", "druid", "lady oracle"] };

rule("5.2", "recover: each member takes one card of their own pile, secretly unless it lies on top; in any order", () => {
  const { state, play } = table(3, PILE);
  play(...idleRound(3));
  expect([state.phase.type, councilOf12.awaited!(state)]).toEqual(["recover", [0, 1, 2]]);
  expect(choicesOf(state, 0, "take")).toEqual(["golem", "machine", "knight"]);
  const [hidden] = play("0 take golem");
  expect(councilOf12.witness(hidden!, 1)).toEqual({ type: "took", seat: 0, onTop: false });
  expect(refused(state, 0, "take knight")).toEqual({ code: "already-ready", rule: "4.4" });
  expect(refused(state, 1, "take golem")).toEqual({ code: "not-there", rule: "4.4" });
  const [open] = play("2 take machine");
  expect(councilOf12.witness(open!, 1)).toEqual({ type: "took", seat: 2, onTop: true, card: "machine" });
  expect(state.phase.type).toBe("recover");
  play("1 take druid");
  expect([state.phase.type, discardOf(state, 0), discardOf(state, 1), discardOf(state, 2)]).toEqual([
    "lay",
    ["knight", "machine"],
    ["machine"],
    ["lady", "oracle"],
  ]);
});

rule(
  ["5.2", "C20"],
  "train: one member, picked together, takes any character from under the overview, which nobody else learns",
  () => {
    const { state, play } = table(3, { challenge: 26, face: 4, hands: ["golem machine druid", "golem machine druid"] });
    play(...idleRound(3));
    expect(choicesOf(state, 2, "propose")).toEqual(["train 0", "train 1"]);
    expect(councilOf12.awaited!(state)).toEqual([0, 1, 2]);
    play("2 propose train 1", "0 agree", "1 disagree", "1 propose train 0", "0 agree", "2 agree");
    expect([state.phase, councilOf12.actors(state)]).toEqual([{ type: "learn", chooser: 0 }, [0]]);
    expect(refused(state, 1, "learn knight")).toEqual({ code: "not-your-choice", rule: "5.2" });
    expect(refused(state, 0, "learn golem")).toEqual({ code: "not-there", rule: "5.2" });
    const event = the(play("0 learn knight"), "learnt");
    expect(councilOf12.witness(event, 0)).toEqual({ type: "learnt", seat: 0, card: "knight" });
    for (const viewer of [1, 2, "public"] as const)
      expect(councilOf12.witness(event, viewer)).toEqual({ type: "learnt", seat: 0 });
    expect([handOf(state, 0).includes("knight"), underOf(state, 0).includes("knight")]).toEqual([true, false]);
  },
);

rule(["5.2", "C20"], "train with nothing under any overview is skipped", () => {
  const { state, play } = table(3, { challenge: 26, face: 4 });
  play(...idleRound(3));
  expect([state.phase.type, state.round]).toEqual(["lay", 2]);
});

rule(["5.2", "5.4"], "whoever trained the petitioner's character has it already; the others get it", () => {
  const hand = "golem machine druid";
  const { state, play } = table(3, { challenge: 26, face: 4, petitioner: "lady", hands: [hand, hand, hand] });
  play(...idleRound(3), ...agreed(3, "train 1"));
  expect(the(play("1 learn lady"), "helped").seats).toEqual([0, 2]);
  for (const seat of [0, 1, 2]) expect(handOf(state, seat)).toContain("lady");
});

rule(
  ["5.4", "C12"],
  "passed: all who have the petitioner's character under the overview take it; who has it already does not",
  () => {
    const { state, play } = table(3, { petitioner: "lady", hands: ["golem machine druid", "golem machine lady"] });
    const events = play(...idleRound(3));
    expect(the(events, "helped")).toEqual({ type: "helped", petitioner: "lady", seats: [0] });
    expect([handOf(state, 0), underOf(state, 0).includes("lady")]).toEqual([["druid", "lady", "golem"], false]);
  },
);

rule("5.4", "failed: it stays where it is", () => {
  const { state, play } = table(3, { face: 1, petitioner: "lady", hands: ["golem machine druid"] });
  expect(typesOf(play(...idleRound(3)))).not.toContain("helped");
  expect(underOf(state, 0)).toContain("lady");
});

rule("5.5", "die, hands and discard piles stay; open cards, sentences and names of the round are gone", () => {
  const { state, play } = table(3, { face: 6, hands: ["golem machine druid knight"], discards: ["lady"], kept: [11, 23] });
  play(...agreed(3, "open 0"), ...agreed(3, "counsel"), "0 name golem", "0 lay machine help", "1 lay machine", "2 lay machine");
  expect(councilOf12.view(state, 1).seats[0]).toMatchObject({ open: "machine", said: "help", named: "golem" });
  play("0 reveal");
  expect([state.face, handOf(state, 0), discardOf(state, 0)]).toEqual([
    6,
    ["druid", "golem", "knight", "reverser"],
    ["lady", "machine"],
  ]);
  expect(councilOf12.view(state, 1).seats.map(({ open, said, named }) => [open, said, named])).toEqual([
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ]);
  expect([state.openSeats, state.counsel, state.seats.some(({ laid }) => laid !== null)]).toEqual([[], false, false]);
});
