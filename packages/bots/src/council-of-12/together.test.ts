/** What is worth asking for: rewards among people, the sooner used the fewer rounds are left. */
import { fastChance } from "@tafelrunde/core";
import { challenge, type Character, councilOf12, SUCCESSION } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { prospectsAfter } from "./asking.ts";
import { ALL_CARDS, indexOf, maskOf } from "./cards.ts";
import type { Company } from "./company.ts";
import { ANY_MANNER } from "./goal.ts";
import { ideaBefore, rankJoint } from "./together.ts";

const defaults = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));

interface Position {
  readonly challenge: number;
  readonly coming: readonly number[];
  readonly kept: readonly number[];
  readonly hands: readonly (readonly Character[])[];
  readonly face: number;
  readonly game?: string;
}

/** The council there, and how seat 0 sees its company: beside bots, or with a person at the last seat. */
function positionOf({ hands, coming, game = "normal", ...position }: Position) {
  const state = councilOf12.setup({ ...defaults, game }, hands.length, { chance: fastChance(4) });
  const final = position.challenge === SUCCESSION;
  Object.assign(state, position, {
    targets: [...challenge(position.challenge).targets],
    shown: 1 << position.face,
    petitioner: final ? null : indexOf("oracle"),
    challenges: final ? [] : [SUCCESSION, ...coming],
    start: ALL_CARDS,
    chair: null,
  });
  for (const [seat, own] of state.seats.entries()) {
    const hand = maskOf(hands[seat]!);
    const seen = ALL_CARDS & ~hand;
    Object.assign(own, { hand, under: 0, seen, discard: [...Array(12).keys()].filter((card) => (seen >> card) & 1) });
  }
  const company = (person: number): Company => ({
    people: hands.map((_, seat) => (seat === hands.length - 1 ? person : 0)),
    parts: hands.map(() => undefined),
    declined: [],
    face: position.face,
    ...ANY_MANNER,
  });
  return { state, company };
}

/** What seat 0 proposes. */
function asked(position: Position, person: number): string | undefined {
  const { state, company } = positionOf(position);
  const idea = ideaBefore({ view: councilOf12.view(state, 0), me: 0, company: company(person) }, councilOf12.moves(state, 0));
  return idea && councilOf12.format(idea.move);
}

test("a person is asked to lay open at the succession, also if all could agree on somebody", () => {
  const hands = [
    ["knight", "reverser"],
    ["druid", "reverser"],
  ] as const;
  const position = { challenge: SUCCESSION, coming: [], kept: [11], hands, face: 3 };
  expect(asked(position, 1)).toBe("propose open 1");
  expect(asked(position, 0)).toBeUndefined();
});

test("so is a person beside several bots, and no bot", () => {
  const hands = [
    ["knight", "reverser"],
    ["knight", "druid"],
    ["druid", "reverser"],
  ] as const;
  const position = { challenge: SUCCESSION, coming: [], kept: [11], hands, face: 3 };
  expect(asked(position, 1)).toBe("propose open 2");
});

test("an open card is asked of a person where it raises the chance to pass, and kept for the succession where all hangs on it", () => {
  const hands = [
    ["alchemist", "parasite", "sorcerer"],
    ["parasite", "patient", "reverser"],
  ] as const;
  const position = { challenge: 2, coming: [7, 5], kept: [11], hands, face: 10 };
  expect(asked(position, 1)).toBe("propose open 1");
  expect(asked(position, 0)).toBeUndefined();
  expect(asked({ ...position, game: "november" }, 1)).toBeUndefined();
});

test("beside a person, two rounds promise no more than what is left for the second one", () => {
  const promise = (face: number, hands: Position["hands"], person: number): number => {
    const { state, company } = positionOf({ challenge: 28, coming: [7, 5], kept: [], hands, face });
    const sitting = { view: councilOf12.view(state, 0), me: 0, company: company(person) };
    return prospectsAfter(sitting, { what: "rounds", which: 0 });
  };
  const far = [
    ["machine", "druid", "parasite"],
    ["knight", "druid", "reverser"],
  ] as const;
  expect(promise(12, far, 0)).toBeGreaterThan(0.8);
  expect(promise(12, far, 1)).toBeLessThan(0.1);
  const near = [
    ["reverser", "patient", "alchemist"],
    ["machine", "druid", "golem"],
  ] as const;
  expect(promise(7, near, 1)).toBeGreaterThan(0.9);
});

test("what helps a little is asked for in the end, and kept before", () => {
  const hands = [
    ["druid", "knight", "patient"],
    ["druid", "parasite", "alchemist"],
  ] as const;
  const position = { challenge: 15, kept: [2], hands, face: 11 };
  expect(asked({ ...position, coming: [14, 5, 7, 8] }, 1)).toBeUndefined();
  expect(asked({ ...position, coming: [] }, 1)).toBe("propose tip 5");
  expect(asked({ ...position, coming: [] }, 0)).toBeUndefined();
});

test("of two targets that the first of two rounds met, the harder one counts as met, whatever lay there", () => {
  const hands = [
    ["druid", "patient", "knight"],
    // The card that is left is the petitioner's.
    ["oracle"],
  ] as const;
  const { state, company } = positionOf({ challenge: 10, coming: [5, 7], kept: [], hands, face: 9 });
  Object.assign(state, { stage: { number: 1 }, order: [1, 0], phase: { type: "together", joint: "target", proposal: null } });
  for (const own of state.seats) own.said = "nothing";
  const ranked = rankJoint(
    { view: councilOf12.view(state, 0), me: 0, company: company(1) },
    councilOf12.moves(state, 0),
    fastChance(1),
  );
  expect(ranked.map((move) => councilOf12.format(move))).toEqual(["propose target 1", "propose target 2"]);
});
