/** Who has been gone from a running game for a while, and what those who are there have decided about it so far. */
import type { Seat } from "@tafelrunde/core";
import type { SeatInfo } from "@tafelrunde/protocol";
import type { Presence } from "./info.ts";
import { phaseOf, type TableState } from "./state.ts";

const isRunning = (state: TableState): boolean => phaseOf(state) === "playing" && !state.frozen;

/** People who sit here, are connected, and play themselves. */
export const presentSeats = ({ seats }: TableState, presence: Presence): readonly Seat[] =>
  [...seats.keys()].filter((seat) => {
    const { owner, away, isProgram } = seats[seat]!;
    return owner !== null && !isProgram && !away && presence.isConnected(owner);
  });

/** What is told of a seat that may be replaced: since when, who is for it, and how many have to be. Null for all others. */
export function absenceOf(state: TableState, presence: Presence, seat: Seat): SeatInfo["absence"] {
  const asked = state.seats[seat];
  if (!asked?.owner || asked.away) return null;
  const since = presence.longGone(asked.owner);
  if (since === null || !isRunning(state)) return null;
  const there = presentSeats(state, presence);
  return { since, votes: asked.votes.filter((voter) => there.includes(voter)), needed: Math.floor(there.length / 2) + 1 };
}

/** When the next person will have been gone for so long that the others may decide; undefined if nobody will. */
export function nextAbsence(state: TableState, presence: Presence): number | undefined {
  if (!isRunning(state)) return undefined;
  const times = state.seats.flatMap(({ owner, away }) => (owner === null || away ? [] : (presence.longGoneAt(owner) ?? [])));
  return times.length === 0 ? undefined : Math.min(...times);
}
