/** Paragraph 8.2: two members take two targets in two rounds. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { agreed, choicesOf, idleRound, lay, movesOf, refused, table, the } from "./positions.ts";

const LIGHTS = { challenge: 21, petitioner: "reverser" } as const;

rule(["8.2", "C10"], "two members may decide on two rounds before cards are laid; three may not, and not for one target", () => {
  expect(choicesOf(table(2, LIGHTS).state, 0, "propose")).toEqual(["bells", "rounds"]);
  expect(refused(table(3, LIGHTS).state, 0, "propose rounds")).toEqual({ code: "not-possible", rule: "2.4" });
  expect(refused(table(2).state, 0, "propose rounds")).toEqual({ code: "not-possible", rule: "2.4" });
  const { play, refusal } = table(2, LIGHTS);
  play("0 lay golem");
  expect(refusal(1, "propose rounds")).toEqual({ code: "too-late", rule: "2.2" });
});

rule(["8.2", "C10"], "the first round meets one target, the second the other: passed, with the same petitioner", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 10 });
  const first = play(...agreed(2, "rounds"), ...idleRound(2));
  expect(the(first, "target-met")).toEqual({ type: "target-met", target: 2 });
  expect(the(first, "round-began")).toEqual({
    type: "round-began",
    round: 1,
    challenge: 21,
    petitioner: "reverser",
    again: true,
  });
  expect([state.stage, state.favour]).toEqual([{ number: 2, needed: 0 }, 3]);
  expect(refused(state, 0, "lay reverser")).toEqual({ code: "petitioner", rule: "3.1" });
  play(...lay("parasite", "druid"), "0 reveal", "0 face 7", "1 reveal", "1 face 8");
  expect(state.past).toEqual([{ challenge: 21, petitioner: 11, belled: false, passed: false }]);
});

rule("8.2", "met in the second round, it is passed once, and counts as one round", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 3 });
  play(...agreed(2, "rounds"), ...idleRound(2), ...lay("worker", "golem"), "0 reveal", "0 path 12 9", "1 reveal", "1 target 2");
  expect([state.past, state.round]).toEqual([[{ challenge: 21, petitioner: 11, belled: false, passed: true }], 2]);
  expect(state.kept).toEqual([21]);
});

rule("8.2", "met in the second round by the very face", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 3 });
  play(
    ...agreed(2, "rounds"),
    ...idleRound(2, "golem"),
    ...lay("machine", "alchemist"),
    "0 reveal",
    "0 face 5",
    "1 reveal",
    "1 face 10",
  );
  expect(state.past[0]).toMatchObject({ passed: true });
});

rule(["8.2", "C20"], "the second round looks at its end only: neither its start nor a face on the way counts", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 3 });
  play(
    ...agreed(2, "rounds"),
    ...idleRound(2, "golem"),
    ...lay("machine", "alchemist"),
    "0 reveal",
    "0 face 5",
    "1 reveal",
    "1 face 2",
  );
  expect(state.past[0]).toMatchObject({ passed: false });
  const same = table(2, { ...LIGHTS, face: 3 });
  same.play(...agreed(2, "rounds"), ...idleRound(2), ...idleRound(2, "golem"));
  expect(same.state.past[0]).toMatchObject({ passed: false });
});

rule(["8.2", "C10"], "if the first round meets neither, it has failed and there is no second", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 5 });
  const events = play(...agreed(2, "rounds"), ...idleRound(2));
  expect([the(events, "judged").passed, state.round, state.stage.number, state.favour]).toEqual([false, 2, 0, 2]);
});

rule(["8.2", "C20"], "in the first round a face on the way does not count either", () => {
  const { play } = table(2, { ...LIGHTS, face: 3 });
  const events = play(...agreed(2, "rounds"), ...lay("machine", "druid"), "0 reveal", "0 face 5", "1 reveal", "1 face 6");
  expect(the(events, "judged").passed).toBe(false);
});

rule(["8.2", "C20"], "if the first end face meets both, the members say which one it took", () => {
  for (const target of [1, 2]) {
    const { state, play } = table(2, { challenge: 34, face: 11, petitioner: "reverser" });
    play(...agreed(2, "rounds"), ...lay("golem", "druid"), "0 reveal", "0 target 1", "1 reveal", "1 face 12");
    expect([state.phase, choicesOf(state, 1, "propose")]).toEqual([
      { type: "together", joint: "target", proposal: null },
      ["target 1", "target 2"],
    ]);
    expect(refused(state, 0, "lay golem")).toEqual({ code: "not-now", rule: "3.1" });
    const events = play(`1 propose target ${target}`, "0 agree");
    expect(the(events, "target-met").target).toBe(target);
    expect(state.stage).toEqual({ number: 2, needed: 2 - target });
  }
});

rule(["8.2", "C9", "C20"], "in the second round Knight and Golem replace either target, and the one that is left decides", () => {
  for (const [target, passed] of [
    [1, false],
    [2, true],
  ] as const) {
    const { state, play } = table(2, { ...LIGHTS, face: 3 });
    play(...agreed(2, "rounds"), ...idleRound(2), ...lay("golem", "sorcerer"), "0 reveal");
    expect(movesOf(state, 0)).toEqual(["target 1", "target 2"]);
    expect(the(play(`0 target ${target}`), "target-replaced")).toMatchObject({ target, of: 2 });
    play("1 reveal", "1 face 12");
    expect(state.past[0]).toMatchObject({ passed });
  }
});

rule(["8.2", "C9"], "Strange lights: 3 met, then the Knight on the 3 that is done and the Reverser onto the 10 pass", () => {
  for (const [target, passed] of [
    [1, true],
    [2, false],
  ] as const) {
    const { state, play } = table(2, { challenge: 21, petitioner: "druid", face: 3 });
    play(...agreed(2, "rounds"), ...idleRound(2), ...lay("knight", "reverser"), "0 reveal", `0 target ${target}`);
    expect(the(play("1 reveal"), "judged")).toEqual({ type: "judged", challenge: 21, passed, face: 10 });
    expect(state.past[0]).toMatchObject({ passed });
  }
});

rule(["8.2", "6.4"], "in the second round the Lady turns to a face of either target, and the one that is left decides", () => {
  for (const [face, passed] of [
    [3, false],
    [10, true],
  ] as const) {
    const { state, play } = table(2, { ...LIGHTS, face: 3 });
    play(...agreed(2, "rounds"), ...idleRound(2), ...lay("lady", "golem"), "0 reveal");
    expect(movesOf(state, 0)).toEqual(["face 3", "face 10"]);
    play(`0 face ${face}`, "1 reveal", "1 target 1");
    expect(state.past[0]).toMatchObject({ passed });
  }
});

rule(["8.2", "C20"], "one bell decision for both rounds; rewards may be used before the cards of each", () => {
  const { state, play, refusal } = table(2, { ...LIGHTS, face: 3, favour: 4, kept: [2, 12] });
  play(...agreed(2, "rounds"), ...agreed(2, "bells"), ...idleRound(2));
  expect(state.belled).toBe(true);
  expect(refusal(0, "propose bells")).toEqual({ code: "no-bells", rule: "2.2" });
  expect(refusal(0, "propose rounds")).toEqual({ code: "not-possible", rule: "2.4" });
  play(...agreed(2, "turn"), ...idleRound(2, "golem"));
  expect(state.past).toEqual([{ challenge: 21, petitioner: 11, belled: true, passed: true }]);
});

rule(["8.2", "2.2", "C20"], "who did not ring before the first round cannot ring before the second", () => {
  const { state, play, refusal } = table(2, { ...LIGHTS, face: 3, favour: 4 });
  play(...agreed(2, "rounds"), ...idleRound(2));
  expect([state.stage.number, state.belled]).toEqual([2, false]);
  expect(refusal(0, "propose bells")).toEqual({ code: "no-bells", rule: "2.2" });
});

rule("8.2", "hands are renewed before the second round, and sentences are new", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 3, hands: ["golem machine"], discards: ["druid lady"] });
  const events = play(...agreed(2, "rounds"), "0 lay machine help", "1 lay machine", "0 reveal");
  expect(the(events, "renewed")).toEqual({ type: "renewed", seat: 0, card: "golem" });
  expect(bySeat(state.seats, 0).said).toBeNull();
});
