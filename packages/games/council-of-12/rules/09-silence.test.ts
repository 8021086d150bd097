/** Paragraphs 9.1 and 9.2: the silent and the eerily silent council. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { councilOf12 } from "../src/index.ts";
import { agreed, convene, elect, idleRound, lay, movesOf, type Position, score, table, the, typesOf, won } from "./positions.ts";

const SILENT: Position = { options: { silence: "silent" }, favour: 4 };
const EERIE: Position = { options: { silence: "eerie" }, favour: 4 };

rule(["9.1", "C15"], "a round without a sentence ticks a box, passed or failed", () => {
  for (const face of [6, 1]) {
    const { state, play } = table(3, { ...SILENT, face });
    expect(the(play(...idleRound(3)), "kept-silent")).toEqual({ type: "kept-silent", ticks: 1 });
    expect([state.ticks, state.broken]).toEqual([1, false]);
  }
});

rule("9.1", "without silence no box is ticked", () => {
  const { state, play } = table(3);
  expect(typesOf(play(...idleRound(3)))).not.toContain("kept-silent");
  expect(state.ticks).toBe(0);
});

for (const [how, moves] of [
  ["a sentence with the card", ["0 lay machine help", "1 lay machine", "2 lay machine"]],
  ["a sentence later", [...lay("machine", "machine", "machine"), "1 say nothing"]],
  ["a name under COUNSEL", [...agreed(3, "counsel"), "0 name golem", ...lay("machine", "machine", "machine")]],
] as const)
  rule(["9.1", "C20"], `${how} breaks it for that round; the next one counts again`, () => {
    const { state, play } = table(3, { ...SILENT, kept: [23], next: [7, 7] });
    play(...moves);
    expect(state.broken).toBe(true);
    expect(typesOf(play("0 reveal"))).not.toContain("kept-silent");
    expect([state.ticks, state.broken]).toEqual([0, false]);
    play(...idleRound(3, "golem"));
    expect(state.ticks).toBe(1);
  });

rule("9.1", "COUNSEL itself, proposals, changed cards and a SWAP do not break the silent council", () => {
  const { state, play } = table(3, { ...SILENT, kept: [23, 18] });
  play(...agreed(3, "counsel"), ...agreed(3, "bells"), ...lay("golem", "machine", "machine"), "0 lay druid");
  play(...agreed(3, "swap 0"), "0 lay machine");
  expect(state.broken).toBe(false);
  play("0 reveal");
  expect(state.ticks).toBe(1);
});

rule(["9.1", "C15"], "the second of two rounds belongs to the first: one box, and both have to be silent", () => {
  const two = { ...SILENT, challenge: 28, face: 5 };
  const kept = table(2, two);
  kept.play(...agreed(2, "rounds"), ...idleRound(2));
  expect(kept.state.ticks).toBe(0);
  kept.play(...idleRound(2, "golem"));
  expect(kept.state.ticks).toBe(1);
  for (const talking of [1, 2]) {
    const broken = table(2, two);
    const say = (round: number): string[] => (round === talking ? ["1 say help"] : []);
    broken.play(...agreed(2, "rounds"), ...lay("machine", "machine"), ...say(1), "0 reveal");
    broken.play(...lay("golem", "golem"), ...say(2), "0 reveal");
    expect([broken.state.ticks, broken.state.round]).toEqual([0, 2]);
  }
});

const BEFORE = { challenge: 8, petitioner: 3, belled: false, passed: true };

rule(["9.1", "C15"], "the round after a rewind belongs to the one that rewound: one box for both", () => {
  const rewound = { ...SILENT, challenge: 29, face: 1, past: [BEFORE], next: [7] };
  const kept = table(3, rewound);
  kept.play(...idleRound(3));
  expect([kept.state.challenge, kept.state.ticks]).toEqual([8, 0]);
  kept.play(...idleRound(3, "golem"));
  expect(kept.state.ticks).toBe(1);
  const broken = table(3, rewound);
  broken.play("0 lay machine help", "1 lay machine", "2 lay machine", "0 reveal", ...idleRound(3, "golem"));
  expect(broken.state.ticks).toBe(0);
  broken.play(...idleRound(3, "knight"));
  expect(broken.state.ticks).toBe(1);
});

rule("9.1", "the succession has a box too, but a lost round ticks nothing", () => {
  const kept = table(3, { ...SILENT, challenge: 37 });
  kept.play(...elect("golem", "golem", "golem"));
  expect(kept.state.ticks).toBe(1);
  const lost = table(3, { ...SILENT, challenge: 37, favour: 1 });
  lost.play(...elect("golem", "golem", "druid"));
  expect([won(lost.state), lost.state.ticks]).toEqual([false, 0]);
  const out = table(3, { ...SILENT, face: 1, favour: 1 });
  out.play(...idleRound(3));
  expect([out.state.phase.type, out.state.ticks]).toEqual(["over", 0]);
});

rule(["9.1", "10.2", "C20"], "nor does a succession that is secured without what the month asks for", () => {
  for (const [heir, ticks] of [
    ["worker", 1],
    ["golem", 0],
  ] as const) {
    const { state, play } = table(3, { ...SILENT, options: { game: "may", silence: "silent" }, challenge: 37 });
    const events = play(...elect(heir, heir, heir));
    expect([won(state), state.ticks, state.broken]).toEqual([ticks === 1, ticks, false]);
    expect(typesOf(events).includes("kept-silent")).toBe(ticks === 1);
  }
});

rule(["9.2", "10.2"], "the very last round counts too: in December a card changed there loses the game", () => {
  for (const broken of [true, false]) {
    const { state, play } = table(3, { options: { game: "december" }, challenge: 37 });
    const events = play(...(broken ? ["0 lay druid"] : []), ...elect("golem", "golem", "golem"));
    expect([won(state), state.everBroken, state.ticks]).toEqual(broken ? [false, true, 0] : [true, false, 1]);
    expect(the(events, "ended").reason).toBe(broken ? "condition" : "succession");
  }
});

for (const [options, points] of [
  [{ silence: "none" }, 0],
  [{ silence: "silent" }, 1],
  [{ silence: "eerie" }, 2],
] as const)
  rule(["9.1", "9.2", "11.1", "C15"], `a box is worth ${points} in a council with silence ${options.silence}`, () => {
    const { state, play } = table(3, { options, favour: 4, challenge: 37 });
    const before = state.summoned;
    play(...elect("golem", "golem", "golem"));
    const plain = table(3, { favour: 4, challenge: 37 });
    plain.state.summoned = before;
    plain.play(...elect("golem", "golem", "golem"));
    expect(score(state) - score(plain.state)).toBe(points);
  });

rule(["9.2", "C15", "C20"], "eerie: a changed card breaks the silence as well", () => {
  const { state, play } = table(3, EERIE);
  play(...lay("golem", "machine", "machine"), "0 lay machine");
  expect(state.broken).toBe(true);
  play("0 reveal");
  expect([state.ticks, state.everBroken]).toEqual([0, true]);
});

rule(
  ["9.2", "C20"],
  "eerie: so does a SWAP once it is decided, whether the card is changed or stays; proposed, it does not",
  () => {
    for (const then of ["0 lay druid", "0 stay"]) {
      const { state, play } = table(3, { ...EERIE, kept: [18] });
      play(...lay("machine", "machine", "machine"), "0 propose swap 0", "1 disagree");
      expect(state.broken).toBe(false);
      play(...agreed(3, "swap 0"));
      expect(state.broken).toBe(true);
      play(then);
      expect(state.broken).toBe(true);
    }
    const { state, play } = table(3, { ...EERIE, kept: [18] });
    play(...lay("machine", "machine", "machine"), ...agreed(3, "swap 0"), "0 stay", "0 reveal");
    expect([state.round, state.ticks, state.everBroken]).toEqual([2, 0, true]);
  },
);

rule(["9.2", "C15"], "eerie: cards are revealed clockwise from the first, whoever laid when", () => {
  const { state, play, refusal } = table(3, { ...EERIE, first: 1, face: 6 });
  play("0 lay druid", "2 lay machine", "1 lay golem");
  expect(councilOf12.awaited!(state)).toEqual([1]);
  expect(movesOf(state, 1).filter((text) => !/^(lay|say)/.test(text))).toEqual(["reveal"]);
  expect(refusal(0, "reveal")).toEqual({ code: "eerie-silence", rule: "9.2" });
  expect(refusal(2, "wait")).toEqual({ code: "eerie-silence", rule: "9.2" });
  expect(refusal(1, "wait")).toEqual({ code: "not-now", rule: "4.2" });
  play("1 reveal");
  expect(councilOf12.awaited!(state)).toEqual([2]);
  play("2 reveal", "2 face 8");
  expect(councilOf12.awaited!(state)).toEqual([0]);
});

rule("9.2", "eerie: whose card was cancelled is passed over", () => {
  const { state, play } = table(4, { ...EERIE, first: 3 });
  play(...lay("golem", "druid", "machine", "golem"), "3 reveal");
  expect(councilOf12.awaited!(state)).toEqual([1]);
});

rule(["9.2", "C15"], "eerie: who begins is drawn by lot, is told to all and moves on with every challenge", () => {
  const councils = Array.from({ length: 30 }, (_, seed) => convene(3, { silence: "eerie" }, seed));
  expect(new Set(councils.map(({ state: { first } }) => first))).toEqual(new Set([0, 1, 2]));
  for (const { state, events } of councils)
    expect(councilOf12.witness(the(events, "first-drawn"), "public")).toEqual({ type: "first-drawn", seat: state.first });
  const { state, play } = table(3, { ...EERIE, first: 2 });
  play(...lay("machine", "machine", "machine"), "2 reveal");
  expect(state.first).toBe(0);
});

rule("9.2", "eerie: at the succession anybody may ask for the cards", () => {
  const { play } = table(3, { ...EERIE, challenge: 37, first: 1 });
  expect(typesOf(play(...lay("golem", "golem", "golem"), "0 reveal"))).toContain("succession");
});
