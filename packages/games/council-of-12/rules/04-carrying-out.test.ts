/** Paragraphs 4.1 to 4.4: renewing the hand, who goes next, cancelling, discarding. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12, SUCCESSION } from "../src/index.ts";
import { discardOf, handOf, idleRound, lay, movesOf, refused, reveal, table, the, typesOf, underOf } from "./positions.ts";

rule(
  ["4.1", "C7"],
  "with one card left the hand is renewed when the next round begins: it becomes the pile, the pile comes to hand",
  () => {
    const { state, play } = table(3, { face: 1, hands: ["golem machine"], discards: ["druid lady knight"], callers: "sorcerer" });
    const events = play(...idleRound(3));
    expect(the(events, "renewed")).toEqual({ type: "renewed", seat: 0, card: "golem" });
    expect(handOf(state, 0)).toEqual(["druid", "lady", "machine", "knight"]);
    expect([discardOf(state, 0), underOf(state, 0).length]).toEqual([["golem"], 7]);
    expect(typesOf(events).indexOf("renewed")).toBeGreaterThan(typesOf(events).indexOf("round-began"));
  },
);

rule("4.1", "everybody sees the card that was put down, and the others keep their hands", () => {
  const { state, play } = table(3, { face: 1, hands: ["golem machine", "golem machine druid"], discards: ["druid lady knight"] });
  const event = the(play(...idleRound(3)), "renewed");
  for (const viewer of [0, 1, 2, "public"] as const) {
    expect(councilOf12.witness(event, viewer)).toEqual(event);
    expect(councilOf12.view(state, viewer).seats.map(({ discardTop }) => discardTop)).toEqual(["golem", "machine", "machine"]);
  }
  expect(handOf(state, 1)).toEqual(["druid", "golem"]);
});

rule(["4.1", "C7"], "with the petitioner as the only card, too", () => {
  const { state, play } = table(3, { face: 1, hands: ["golem machine"], discards: ["druid lady knight"], callers: "golem" });
  play(...idleRound(3));
  expect([discardOf(state, 0), handOf(state, 0)]).toEqual([["golem"], ["druid", "lady", "machine", "knight"]]);
});

rule("4.1", "the petitioner may be in the renewed hand, and still cannot be laid", () => {
  const { state, play } = table(3, { face: 1, hands: ["golem machine"], discards: ["druid lady knight"], callers: "druid" });
  play(...idleRound(3));
  expect(refused(state, 0, "lay druid")).toEqual({ code: "petitioner", rule: "3.1" });
});

rule("4.1", "two cards are enough, even if one of them is the petitioner", () => {
  const { state, play } = table(3, { face: 1, hands: ["golem machine druid"], discards: ["lady knight"], callers: "golem" });
  const events = play(...idleRound(3));
  expect(typesOf(events)).not.toContain("renewed");
  expect(movesOf(state, 0).filter((text) => /^lay \w+$/.test(text))).toEqual(["lay druid"]);
});

rule(["4.1", "7.1"], "at the succession the hand is renewed as well", () => {
  const { state, play } = table(3, { hands: ["golem machine"], discards: ["druid lady knight"], next: [], face: 1 });
  the(play(...idleRound(3)), "renewed");
  expect([state.challenge, handOf(state, 0).length]).toEqual([SUCCESSION, 4]);
});

rule("4.1", "a petitioner who joins the hand, or a recovered card, can make renewing needless", () => {
  const joined = table(3, { hands: ["golem machine"], discards: ["druid lady knight"], petitioner: "parasite" });
  expect(typesOf(joined.play(...idleRound(3)))).not.toContain("renewed");
  expect(handOf(joined.state, 0)).toEqual(["golem", "parasite"]);
  const recovered = table(3, { challenge: 15, hands: ["golem machine"], discards: ["druid lady knight"] });
  const events = recovered.play(...idleRound(3), "0 take lady", "1 take machine", "2 take machine");
  expect(events.filter((event) => event.type === "renewed" && event.seat === 0)).toEqual([]);
});

rule(["4.2", "C8"], "when all cards lie, any member may go first, and then any other", () => {
  const { state, play, refusal } = table(3, { face: 5 });
  play("0 lay druid", "1 lay machine");
  expect(refusal(0, "reveal")).toEqual({ code: "not-now", rule: "4.2" });
  play("2 lay parasite");
  for (const seat of [0, 1, 2]) expect(movesOf(state, seat)).toContain("reveal");
  play("2 reveal", "2 face 2");
  expect([movesOf(state, 0), movesOf(state, 1), movesOf(state, 2)]).toEqual([["reveal", "wait"], ["reveal"], []]);
  play("1 reveal", "1 face 5", "0 reveal", "0 face 6");
  expect(state.past[0]).toMatchObject({ passed: true });
});

rule("4.2", "the council waits for the one who laid first, and then for the next in that order", () => {
  const { state, play } = table(3);
  play("2 lay druid", "0 lay machine", "1 lay golem");
  expect(councilOf12.awaited!(state)).toEqual([2]);
  play("2 reveal", "2 face 7");
  expect(councilOf12.awaited!(state)).toEqual([0]);
});

rule("4.2", "whoever is awaited may let another go first, once a round", () => {
  const { state, play, refusal } = table(3);
  play("2 lay druid", "0 lay machine", "1 lay golem");
  expect(refusal(0, "wait")).toEqual({ code: "not-your-turn", rule: "4.2" });
  expect(the(play("2 wait"), "waited")).toEqual({ type: "waited", seat: 2 });
  expect(councilOf12.awaited!(state)).toEqual([0]);
  play("0 wait", "1 wait");
  expect([councilOf12.awaited!(state), movesOf(state, 2)]).toEqual([[2], expect.arrayContaining(["reveal"])]);
  expect(refusal(2, "wait")).toEqual({ code: "not-now", rule: "4.2" });
});

rule("4.2", "the last one has nobody to let go first", () => {
  const { state, play } = table(2);
  play("0 lay druid", "1 lay golem", "0 reveal", "0 face 7");
  expect(movesOf(state, 1)).toEqual(["reveal"]);
  expect(refused(state, 1, "wait")).toEqual({ code: "not-now", rule: "4.2" });
  expect(refused(state, 0, "reveal")).toEqual({ code: "not-laid", rule: "4.2" });
});

rule(["4.3", "C8"], "two equal cards are shown and cancelled at once, whoever of the two goes first", () => {
  for (const seat of [0, 2]) {
    const { state, play } = table(3, { face: 5 });
    play(...lay("machine", "druid", "machine"));
    const events = play(`${seat} reveal`);
    expect(typesOf(events)).toEqual(["revealed", "cancelled"]);
    expect(the(events, "cancelled")).toEqual({ type: "cancelled", card: "machine", seats: [0, 2] });
    expect([state.face, discardOf(state, 0), discardOf(state, 2), bySeat(state.seats, 1).laid]).toEqual([
      5,
      ["machine"],
      ["machine"],
      2,
    ]);
  }
});

rule("4.3", "three and four equal cards cancel each other together, and the round is judged", () => {
  for (const seats of [3, 4]) {
    const { state, play } = table(seats);
    const events = play(...idleRound(seats, "golem"));
    expect(the(events, "cancelled").seats).toEqual([...state.seats.keys()]);
    expect(the(events, "judged").face).toBe(6);
  }
});

rule("4.3", "two pairs cancel one after the other", () => {
  const { play } = table(4);
  play(...lay("golem", "machine", "golem", "machine"));
  expect(typesOf(play("3 reveal"))).toEqual(["revealed", "cancelled"]);
  expect(the(play("2 reveal"), "cancelled")).toMatchObject({ card: "golem", seats: [0, 2] });
});

rule(["4.4", "C8"], "an effect has to be carried out, even one that does harm: nobody may pass", () => {
  const { state, play } = table(2, { challenge: 8, face: 7 });
  play(...lay("reverser", "machine").map((text) => text.replace("reverser", "parasite")), "0 reveal");
  expect(movesOf(state, 0)).toEqual(["face 4", "face 5"]);
  expect([movesOf(state, 1), councilOf12.awaited!(state)]).toEqual([[], [0]]);
  expect(refused(state, 1, "reveal")).toEqual({ code: "not-now", rule: "4.2" });
});

rule("4.4", "what leaves no choice is carried out without a question", () => {
  const { state, play } = table(2, { petitioner: "golem", face: 5 });
  play(...lay("reverser", "machine"));
  expect(the(play("0 reveal"), "turned")).toMatchObject({ from: 5, face: 8 });
  expect(state.phase.type).toBe("reveal");
});

rule("4.4", "the card goes onto the own pile, and only its top is seen", () => {
  const { state, play } = table(3, { discards: ["knight golem"] });
  play(...lay("druid", "machine", "sorcerer"), "0 reveal", "0 face 7");
  expect(discardOf(state, 0)).toEqual(["knight", "golem", "druid"]);
  const { discardTop, discardSize } = bySeat(councilOf12.view(state, 1).seats, 0);
  expect([discardTop, discardSize]).toEqual(["druid", 3]);
  play(...reveal(1), "1 face 9", ...reveal(2), "2 face 7");
  expect(discardOf(state, 1)).toEqual(["machine"]);
});
