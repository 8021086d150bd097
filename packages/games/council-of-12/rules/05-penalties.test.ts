/** Paragraph 5.3: shields, favour, and whatever else a failed challenge brings. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { indicesIn, valueOf } from "../src/characters.ts";
import { councilOf12, SUCCESSION } from "../src/index.ts";
import { agreed, choicesOf, elect, idleRound, movesOf, refused, score, table, the, typesOf } from "./positions.ts";

const SHIELDED = { challenge: 36, face: 1, favour: 4, kept: [19, 21] };

rule(["5.3", "5.6", "C20"], "shields are offered before favour is paid, and several may meet one penalty", () => {
  const { state, play } = table(3, SHIELDED);
  play(...idleRound(3));
  expect([state.phase, state.favour]).toEqual([{ type: "penalty", loss: 3, proposal: null }, 4]);
  for (const seat of [0, 1, 2]) expect(movesOf(state, seat)).toEqual(["propose shield", "pay"]);
  const events = play(...agreed(3, "shield"));
  expect(the(events, "reward-used")).toEqual({ type: "reward-used", challenge: 19, reward: "shield" });
  expect([state.phase, state.kept]).toEqual([{ type: "penalty", loss: 2, proposal: null }, [21]]);
  play(...agreed(3, "shield"));
  expect([state.favour, state.kept, state.phase.type]).toEqual([3, [], "lay"]);
});

rule(
  "5.3",
  "the penalty is paid when all have said so; whoever said so may still propose, and a shield asks everybody anew",
  () => {
    const { state, play } = table(3, SHIELDED);
    play(...idleRound(3), "0 pay", "1 pay");
    expect([councilOf12.awaited!(state), movesOf(state, 0)]).toEqual([[2], ["propose shield"]]);
    expect(refused(state, 0, "pay")).toEqual({ code: "already-ready", rule: "5.3" });
    play("0 propose shield", "1 agree", "2 agree");
    expect(state.seats.map(({ ready }) => ready)).toEqual([false, false, false]);
    play("0 pay", "1 pay", "2 pay");
    expect([state.favour, state.kept]).toEqual([2, [21]]);
  },
);

rule("5.3", "a shield against the last favour of a penalty leaves nothing to pay, but the rest still comes", () => {
  const { state, play } = table(3, { challenge: 13, face: 1, favour: 1, kept: [19], rolls: [8] });
  const events = play(...idleRound(3), ...agreed(3, "shield"));
  expect([state.favour, state.face, state.phase.type]).toEqual([1, 8, "lay"]);
  expect(typesOf(events)).not.toContain("favour-changed");
});

rule("5.3", "without a shield nobody is asked", () => {
  const { state, play } = table(3, { challenge: 36, face: 1, favour: 4, kept: [2, 18] });
  play(...idleRound(3));
  expect([state.favour, state.phase.type]).toEqual([1, "lay"]);
});

rule(["5.3", "C20"], "favour is paid first, and favour 0 ends the game before anything else: no roll, no discarding", () => {
  for (const number of [13, 17, 26, 29]) {
    const before = { challenge: 8, petitioner: 3, belled: false, passed: true };
    const { state, play } = table(3, { challenge: number, face: 1, favour: 1, kept: [2], past: [before] });
    const events = play(...idleRound(3));
    expect(typesOf(events).slice(-3)).toEqual(["judged", "favour-changed", "ended"]);
    expect([state.phase.type, state.past.length, state.kept]).toEqual(["over", 2, [2]]);
  }
});

rule("5.3", "discard: each member with more than one card in hand discards one, openly; a last card is spared", () => {
  const { state, play } = table(3, {
    challenge: 17,
    face: 1,
    hands: ["golem machine", "golem machine druid", "golem machine druid"],
  });
  play(...idleRound(3));
  expect([state.phase.type, councilOf12.awaited!(state)]).toEqual(["discard", [1, 2]]);
  expect(refused(state, 0, "discard golem")).toEqual({ code: "already-ready", rule: "5.3" });
  expect(refused(state, 1, "discard knight")).toEqual({ code: "not-in-hand", rule: "5.3" });
  const [event] = play("1 discard druid");
  expect(event).toEqual({ type: "discarded", seat: 1, card: "druid" });
  expect(councilOf12.witness(event!, "public")).toEqual(event);
  expect(refused(state, 1, "discard golem")).toEqual({ code: "already-ready", rule: "5.3" });
  play("2 discard golem");
  expect([state.phase.type, state.round]).toEqual(["lay", 2]);
});

rule("5.3", "if everybody holds a single card, nobody discards", () => {
  const hands = ["golem machine", "golem machine", "golem machine"];
  const { state, play } = table(3, { challenge: 17, face: 1, hands, discards: ["druid", "druid", "druid"] });
  play(...idleRound(3));
  expect([state.phase.type, state.round]).toEqual(["lay", 2]);
});

rule(["5.3", "C20"], "forfeit: after shields were offered, one kept reward is picked together and lost", () => {
  const { state, play } = table(3, { challenge: 26, face: 1, kept: [18, 2, 19] });
  play(...idleRound(3));
  expect(state.phase.type).toBe("penalty");
  play("0 pay", "1 pay", "2 pay");
  expect([state.phase.type, choicesOf(state, 1, "propose")]).toEqual(["together", ["forfeit 2", "forfeit 18", "forfeit 19"]]);
  const events = play("1 propose forfeit 18", "0 agree", "2 agree");
  expect(the(events, "reward-lost")).toEqual({ type: "reward-lost", challenge: 18, reward: "swap" });
  expect([state.kept, state.phase.type]).toEqual([[2, 19], "lay"]);
});

rule("5.3", "forfeit with nothing kept does nothing; used up as a shield, it is nothing too", () => {
  const bare = table(3, { challenge: 26, face: 1 });
  bare.play(...idleRound(3));
  expect(bare.state.phase.type).toBe("lay");
  const shielded = table(3, { challenge: 26, face: 1, kept: [19] });
  shielded.play(...idleRound(3), ...agreed(3, "shield"));
  expect([shielded.state.phase.type, shielded.state.favour]).toEqual(["lay", 3]);
});

const BEFORE = { challenge: 12, petitioner: 3, belled: true, passed: true };

rule(
  ["5.3", "C18", "C20"],
  "rewind: challenge and petitioner of the round before come back on top, reward and bell mark are lost",
  () => {
    const { state, play } = table(3, {
      challenge: 29,
      face: 1,
      petitioner: "golem",
      past: [BEFORE],
      kept: [2, 12],
      next: [14],
      callers: "druid",
    });
    const events = play(...idleRound(3));
    expect(the(events, "rewound")).toEqual({ type: "rewound", challenge: 12, petitioner: "lady" });
    expect(the(events, "round-began")).toMatchObject({ round: 2, challenge: 12, petitioner: "lady" });
    expect([state.belled, state.kept, state.challenges, state.petitioners]).toEqual([false, [2], [SUCCESSION, 14], [2]]);
    expect(state.past).toEqual([{ challenge: 29, petitioner: 5, belled: false, passed: false }]);
  },
);

rule(["5.3", "C20"], "rewind: the returned challenge counts once in the score", () => {
  const { state, play } = table(3, { challenge: 29, face: 1, favour: 5, past: [BEFORE], next: [], callers: "" });
  play(...idleRound(3));
  const events = play(...idleRound(3, "golem"), ...elect("druid", "druid", "druid"));
  expect(state.past.map((round) => round.challenge)).toEqual([29, 12, SUCCESSION]);
  const petitioners = indicesIn(state.summoned).reduce((sum, index) => sum + valueOf(index), 0);
  expect([score(state), the(events, "ended").score, state.favour]).toEqual([7 + 4 + petitioners + 4, score(state), 4]);
});

rule("5.3", "rewind: what bells have shown stays known below the returned challenge", () => {
  const { state, play } = table(3, { challenge: 29, face: 1, past: [BEFORE], next: [14, 5], callers: "druid" });
  play(...agreed(3, "bells"), ...idleRound(3));
  expect([state.challenge, councilOf12.view(state, 0).nextChallenges]).toEqual([12, [14]]);
});

rule(["5.3", "C18"], "rewind in the first round: nothing", () => {
  const { state, play } = table(3, { challenge: 29, face: 1, next: [14] });
  const events = play(...idleRound(3));
  expect(typesOf(events)).not.toContain("rewound");
  expect([state.challenge, state.favour]).toEqual([14, 2]);
});
