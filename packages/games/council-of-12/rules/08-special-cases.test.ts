/** Paragraphs 8.1 and 8.3: the chair, and two targets in one round. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12 } from "../src/index.ts";
import { choicesOf, idleRound, lay, movesOf, reveal, table, the, typesOf } from "./positions.ts";

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
  expect(bySeat(councilOf12.view(state, 0).seats, 1).open).toBe("machine");
  play("0 reveal");
  expect(refusal(1, "lay druid")).toEqual({ code: "not-now", rule: "3.1" });
});

rule(["8.1", "C11", "C20"], "its card cancelled: failed whatever the die shows, and the remaining cards still act", () => {
  const { state, play } = table(4, { chair: 1, challenge: 7, face: 6 });
  play(...lay("golem", "golem", "druid", "machine"));
  const events = play("0 reveal");
  expect(the(events, "chair-failed")).toEqual({ type: "chair-failed", seat: 1 });
  expect([state.chairFailed, state.phase.type]).toEqual([true, "reveal"]);
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
