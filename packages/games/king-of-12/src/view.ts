/** Who may know what. The only file of this game that decides secrecy: everything is listed, nothing is left out. */
import type { Viewer } from "@tafelrunde/core";
import { cardOf, count, listOf } from "./cards.ts";
import { cardsInEffect } from "./effects.ts";
import type { KingEvent, KingState, KingView } from "./types.ts";

/** Laid cards lie open from the reveal to the end of the turn. */
const cardsLieOpen = (phase: KingState["phase"]): boolean => phase === "tip" || phase === "steal";

export function view(state: KingState, viewer: Viewer): KingView {
  const open = cardsLieOpen(state.phase);
  const inEffect = open ? cardsInEffect(state) : 0;
  const own = viewer === "public" ? undefined : state.seats[viewer];
  return {
    viewer,
    set: listOf(state.set),
    round: state.round,
    turn: state.turn,
    phase: state.phase,
    chooser: state.chooser,
    victim: state.victim,
    seats: state.seats.map((seat) => ({
      face: seat.face,
      handSize: count(seat.hand),
      hasLaid: seat.laid !== 0,
      open: open ? cardOf(seat.laid) : null,
      cancelled: open && (seat.laid & inEffect) === 0,
      discard: listOf(seat.discard),
      kept: count(seat.kept),
      ones: seat.ones,
      twos: seat.twos,
    })),
    own: own ? { hand: listOf(own.hand), laid: cardOf(own.laid), kept: listOf(own.kept) } : null,
  };
}

export function witness(event: KingEvent, viewer: Viewer): KingEvent | undefined {
  switch (event.type) {
    case "laid":
    case "kept":
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case "set-chosen":
    case "dice-rolled":
    case "revealed":
    case "cards-cancelled":
    case "overruled":
    case "dice-passed":
    case "all-flipped":
    case "flipped":
    case "tipped":
    case "rerolled":
    case "valued":
    case "values-cancelled":
    case "scored":
    case "stolen":
    case "spared":
    case "theft-failed":
    case "round-ended":
    case "won":
      return event;
  }
}
