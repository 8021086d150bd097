/** What a seat remembers of each round: who placed, raised and voted for whom, from what it was told and from nothing else. */
import type { GameEvent, Seat } from "@tafelrunde/core";
import { BESIDE, CANDIDATES, type KingUpEvent, noCardsFor, placedByHand, THRONE } from "@tafelrunde/king-up";
import { carryOut, type Court, decideVote, indexOf, NOBODY } from "./court.ts";

/** One thing that everybody at the table saw. */
export type Act =
  | { readonly type: "place"; readonly seat: Seat; readonly candidate: number; readonly floor: number }
  | { readonly type: "rise"; readonly seat: Seat; readonly candidate: number }
  /** One bit for every seat that said No. */
  | { readonly type: "votes"; readonly nays: number };

export interface RoundMemory {
  readonly start: Seat;
  readonly acts: readonly Act[];
}

/** Every round so far, the present one last. */
export function remember(told: readonly GameEvent[]): readonly RoundMemory[] {
  const rounds: { start: Seat; acts: Act[] }[] = [];
  for (const event of told as readonly KingUpEvent[]) {
    const acts = rounds.at(-1)?.acts;
    switch (event.type) {
      case "round-began":
        rounds.push({ start: event.start, acts: [] });
        break;
      case "placed":
        acts?.push({ type: "place", seat: event.seat, candidate: indexOf(event.candidate), floor: event.floor });
        break;
      case "rose":
      case "proposed":
        acts?.push({ type: "rise", seat: event.seat, candidate: indexOf(event.candidate) });
        break;
      case "votes-revealed":
        acts?.push({
          type: "votes",
          nays: event.votes.reduce((bits, vote, seat) => (vote === "no" ? bits | (1 << seat) : bits), 0),
        });
        break;
      default: // All else follows from these acts.
    }
  }
  return rounds;
}

/** The castle before the first act of a round; nobody's favourites are known. */
export function emptyCourt(seats: number, start: Seat, round: number): Court {
  return {
    round,
    totals: [],
    likes: new Int32Array(seats),
    noes: new Int8Array(seats).fill(noCardsFor(seats)),
    places: new Int8Array(CANDIDATES.length).fill(BESIDE),
    on: new Int8Array(THRONE),
    toPlace: placedByHand(seats),
    turn: start,
    proposed: NOBODY,
  };
}

/** Does what was done; a king stays on the throne. */
export function redo(court: Court, act: Act): void {
  if (act.type === "votes") decideVote(court, act.nays);
  else carryOut(court, { ...act, candidate: CANDIDATES[act.candidate]! });
}
