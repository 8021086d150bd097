/** One move and all that follows from it. */
import type { Seat, Context } from "@tafelrunde/core";
import { indexOf } from "./candidates.ts";
import { countOn, onThrone, placedByHand } from "./castle.ts";
import { ROUNDS, scoreRound, winners } from "./scoring.ts";
import { beginRound } from "./setup.ts";
import { BESIDE, CANDIDATES, type KingUpEvent, type KingUpState, type Move, OUT, THRONE, type Vote } from "./types.ts";

export function apply(state: KingUpState, seat: Seat, move: Move, context: Context<KingUpEvent>): void {
  switch (move.type) {
    case "place":
      state.places[indexOf(move.candidate)] = move.floor;
      context.emit?.({ type: "placed", seat, candidate: move.candidate, floor: move.floor });
      state.turn = after(state, seat);
      if (CANDIDATES.length - countOn(state.places, BESIDE) === placedByHand(state.seats.length)) fillCellar(state, context);
      return;
    case "rise": {
      const index = indexOf(move.candidate);
      const floor = ++state.places[index]!;
      if (floor < THRONE) {
        context.emit?.({ type: "rose", seat, candidate: move.candidate, floor });
        state.turn = after(state, seat);
        return;
      }
      state.phase = "vote"; // 3.4
      state.crown = seat;
      context.emit?.({ type: "proposed", seat, candidate: move.candidate });
      return;
    }
    case "vote":
      state.seats[seat]!.vote = move.vote;
      context.emit?.({ type: "voted", seat, vote: move.vote, ...ifByMemory(state) });
      for (const { vote } of state.seats) if (vote === null) return;
      return reveal(state, context);
  }
}

const after = ({ seats }: KingUpState, seat: Seat): Seat => (seat + 1) % seats.length;

/** 6.4: what tells votes is fleeting at a table that plays by memory. */
const ifByMemory = ({ history }: KingUpState): { fleeting?: true } => (history ? {} : { fleeting: true });

/** 2.5: those whom nobody placed begin in the cellar. Each seat placed equally many, so the first one is on turn again. */
function fillCellar(state: KingUpState, context: Context<KingUpEvent>): void {
  const left = CANDIDATES.filter((_, index) => state.places[index] === BESIDE);
  for (const candidate of left) state.places[indexOf(candidate)] = 0;
  state.phase = "rise";
  context.emit?.({ type: "cellared", candidates: left });
}

/** 3.6 to 3.9: all votes are turned up together; a single No is enough. */
function reveal(state: KingUpState, context: Context<KingUpEvent>): void {
  const index = onThrone(state);
  const candidate = CANDIDATES[index]!;
  const votes: Vote[] = [];
  for (const seat of state.seats) {
    votes.push(seat.vote!);
    if (seat.vote === "no") seat.no--;
    seat.vote = null;
  }
  const by = state.crown!;
  state.votes.push({ by, candidate, votes });
  context.emit?.({ type: "votes-revealed", candidate, votes, ...ifByMemory(state) });
  state.turn = after(state, by);
  if (votes.includes("no")) {
    state.places[index] = OUT;
    state.phase = "rise";
    context.emit?.({ type: "rejected", candidate });
    return;
  }
  context.emit?.({ type: "crowned", candidate, seat: by });
  scoreRound(state, context);
  if (state.round < ROUNDS) return beginRound(state, context);
  state.phase = "over";
  context.emit?.({ type: "won", ...winners(state) });
}
