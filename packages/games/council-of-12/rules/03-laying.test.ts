/** Paragraphs 3.1 to 3.5: laying a card, the three sentences, changing, open cards. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12, SENTENCES, SUCCESSION } from "../src/index.ts";
import { agreed, choicesOf, handOf, lay, movesOf, refused, table, the } from "./positions.ts";

rule("3.1", "any card of the hand may be laid, by anybody, in any order", () => {
  const { state, play } = table(3, { hands: ["golem knight druid", "golem knight", "golem machine"] });
  expect(choicesOf(state, 0, "lay").filter((text) => !text.includes(" "))).toEqual(["druid", "golem", "knight"]);
  play("2 lay machine", "0 lay golem", "1 lay knight");
  expect([handOf(state, 0), handOf(state, 1), handOf(state, 2)]).toEqual([["druid", "knight"], ["golem"], ["golem"]]);
  expect(state.order).toEqual([2, 0, 1]);
});

rule(["3.1", "C6"], "the petitioner may not be laid, and a card that is not in the hand cannot be", () => {
  const { state, refusal } = table(3, { petitioner: "golem", hands: ["golem knight druid"] });
  expect(choicesOf(state, 0, "lay").filter((text) => text.includes("golem"))).toEqual([]);
  expect(refusal(0, "lay golem")).toEqual({ code: "petitioner", rule: "3.1" });
  expect(refusal(0, "lay golem help")).toEqual({ code: "petitioner", rule: "3.1" });
  expect(refusal(0, "lay machine")).toEqual({ code: "not-in-hand", rule: "3.1" });
});

rule(["3.1", "7.1"], "at the succession every card may be laid", () => {
  const { state } = table(3, { challenge: SUCCESSION });
  expect(choicesOf(state, 0, "lay").filter((text) => !text.includes(" "))).toHaveLength(12);
});

rule(["3.1", "C6"], "nor is the petitioner the Oracle's second card", () => {
  const { state, play } = table(2, { petitioner: "golem", hands: ["oracle golem knight druid"], rolls: [4] });
  play(...lay("oracle", "machine"), "0 reveal");
  expect(choicesOf(state, 0, "second")).toEqual(["druid", "knight"]);
  expect(refused(state, 0, "second golem")).toEqual({ code: "petitioner", rule: "3.1" });
});

for (const sentence of SENTENCES) {
  rule(["3.2", "C5"], `"${sentence}" may be said while laying, for all to hear`, () => {
    const { state, play } = table(3);
    const events = play(`1 lay golem ${sentence}`);
    for (const viewer of [0, 2, "public"] as const) {
      expect(councilOf12.witness(the(events, "laid"), viewer)).toEqual({
        type: "laid",
        seat: 1,
        open: false,
        changed: false,
        say: sentence,
      });
      expect(bySeat(councilOf12.view(state, viewer).seats, 1).said).toBe(sentence);
    }
  });

  rule(["3.2", "C20"], `"${sentence}" may be said later, once the card lies`, () => {
    const { state, play, refusal } = table(3);
    expect(refusal(1, `say ${sentence}`)).toEqual({ code: "not-laid", rule: "3.2" });
    play("1 lay golem");
    expect(the(play(`1 say ${sentence}`), "said")).toEqual({ type: "said", seat: 1, sentence });
    expect(bySeat(state.seats, 1).said).toBe(sentence);
  });
}

rule(["3.2", "C5"], "one sentence each in a round, and none after the first reveal", () => {
  const { play, refusal } = table(3);
  play("1 lay golem help", "0 lay druid", "2 lay knight");
  expect(refusal(1, "say alone")).toEqual({ code: "has-spoken", rule: "3.2" });
  play("1 reveal");
  expect(refusal(0, "say alone")).toEqual({ code: "not-now", rule: "3.2" });
});

rule("3.2", "in the next round there is a new sentence", () => {
  const { state, play } = table(3);
  play("0 lay golem help", "1 lay golem", "2 lay golem", "0 reveal", "0 lay knight nothing");
  expect(state.seats.map(({ said }) => said)).toEqual(["nothing", null, null]);
});

rule(["3.3", "C5"], "without a word the card may be changed, again and again, and the place in the order stays", () => {
  const { state, play } = table(3);
  play("1 lay golem", "0 lay druid");
  const [first] = play("1 lay knight");
  expect(first).toEqual({ type: "laid", seat: 1, open: false, changed: true, say: "mute", card: "knight" });
  play("1 lay machine help");
  expect([handOf(state, 1).length, bySeat(state.seats, 1).laid, state.order]).toEqual([11, 7, [1, 0]]);
  expect(handOf(state, 1)).not.toContain("machine");
});

rule(["3.3", "C5"], "once spoken, with the card or later, it stays", () => {
  const { play, refusal } = table(3);
  play("0 lay golem help", "1 lay golem", "1 say nothing");
  expect(refusal(0, "lay druid")).toEqual({ code: "has-spoken", rule: "3.3" });
  expect(refusal(1, "lay druid")).toEqual({ code: "has-spoken", rule: "3.3" });
});

rule("3.3", "the card that lies is no change, and the petitioner is none either", () => {
  const { play, refusal } = table(3, { petitioner: "druid" });
  play("0 lay golem");
  expect(refusal(0, "lay golem")).toEqual({ code: "already-laid", rule: "3.3" });
  expect(refusal(0, "lay golem help")).toEqual({ code: "already-laid", rule: "3.3" });
  expect(refusal(0, "lay druid")).toEqual({ code: "petitioner", rule: "3.1" });
});

rule(["3.3", "C20"], "cards may still be changed when all of them lie, until the first reveal", () => {
  const { play, refusal } = table(3);
  play(...lay("golem", "druid", "machine"), "2 lay knight", "0 reveal");
  expect(refusal(2, "lay machine")).toEqual({ code: "not-now", rule: "3.1" });
});

rule(["3.4", "8.1", "C11"], "the chair lays openly, and all see the card", () => {
  const { state, play } = table(4, { chair: 2 });
  const [event] = play("2 lay golem");
  for (const viewer of [0, 1, 3, "public"] as const) {
    expect(councilOf12.witness(event!, viewer)).toMatchObject({ open: true, card: "golem" });
    expect(bySeat(councilOf12.view(state, viewer).seats, 2).open).toBe("golem");
  }
});

rule(["3.4", "5.6"], "whoever is picked for OPEN lays openly, the others do not", () => {
  const { state, play } = table(3, { kept: [11] });
  play(...agreed(3, "open 1"), ...lay("golem", "knight", "druid"));
  expect(councilOf12.view(state, "public").seats.map(({ open }) => open)).toEqual([null, "knight", null]);
});

rule(["3.4", "6.4"], "an open card is not revealed: it still has to be carried out, and a Lady may come first", () => {
  const { state, play } = table(4, { chair: 2, challenge: 8, face: 1 });
  play(...lay("lady", "druid", "golem", "knight"));
  expect([state.used, state.targets]).toEqual([0, [1 << 7]]);
  play("0 reveal");
  expect(state.face).toBe(7);
});

rule(["3.4", "6.4", "5.6"], "the Lady herself, laid openly by OPEN, still works if she is revealed first, and only then", () => {
  const position = { challenge: 8, face: 1, kept: [11] };
  const first = table(3, position);
  first.play(...agreed(3, "open 0"), ...lay("lady", "druid", "golem"));
  expect(bySeat(councilOf12.view(first.state, "public").seats, 0).open).toBe("lady");
  first.play("0 reveal");
  expect(first.state.face).toBe(7);
  const later = table(3, position);
  later.play(...agreed(3, "open 0"), ...lay("lady", "druid", "golem"), "2 reveal");
  expect(the(later.play("0 reveal"), "idle").card).toBe("lady");
  expect(later.state.face).toBe(1);
});

rule("3.5", "there is no free talk while the game is on, and no move to talk but the three sentences", () => {
  expect(councilOf12.closedChat).toBe(true);
  const { state, play } = table(3);
  play("0 lay golem");
  expect(choicesOf(state, 0, "say")).toEqual([...SENTENCES]);
  expect(movesOf(state, 0).filter((text) => text.startsWith("name"))).toEqual([]);
});
