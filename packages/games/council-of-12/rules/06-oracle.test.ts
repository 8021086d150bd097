/** Paragraph 6.9: the Oracle and its second card. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12 } from "../src/index.ts";
import { act, choicesOf, discardOf, handOf, lay, movesOf, type Position, refused, table, the, typesOf } from "./positions.ts";

rule("6.4", "the Lady as the Oracle's second card comes too late", () => {
  const { state, play } = act("oracle", { challenge: 8, face: 1, rolls: [2] });
  expect(typesOf(play("0 second lady"))).toEqual(["second-laid", "idle"]);
  expect([state.face, discardOf(state, 0)]).toEqual([2, ["lady", "oracle"]]);
});

rule("6.9", "the Oracle rolls and asks for another card, whose effect is carried out at once", () => {
  const { state, play } = act("oracle", { face: 1, rolls: [5] });
  expect([state.face, state.phase]).toEqual([5, { type: "second", chooser: 0 }]);
  expect(refused(state, 1, "second golem")).toEqual({ code: "not-your-choice", rule: "6.9" });
  expect(refused(state, 0, "second oracle")).toEqual({ code: "not-in-hand", rule: "6.9" });
  const events = play("0 second machine");
  expect(typesOf(events)).toEqual(["second-laid"]);
  expect([movesOf(state, 0), councilOf12.view(state, 1).second]).toEqual([["face 7", "face 8"], "machine"]);
  play("0 face 8");
  expect([state.face, state.phase.type]).toEqual([8, "reveal"]);
});

rule(["6.9", "C20"], "the second card goes to the pile before the Oracle", () => {
  const { state, play } = act("oracle", { face: 1, rolls: [5], discards: ["golem"] });
  play("0 second machine", "0 face 8");
  expect(discardOf(state, 0)).toEqual(["golem", "machine", "oracle"]);
});

rule(["6.9", "4.3"], "the second card and an equal one that still lies cancel each other", () => {
  const { state, play } = act("oracle", { face: 1, rolls: [5] }, "machine");
  const events = play("0 second machine");
  expect(the(events, "cancelled")).toEqual({ type: "cancelled", card: "machine", seats: [0, 1] });
  expect(the(events, "judged")).toMatchObject({ face: 5 });
  expect([discardOf(state, 0), discardOf(state, 1)]).toEqual([["machine", "oracle"], ["machine"]]);
});

rule("6.9", "three alike: the second card and two that lie", () => {
  const { play } = table(3, { rolls: [5] });
  play(...lay("oracle", "machine", "machine"), "0 reveal");
  expect(the(play("0 second machine"), "cancelled").seats).toEqual([0, 1, 2]);
});

rule("6.9", "a second card that was carried out before is discarded without effect, and what it did stays done", () => {
  const { state, play } = table(2, { face: 4, rolls: [9] });
  play(...lay("oracle", "knight"), "1 reveal", "0 reveal");
  const events = play("0 second knight");
  expect(typesOf(events).slice(0, 2)).toEqual(["second-laid", "idle"]);
  expect([the(events, "judged").passed, discardOf(state, 0)]).toEqual([false, ["knight", "oracle"]]);
});

rule("6.9", "and so is one that was cancelled before", () => {
  const { play } = table(3, { rolls: [9] });
  play(...lay("oracle", "machine", "machine"), "1 reveal", "0 reveal");
  const events = play("0 second machine");
  expect(typesOf(events).slice(0, 2)).toEqual(["second-laid", "idle"]);
  expect(the(events, "judged").face).toBe(9);
});

rule("6.9", "two Oracles cancel each other: no roll, no second card", () => {
  const { play } = table(2);
  expect(typesOf(play(...lay("oracle", "oracle"), "0 reveal"))).not.toContain("rolled");
});

const TWO_LEFT: Position = { face: 1, rolls: [5], hands: ["oracle worker"], discards: ["golem druid machine"] };

rule(
  ["6.9", "C7", "4.1"],
  "the book's example: Oracle and Worker in hand; the Worker becomes the pile, all else and the Oracle come to hand",
  () => {
    const { state, play } = table(2, TWO_LEFT);
    expect(typesOf(play(...lay("oracle", "knight")))).not.toContain("renewed");
    const events = play("0 reveal");
    expect(typesOf(events)).toEqual(["revealed", "rolled", "renewed"]);
    expect([discardOf(state, 0), handOf(state, 0)]).toEqual([["worker"], ["druid", "golem", "machine", "oracle"]]);
    expect(choicesOf(state, 0, "second")).toEqual(["druid", "golem", "machine", "oracle"]);
    play("0 second machine", "0 face 8");
    expect([discardOf(state, 0), handOf(state, 0)]).toEqual([
      ["worker", "machine"],
      ["druid", "golem", "oracle"],
    ]);
  },
);

rule("6.9", "the renewed Oracle may be played as second card: it was carried out already and does nothing", () => {
  const { state, play } = table(2, TWO_LEFT);
  play(...lay("oracle", "knight"), "0 reveal");
  expect(typesOf(play("0 second oracle"))).toEqual(["second-laid", "idle"]);
  expect([discardOf(state, 0), state.face]).toEqual([["worker", "oracle"], 5]);
});

rule("6.9", "the Patient One as second card takes from the pile, but neither himself nor the Oracle", () => {
  const { state, play } = act("oracle", { rolls: [5], discards: ["golem knight"] });
  play("0 second patient");
  expect(choicesOf(state, 0, "take")).toEqual(["golem", "knight"]);
  play("0 take golem");
  expect(discardOf(state, 0)).toEqual(["knight", "patient", "oracle"]);
});
