/** Paragraph 5.6: kept rewards, when they may be used and what they do. */
import { bySeat } from "@tafelrunde/core";
import { NEIGHBOURS } from "@tafelrunde/d12";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12, SUCCESSION } from "../src/index.ts";
import { agreed, choicesOf, elect, handOf, heir, idleRound, lay, movesOf, refused, table, the, typesOf } from "./positions.ts";

/** One challenge for each kind of reward. */
const KEPT = { tip: 2, turn: 12, roll: 4, open: 11, scout: 13, counsel: 23, swap: 18, shield: 19 };
const ALL_KEPT = Object.values(KEPT);

rule("5.6", "kept rewards lie open, any number of them, two of a kind included", () => {
  const { state } = table(3, { kept: [...ALL_KEPT, 27] });
  for (const viewer of [0, 1, 2, "public"] as const) expect(councilOf12.view(state, viewer).kept).toEqual([...ALL_KEPT, 27]);
});

rule(
  "5.6",
  "before cards are laid: TIP to each neighbour, TURN, ROLL, OPEN CARD for each seat, SCOUT, COUNSEL; SWAP and SHIELD not yet",
  () => {
    const { state } = table(3, { face: 6, kept: ALL_KEPT });
    const tips = NEIGHBOURS[6]!.toSorted((one, other) => one - other).map((face) => `tip ${face}`);
    expect(choicesOf(state, 0, "propose")).toEqual([
      "bells",
      ...tips,
      "turn",
      "roll",
      "open 0",
      "open 1",
      "open 2",
      "scout",
      "counsel",
    ]);
    expect(refused(state, 0, "propose swap 1")).toEqual({ code: "not-possible", rule: "5.6" });
    expect(refused(state, 0, "propose shield")).toEqual({ code: "not-possible", rule: "5.6" });
    expect(refused(state, 0, "propose tip 7")).toEqual({ code: "not-possible", rule: "5.6" });
  },
);

rule("5.6", "what is not kept cannot be used", () => {
  const { refusal } = table(3, { kept: [] });
  for (const what of ["tip 1", "turn", "roll", "open 1", "scout", "counsel", "swap 1", "shield"])
    expect(refusal(0, `propose ${what}`)).toEqual({ code: "no-such-reward", rule: "5.6" });
});

rule(["5.6", "C18"], "TIP turns the die to the face that was proposed, and is used up", () => {
  const { state, play, refusal } = table(3, { face: 6, kept: [2] });
  const events = play(...agreed(3, "tip 11"));
  expect(typesOf(events).slice(-3)).toEqual(["decided", "reward-used", "tilted"]);
  expect(the(events, "tilted")).toEqual({ type: "tilted", from: 6, face: 11 });
  expect([state.face, state.kept]).toEqual([11, []]);
  expect(refusal(0, "propose tip 6")).toEqual({ code: "no-such-reward", rule: "5.6" });
});

rule(["5.6", "C18"], "TURN shows the opposite face, ROLL any", () => {
  const { state, play } = table(3, { face: 6, kept: [12, 4], rolls: [9] });
  play(...agreed(3, "turn"));
  expect(state.face).toBe(7);
  expect(the(play(...agreed(3, "roll")), "rolled")).toEqual({ type: "rolled", from: 7, face: 9 });
  expect([state.face, state.kept]).toEqual([9, []]);
});

rule(["5.6", "8.3"], "a face that a reward brought counts as shown in the round", () => {
  const { play } = table(3, { challenge: 21, face: 6, kept: [2, 12] });
  const events = play(...agreed(3, "tip 3"), ...agreed(3, "turn"), ...idleRound(3));
  expect(the(events, "judged")).toMatchObject({ passed: true, face: 10 });
});

rule(["5.6", "C18"], "SCOUT shows the next petitioner and the next challenge to all, until they come", () => {
  const { state, play } = table(3, { kept: [13], next: [14, 5], callers: "druid lady" });
  const event = the(play(...agreed(3, "scout")), "scouted");
  expect(event).toEqual({ type: "scouted", challenge: 14, petitioner: "druid" });
  for (const viewer of [0, 1, 2, "public"] as const) {
    expect(councilOf12.witness(event, viewer)).toEqual(event);
    const view = councilOf12.view(state, viewer);
    expect([view.nextChallenges, view.nextPetitioners]).toEqual([[14], ["druid"]]);
  }
  play(...idleRound(3));
  const view = councilOf12.view(state, 0);
  expect([view.petitioner, view.challenge, view.nextChallenges, view.nextPetitioners]).toEqual(["druid", 14, [], []]);
});

rule("5.6", "SCOUT before the last of the seven shows the succession and nobody", () => {
  const { play } = table(3, { kept: [13], next: [], callers: "" });
  expect(the(play(...agreed(3, "scout")), "scouted")).toEqual({ type: "scouted", challenge: SUCCESSION, petitioner: null });
});

rule("5.6", "OPEN CARD holds for one round, for one member, and not for the chair", () => {
  const { state, play } = table(4, { chair: 1, kept: [11, 25] });
  expect(choicesOf(state, 0, "propose").filter((text) => text.startsWith("open"))).toEqual(["open 0", "open 2", "open 3"]);
  play(...agreed(4, "open 2"));
  expect([state.openSeats, state.kept]).toEqual([[2], [25]]);
  expect(refused(state, 0, "propose open 1")).toEqual({ code: "not-possible", rule: "5.6" });
  play(...lay("golem", "druid", "golem", "golem"), "0 reveal", "1 reveal", "1 face 7");
  expect([state.round, state.openSeats]).toEqual([2, []]);
});

rule(["5.6", "3.4"], "a second OPEN CARD in the same round is for another member, and both lay openly", () => {
  const { state, play, refusal } = table(3, { kept: [11, 25] });
  play(...agreed(3, "open 2"));
  expect(choicesOf(state, 0, "propose").filter((text) => text.startsWith("open"))).toEqual(["open 0", "open 1"]);
  expect(refusal(0, "propose open 2")).toEqual({ code: "not-possible", rule: "5.6" });
  play(...agreed(3, "open 0"), ...lay("golem", "knight", "druid"));
  expect([state.kept, councilOf12.view(state, 1).openSeats]).toEqual([[], [2, 0]]);
  expect(councilOf12.view(state, "public").seats.map(({ open }) => open)).toEqual(["golem", null, "druid"]);
});

rule(["5.6", "C20"], "COUNSEL: each member may name one character, before or after laying, and it binds nobody", () => {
  const { state, play, refusal } = table(3, { kept: [23], petitioner: "reverser", hands: ["golem machine druid reverser"] });
  expect(refusal(0, "name golem")).toEqual({ code: "no-counsel", rule: "5.6" });
  play(...agreed(3, "counsel"));
  expect(choicesOf(state, 0, "name")).toEqual(["druid", "golem", "machine"]);
  expect(refusal(0, "name knight")).toEqual({ code: "not-in-hand", rule: "5.6" });
  const event = the(play("0 name golem"), "named");
  expect(councilOf12.witness(event, "public")).toEqual({ type: "named", seat: 0, card: "golem" });
  expect(refusal(0, "name druid")).toEqual({ code: "already-named", rule: "5.6" });
  play("0 lay machine help", "1 lay golem");
  play("1 name golem");
  expect(councilOf12.view(state, 2).seats.map(({ named }) => named)).toEqual(["golem", "golem", null]);
  play("2 lay golem", "1 reveal");
  expect(refusal(2, "name golem")).toEqual({ code: "not-now", rule: "5.6" });
});

rule(["5.6", "8.1"], "COUNSEL does not open the chair's mouth, and is not used twice in a round", () => {
  const { play, refusal } = table(4, { chair: 3, kept: [23, 34] });
  play(...agreed(4, "counsel"));
  expect(refusal(3, "name golem")).toEqual({ code: "silent-chair", rule: "8.1" });
  expect(refusal(0, "propose counsel")).toEqual({ code: "not-possible", rule: "5.6" });
});

const SWAP = { kept: [18], hands: ["golem machine druid", "golem machine druid", "golem machine druid"] };

rule(["5.6", "C18"], "SWAP: when all cards lie, one member, picked together, changes the laid card, even after speaking", () => {
  const { state, play, refusal } = table(3, SWAP);
  play("0 lay golem", "1 lay golem help");
  expect(refusal(0, "propose swap 1")).toEqual({ code: "not-possible", rule: "5.6" });
  play("2 lay druid");
  expect(choicesOf(state, 0, "propose")).toEqual(["swap 0", "swap 1", "swap 2"]);
  play(...agreed(3, "swap 1"));
  expect([state.phase.type, councilOf12.actors(state), movesOf(state, 1)]).toEqual([
    "swap",
    [1],
    ["stay", "lay druid", "lay machine"],
  ]);
  expect(refusal(0, "lay machine")).toEqual({ code: "not-your-choice", rule: "3.1" });
  expect(refusal(1, "lay golem")).toEqual({ code: "already-laid", rule: "3.3" });
  expect(refusal(1, "lay knight")).toEqual({ code: "not-in-hand", rule: "3.1" });
  expect(refusal(1, "lay machine help")).toEqual({ code: "not-possible", rule: "5.6" });
  expect(refusal(0, "stay")).toEqual({ code: "not-your-choice", rule: "5.6" });
  const [event] = play("1 lay machine");
  expect(councilOf12.witness(event!, 0)).toEqual({ type: "laid", seat: 1, open: false, changed: true, say: "mute" });
  expect([state.phase.type, handOf(state, 1), bySeat(state.seats, 1).said]).toEqual(["lay", ["druid", "golem"], "help"]);
  expect(refusal(1, "lay druid")).toEqual({ code: "has-spoken", rule: "3.3" });
});

rule("5.6", "SWAP: the card may also stay; the reward is used all the same", () => {
  const { state, play } = table(3, SWAP);
  play(...lay("golem", "golem", "druid"), ...agreed(3, "swap 2"));
  expect(the(play("2 stay"), "stayed")).toEqual({ type: "stayed", seat: 2 });
  expect([state.phase.type, bySeat(state.seats, 2).laid, state.kept]).toEqual(["lay", 2, []]);
});

rule(["5.6", "12.1"], "SWAP is offered for every seat, whether its last card could be laid or not", () => {
  const { state, play } = table(3, { kept: [18], petitioner: "druid", hands: ["golem druid", "golem machine", "golem machine"] });
  play(...lay("golem", "golem", "golem"));
  expect(choicesOf(state, 1, "propose")).toEqual(["swap 0", "swap 1", "swap 2"]);
  play(...agreed(3, "swap 0"));
  expect(movesOf(state, 0)).toEqual(["stay"]);
  expect(refused(state, 0, "lay druid")).toEqual({ code: "petitioner", rule: "3.1" });
});

rule("5.6", "SWAP: the chair's new card lies open as well", () => {
  const { state, play } = table(4, { kept: [18], chair: 1 });
  play(...lay("golem", "golem", "druid", "knight"), ...agreed(4, "swap 1"), "1 lay machine");
  expect(bySeat(councilOf12.view(state, "public").seats, 1).open).toBe("machine");
});

rule("5.6", "once a card lies or is revealed it is too late for the rewards that come before", () => {
  const { play, refusal } = table(3, { kept: ALL_KEPT });
  play("0 lay golem");
  for (const what of ["tip 5", "turn", "roll", "open 1", "scout", "counsel"])
    expect(refusal(1, `propose ${what}`)).toEqual({ code: "too-late", rule: "5.6" });
  play("1 lay golem", "2 lay druid", "0 reveal");
  expect(refusal(1, "propose swap 2")).toEqual({ code: "not-now", rule: "2.4" });
});

rule(["5.6", "C20"], "rewards may be used before and after the bells", () => {
  const { state, play } = table(3, { kept: [12, 2], face: 6, favour: 3 });
  play(...agreed(3, "turn"), ...agreed(3, "bells"), ...agreed(3, "tip 2"));
  expect([state.face, state.favour, state.kept]).toEqual([2, 2, []]);
});

rule(
  ["5.6", "7.1", "C20"],
  "at the succession TIP, TURN, ROLL and SCOUT are refused; OPEN CARD, COUNSEL, SWAP and SHIELD work",
  () => {
    const { state, play, refusal } = table(3, { challenge: SUCCESSION, kept: ALL_KEPT, favour: 2 });
    expect(choicesOf(state, 0, "propose")).toEqual(["open 0", "open 1", "open 2", "counsel"]);
    for (const what of ["tip 5", "turn", "roll", "scout"])
      expect(refusal(0, `propose ${what}`)).toEqual({ code: "not-possible", rule: "5.6" });
    play(...agreed(3, "open 1"), ...agreed(3, "counsel"), "0 name golem", ...lay("golem", "druid", "knight"));
    play(...agreed(3, "swap 2"), "2 lay golem", "1 reveal");
    expect(state.phase).toEqual({ type: "penalty", loss: 1, proposal: null });
    const events = play(...agreed(3, "shield"));
    expect(the(events, "ended")).toMatchObject({ won: true, reason: "succession" });
    expect([state.favour, heir(state)]).toEqual([2, null]);
  },
);

rule("5.6", "a reward of the very round can be used in the next", () => {
  const { state, play } = table(3, { challenge: 12, face: 2, next: [] });
  play(...idleRound(3));
  expect(choicesOf(state, 0, "propose")).toEqual([]);
  const other = table(3, { challenge: 12, face: 2 });
  other.play(...idleRound(3), ...agreed(3, "turn"));
  expect(other.state.face).toBe(11);
  play(...elect("golem", "golem", "golem"));
  expect(state.kept).toEqual([12]);
});
