/** Paragraphs 10.1 to 10.4: the introductory game, the twelve months, piles of one's own, the throne. */
import { bySeat, checkOptions } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { charactersIn, count, indexOf, indicesIn, isWorthOne, setOf } from "../src/characters.ts";
import { type Character, CHARACTERS, councilOf12, EASY, type Month, MONTHS, scenarioOf, SUCCESSION } from "../src/index.ts";
import { agreed, convene, elect, handOf, heir, idleRound, lay, refused, table, the, underOf, won } from "./positions.ts";

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);
const sorted = (cards: readonly string[]): string[] => cards.toSorted();
const pileOf = (state: { challenge: number; challenges: number[] }): number[] => [state.challenge, ...state.challenges];

rule(["10.1", "C19"], "River run dry, the Reverser, the die on 12; three more easy ones, then the succession", () => {
  for (const seed of SEEDS) {
    const { state } = convene(2 + (seed % 3), { game: "intro" }, seed);
    expect([state.challenge, state.petitioner, state.face]).toEqual([1, indexOf("reverser"), 12]);
    expect([state.challenges[0], state.challenges.length, new Set(pileOf(state)).size]).toEqual([SUCCESSION, 4, 5]);
    for (const number of state.challenges.slice(1)) expect(EASY).toContain(number);
    expect(handOf(state, 0)).toEqual(["worker", "sorcerer", "machine", "parasite", "knight"]);
    expect(sorted(charactersIn(state.summoned & ~state.start))).toEqual(["golem", "reverser"]);
  }
});

rule(
  "10.1",
  "the tip of the first round: the Knight first makes the target 1/2/3/4; twice laid he is cancelled, and it stays 1",
  () => {
    const alone = table(2, { options: { game: "intro" }, challenge: 1, face: 12 });
    alone.play("0 lay knight help", "1 lay worker", "0 reveal", "1 reveal", "1 path 8 4");
    expect(alone.state.past[0]).toMatchObject({ challenge: 1, passed: true });
    const twice = table(3, { options: { game: "intro" }, challenge: 1, face: 12 });
    twice.play(...lay("knight", "knight", "worker"), "0 reveal", "2 reveal", "2 path 8 4");
    expect(twice.state.past[0]).toMatchObject({ passed: false });
  },
);

rule("10.1", "it is over after five rounds, and all seven petitioners count", () => {
  const position = { challenge: 1, face: 1, next: [16, 12, 7], callers: "druid lady golem" };
  const { state, play } = table(3, { options: { game: "intro" }, ...position });
  for (const card of ["machine", "knight", "alchemist", "parasite"] as const) play(...idleRound(3, card));
  expect([state.round, state.challenge, won(state)]).toEqual([5, SUCCESSION, undefined]);
  play(...elect("sorcerer", "sorcerer", "sorcerer"));
  expect([state.past.length, won(state), councilOf12.view(state, 0).summoned?.length]).toEqual([5, true, 7]);
});

/** As printed. */
const YEAR: { readonly [month in Month]: readonly [string, readonly number[]] } = {
  january: ["worker druid patient sorcerer parasite knight reverser", [5, 8, 9, 12, 15, 16, 20]],
  february: ["alchemist worker lady golem sorcerer machine reverser", [1, 2, 8, 13, 14, 18, 21]],
  march: ["worker druid lady patient sorcerer oracle knight", [3, 6, 22, 23, 24, 30, 36]],
  april: ["alchemist lady patient golem sorcerer parasite reverser", [1, 3, 20, 24, 30, 31, 36]],
  may: ["worker druid patient sorcerer parasite knight reverser", [5, 8, 9, 12, 15, 16, 20]],
  june: ["worker patient lady golem parasite knight reverser", [2, 6, 8, 13, 14, 18, 21]],
  july: ["worker lady sorcerer machine oracle parasite reverser", [1, 2, 8, 12, 14, 16, 24]],
  august: ["worker lady patient golem sorcerer knight reverser", [1, 6, 8, 9, 20, 24, 33]],
  september: ["worker lady patient sorcerer machine parasite reverser", [10, 21, 28, 31, 32, 34, 35]],
  october: ["worker druid patient golem sorcerer knight reverser", [1, 7, 14, 24, 30, 32, 33]],
  november: ["worker lady patient golem sorcerer knight reverser", [2, 4, 12, 13, 25, 29, 30]],
  december: ["druid patient golem sorcerer machine parasite knight", [30, 31, 32, 33, 34, 35, 36]],
};

for (const month of MONTHS)
  rule(["10.2", "C16", "C20"], `${month} has its own piles, and five of its seven petitioners lie open`, () => {
    const [petitioners, challenges] = YEAR[month];
    for (const seed of SEEDS) {
      const { state } = convene(2 + (seed % 3), { game: month }, seed);
      expect(sorted(charactersIn(state.summoned))).toEqual(sorted(petitioners.split(" ")));
      expect(pileOf(state).toSorted((one, other) => one - other)).toEqual([...challenges, SUCCESSION]);
      expect([count(state.start), state.start & ~state.summoned]).toEqual([5, 0]);
      expect(indicesIn(state.start).some(isWorthOne)).toBe(true);
      if (petitioners.includes("worker")) expect(charactersIn(state.start)).toContain("worker");
      expect(state.favour).toBe(month === "november" ? 1 : state.seats.length === 4 ? 4 : 3);
      expect(state.silence).toBe(month === "december" ? "eerie" : "none");
    }
  });

const finish = (game: string, heir: Character | undefined, bells = 0): ReturnType<typeof table> => {
  const past = Array.from({ length: bells }, () => ({ challenge: 8, petitioner: 3, belled: true, passed: true }));
  const council = table(2, { options: { game }, challenge: SUCCESSION, favour: 3, past });
  council.play(...elect(heir ?? "golem", heir ?? "druid"));
  return council;
};

for (const [month, heir] of [
  ["may", "worker"],
  ["june", "patient"],
] as const)
  rule(["10.2", "C16", "7.4"], `${month} is won only with the ${heir} as heir`, () => {
    expect(won(finish(month, heir).state)).toBe(true);
    for (const other of ["golem", undefined] as const) {
      const { state } = finish(month, other);
      expect([won(state), state.phase.type, state.favour > 0]).toEqual([false, "over", true]);
    }
    const { play } = table(2, { options: { game: month }, challenge: SUCCESSION });
    expect(the(play(...elect("golem", "golem")), "ended").reason).toBe("condition");
  });

rule(["10.2", "C16"], "July is won only with four bells or more", () => {
  for (const [bells, outcome] of [
    [3, false],
    [4, true],
    [5, true],
  ] as const)
    expect(won(finish("july", "golem", bells).state)).toBe(outcome);
});

rule(["10.2", "C16"], "in November you begin with 1 favour and never gain any, not even by challenge 29", () => {
  const { state, play } = table(3, { options: { game: "november" }, challenge: 29, face: 9, favour: 1 });
  play(...idleRound(3));
  expect([state.favour, state.past[0]!.passed]).toEqual([1, true]);
  expect(convene(4, { game: "november" }).state.favour).toBe(1);
});

rule(["10.2", "9.2", "C16"], "December is always eerily silent, and won only if no round broke it", () => {
  expect(convene(3, { game: "december", silence: "none" }).state.silence).toBe("eerie");
  const hushed = table(2, { options: { game: "december" }, challenge: 33, face: 6, next: [], first: 0 });
  hushed.play(...idleRound(2), ...elect("golem", "golem"));
  expect([won(hushed.state), hushed.state.ticks]).toEqual([true, 2]);
  for (const [round, last] of [
    [["0 lay machine help", "1 lay machine", "0 reveal"], elect("golem", "golem")],
    [idleRound(2), ["0 lay golem", "1 lay golem", "1 say help", "0 reveal"]],
    [idleRound(2), ["0 lay golem", "1 lay druid", "1 lay golem", "0 reveal"]],
  ] as const) {
    const { state, play } = table(2, { options: { game: "december" }, challenge: 33, face: 6, next: [] });
    play(...round, ...last);
    expect([won(state), heir(state)]).toEqual([false, indexOf("golem")]);
  }
});

const SEVEN: Character[] = ["worker", "lady", "druid", "golem", "knight", "machine", "parasite"];
const NUMBERS = ["1", "36", "29", "21", "7", "15", "30"];

rule("10.3", "any seven petitioners and any seven challenges make the piles", () => {
  for (const seed of SEEDS) {
    const { state } = convene(3, { game: "chosen", petitioners: SEVEN, challenges: NUMBERS }, seed);
    expect(state.summoned).toBe(setOf(SEVEN));
    expect(sorted(pileOf(state).map(String))).toEqual(sorted([...NUMBERS, "37"]));
    expect(charactersIn(state.start)).toEqual(expect.arrayContaining(["worker", "lady"]));
  }
});

rule("10.3", "without the Worker five are drawn, one of value 1; without any of value 1, any five", () => {
  const without: Character[] = ["alchemist", "druid", "patient", "golem", "machine", "parasite", "knight"];
  for (const seed of SEEDS) {
    const one = convene(3, { game: "chosen", petitioners: ["oracle", ...without.slice(1)], challenges: NUMBERS }, seed).state;
    expect([count(one.start), charactersIn(one.start).includes("oracle")]).toEqual([5, true]);
    expect(count(convene(3, { game: "chosen", petitioners: without, challenges: NUMBERS }, seed).state.start)).toBe(5);
  }
});

rule("10.3", "six or eight, the same twice, the succession or a stranger are refused by the name of the option", () => {
  const check = (chosen: object): unknown => checkOptions(councilOf12.options, { game: "chosen", ...chosen });
  for (const petitioners of [SEVEN.slice(1), [...SEVEN, "oracle"], [...SEVEN.slice(1), "lady"], [...SEVEN.slice(1), "jester"]])
    expect(check({ petitioners })).toEqual({ ok: false, code: "bad-option", option: "petitioners" });
  for (const challenges of [NUMBERS.slice(1), [...NUMBERS.slice(1), "37"], [...NUMBERS.slice(1), "36"], [1, 2, 3, 4, 5, 6, 7]])
    expect(check({ challenges })).toEqual({ ok: false, code: "bad-option", option: "challenges" });
  expect(check({ game: "undecember" })).toEqual({ ok: false, code: "bad-option", option: "game" });
});

for (const throne of CHARACTERS)
  rule(["10.4", "C3"], `with the ${throne} on the throne, that character is in no pile and no hand`, () => {
    for (const seed of SEEDS) {
      const { state, events } = convene(3, { throne }, seed);
      expect(charactersIn(state.summoned)).not.toContain(throne);
      expect([...handOf(state, 0), ...underOf(state, 0)]).toEqual(expect.not.arrayContaining([throne]));
      expect([handOf(state, 0).length, underOf(state, 0).length, count(state.summoned)]).toEqual([5, 6, 7]);
      expect([the(events, "convened").absent, state.absent]).toEqual([throne, indexOf(throne)]);
      expect(refused(state, 0, `lay ${throne}`)).toEqual({ code: "not-in-hand", rule: "3.1" });
      const worthOne = indicesIn(state.start).filter(isWorthOne).length;
      expect(worthOne).toBeGreaterThanOrEqual(throne === "worker" ? 2 : 1);
    }
  });

rule(["10.4", "C20"], "a month, or a choice of your own, that lists the character on the throne uses it all the same", () => {
  for (const month of MONTHS)
    for (const throne of CHARACTERS) {
      const { state } = convene(2, { game: month, throne });
      const listed = charactersIn(scenarioOf(month)!.petitioners).includes(throne);
      expect(state.absent).toBe(listed ? null : indexOf(throne));
      expect(count(bySeat(state.seats, 0).hand | bySeat(state.seats, 0).under)).toBe(listed ? 12 : 11);
    }
  const chosen = { game: "chosen", petitioners: SEVEN, challenges: NUMBERS };
  expect(convene(2, { ...chosen, throne: "golem" }).state.absent).toBeNull();
  expect(convene(2, { ...chosen, throne: "oracle" }).state.absent).toBe(indexOf("oracle"));
});

rule(["10.4", "10.1"], "in the introductory game nobody is left out", () => {
  expect(convene(2, { game: "intro", throne: "knight" }).state.absent).toBeNull();
});

rule("10.4", "nobody on the throne changes nothing", () => {
  expect(convene(2, { throne: "nobody" }, 3).state).toEqual(convene(2, {}, 3).state);
});

rule(["10.2", "7.1"], "bells count in a month as elsewhere, and its conditions do not stop the game early", () => {
  const { state, play } = table(2, { options: { game: "july" }, favour: 5, next: [] });
  play(...agreed(2, "bells"), ...idleRound(2));
  expect([state.challenge, state.phase.type, state.past[0]!.belled]).toEqual([SUCCESSION, "lay", true]);
});
