/** Paragraphs 8.1 to 8.3: the chair, two rounds for two targets, two targets. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12 } from "../src/index.ts";
import { agreed, choicesOf, idleRound, lay, movesOf, refused, reveal, table, the, typesOf } from "./positions.ts";

rule(["8.1", "C11"], "the chair says nothing: no sentence with the card, none later", () => {
  const { state, play, refusal } = table(4, { chair: 1 });
  expect(choicesOf(state, 1, "lay").filter((text) => text.includes(" "))).toEqual([]);
  expect(refusal(1, "lay golem help")).toEqual({ code: "silent-chair", rule: "8.1" });
  play("1 lay golem");
  expect(refusal(1, "say help")).toEqual({ code: "silent-chair", rule: "8.1" });
});

rule(["8.1", "C20"], "the chair's open card may be changed until the first reveal", () => {
  const { state, play, refusal } = table(4, { chair: 1 });
  play(...lay("golem", "golem", "druid", "knight"), "1 lay machine");
  expect(councilOf12.view(state, 0).seats[1]!.open).toBe("machine");
  play("0 reveal");
  expect(refusal(1, "lay druid")).toEqual({ code: "not-now", rule: "3.1" });
});

rule(["8.1", "C11", "C20"], "its card cancelled: failed whatever the die shows, and the remaining cards still act", () => {
  const { state, play } = table(4, { chair: 1, challenge: 7, face: 6 });
  play(...lay("golem", "golem", "druid", "machine"));
  const events = play("0 reveal");
  expect(the(events, "chair-failed")).toEqual({ type: "chair-failed", seat: 1 });
  expect([state.chairFailed, state.phase]).toEqual([true, "reveal"]);
  const rest = play("2 reveal", "2 face 5", "3 reveal", "3 face 7");
  expect(the(rest, "judged")).toEqual({ type: "judged", challenge: 7, passed: false, face: 7 });
  expect(state.chairFailed).toBe(false);
});

rule("8.1", "the cancelled cards of others do not matter for this", () => {
  const { play } = table(4, { chair: 1, face: 6 });
  play(...lay("golem", "druid", "golem", "golem"), "0 reveal");
  expect(the(play("1 reveal", "1 face 5"), "judged").passed).toBe(true);
});

rule(["8.1", "C20"], "a second card of the chair's Oracle does not count for this", () => {
  const { play } = table(4, { chair: 1, face: 6, rolls: [6] });
  play(...lay("machine", "oracle", "golem", "golem"), "2 reveal", "1 reveal");
  const events = play("1 second machine");
  expect(the(events, "cancelled").seats).toEqual([0, 1]);
  expect([typesOf(events).includes("chair-failed"), the(events, "judged").passed]).toEqual([false, true]);
});

rule("8.1", "but the second card of another's Oracle may cancel the chair's card", () => {
  const { play } = table(4, { chair: 1, face: 6, rolls: [6] });
  play(...lay("oracle", "machine", "golem", "golem"), "2 reveal", "0 reveal");
  const events = play("0 second machine");
  expect([typesOf(events).includes("chair-failed"), the(events, "judged").passed]).toEqual([true, false]);
});

rule(["8.1", "C11"], "the chair passes to the left after every round, round the table", () => {
  const { state, play } = table(4, { chair: 2, favour: 5, next: [7, 7, 7] });
  const chairs = [state.chair];
  for (const card of ["golem", "machine", "druid"] as const) {
    play(...idleRound(4, card));
    chairs.push(state.chair);
  }
  expect(chairs).toEqual([2, 3, 0, 1]);
});

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
  expect([state.stage, state.needed, state.favour]).toEqual([2, 0, 3]);
  expect(refused(state, 0, "lay reverser")).toEqual({ code: "petitioner", rule: "3.1" });
  play(...lay("parasite", "druid"), "0 reveal", "0 face 7", "1 reveal", "1 face 8");
  expect(state.past).toEqual([{ challenge: 21, petitioner: 11, belled: false, passed: false }]);
});

rule("8.2", "met in the second round, it is passed once, and counts as one round", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 3 });
  play(...agreed(2, "rounds"), ...idleRound(2), ...lay("worker", "golem"), "0 reveal", "0 path 12 9", "1 reveal");
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
  expect([the(events, "judged").passed, state.round, state.stage, state.favour]).toEqual([false, 2, 0, 2]);
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
    expect([state.phase, state.joint, choicesOf(state, 1, "propose")]).toEqual(["together", "target", ["target 1", "target 2"]]);
    expect(refused(state, 0, "lay golem")).toEqual({ code: "not-now", rule: "3.1" });
    const events = play(`1 propose target ${target}`, "0 agree");
    expect(the(events, "target-met").target).toBe(target);
    expect([state.stage, state.needed]).toEqual([2, 2 - target]);
  }
});

rule(["8.2", "C20"], "Knight and Golem work for their own round only, in the second on the target that is left", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 3 });
  play(...agreed(2, "rounds"), ...idleRound(2), ...lay("golem", "sorcerer"));
  const events = play("0 reveal", "1 reveal", "1 face 12");
  expect(the(events, "target-replaced").target).toBe(2);
  expect(state.past[0]).toMatchObject({ passed: true });
});

rule("8.2", "in the second round the Lady turns to the target that is left", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 3 });
  play(...agreed(2, "rounds"), ...idleRound(2), ...lay("lady", "golem"), "0 reveal");
  expect(state.face).toBe(10);
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
  expect([state.stage, state.belled]).toEqual([2, false]);
  expect(refusal(0, "propose bells")).toEqual({ code: "no-bells", rule: "2.2" });
});

rule("8.2", "hands are renewed before the second round, and sentences are new", () => {
  const { state, play } = table(2, { ...LIGHTS, face: 3, hands: ["golem machine"], discards: ["druid lady"] });
  const events = play(...agreed(2, "rounds"), "0 lay machine help", "1 lay machine", "0 reveal");
  expect(the(events, "renewed")).toEqual({ type: "renewed", seat: 0, card: "golem" });
  expect(state.seats[0]!.said).toBeNull();
});

rule(["8.3", "C9"], "the book's Strange lights: 9 over 12 onto 3, plus 2 is 5, doubled is 10", () => {
  const { state, play } = table(3, { ...LIGHTS, face: 9 });
  play(...lay("alchemist", "machine", "worker"), ...reveal(2), "2 path 12 3", ...reveal(1), "1 face 5", ...reveal(0));
  const events = play("0 face 10");
  expect(the(events, "judged")).toEqual({ type: "judged", challenge: 21, passed: true, face: 10 });
  expect(state.kept).toEqual([21]);
});

rule(["8.3", "C9"], "the face with which the round began counts", () => {
  const { play } = table(3, { ...LIGHTS, face: 3 });
  play(...lay("golem", "golem", "machine"), "0 reveal", "2 reveal");
  expect(the(play("2 face 5"), "judged").passed).toBe(false);
  const other = table(2, { challenge: 28, face: 5 });
  expect(the(other.play(...lay("machine", "patient"), "1 reveal", "0 reveal", "0 face 8"), "judged").passed).toBe(true);
});

rule(["8.3", "C9"], "the Worker's middle face counts", () => {
  const { play } = table(2, { challenge: 28, face: 1 });
  play(...lay("worker", "machine"), "0 reveal", "0 path 5 6", "1 reveal");
  expect(the(play("1 face 8"), "judged").passed).toBe(true);
});

rule("8.3", "the last face must meet one of them: both shown on the way is not enough", () => {
  const { play } = table(2, { challenge: 28, face: 5 });
  play(...lay("machine", "druid"), "0 reveal", "0 face 8", "1 reveal");
  expect(the(play("1 face 9"), "judged").passed).toBe(false);
});

rule("8.3", "the order of the two does not matter", () => {
  const { play } = table(2, { challenge: 28, face: 8 });
  play(...lay("parasite", "patient"), "1 reveal", "0 reveal");
  expect(the(play("0 face 5"), "judged").passed).toBe(true);
});

rule(["8.3", "C9"], "the last face may serve both, once Golem or Knight has changed one", () => {
  const { state, play } = table(2, { challenge: 34, face: 7 });
  play(...lay("golem", "machine"), "0 reveal", "0 target 1", "1 reveal");
  expect(movesOf(state, 1)).toEqual(["face 9", "face 10"]);
  expect(the(play("1 face 10"), "judged").passed).toBe(false);
  const served = table(2, { challenge: 34, face: 8 });
  served.play(...lay("golem", "machine"), "1 reveal", "1 face 11", "0 reveal", "0 target 1");
  expect(served.state.past[0]).toMatchObject({ passed: true });
});

rule(["8.3", "C9"], "a replaced target is judged at the end, for faces shown before the Knight came too", () => {
  const { play } = table(2, { challenge: 28, face: 2 });
  play(...lay("worker", "knight"), "0 reveal", "0 path 4 8", "1 reveal");
  expect(the(play("1 target 1"), "judged").passed).toBe(true);
});
