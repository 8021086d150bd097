/** Hands and the rounds to come: cards and faces that meet what comes next are worth keeping. */
import { fastChance } from "@tafelrunde/core";
import { type Character, councilOf12 } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { indexOf, maskOf, named } from "./cards.ts";
import { ANY_MANNER } from "./goal.ts";
import { passesFrom, passesNext } from "./hands-ahead.ts";
import { chooseCard } from "./laying.ts";
import { councilOf } from "./table.ts";

const defaults = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));

/** Between two who have the same hand, before a round; the challenges that follow it are known. */
function council(hand: readonly Character[], nextChallenges: readonly number[], game = "normal") {
  const state = councilOf12.setup({ ...defaults, game }, 2, { chance: fastChance(1) });
  Object.assign(state, { start: maskOf(hand), petitioner: null });
  for (const own of state.seats) Object.assign(own, { hand: maskOf(hand), under: 0, discard: [], seen: 0, unseen: 0 });
  return councilOf({ ...councilOf12.view(state, 0), nextChallenges }, 0);
}

const next = (hand: readonly Character[], challenges: readonly number[], card: Character, theirs: Character): number =>
  passesNext(council(hand, challenges), [{ cards: [-1, indexOf(theirs)], chance: 1 }], { card: indexOf(card), passes: 1 })!;

test("the card that the next challenge asks for is better kept", () => {
  // Up to the 12 or down to the 1: the Machine or the Parasite.
  const hand: readonly Character[] = ["machine", "parasite", "patient", "druid"];
  expect(next(hand, [6], "parasite", "machine")).toBeGreaterThan(next(hand, [6], "machine", "machine") + 0.1);
  expect(next(hand, [1], "machine", "parasite")).toBeGreaterThan(next(hand, [1], "parasite", "parasite") + 0.1);
});

test("what the other one has left counts as well", () => {
  const hand: readonly Character[] = ["patient", "druid", "knight", "reverser"];
  expect(next(hand, [1], "druid", "reverser")).not.toBeCloseTo(next(hand, [1], "druid", "knight"), 3);
});

test("a face from which the next challenge is met is better", () => {
  const hand: readonly Character[] = ["patient", "druid"];
  expect(passesFrom(council(hand, [8]), 8)).toBeGreaterThan(passesFrom(council(hand, [8]), 2) + 0.5);
});

test("without a month nobody knows what comes", () => {
  const hand: readonly Character[] = ["patient", "druid", "knight"];
  const rests = [{ cards: [-1, indexOf("patient")], chance: 1 }];
  const own = { card: indexOf("druid"), passes: 1 };
  expect(passesNext(council(hand, []), rests, own)).toBeUndefined();
  expect(passesNext(council(hand, [], "may"), rests, own)).toBeGreaterThan(0);
});

test("of two cards that do it, the one that the next challenge asks for is kept beside a person", () => {
  const laid = (following: number): string => {
    const { view } = council(["machine", "druid", "patient", "parasite"], [following]);
    const targets = [[8, 9, 10]];
    // The Patient One lies open at the other seat, and Machine and Druid both meet the target from the 7.
    const seats = view.seats.with(1, { ...view.seats[1]!, hasLaid: true, handSize: 3, open: "patient" });
    const now = { ...view, challenge: 11, targets, face: 7, shown: [7], order: [1], openSeats: [1], seats };
    const company = { people: [0, 1], parts: [undefined, undefined], declined: [], face: 7, ...ANY_MANNER };
    return named(chooseCard(now, 0, company).card);
  };
  expect(laid(4)).toBe("machine");
  expect(laid(6)).toBe("druid");
});
