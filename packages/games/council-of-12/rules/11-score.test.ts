/** Paragraphs 11.1 to 11.3: the term of office, what it says, and what the chronicle takes from it. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { setOf } from "../src/characters.ts";
import { BANDS, bandOf, type Character, councilOf12, SUCCESSION } from "../src/index.ts";
import { convene, elect, idleRound, score, table, the, won } from "./positions.ts";

/** Worth 0 + 1 + 1 + 2 + 2 + 2 + 2 = 10. */
const SEVEN: Character[] = ["worker", "lady", "oracle", "golem", "knight", "druid", "machine"];
const past = [
  { challenge: 1, petitioner: 1, belled: false, passed: true },
  { challenge: 31, petitioner: 3, belled: true, passed: false },
];

rule(["11.1", "C14"], "challenges, belled ones twice, failed ones too; petitioners; favour left", () => {
  const { state, play } = table(3, { challenge: SUCCESSION, favour: 4, past });
  state.summoned = setOf(SEVEN);
  const events = play(...elect("golem", "golem", "druid"));
  expect([score(state), the(events, "ended").score]).toEqual([6 + 22 + 10 + 3, 41]);
  expect(councilOf12.view(state, "public").score).toBe(41);
});

rule(["11.1", "C14"], "a lost council has a score as well: the challenge at hand counts, favour is 0", () => {
  const { state, play } = table(3, { challenge: 36, face: 1, favour: 2, past });
  state.summoned = setOf(SEVEN);
  play(...idleRound(3));
  expect([won(state), score(state)]).toEqual([false, 6 + 22 + 10 + 10]);
});

rule(["11.1", "C20"], "all seven petitioners count, also those who never came", () => {
  const { state, play } = table(3, { challenge: 36, face: 1, favour: 1 });
  state.summoned = setOf(SEVEN);
  play(...idleRound(3));
  expect(score(state)).toBe(10 + 10);
});

rule(["11.1", "12.1"], "before the end a view counts only petitioners that were seen", () => {
  const { state } = table(3, { petitioner: "golem", favour: 3 });
  state.start = setOf(["worker", "lady", "oracle", "knight", "druid"]);
  state.summoned = setOf(SEVEN);
  expect(councilOf12.view(state, 0).score).toBe(8 + 3);
  state.petitioner = null;
  expect(councilOf12.view(state, 0).score).toBe(6 + 3);
});

rule(["11.2", "C14"], "the bands begin at 0, 24, 35, 61, 79 and 110", () => {
  expect(BANDS).toEqual([0, 24, 35, 61, 79, 110]);
  const edges = [0, 23, 24, 34, 35, 60, 61, 78, 79, 109, 110, 300];
  expect(edges.map(bandOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

rule(
  ["11.3", "C17", "10.4"],
  "what the chronicle needs is known to all at the end: score, heir, boxes; and the heir stays out of the next game",
  () => {
    const { state, play } = table(3, { challenge: SUCCESSION, options: { silence: "silent" } });
    play(...elect("lady", "lady", "lady"));
    const view = councilOf12.view(state, "public");
    expect([view.heir, view.ticks, view.score, view.won]).toEqual(["lady", 1, score(state), true]);
    const next = convene(3, { throne: view.heir! }).state;
    expect(councilOf12.view(next, 0).absent).toBe("lady");
  },
);

rule(
  ["11.3", "C17"],
  "the chronicle is given score, result, kind, heir and boxes, and puts the heir on the throne of the next game",
  () => {
    const { deeds, next } = councilOf12.chronicle!;
    const { state, play } = table(3, { challenge: SUCCESSION, favour: 4, past, options: { silence: "silent" } });
    state.summoned = setOf(SEVEN);
    play(...elect("lady", "lady", "lady"));
    expect(deeds(state)).toEqual({
      score: 6 + 22 + 10 + 4 + 1,
      won: true,
      kind: "normal",
      heir: "lady",
      vow: { name: "silence.silent", boxes: 1 },
    });
    expect(next(deeds(state))).toEqual({ throne: "lady" });
    const split = table(3, { challenge: SUCCESSION, favour: 4 });
    split.play(...elect("lady", "lady", "golem"));
    expect(next(deeds(split.state))).toEqual({ throne: "nobody" });
  },
);

rule(["11.3", "C17"], "the greatest challenge can be read from the rounds gone by", () => {
  const { state, play } = table(3, { challenge: SUCCESSION, past });
  play(...elect("lady", "lady", "lady"));
  const rounds = councilOf12.view(state, 1).past.map((round) => [round.challenge, round.belled, round.passed]);
  expect(rounds).toEqual([
    [1, false, true],
    [31, true, false],
    [SUCCESSION, false, true],
  ]);
});

rule(["11.3", "7.4"], "without an heir nobody stays out", () => {
  const { state, play } = table(3, { challenge: SUCCESSION });
  play(...elect("lady", "lady", "golem"));
  expect([won(state), councilOf12.view(state, 0).heir]).toEqual([true, null]);
  expect(convene(3, { throne: "nobody" }).state.absent).toBeNull();
});
