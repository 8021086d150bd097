/** How likely a round is passed before any card is laid, as things stand and after what could be decided together. */
import { bySeat, type Seat } from "@tafelrunde/core";
import type { CouncilView, Proposal } from "@tafelrunde/council-of-12";
import { FACES, indicesIn, named } from "./cards.ts";
import { type Company, peopleIn } from "./company.ts";
import { passesAgain } from "./hands-ahead.ts";
import { chooseCard } from "./laying.ts";
import { combinations } from "./plan.ts";
import { guessPerson } from "./reading.ts";
import { councilOf } from "./table.ts";

/** Where one sits: what is seen from there, and with whom. */
export interface Sitting {
  readonly view: CouncilView;
  readonly me: Seat;
  readonly company: Company;
}

/** How likely the second of two rounds succeeds where all keep to the plan: it is hardly foreseen. */
const SECOND = 0.85;

/** As things stand, or from this face. */
export const prospects = ({ view, me, company }: Sitting, face = view.face): number => {
  const shown = [...new Set([...view.shown, face])];
  return chooseCard({ ...view, face, shown }, me, company).passes;
};

/** After what was proposed. */
export function prospectsAfter(sitting: Sitting, { what, which }: Proposal): number {
  const { view } = sitting;
  switch (what) {
    case "tip":
      return prospects(sitting, which);
    case "turn":
      return prospects(sitting, FACES + 1 - view.face);
    case "roll": {
      const faces = indicesIn(2 ** (FACES + 1) - 2);
      return faces.reduce((sum, face) => sum + prospects(sitting, face), 0) / faces.length;
    }
    case "rounds":
      return prospectsOfTwo(sitting);
    case "open":
      return prospectsOpen(sitting, which);
    default:
      return prospects(sitting);
  }
}

/** Both of two rounds must succeed. */
function prospectsOfTwo({ view, me, company }: Sitting): number {
  const { card, passes } = chooseCard({ ...view, stage: 1 }, me, company);
  if (peopleIn(company, me).length === 0) return passes * SECOND;
  const council = councilOf(view, me, undefined, company);
  const rests = combinations(view.seats.map((_, seat) => (seat === me ? undefined : guessPerson(council, seat, view))));
  return passes * passesAgain(council, rests, card);
}

/** Once this person has laid a card for all to see. */
function prospectsOpen(sitting: Sitting, seat: Seat): number {
  const { view, me, company } = sitting;
  const before = bySeat(view.seats, seat);
  const guesses = guessPerson(councilOf(view, me, undefined, company), seat, view);
  return guesses.reduce((sum, { card, chance }) => {
    const seats = view.seats.with(seat, { ...before, handSize: before.handSize - 1, hasLaid: true, open: named(card) });
    return sum + chance * prospects({ ...sitting, view: { ...view, seats, order: [seat], openSeats: [seat] } });
  }, 0);
}
