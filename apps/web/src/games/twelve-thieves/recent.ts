/** What stays to be read after the telling: of all that happened since one's own last deed, what mattered most. */
import { isTakenBack, type Seat, type TakenBack } from "@tafelrunde/core";
import type { ThievesEvent } from "@tafelrunde/twelve-thieves";

const WEIGHTS: { readonly [type in ThievesEvent["type"]]: number } = {
  posted: 0,
  dealt: 0,
  reshuffled: 0,
  drew: 0,
  placed: 1,
  smuggled: 1,
  sent: 1,
  escorted: 1,
  bribed: 1,
  robbed: 2,
  won: 3,
};

const isOwn = (event: ThievesEvent, seat: Seat | null): boolean => "seat" in event && event.seat === seat;

/** Of two that weigh the same the later one stays; what was taken back did not happen. */
export function recent(
  before: ThievesEvent | null,
  events: readonly (ThievesEvent | TakenBack)[],
  seat: Seat | null,
): ThievesEvent | null {
  let kept = before;
  for (const event of events) {
    if (isTakenBack(event)) kept = null;
    else if (kept === null || isOwn(event, seat) || isOwn(kept, seat) || WEIGHTS[event.type] >= WEIGHTS[kept.type]) kept = event;
  }
  return kept;
}
