/** Taking cards from the face-down pile, which is made anew from the discards when it has run out. */
import type { Seat, Context } from "@tafelrunde/core";
import { noCards, total } from "./board.ts";
import type { Cards, ThievesEvent, ThievesState } from "./types.ts";

/** Moves up to `count` cards from the pile to the hand and gives back which. With pile and discards empty it stops (T6). */
export function draw(state: ThievesState, seat: Seat, count: number, context: Context<ThievesEvent>): Cards {
  const drawn = noCards();
  const { hand } = state.seats[seat]!;
  let left = total(state.pile);
  for (let taken = 0; taken < count; taken++) {
    if (left === 0) left = reshuffle(state, context);
    if (left === 0) break;
    const card = cardAt(state.pile, context.chance.roll(left));
    left--;
    state.pile[card]!--;
    hand[card]!++;
    drawn[card]!++;
  }
  return drawn;
}

/** The kind of card at this place, counted from 1, if the pile lay sorted. */
function cardAt(pile: Cards, place: number): number {
  let left = place;
  let card = 0;
  while (left > pile[card]!) left -= pile[card++]!;
  return card;
}

/** T10: the discards become the pile, only when a card is needed and there is none. Gives back how many they are. */
function reshuffle(state: ThievesState, context: Context<ThievesEvent>): number {
  const count = total(state.discard);
  if (count === 0) return 0;
  state.pile = state.discard;
  state.discard = noCards();
  context.emit?.({ type: "reshuffled", count });
  return count;
}
