/** Paragraphs 6.1 to 6.12: every character, with all its edges. */
import { NEIGHBOURS } from "@tafelrunde/d12";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { facesIn } from "../src/characters.ts";
import { type Character, councilOf12, type CouncilState } from "../src/index.ts";
import { act, agreed, choicesOf, discardOf, handOf, lay, movesOf, refused, table, the, typesOf } from "./positions.ts";

/** The faces this card may turn the die to; a single one has been chosen already. */
function faces(card: Character, face: number): number[] {
  const { state } = act(card, { face });
  return state.phase.type === "effect" ? choicesOf(state, 0, "face").map(Number) : [state.face];
}

const reaches = (paragraph: string, card: Character, expected: { readonly [face: number]: readonly number[] }): void => {
  for (const [face, reached] of Object.entries(expected))
    rule(paragraph, `the ${card} on ${face} reaches ${reached.join(" and ")}`, () => {
      expect(faces(card, Number(face))).toEqual(reached);
    });
};

reaches("6.1", "alchemist", {
  1: [2],
  2: [1, 4],
  3: [1, 6],
  4: [2, 8],
  5: [2, 10],
  6: [3, 12],
  7: [3, 12],
  8: [4, 12],
  9: [4, 12],
  10: [5, 12],
  11: [5, 12],
  12: [6],
});
reaches("6.3", "druid", { 1: [1, 2], 2: [1, 3], 7: [6, 8], 11: [10, 12], 12: [11, 12] });
reaches("6.8", "machine", { 1: [3, 4], 7: [9, 10], 9: [11, 12], 10: [12], 11: [12], 12: [12] });
reaches("6.10", "parasite", { 1: [1], 2: [1], 3: [1], 4: [1, 2], 5: [2, 3], 12: [9, 10] });
reaches("6.12", "reverser", { 12: [1], 5: [8], 1: [12], 6: [7], 10: [3] });

rule("6.8", "a choice that no legal way leads to is refused", () => {
  const { state } = act("machine", { face: 7 });
  expect(refused(state, 0, "face 11")).toEqual({ code: "not-reachable", rule: "4.4" });
  expect(refused(state, 0, "path 2 10")).toEqual({ code: "not-reachable", rule: "4.4" });
  expect(refused(state, 0, "target 1")).toEqual({ code: "not-reachable", rule: "4.4" });
});

rule(["6.7", "D1"], "the Sorcerer reaches the five neighbours of every face, and nothing else", () => {
  for (let face = 1; face <= 12; face++)
    expect(faces("sorcerer", face)).toEqual(NEIGHBOURS[face]!.toSorted((one, other) => one - other));
});

rule("D1", "every face has five neighbours that have it as theirs, and its opposite is none of them", () => {
  for (let face = 1; face <= 12; face++) {
    expect(new Set(NEIGHBOURS[face]).size).toBe(5);
    expect(NEIGHBOURS[face]).not.toContain(13 - face);
    for (const other of NEIGHBOURS[face]!) expect(NEIGHBOURS[other]).toContain(face);
  }
  expect(NEIGHBOURS[7]).toContain(10);
});

rule(["6.2", "D1"], "the Worker tips twice, over a neighbour onto one of its neighbours, never back", () => {
  for (let face = 1; face <= 12; face++) {
    const { state } = act("worker", { face });
    const paths = choicesOf(state, 0, "path").map((text) => text.split(" ").map(Number));
    expect(paths).toHaveLength(20);
    for (const [middle, end] of paths) {
      expect(NEIGHBOURS[face]).toContain(middle);
      expect(NEIGHBOURS[middle!]).toContain(end);
      expect(end).not.toBe(face);
    }
    expect(refused(state, 0, `path ${NEIGHBOURS[face]![0]} ${face}`)).toEqual({ code: "not-reachable", rule: "4.4" });
  }
});

rule("6.2", "the Worker's way is told, and both faces count as shown", () => {
  const { state, play } = act("worker", { face: 9 });
  const [event] = play("0 path 12 3");
  expect(event).toEqual({ type: "turned", seat: 0, card: "worker", from: 9, face: 3, over: 12 });
  expect(facesIn(state.shown)).toEqual([3, 9, 12]);
});

rule("6.2", "the Worker may end on a neighbour of where she began, but not on it", () => {
  const { state } = act("worker", { face: 1 });
  const ends = new Set(choicesOf(state, 0, "path").map((text) => Number(text.split(" ")[1])));
  expect([ends.has(1), ends.has(2), ends.has(12)]).toEqual([false, true, false]);
});

rule(["6.4", "C8"], "the Lady as first card turns the die to any face of the target", () => {
  const { state, play } = act("lady", { challenge: 14, face: 1 });
  expect(choicesOf(state, 0, "face")).toEqual(["5", "7", "9"]);
  play("0 face 9");
  expect(state.face).toBe(9);
  expect(act("lady", { challenge: 8, face: 1 }).state.face).toBe(7);
});

rule(["6.4", "8.3"], "with two targets she turns it to a face of either", () => {
  expect(choicesOf(act("lady", { challenge: 34, face: 6 }).state, 0, "face")).toEqual(["1", "2", "11", "12"]);
});

rule(["6.4", "C8"], "as second card she does nothing", () => {
  const { state, play } = act("druid", { face: 6 }, "lady");
  play("0 face 7");
  const events = play("1 reveal");
  expect(the(events, "idle")).toEqual({ type: "idle", seat: 1, card: "lady" });
  expect([state.past.length, discardOf(state, 1)]).toEqual([1, ["lady"]]);
});

rule(["6.4", "C8"], "a pair cancelled before her spoils it too, and two Ladies cancel each other", () => {
  const { state, play } = table(3, { challenge: 8, face: 1 });
  play(...lay("golem", "golem", "lady"), "0 reveal");
  expect(typesOf(play("2 reveal"))).toContain("idle");
  expect(state.face).toBe(1);
  const pair = table(3, { challenge: 8, face: 1 });
  pair.play(...lay("lady", "golem", "lady"));
  expect(typesOf(pair.play("2 reveal"))).toEqual(["revealed", "cancelled"]);
});

rule("6.5", "the Patient One takes any card of the own pile, the order of the others stays", () => {
  const { state, play } = act("patient", { discards: ["golem knight machine"] });
  expect(choicesOf(state, 0, "take")).toEqual(["golem", "machine", "knight"]);
  play("0 take knight");
  expect([discardOf(state, 0), handOf(state, 0).includes("knight")]).toEqual([["golem", "machine", "patient"], true]);
});

rule(["6.5", "12.1"], "the top card is seen by all, another one by nobody else", () => {
  const top = act("patient", { discards: ["golem knight"] }).play("0 take knight")[0]!;
  const hidden = act("patient", { discards: ["golem knight"] }).play("0 take golem")[0]!;
  for (const viewer of [1, "public"] as const) {
    expect(councilOf12.witness(top, viewer)).toEqual({ type: "took", seat: 0, card: "knight", onTop: true });
    expect(councilOf12.witness(hidden, viewer)).toEqual({ type: "took", seat: 0, onTop: false });
  }
  expect(councilOf12.witness(hidden, 0)).toEqual({ type: "took", seat: 0, card: "golem", onTop: false });
});

rule("6.5", "with an empty pile nothing happens; with a single card it is taken", () => {
  const empty = table(2, { petitioner: null });
  empty.play(...lay("patient", "druid"));
  expect(typesOf(empty.play("0 reveal"))).toEqual(["revealed", "idle"]);
  const { state } = act("patient", { discards: ["golem"] });
  expect([discardOf(state, 0), handOf(state, 0).includes("golem")]).toEqual([["patient"], true]);
});

rule(["6.5", "C20"], "he cannot take himself, and cancelled he takes nothing", () => {
  const { state } = act("patient", { discards: ["golem knight"] });
  expect(refused(state, 0, "take patient")).toEqual({ code: "not-there", rule: "4.4" });
  const pair = table(2, { petitioner: null, discards: ["golem knight", "golem"] });
  pair.play(...lay("patient", "patient"), "0 reveal");
  expect(discardOf(pair.state, 0)).toEqual(["golem", "knight", "patient"]);
});

const targetsOf = (state: CouncilState): number[][] => state.targets.map(facesIn);

rule(["6.6", "6.11"], "Golem and Knight replace a single target without a question", () => {
  const golem = act("golem", { challenge: 7 });
  expect(targetsOf(golem.state)).toEqual([[9, 10, 11, 12]]);
  expect(targetsOf(act("knight", { challenge: 7 }).state)).toEqual([[1, 2, 3, 4]]);
});

rule(["6.6", "6.11", "C9"], "of two targets the revealer chooses one, the other stays", () => {
  for (const [card, faces] of [
    ["golem", [9, 10, 11, 12]],
    ["knight", [1, 2, 3, 4]],
  ] as const)
    for (const target of [1, 2]) {
      const { state, play } = act(card, { challenge: 28 });
      expect(movesOf(state, 0)).toEqual(["target 1", "target 2"]);
      expect(refused(state, 0, "target 3")).toEqual({ code: "not-reachable", rule: "4.4" });
      expect(the(play(`0 target ${target}`), "target-replaced")).toEqual({
        type: "target-replaced",
        seat: 0,
        card,
        target,
        of: 2,
      });
      expect(targetsOf(state)).toEqual(target === 1 ? [faces, [8]] : [[5], faces]);
    }
});

rule(["6.6", "6.11"], "whichever of the two comes last has replaced the other, and it holds for this round only", () => {
  for (const [first, last, passed] of [
    ["golem", "knight", true],
    ["knight", "golem", false],
  ] as const) {
    const { state, play } = table(2, { challenge: 7, face: 3, next: [7] });
    const events = play(...lay(first, last), "0 reveal", "1 reveal");
    expect(the(events, "judged").passed).toBe(passed);
    expect(targetsOf(state)).toEqual([[5, 6, 7, 8]]);
  }
});

rule("6.6", "with two targets Golem and Knight may take one each, or meet on the same", () => {
  const each = table(3, { challenge: 28, petitioner: "druid", face: 10 });
  each.play(...lay("golem", "knight", "reverser"), "0 reveal", "0 target 1", "1 reveal", "1 target 2");
  expect(targetsOf(each.state)).toEqual([
    [9, 10, 11, 12],
    [1, 2, 3, 4],
  ]);
  expect(the(each.play("2 reveal"), "judged")).toMatchObject({ passed: true, face: 3 });
  const same = table(3, { challenge: 28, face: 4 });
  same.play(...lay("golem", "knight", "alchemist"), "0 reveal", "0 target 1", "1 reveal", "1 target 1");
  expect(targetsOf(same.state)).toEqual([[1, 2, 3, 4], [8]]);
  expect(the(same.play("2 reveal", "2 face 8"), "judged").passed).toBe(true);
});

rule(["6.4", "6.6"], "after Golem or Knight a target is met by the new faces only", () => {
  const { play } = table(2, { challenge: 7, face: 6 });
  expect(the(play(...lay("golem", "knight"), "1 reveal", "0 reveal"), "judged").passed).toBe(false);
});

rule(["6.11", "8.2"], "the Knight does not outlast the first of two rounds", () => {
  const { state, play } = table(2, { challenge: 28, face: 3 });
  play(...agreed(2, "rounds"), ...lay("knight", "golem"), "0 reveal", "0 target 1", "1 reveal", "1 target 2");
  expect([state.stage, targetsOf(state)]).toEqual([{ number: 2, needed: 1 }, [[5], [8]]]);
});
