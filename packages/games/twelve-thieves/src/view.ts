/** Who may know what. The only file of this game that decides secrecy: everything is listed, nothing is left out. */
import type { Viewer } from "@tafelrunde/core";
import { DANCER, total } from "./board.ts";
import type { ThievesEvent, ThievesState, ThievesView } from "./types.ts";

export function view(state: ThievesState, viewer: Viewer): ThievesView {
  const own = viewer === "public" ? undefined : state.seats[viewer];
  return {
    viewer,
    phase: state.phase,
    turn: state.turn,
    actions: state.actions,
    thiefActions: state.thiefActions,
    seats: state.seats.map((seat) => ({
      handSize: total(seat.hand),
      dancers: seat.hand[DANCER]!,
      guardsToPlace: seat.guardsToPlace,
      blacksToPlace: seat.blacksToPlace,
      home: seat.home,
      chests: seat.chests,
    })),
    palaces: state.palaces.map(({ chests, guards, thieves }) => ({ chests, guards: [...guards], thieves: [...thieves] })),
    pile: total(state.pile),
    discard: state.discard.slice(0, DANCER),
    dancers: state.dancers,
    own: own ? { hand: [...own.hand] } : null,
  };
}

export function witness(event: ThievesEvent, viewer: Viewer): ThievesEvent | undefined {
  switch (event.type) {
    case "dealt":
      return event.seat === viewer ? event : { type: "dealt", seat: event.seat, count: event.count };
    case "drew": {
      if (event.seat === viewer) return event;
      const { type, seat, count, dancer, passed } = event;
      return { type, seat, count, dancer, passed };
    }
    case "posted":
    case "placed":
    case "smuggled":
    case "sent":
    case "escorted":
    case "bribed":
    case "robbed":
    case "reshuffled":
    case "won":
      return event;
  }
}
