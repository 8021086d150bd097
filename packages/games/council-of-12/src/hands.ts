/** Hands and discard piles: what may be played, and when everything comes back. */
import { bySeat, type Context } from "@tafelrunde/core";
import { count, has, indicesIn, named } from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import type { CouncilState } from "./types.ts";

/** 4.1, C7: with a single card, or with none that may be played. */
export const mustRenew = (state: CouncilState, seat: number): boolean =>
  count(playable(state, seat)) === 0 || count(bySeat(state.seats, seat).hand) === 1;

/** 3.1, C6: everything in the hand but the petitioner. */
export const playable = ({ petitioner, seats }: CouncilState, seat: number): number =>
  petitioner === null ? bySeat(seats, seat).hand : bySeat(seats, seat).hand & ~(1 << petitioner);

/** 4.1: the last card becomes the discard pile, all others come to the hand. */
export function renew(state: CouncilState, seat: number, context: Context<CouncilEvent>): void {
  const own = bySeat(state.seats, seat);
  const [last] = indicesIn(own.hand);
  if (last === undefined) return;
  for (const index of own.discard) own.hand |= 1 << index;
  own.hand &= ~(1 << last);
  own.discard = [last];
  own.seen = 1 << last;
  own.unseen = 0;
  context.emit?.({ type: "renewed", seat, card: named(last) });
}

/** Puts a card onto the own discard pile, for all to see. */
export function toDiscard(state: CouncilState, seat: number, card: number): void {
  const own = bySeat(state.seats, seat);
  own.discard.push(card);
  if (has(own.seen, card)) own.unseen--; // It had been taken back unseen.
  own.seen |= 1 << card;
}
