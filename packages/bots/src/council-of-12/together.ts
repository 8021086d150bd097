/** What is decided together: what to propose, and what to agree to. */
import type { Chance, Seat } from "@tafelrunde/core";
import {
  challenge,
  type CouncilView,
  type Move,
  type Proposal,
  type Reward,
  rewardOf,
  scenarioOf,
  SUCCESSION,
} from "@tafelrunde/council-of-12";
import { gainOfRinging } from "./bells.ts";
import { prospects, prospectsAfter, type Sitting } from "./asking.ts";
import { declinedAs, peopleIn } from "./company.ts";
import { isUnited } from "./succession.ts";

/** Kept rewards from the dearest to the one that is given up first. */
const DEAR: readonly Reward[] = ["shield", "tip", "turn", "swap", "roll", "open", "counsel", "scout"];
/** A reward has to raise the chance to pass by so much; one that lowers it is turned down. */
const WORTHWHILE = 0.3;
const HARMFUL = 0.1;
/** Among people less will do, and ever less the fewer challenges are left: a reward that is kept in the end was for nothing. */
const BESIDE_PEOPLE = { most: 0.15, perChallenge: 0.02 };
/** So much more an open card has to bring where everything hangs on the succession: there it will be needed. */
const FOR_THE_END = 0.15;
/** A chance to pass that needs no help. */
const SAFE = { alone: 0.9, amongPeople: 0.97 };

/** So little may bells that nobody needs cost of the chance to win. */
const CHEAP = 0.005;

/** Bells cost a favour and count double: what the month asks for, or what costs next to nothing. */
function bellsAreGood({ view, company }: Sitting, passes: number, bold: boolean): boolean {
  const month = scenarioOf(view.game);
  const needed = (month?.bells ?? 0) - view.past.filter(({ belled }) => belled).length;
  const gain = month && (bold || needed > 0) ? gainOfRinging(view, passes, company.people) : 0;
  if (needed > 0) return gain >= -1e-9;
  const { passed, failed } = challenge(view.challenge);
  if (bold) return passes > 0.95 && (month ? gain > -CHEAP : view.favour + (passed.favour ?? 0) >= 4);
  return view.favour >= 3 ? passes > 0.7 || view.favour - failed.favour > 2 : passes > 0.97 && (passed.favour ?? 0) > 0;
}

const PROPOSED_OFTEN = 2 / 3;
/** Two rounds use no reward up. */
const FREE = 0.2;

type Idea = Extract<Move, { type: "propose" }>;

/** That somebody plays face up: a person, if there is one, since a bot can go by what they show. */
function openFor(ideas: readonly Idea[], people: readonly Seat[]): Idea | undefined {
  const open = ideas.filter(({ what }) => what === "open");
  return people.length === 0 ? open[0] : open.find(({ which }) => people.includes(which));
}

/** What may raise the chance to pass. */
function helps({ what, which }: Proposal, people: readonly Seat[]): boolean {
  return what === "open" ? people.includes(which) : what === "tip" || what === "turn" || what === "roll" || what === "rounds";
}

/** By how much it has to raise it. */
function leastFor({ what }: Proposal, { game, challengesLeft }: CouncilView, people: readonly Seat[]): number {
  if (people.length === 0) return WORTHWHILE;
  const { most, perChallenge } = BESIDE_PEOPLE;
  if (what === "rounds") return most;
  const kept = what === "open" && scenarioOf(game)?.favour !== undefined ? FOR_THE_END : 0;
  return Math.min(most, perChallenge * challengesLeft) + kept;
}

/** Something worth proposing before cards are laid, and how likely to. */
export function ideaBefore(sitting: Sitting, moves: readonly Move[]): { move: Move; probability: number } | undefined {
  const { view, me, company } = sitting;
  const ideas = moves.filter((move) => move.type === "propose").filter((move) => !company.declined?.includes(declinedAs(move)));
  // Who does not know what was turned down does not insist.
  const often = (chance: number): number => (company.declined === null ? chance : 1);
  if (ideas.length === 0) return undefined;
  const people = peopleIn(company, me);
  if (view.challenge === SUCCESSION) {
    // What a person lays there is known only once it lies open.
    const told = view.counsel || view.openSeats.length > 0 || (isUnited(view, me) && people.length === 0);
    const idea = told
      ? undefined
      : (openFor(ideas, people) ?? ideas.find(({ what }) => what === "counsel" && view.silence === "none"));
    return idea && { move: idea, probability: often(PROPOSED_OFTEN) };
  }
  const now = prospects(sitting);
  const safe = people.length > 0 ? SAFE.amongPeople : SAFE.alone;
  let best: { move: Move; worth: number } | undefined;
  for (const move of ideas) {
    if (now > safe || !helps(move, people)) continue;
    const worth = prospectsAfter(sitting, move) - now + (move.what === "rounds" ? FREE : 0);
    if (worth >= leastFor(move, view, people) && worth > (best?.worth ?? 0)) best = { move, worth };
  }
  if (best) return { move: best.move, probability: often(PROPOSED_OFTEN) };
  const bells = ideas.find(({ what }) => what === "bells");
  const asked = scenarioOf(view.game)?.bells === undefined ? 0.5 : often(0.8);
  return bells && bellsAreGood(sitting, now, true) ? { move: bells, probability: asked } : undefined;
}

/** A month that is won in silence only: whatever breaks it loses the game. */
export const mustBeSilent = ({ game }: CouncilView): boolean => scenarioOf(game)?.eerie === true;

/** Yes, unless it clearly does harm. */
export function agrees(sitting: Sitting): boolean {
  const { view } = sitting;
  const proposal = view.proposal!;
  switch (proposal.what) {
    case "bells":
      return bellsAreGood(sitting, prospects(sitting), false);
    case "tip":
    case "turn":
    case "roll":
    case "rounds":
      return prospectsAfter(sitting, proposal) >= prospects(sitting) - HARMFUL;
    case "swap":
    case "counsel":
      return !mustBeSilent(view);
    default:
      return true;
  }
}

/** Shields: where favour would get low, and always at the end. */
export const wantsShield = (view: CouncilView): boolean => view.favour - view.loss <= 1 || view.challenge === SUCCESSION;

/** Before the second of two rounds, when no card lies there and nothing has been said yet. */
const secondOfTwo = (view: CouncilView, needed: number): CouncilView => ({
  ...view,
  stage: 2,
  needed,
  shown: [view.face],
  order: [],
  begun: false,
  used: [],
  seats: view.seats.map((seat) => ({ ...seat, said: null, named: null })),
});

/** The proposal for what must be chosen together, best first. */
export function rankJoint(sitting: Sitting, moves: readonly Move[], chance: Chance): Move[] {
  const { view, me } = sitting;
  const ideas = moves.filter((move) => move.type === "propose");
  const rank = ({ what, which }: Proposal): number => {
    if (what === "forfeit") return DEAR.indexOf(rewardOf(which));
    if (what === "target") return prospects({ ...sitting, view: secondOfTwo(view, 2 - which) });
    return which === me ? 1 : chance.roll(100) / 200;
  };
  const ranked = ideas.map((move) => ({ move, worth: rank(move) }));
  return ranked.toSorted((one, other) => other.worth - one.worth).map(({ move }) => move);
}
