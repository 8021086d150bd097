/** What is worth asking for: rewards among people, the sooner used the fewer rounds are left. */
import { fastChance } from "@tafelrunde/core";
import { challenge, type Character, councilOf12, SUCCESSION } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { ALL_CARDS, indexOf, maskOf } from "./cards.ts";
import { ANY_MANNER } from "./goal.ts";
import { ideaBefore } from "./together.ts";

const defaults = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));

interface Position {
  readonly challenge: number;
  readonly coming: readonly number[];
  readonly kept: readonly number[];
  readonly hands: readonly (readonly Character[])[];
  readonly face: number;
}

/** What seat 0 proposes, beside a bot or a person. */
function asked({ hands, coming, ...position }: Position, person: number): string | undefined {
  const state = councilOf12.setup(defaults, 2, { chance: fastChance(4) });
  const final = position.challenge === SUCCESSION;
  Object.assign(state, position, {
    targets: [...challenge(position.challenge).targets],
    shown: 1 << position.face,
    petitioner: final ? null : indexOf("oracle"),
    challenges: final ? [] : [SUCCESSION, ...coming],
    start: ALL_CARDS,
  });
  for (const [seat, own] of state.seats.entries()) {
    const hand = maskOf(hands[seat]!);
    const seen = ALL_CARDS & ~hand;
    Object.assign(own, { hand, under: 0, seen, discard: [...Array(12).keys()].filter((card) => (seen >> card) & 1) });
  }
  const view = councilOf12.view(state, 0);
  const company = { people: [0, person], parts: [undefined, undefined], declined: [], face: position.face, ...ANY_MANNER };
  const idea = ideaBefore({ view, me: 0, company }, councilOf12.moves(state, 0));
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
