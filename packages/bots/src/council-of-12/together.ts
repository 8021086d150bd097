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
import { FACES } from "./cards.ts";
import { type Company, declinedAs, isAmongPeople } from "./company.ts";
import { chooseCard } from "./laying.ts";
import { isUnited } from "./succession.ts";

/** Where one sits: what is seen from there, and with whom. */
interface Sitting {
  readonly view: CouncilView;
  readonly me: Seat;
  readonly company: Company;
}

/** Kept rewards from the dearest to the one that is given up first. */
const DEAR: readonly Reward[] = ["shield", "tip", "turn", "swap", "roll", "open", "counsel", "scout"];
/** A reward has to raise the chance to pass by so much; one that lowers it is turned down. */
const WORTHWHILE = 0.3;
const HARMFUL = 0.1;
/** Among people less will do, and ever less the fewer challenges are left: a reward that is kept in the end was for nothing. */
const BESIDE_PEOPLE = { most: 0.15, perChallenge: 0.03 };
/** A chance to pass that needs no help. */
const SAFE = { alone: 0.9, amongPeople: 0.97 };

/** The chance to pass before any card is laid, from this face. */
const prospects = ({ view, me, company }: Sitting, face = view.face): number => {
  const shown = [...new Set([...view.shown, face])];
  return chooseCard({ ...view, face, shown }, me, company).passes;
};

/** The same after what was proposed. */
function prospectsAfter(sitting: Sitting, { what, which }: Proposal): number {
  const { view } = sitting;
  switch (what) {
    case "tip":
      return prospects(sitting, which);
    case "turn":
      return prospects(sitting, FACES + 1 - view.face);
    case "roll": {
      const faces = Array.from({ length: FACES }, (_, index) => index + 1);
      return faces.reduce((sum, face) => sum + prospects(sitting, face), 0) / FACES;
    }
    case "rounds":
      // Both rounds must succeed, and the second one is hardly foreseen.
      return prospects({ ...sitting, view: { ...view, stage: 1 } }) * 0.85;
    default:
      return prospects(sitting);
  }
}

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
/** Among people, an open card is worth a reward below this chance to pass. */
const UNSURE = 0.75;

type Idea = Extract<Move, { type: "propose" }>;

/** That somebody plays face up: among people one of them, since a bot can go by what they show. */
function openFor(ideas: readonly Idea[], { me, company }: Sitting): Move | undefined {
  const open = ideas.filter(({ what }) => what === "open");
  return (isAmongPeople(company, me) ? open.find(({ which }) => which !== me) : undefined) ?? open[0];
}

/** Something worth proposing before cards are laid, and how likely to. */
export function ideaBefore(sitting: Sitting, moves: readonly Move[]): { move: Move; probability: number } | undefined {
  const { view, me, company } = sitting;
  const ideas = moves.filter((move) => move.type === "propose").filter((move) => !company.declined?.includes(declinedAs(move)));
  // Who does not know what was turned down does not insist.
  const often = (chance: number): number => (company.declined === null ? chance : 1);
  if (ideas.length === 0) return undefined;
  if (view.challenge === SUCCESSION) {
    // What a person lays there is known only once it lies open.
    const told = view.counsel || view.openSeats.length > 0 || (isUnited(view, me) && !isAmongPeople(company, me));
    const idea = told
      ? undefined
      : (openFor(ideas, sitting) ?? ideas.find(({ what }) => what === "counsel" && view.silence === "none"));
    return idea && { move: idea, probability: often(PROPOSED_OFTEN) };
  }
  const now = prospects(sitting);
  const among = isAmongPeople(company, me);
  const { most, perChallenge } = BESIDE_PEOPLE;
  // Two rounds for two targets use nothing up.
  const least = ({ what }: Proposal): number =>
    !among ? WORTHWHILE : what === "rounds" ? most : Math.min(most, perChallenge * view.challengesLeft);
  const safe = among ? SAFE.amongPeople : SAFE.alone;
  let best: { move: Move; worth: number } | undefined;
  for (const move of ideas) {
    if (now > safe || !["tip", "turn", "roll", "rounds"].includes(move.what)) continue;
    const worth = prospectsAfter(sitting, move) - now - (move.what === "rounds" ? -0.2 : 0);
    if (worth >= least(move) && worth > (best?.worth ?? 0)) best = { move, worth };
  }
  if (best) return { move: best.move, probability: often(PROPOSED_OFTEN) };
  // Who has not spoken yet may answer an open card with another one.
  const open = among && view.silence === "none" && now < UNSURE ? openFor(ideas, sitting) : undefined;
  if (open) return { move: open, probability: often(PROPOSED_OFTEN) };
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
