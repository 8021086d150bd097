/** With whom one sits: how likely each member keeps to the plan that all can find. */
import type { Seat } from "@tafelrunde/core";
import type { Proposal, Sentence } from "@tafelrunde/council-of-12";
import type { Manner } from "./goal.ts";

/** What a member lays and says. */
export interface Part {
  readonly card: number;
  /** Null: nothing is said. */
  readonly say: Sentence | null;
  /** How likely it passes. */
  readonly passes: number;
}

/** The manner is that of the one who is most probably a person. */
export interface Company extends Manner {
  /** How likely each member has no part in the common plan, by seat; 0 for oneself. */
  readonly people: readonly number[];
  /** What those who have laid in this round would have laid and said by the plan, by seat, as far as one can tell. */
  readonly parts: readonly (Part | undefined)[];
  /** What was proposed in this round and turned down, as `declinedAs` names it; null if nobody remembers. */
  readonly declined: readonly string[] | null;
  /** What the die showed when cards were laid. */
  readonly face: number;
}

export const declinedAs = ({ what, which }: Proposal): string => `${what} ${which}`;

/** Everybody else is surely without a plan, so that nobody counts on words that come before theirs. */
export const isAmongPeople = ({ people }: Company, me: Seat): boolean =>
  people.every((chance, seat) => seat === me || chance > 1 - LEAST);

/** Somebody else is surely without a plan: those seats. */
export const peopleIn = ({ people }: Company, me: Seat): readonly Seat[] =>
  [...people.keys()].filter((seat) => seat !== me && people[seat]! > 1 - LEAST);

/** One way to see the others: who is taken for a person, and how likely it is so. */
interface Guise {
  readonly people: readonly boolean[];
  readonly weight: number;
}

/** Less likely than this is left out of account. */
const LEAST = 0.08;

/** What is worth thinking about: with one other both ways, with more of them the likeliest. */
export function guisesOf({ people }: Company): readonly Guise[] {
  if (people.length > 2) return [{ people: people.map((chance) => chance > 0.5), weight: 1 }];
  const chance = Math.max(...people);
  if (chance < LEAST) return [{ people: people.map(() => false), weight: 1 }];
  const person = people.map((one) => one > 0);
  if (chance > 1 - LEAST) return [{ people: person, weight: 1 }];
  return [
    { people: people.map(() => false), weight: 1 - chance },
    { people: person, weight: chance },
  ];
}
