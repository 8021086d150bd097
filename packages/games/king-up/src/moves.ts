/** Who may act, what they may do, and why anything else is refused. */
import type { Refusal, Seat } from "@tafelrunde/core";
import { indexOf, isCandidate } from "./candidates.ts";
import { hasRoom, HIGHEST_START, LOWEST_START, openPlaces } from "./castle.ts";
import { BESIDE, CANDIDATES, type KingUpState, type Move, type Place, type RefusalCode, THRONE } from "./types.ts";

/** Moves never change, so each is made once; search asks for them millions of times. */
const START_FLOORS = Array.from({ length: HIGHEST_START - LOWEST_START + 1 }, (_, index) => LOWEST_START + index);
const PLACE = CANDIDATES.map((candidate) => START_FLOORS.map((floor): Move => ({ type: "place", candidate, floor })));
const RISE = CANDIDATES.map((candidate): Move => ({ type: "rise", candidate }));
const YES: Move = { type: "vote", vote: "yes" };
const NO: Move = { type: "vote", vote: "no" };
const ONLY_YES: readonly Move[] = [YES];
const YES_OR_NO: readonly Move[] = [YES, NO];
const NONE: readonly Move[] = [];

export function actors({ phase, seats, turn }: KingUpState): readonly Seat[] {
  if (phase === "over") return [];
  if (phase !== "vote") return [turn];
  return [...seats.keys()].filter((seat) => seats[seat]!.vote === null);
}

export function moves(state: KingUpState, seat: Seat): readonly Move[] {
  const { phase, places } = state;
  if (phase === "vote") {
    const { vote, no } = state.seats[seat]!;
    if (vote !== null) return NONE;
    return no > 0 ? YES_OR_NO : ONLY_YES;
  }
  if (phase === "over" || state.turn !== seat) return NONE;
  const open = openPlaces(places);
  return phase === "rise" ? risesTo(open, places) : placings(open, places);
}

/** 3.1, 3.2: one floor up, if there is room. */
function risesTo(open: readonly boolean[], places: readonly Place[]): readonly Move[] {
  const found: Move[] = [];
  for (let candidate = 0; candidate < RISE.length; candidate++) {
    const from = places[candidate]!;
    if (from >= 0 && from < THRONE && open[from + 1]) found.push(RISE[candidate]!);
  }
  return found;
}

function placings(open: readonly boolean[], places: readonly Place[]): readonly Move[] {
  const found: Move[] = [];
  for (let candidate = 0; candidate < PLACE.length; candidate++)
    if (places[candidate] === BESIDE)
      for (const [index, floor] of START_FLOORS.entries()) if (open[floor]) found.push(PLACE[candidate]![index]!);
  return found;
}

const refuse = (code: RefusalCode, rule: string): Refusal<RefusalCode> => ({ code, rule });

/** The paragraph about each phase. */
const ABOUT = { place: "2.1", rise: "3.1", vote: "3.6" } as const;

export function refusal(state: KingUpState, seat: Seat, move: unknown): Refusal<RefusalCode> | undefined {
  if (!isMove(move)) return refuse("malformed", "1.6");
  const { phase, places } = state;
  if (phase === "over") return refuse("game-over", "5.1");
  if (phase !== move.type) return refuse("not-now", ABOUT[phase]);
  if (move.type === "vote") {
    const { vote, no } = state.seats[seat]!;
    if (vote !== null) return refuse("already-voted", "U7");
    return move.vote === "yes" || no > 0 ? undefined : refuse("no-no-left", "3.9");
  }
  if (state.turn !== seat) return refuse("not-your-turn", ABOUT[phase]);
  const at = places[indexOf(move.candidate)]!;
  if (move.type === "place") {
    if (at !== BESIDE) return refuse("already-placed", "2.1");
    if (!START_FLOORS.includes(move.floor)) return refuse("no-such-floor", "2.3");
    return hasRoom(places, move.floor) ? undefined : refuse("floor-full", "2.4");
  }
  if (at < 0 || at >= THRONE) return refuse("not-in-castle", "3.8");
  return hasRoom(places, at + 1) ? undefined : refuse("floor-full", "3.2");
}

/** A move with all its fields and no other. */
function isMove(value: unknown): value is Move {
  if (typeof value !== "object" || value === null) return false;
  const fields = Object.keys(value).length;
  const { type, candidate, floor, vote } = value as Record<string, unknown>;
  switch (type) {
    case "place":
      return fields === 3 && isCandidate(candidate) && Number.isInteger(floor);
    case "rise":
      return fields === 2 && isCandidate(candidate);
    case "vote":
      return fields === 2 && (vote === "yes" || vote === "no");
    default:
      return false;
  }
}
