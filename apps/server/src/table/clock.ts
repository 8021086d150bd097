/** Clocks: what a seat has used, when its time runs out. Everything follows from the times in the log. */
import type { Seat } from "@tafelrunde/core";
import type { Clock } from "@tafelrunde/protocol";
import { playedByBot, type SeatState, type TableState } from "./state.ts";

/** Whoever comes back without time gets at least so much, or they could never come back; half of it the next time, and so on. */
export const GRACE = 30_000;

const MS = 1000;

/** What is left of the time for the whole game while the clock stands; null without such a limit. */
export function leftOf(seat: SeatState, { perGame }: Clock): number | null {
  return perGame === 0 ? null : Math.max(0, perGame * MS - seat.spent);
}

/** When this seat's time for the present move runs out; null if nothing runs. */
export function deadlineOf(seat: SeatState, clock: Clock): number | null {
  if (seat.since === null || seat.kind !== "person" || playedByBot(seat)) return null;
  const left = leftOf(seat, clock);
  const limits = [...(clock.perMove === 0 ? [] : [clock.perMove * MS]), ...(left === null ? [] : [left])];
  return limits.length === 0 ? null : seat.since + Math.min(...limits);
}

/** Stops and starts clocks after a move: `mover` moved, `awaited` are the seats that may act now. */
export function turnClocks(seats: readonly SeatState[], mover: Seat | null, awaited: readonly Seat[], at: number): void {
  for (const [index, seat] of seats.entries()) {
    const goesOn = awaited.includes(index);
    if (seat.since !== null && (index === mover || !goesOn)) {
      if (!seat.away) seat.spent += Math.max(0, at - seat.since);
      Object.assign(seat, { since: null, used: 0, lostTurn: false });
    }
    if (goesOn) seat.since ??= at;
  }
}

/** A bot plays for this seat from now on: the time of the present turn counts up to here. */
export function stopClock(seat: SeatState, at: number): void {
  seat.used = seat.since === null ? 0 : Math.max(0, at - seat.since);
  seat.spent += seat.used;
}

/**
 * The owner is back. Their turn goes on where they left it, or leaving and coming back would stop the clock; a turn whose time had run out
 * is the bot's. For the rest of the game they have at least some time.
 */
export function resumeClock(seat: SeatState, { perMove, perGame }: Clock, at: number): void {
  if (seat.since !== null) {
    seat.spent -= seat.used;
    seat.since = at - seat.used;
    seat.lostTurn = perMove > 0 && seat.used >= perMove * MS;
  }
  const most = perGame * MS - GRACE / 2 ** seat.returns - seat.used;
  if (perGame === 0 || seat.spent <= most) return;
  // Below nothing, if this one turn took all the time there was.
  seat.spent = most;
  seat.returns++;
}

/** The next deadline of any seat; undefined if no clock runs. */
export function nextDeadline({ seats, created, frozen }: TableState): number | undefined {
  if (frozen) return undefined;
  const deadlines = seats.map((seat) => deadlineOf(seat, created.clock)).filter((deadline) => deadline !== null);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}
