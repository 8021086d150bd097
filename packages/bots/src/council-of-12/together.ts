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
import { FACES } from "./cards.ts";
import { planFor } from "./plan.ts";
import { councilOf } from "./table.ts";
import { isUnited } from "./succession.ts";

/** Kept rewards from the dearest to the one that is given up first. */
const DEAR: readonly Reward[] = ["shield", "tip", "turn", "swap", "roll", "open", "counsel", "scout"];
/** A reward has to raise the chance to pass by so much; one that lowers it is turned down. */
const WORTHWHILE = 0.3;
const HARMFUL = 0.1;

/** The chance to pass before any card is laid, from this face. */
const prospects = (view: CouncilView, me: Seat, face = view.face): number => {
  const council = councilOf({ ...view, face, shown: [...new Set([...view.shown, face])] }, me);
  return planFor(
    council,
    view.seats.map(() => undefined),
    council.chances,
  ).passes;
};

/** The same after what was proposed. */
function prospectsAfter(view: CouncilView, me: Seat, { what, which }: Proposal): number {
  switch (what) {
    case "tip":
      return prospects(view, me, which);
    case "turn":
      return prospects(view, me, FACES + 1 - view.face);
    case "roll": {
      const faces = Array.from({ length: FACES }, (_, index) => index + 1);
      return faces.reduce((sum, face) => sum + prospects(view, me, face), 0) / FACES;
    }
    case "rounds":
      // Both rounds must succeed, and the second one is hardly foreseen.
      return prospects({ ...view, stage: 1 }, me) * 0.85;
    default:
      return prospects(view, me);
  }
}

const gainOf = (view: CouncilView): number =>
  scenarioOf(view.game)?.favour === undefined ? (challenge(view.challenge).passed.favour ?? 0) : 0;

/** Bells cost a favour and count double: with favour to spare, or where passing gives it back. */
function bellsAreGood(view: CouncilView, passes: number, bold: boolean): boolean {
  const needed = (scenarioOf(view.game)?.bells ?? 0) - view.past.filter(({ belled }) => belled).length;
  const hurry = needed >= view.challengesLeft;
  if (needed > 0 && view.favour >= 3) return passes > 0.6 || hurry;
  if (needed > 0) return hurry || passes > 0.9;
  const spare = view.favour - challenge(view.challenge).failed.favour;
  if (bold) return passes > 0.95 ? view.favour + gainOf(view) >= 4 : false;
  return view.favour >= 3 ? passes > 0.7 || spare > 2 : passes > 0.97 && gainOf(view) > 0;
}

const PROPOSED_OFTEN = 2 / 3;

/** Something worth proposing before cards are laid, and how likely to; it cannot know what was turned down, so it does not insist. */
export function ideaBefore(view: CouncilView, me: Seat, moves: readonly Move[]): { move: Move; probability: number } | undefined {
  const ideas = moves.filter((move) => move.type === "propose");
  if (ideas.length === 0) return undefined;
  if (view.challenge === SUCCESSION) {
    const told = view.counsel || view.openSeats.length > 0 || isUnited(view, me);
    const idea = told
      ? undefined
      : (ideas.find(({ what }) => what === "open") ?? ideas.find(({ what }) => what === "counsel" && view.silence === "none"));
    return idea && { move: idea, probability: PROPOSED_OFTEN };
  }
  const now = prospects(view, me);
  let best: { move: Move; worth: number } | undefined;
  for (const move of ideas) {
    if (now > 0.9 || !["tip", "turn", "roll", "rounds"].includes(move.what)) continue;
    const worth = prospectsAfter(view, me, move) - now - (move.what === "rounds" ? -0.2 : 0);
    if (worth >= WORTHWHILE && worth > (best?.worth ?? 0)) best = { move, worth };
  }
  if (best) return { move: best.move, probability: PROPOSED_OFTEN };
  const bells = ideas.find(({ what }) => what === "bells");
  const asked = scenarioOf(view.game)?.bells === undefined ? 0.5 : 0.8;
  return bells && bellsAreGood(view, now, true) ? { move: bells, probability: asked } : undefined;
}

/** A month that is won in silence only: whatever breaks it loses the game. */
export const mustBeSilent = ({ game }: CouncilView): boolean => scenarioOf(game)?.eerie === true;

/** Yes, unless it clearly does harm. */
export function agrees(view: CouncilView, me: Seat): boolean {
  const proposal = view.proposal!;
  switch (proposal.what) {
    case "bells":
      return bellsAreGood(view, prospects(view, me), false);
    case "tip":
    case "turn":
    case "roll":
    case "rounds":
      return prospectsAfter(view, me, proposal) >= prospects(view, me) - HARMFUL;
    case "swap":
    case "counsel":
      return !mustBeSilent(view);
    default:
      return true;
  }
}

/** Shields: where favour would get low, and always at the end. */
export const wantsShield = (view: CouncilView): boolean => view.favour - view.loss <= 1 || view.challenge === SUCCESSION;

/** The proposal for what must be chosen together, best first. */
export function rankJoint(view: CouncilView, me: Seat, moves: readonly Move[], chance: Chance): Move[] {
  const ideas = moves.filter((move) => move.type === "propose");
  const rank = ({ what, which }: Proposal): number => {
    if (what === "forfeit") return DEAR.indexOf(rewardOf(which));
    if (what === "target") return prospects({ ...view, stage: 2, needed: 2 - which }, me);
    return which === me ? 1 : chance.roll(100) / 200;
  };
  const ranked = ideas.map((move) => ({ move, worth: rank(move) }));
  return ranked.toSorted((one, other) => other.worth - one.worth).map(({ move }) => move);
}
