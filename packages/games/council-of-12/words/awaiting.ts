/** For whom the council waits and what may be proposed, read off a view: the same in every language. */
import type { Seat } from "@tafelrunde/core";
import { type CouncilView, rewardOf, SUCCESSION } from "../src/index.ts";

const seatsOf = ({ seats }: CouncilView): Seat[] => [...seats.keys()];

/** Those who have not laid a card yet. */
export const late = (view: CouncilView): Seat[] => seatsOf(view).filter((seat) => !view.seats[seat]!.hasLaid);

/** Those who may turn up their card next: anybody, but one by one in an eerily silent council (9.2). */
export function mayReveal(view: CouncilView): Seat[] {
  const { seats, silence, first, challenge } = view;
  const down = seatsOf(view).filter((seat) => seats[seat]!.hasLaid);
  if (silence !== "eerie" || challenge === SUCCESSION) return down;
  const rank = (seat: Seat): number => (seat - first + seats.length) % seats.length;
  return down.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1);
}

/** Of all who may, the one who laid a card first and has not let others go first. */
function nextToReveal(view: CouncilView): Seat[] {
  const able = mayReveal(view);
  return able.length > 1 ? view.order.filter((seat) => able.includes(seat)).slice(0, 1) : able;
}

/** The seats without whom nothing goes on. */
export function awaitedSeats(view: CouncilView): Seat[] {
  const { phase, proposal, chooser, chair } = view;
  const all = seatsOf(view);
  if (phase === "over") return [];
  if (proposal) return all.filter((seat) => !proposal.agreed.includes(seat));
  if (chooser !== null) return [chooser];
  switch (phase) {
    case "lay":
      return late(view).length > 0 ? late(view) : nextToReveal(view);
    case "reveal":
      return nextToReveal(view);
    case "penalty":
    case "discard":
    case "recover":
      return all.filter((seat) => !view.seats[seat]!.ready);
    default:
      return all.filter((seat) => seat !== chair);
  }
}

/** Whether the viewer lays face up (3.4). */
export const laysOpen = ({ viewer, chair, openSeats }: CouncilView): boolean =>
  viewer !== "public" && (viewer === chair || openSeats.includes(viewer));

type Offer = "bells" | "rounds" | "reward";

/** What may be proposed before the first card is laid (2.2, 5.6, 8.2). */
export function offersIn(view: CouncilView): Offer[] {
  const { challenge, belled, favour, game, stage, seats, targets, kept, order } = view;
  if (order.length > 0) return [];
  const bells = challenge !== SUCCESSION && !belled && favour > 1 && game !== "intro" && stage !== 2;
  const rounds = seats.length === 2 && stage === 0 && targets.length === 2;
  const reward = kept.some((number) => isUsable(view, number));
  return [...(bells ? ["bells" as const] : []), ...(rounds ? ["rounds" as const] : []), ...(reward ? ["reward" as const] : [])];
}

/** Whether this kept reward can be used before cards are laid. */
function isUsable({ challenge, counsel, seats, chair, openSeats }: CouncilView, number: number): boolean {
  switch (rewardOf(number)) {
    case "swap":
    case "shield":
      return false;
    case "counsel":
      return !counsel;
    case "open":
      return seats.some((_, seat) => seat !== chair && !openSeats.includes(seat));
    default:
      return challenge !== SUCCESSION;
  }
}

/** Whether the viewer's card may still be changed without breaking anything. */
export const mayChange = ({ viewer, seats, own, silence }: CouncilView): boolean =>
  viewer !== "public" && (own?.laid ?? null) !== null && seats[viewer]!.said === null && silence !== "eerie";

/** Whether the viewer may propose a shield against the penalty at hand. */
export const mayShield = ({ viewer, chair, loss, kept }: CouncilView): boolean =>
  viewer !== chair && loss > 0 && kept.some((number) => rewardOf(number) === "shield");
