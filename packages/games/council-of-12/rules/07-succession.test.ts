/** Paragraphs 7.1 to 7.4: securing the succession. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12, SUCCESSION } from "../src/index.ts";
import { agreed, choicesOf, elect, heir, idleRound, lay, movesOf, table, the, typesOf, won } from "./positions.ts";

const LAST = { challenge: SUCCESSION, favour: 4 };

rule(["7.1", "C13"], "after seven challenges comes the succession, without a petitioner and without a chair", () => {
  const { state, play } = table(4, { chair: 2, next: [], callers: "druid" });
  const events = play(...idleRound(4));
  expect(the(events, "round-began")).toEqual({
    type: "round-began",
    round: 2,
    challenge: SUCCESSION,
    petitioner: null,
    again: false,
  });
  expect([state.petitioner, state.chair, state.petitioners.length]).toEqual([null, null, 1]);
});

rule("7.1", "the former chair lays face down and may speak and propose again", () => {
  const { state, play } = table(4, { chair: 1, next: [], kept: [11], favour: 4 });
  play(...idleRound(4));
  expect(choicesOf(state, 2, "propose")).toContain("open 2");
  play("2 lay golem help");
  expect([bySeat(state.seats, 2).open, bySeat(state.seats, 2).said]).toEqual([false, "help"]);
});

rule("7.1", "cards are laid, changed and spoken about as usual", () => {
  const { state, play } = table(3, LAST);
  play("0 lay golem", "0 lay druid help", "1 lay golem", "2 lay golem", "1 lay druid");
  expect(state.seats.map(({ laid }) => laid)).toEqual([2, 2, 5]);
});

rule(["7.2", "C13"], "all cards are turned up together when one asks for it, and no effect happens", () => {
  const { state, play, refusal } = table(3, { ...LAST, face: 6 });
  play(...lay("sorcerer", "oracle", "golem"));
  for (const seat of [0, 1, 2]) expect(movesOf(state, seat)).toContain("reveal");
  expect(refusal(0, "wait")).toEqual({ code: "not-now", rule: "4.2" });
  const events = play("1 reveal");
  expect(typesOf(events)).toEqual(["succession", "favour-changed", "ended"]);
  expect(the(events, "succession")).toEqual({ type: "succession", cards: ["sorcerer", "oracle", "golem"], heir: null, loss: 2 });
  expect([state.face, state.phase.type]).toEqual([6, "over"]);
});

rule("7.2", "not before all cards lie", () => {
  const { play, refusal } = table(3, LAST);
  play("0 lay golem", "1 lay golem");
  expect(refusal(0, "reveal")).toEqual({ code: "not-now", rule: "4.2" });
});

for (const [cards, loss] of [
  ["golem golem", 0],
  ["golem druid", 1],
  ["golem golem golem", 0],
  ["golem golem druid", 1],
  ["golem druid knight", 2],
  ["golem golem golem golem", 0],
  ["golem druid golem golem", 1],
  ["golem golem druid druid", 2],
  ["druid golem knight golem", 2],
  ["golem druid knight lady", 3],
] as const)
  rule(["7.3", "7.4", "C13"], `${cards} costs ${loss} favour`, () => {
    const played = cards.split(" ");
    const { state, play } = table(played.length, LAST);
    const events = play(...elect(...played));
    expect([the(events, "succession").loss, state.favour, won(state)]).toEqual([loss, 4 - loss, true]);
    expect(heir(state)).toBe(loss === 0 ? 5 : null);
    expect(the(events, "ended").reason).toBe("succession");
  });

rule("7.3", "the book's example: two Sorcerers and a Worker with 2 favour: one is lost, one left, won without an heir", () => {
  const { state, play } = table(3, { challenge: SUCCESSION, favour: 2 });
  const events = play(...elect("sorcerer", "sorcerer", "worker"));
  expect([state.favour, won(state), the(events, "succession").heir]).toEqual([1, true, null]);
});

rule(["7.3", "1.2"], "without favour it is lost", () => {
  const { state, play } = table(4, { challenge: SUCCESSION, favour: 2 });
  const events = play(...elect("golem", "golem", "druid", "druid"));
  expect([state.favour, won(state), the(events, "ended").reason]).toEqual([0, false, "favour"]);
  expect(state.past.at(-1)).toEqual({ challenge: SUCCESSION, petitioner: null, belled: false, passed: false });
});

rule("7.3", "lost, the succession is not noted as passed, whatever the round before was", () => {
  const { state, play } = table(2, { next: [], favour: 1 });
  play(...idleRound(2));
  expect(state.past[0]).toMatchObject({ passed: true });
  play(...elect("golem", "druid"));
  expect(state.past[1]).toMatchObject({ challenge: SUCCESSION, passed: false });
});

rule(["7.3", "5.6"], "shields help here as well", () => {
  const { state, play } = table(2, { challenge: SUCCESSION, favour: 1, kept: [19] });
  play(...elect("golem", "druid"));
  expect(state.phase.type).toBe("penalty");
  play(...agreed(2, "shield"));
  expect([won(state), state.favour, heir(state)]).toEqual([true, 1, null]);
});

rule("7.4", "an heir is named only if all agree, and everybody is told", () => {
  const { state, play } = table(3, LAST);
  play(...elect("lady", "lady", "lady"));
  for (const viewer of [0, 1, 2, "public"] as const) {
    const view = councilOf12.view(state, viewer);
    expect([view.heir, view.won, view.phase]).toEqual(["lady", true, "over"]);
  }
});

rule("7.4", "then nobody acts any more", () => {
  const { state, play, refusal } = table(2, LAST);
  play(...elect("lady", "lady"));
  expect([councilOf12.actors(state), councilOf12.awaited!(state)]).toEqual([[], []]);
  for (const move of ["lay golem", "reveal", "agree", "pay"])
    expect(refusal(0, move)).toEqual({ code: "game-over", rule: "7.4" });
});
