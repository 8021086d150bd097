/** Paragraphs 2.1 to 2.4: the steps of a round, the bells, and how the council decides together. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12, SUCCESSION } from "../src/index.ts";
import { proposalIn } from "../src/phase.ts";
import { agreed, choicesOf, elect, handOf, idleRound, lay, movesOf, refused, reveal, table, the, typesOf } from "./positions.ts";

rule("2.1", "a round goes petitioner, cards, carrying out, judging; then the next petitioner comes", () => {
  const { state, play } = table(3, { challenge: 7, face: 4, next: [14], callers: "druid" });
  expect(councilOf12.view(state, 0).petitioner).toBe("reverser");
  const laid = play(...lay("machine", "druid", "patient"));
  expect([typesOf(laid), state.phase.type]).toEqual([["laid", "laid", "laid"], "lay"]);
  const [shown, turned] = play("0 reveal", "0 face 6");
  expect(shown).toEqual({ type: "revealed", seat: 0, card: "machine" });
  expect(turned).toEqual({ type: "turned", seat: 0, card: "machine", from: 4, face: 6, over: null });
  expect(typesOf(play("1 reveal", "1 face 7"))).toEqual(["revealed", "turned"]);
  const rest = play("2 reveal");
  expect(typesOf(rest)).toEqual(["revealed", "idle", "judged", "helped", "round-began"]);
  expect(the(rest, "round-began").petitioner).toBe("druid");
});

rule(["2.1", "5.5"], "the next round has the next challenge and the next petitioner", () => {
  const { state, play } = table(3, { next: [14, 5], callers: "druid lady" });
  const events = play(...idleRound(3));
  expect(the(events, "round-began")).toEqual({ type: "round-began", round: 2, challenge: 14, petitioner: "druid", again: false });
  expect([state.challenges, state.petitioners.length, state.phase.type]).toEqual([[SUCCESSION, 5], 1, "lay"]);
});

rule(
  ["2.2", "2.3"],
  "the book's example: three members ring for the Tower house, favour 3 to 2, and the Feast comes to light",
  () => {
    const { state, play } = table(3, { challenge: 29, petitioner: "lady", face: 7, favour: 3, next: [9, 5] });
    const before = councilOf12.view(state, 0);
    expect([before.nextChallenges, before.belled]).toEqual([[], false]);
    const events = play(...agreed(3, "bells"));
    expect(the(events, "bells-rung")).toEqual({ type: "bells-rung", challenge: 29, favour: 2, next: 9 });
    expect(the(events, "favour-changed")).toEqual({ type: "favour-changed", from: 3, favour: 2 });
    for (const viewer of [0, 1, 2, "public"] as const) {
      const view = councilOf12.view(state, viewer);
      expect([view.belled, view.favour, view.nextChallenges]).toEqual([true, 2, [9]]);
    }
  },
);

rule(["2.2", "C4"], "with the last favour nobody rings", () => {
  const { state, refusal } = table(3, { favour: 1 });
  expect(refusal(0, "propose bells")).toEqual({ code: "no-bells", rule: "2.2" });
  expect(movesOf(state, 0)).not.toContain("propose bells");
});

rule("2.2", "with two favour it goes, and one is left", () => {
  const { state, play } = table(3, { favour: 2 });
  play(...agreed(3, "bells"));
  expect([state.favour, state.phase.type]).toEqual([1, "lay"]);
});

rule("2.2", "only once for a challenge", () => {
  const { play, refusal } = table(3, { favour: 5 });
  play(...agreed(3, "bells"));
  expect(refusal(1, "propose bells")).toEqual({ code: "no-bells", rule: "2.2" });
});

rule(["2.2", "7.1", "C13"], "not at the succession", () => {
  expect(table(3, { challenge: SUCCESSION }).refusal(0, "propose bells")).toEqual({ code: "no-bells", rule: "2.2" });
});

rule(["2.2", "10.1", "C19"], "not in the introductory game", () => {
  expect(table(3, { options: { game: "intro" } }).refusal(0, "propose bells")).toEqual({ code: "no-bells", rule: "2.2" });
});

rule("2.2", "not any more once a card lies", () => {
  const { play, refusal } = table(3);
  play("1 lay golem");
  expect(refusal(0, "propose bells")).toEqual({ code: "too-late", rule: "2.2" });
});

rule(["2.3", "11.1"], "a challenge with bells counts twice, passed or failed", () => {
  for (const face of [6, 1]) {
    const one = table(3, { challenge: 7, face, next: [], favour: 4 });
    const two = table(3, { challenge: 7, face, next: [], favour: 5 });
    one.play(...idleRound(3), ...elect("golem", "golem", "golem"));
    two.play(...agreed(3, "bells"), ...idleRound(3), ...elect("golem", "golem", "golem"));
    expect(two.state.past[0]).toMatchObject({ challenge: 7, belled: true });
    expect(councilOf12.view(two.state, 0).score - councilOf12.view(one.state, 0).score).toBe(3);
  }
});

rule("2.3", "after the round the mark is gone from the next challenge, which is no longer ahead", () => {
  const { state, play } = table(3, { next: [14, 5] });
  play(...agreed(3, "bells"), ...idleRound(3));
  const view = councilOf12.view(state, 1);
  expect([view.belled, view.challenge, view.nextChallenges]).toEqual([false, 14, []]);
});

rule("2.3", "before the last of the seven, the succession is what comes to light", () => {
  const { play } = table(3, { next: [] });
  expect(the(play(...agreed(3, "bells")), "bells-rung").next).toBe(SUCCESSION);
});

rule(["2.4", "C4"], "a proposal passes when all others agree, in any order", () => {
  const { state, play } = table(4);
  play("2 propose bells", "3 agree", "0 agree");
  expect([state.favour, proposalIn(state)?.agreed]).toEqual([3, [0, 2, 3]]);
  const events = play("1 agree");
  expect(typesOf(events)).toEqual(["agreed", "decided", "favour-changed", "bells-rung"]);
  expect([state.favour, proposalIn(state)]).toEqual([2, null]);
});

rule(["2.4", "C4"], "one no ends it, whoever agreed before; the same may be proposed again", () => {
  const { state, play } = table(4);
  const events = play("2 propose bells", "3 agree", "0 disagree");
  expect(events.at(-1)).toEqual({ type: "declined", seat: 0, what: "bells", which: 0 });
  expect([state.favour, proposalIn(state), state.belled]).toEqual([3, null, false]);
  play("0 propose bells", "1 agree", "2 agree", "3 agree");
  expect(state.belled).toBe(true);
});

rule("2.4", "while a proposal is open nothing else happens, and whoever agreed waits", () => {
  const { state, play } = table(3);
  play("0 propose bells", "1 agree");
  expect([movesOf(state, 0), movesOf(state, 1), movesOf(state, 2)]).toEqual([[], [], ["agree", "disagree"]]);
  expect([councilOf12.actors(state), councilOf12.awaited!(state)]).toEqual([[2], [2]]);
  expect(refused(state, 2, "lay golem")).toEqual({ code: "proposal-open", rule: "2.4" });
  expect(refused(state, 0, "propose bells")).toEqual({ code: "proposal-open", rule: "2.4" });
  expect(refused(state, 1, "disagree")).toEqual({ code: "already-answered", rule: "2.4" });
});

rule(["2.4", "8.1", "C11"], "the chair proposes nothing, but has to agree", () => {
  const { state, play, refusal } = table(4, { chair: 2, kept: [2] });
  expect(refusal(2, "propose bells")).toEqual({ code: "silent-chair", rule: "8.1" });
  expect(refusal(2, "propose tip 1")).toEqual({ code: "silent-chair", rule: "8.1" });
  play("0 propose bells", "1 agree", "3 agree");
  expect([state.belled, councilOf12.awaited!(state)]).toEqual([false, [2]]);
  play("2 disagree");
  expect([state.belled, proposalIn(state)]).toEqual([false, null]);
});

rule("2.4", "nobody has to propose anything: the council waits for cards alone", () => {
  const { state, play } = table(3);
  expect(councilOf12.awaited!(state)).toEqual([0, 1, 2]);
  play("1 lay golem");
  expect(councilOf12.awaited!(state)).toEqual([0, 2]);
  expect(choicesOf(state, 0, "propose")).toEqual([]);
});

rule(
  ["4.3", "5.2", "5.4"],
  "the book's round: two Machines cancelled, the Sorcerer tips 7 onto 10, the Tower house is passed, all get the Lady",
  () => {
    const hand = "worker sorcerer machine golem reverser";
    const { state, play } = table(3, {
      challenge: 29,
      petitioner: "lady",
      face: 7,
      favour: 3,
      next: [9],
      hands: [hand, hand, hand],
    });
    play(...agreed(3, "bells"), ...lay("machine", "sorcerer", "machine"));
    expect(the(play("0 reveal"), "cancelled")).toEqual({ type: "cancelled", card: "machine", seats: [0, 2] });
    expect(state.face).toBe(7);
    play(...reveal(1));
    expect(choicesOf(state, 1, "face")).toEqual(["2", "8", "9", "10", "12"]);
    const events = play("1 face 10");
    expect(the(events, "judged")).toEqual({ type: "judged", challenge: 29, passed: true, face: 10 });
    expect([state.favour, state.past]).toEqual([3, [{ challenge: 29, petitioner: 3, belled: true, passed: true }]]);
    expect(the(events, "helped")).toEqual({ type: "helped", petitioner: "lady", seats: [0, 1, 2] });
    for (const seat of [0, 1, 2]) expect(handOf(state, seat)).toContain("lady");
    expect(the(events, "round-began")).toMatchObject({ round: 2, challenge: 9 });
  },
);
