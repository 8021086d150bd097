/** When a table has to be looked at although nobody asks: a bot's turn, a clock, or nobody came. */
import type { Seat } from "@tafelrunde/core";
import { nextDeadline } from "./clock.ts";
import { isBotsAlone, isSealed, phaseOf, playedByBot, type TableState } from "./state.ts";

/** A table whose game has not begun is closed so long after anything happened at it; one that everybody has left counts for nobody then. */
export const WAITS_FOR = 24 * 60 * 60 * 1000;
/** The same for a table at which nobody ever sat. */
export const WAITS_FOR_ANYBODY = 10 * 60 * 1000;

/** When a table whose game has not begun is closed. */
const closesAt = ({ changedAt, visited }: TableState): number => changedAt + (visited ? WAITS_FOR : WAITS_FOR_ANYBODY);

interface Plan {
  readonly botDue: number | undefined;
  readonly wake: number | undefined;
}

/**
 * The seats for which a bot has to move now. In a game of free order people go first, or bots would take away what they might
 * still propose; then one bot after the other, since each move may change what the rest want.
 */
export function botSeats({ match, seats, frozen }: TableState): readonly Seat[] {
  if (!match || frozen) return [];
  const awaited = match.awaited();
  const bots = awaited.filter((seat) => playedByBot(seats[seat]!));
  if (!match.game.freeOrder) return bots;
  return bots.length < awaited.length ? [] : bots.slice(0, 1);
}

/** Which bots were asked already what they would do before people, as things stand after so many moves. */
export interface Asked {
  readonly seq: number;
  readonly seats: readonly Seat[];
}

/** The next bot to be asked so: each once, while people are awaited and nobody has moved. */
export function earlySeat(state: TableState, asked: Asked): Seat | undefined {
  const { match, seats, frozen } = state;
  if (!match?.game.freeOrder || frozen || phaseOf(state) !== "playing" || botSeats(state).length > 0) return undefined;
  const done = asked.seq === match.seq ? asked.seats : [];
  return match.actors().find((seat) => playedByBot(seats[seat]!) && !done.includes(seat));
}

/** Bots are at it among themselves: everybody who played has left or stays away. */
const isDeserted = ({ seats }: TableState): boolean => seats.every(isBotsAlone);

/** Nobody came, or everybody has left, for so long that nobody is expected any more. */
export const isForgotten = (state: TableState, now: number, isAttended: boolean): boolean =>
  phaseOf(state) === "waiting"
    ? now >= closesAt(state)
    : phaseOf(state) === "playing" && isDeserted(state) && !isAttended && now >= state.changedAt + WAITS_FOR;

/** `isAttended`: somebody looks on, so that bots play although everybody has left. */
export function nextWake(state: TableState, botDue: number | undefined, botTime: () => number, isAttended: boolean): Plan {
  const phase = phaseOf(state);
  const isOpen = state.starting && !state.seats.some(isSealed);
  if (phase === "waiting") return { botDue: undefined, wake: isOpen ? state.changedAt : closesAt(state) };
  if (phase === "over" || (state.deserted && !isAttended)) return { botDue: undefined, wake: undefined };
  if (isDeserted(state) && !isAttended) return { botDue: undefined, wake: state.changedAt + WAITS_FOR };
  const due = botSeats(state).length === 0 ? undefined : (botDue ?? botTime());
  const times = [due, nextDeadline(state)].filter((time) => time !== undefined);
  return { botDue: due, wake: times.length === 0 ? undefined : Math.min(...times) };
}
