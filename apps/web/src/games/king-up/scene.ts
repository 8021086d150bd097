/** What the table shows at one moment of a step, between the view before and the view after. */
import type { Seat } from "@tafelrunde/core";
import {
  BESIDE,
  type Candidate,
  CANDIDATES,
  decisionOf,
  type KingUpView,
  OUT,
  type Phase,
  type Place,
  THRONE,
  totalsOf,
  type Vote,
} from "@tafelrunde/king-up";

export interface SeatScene {
  /** A card lies before the seat. */
  readonly voted: boolean;
  /** What it shows, once it is turned up. */
  readonly vote: Vote | null;
  readonly total: number;
}

/** The favourites of one seat, while they are counted. */
export interface Count {
  readonly seat: Seat;
  readonly favourites: readonly Candidate[];
  readonly worth: readonly number[];
  /** How many of them are counted already. */
  readonly shown: number;
  /** The sum is noted. */
  readonly noted: boolean;
  readonly points: number;
}

export interface Scene {
  readonly round: number;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly crown: Seat | null;
  readonly places: readonly Place[];
  /** Whoever moved later stands further back on a floor. */
  readonly order: readonly Candidate[];
  /** Who moved last. */
  readonly moved: Candidate | null;
  /** The viewer's own; null for somebody without a seat. */
  readonly favourites: readonly Candidate[] | null;
  readonly seats: readonly SeatScene[];
  /** All have voted, and nothing is turned up yet. */
  readonly drum: boolean;
  readonly verdict: "crowned" | "rejected" | null;
  readonly count: Count | null;
  /** The score pad lies open. */
  readonly pad: boolean;
  readonly winners: readonly Seat[];
}

export type Change =
  | { readonly type: "began"; readonly round: number; readonly start: Seat }
  | { readonly type: "dealt"; readonly favourites: readonly Candidate[] }
  | { readonly type: "moved"; readonly seat: Seat; readonly candidate: Candidate; readonly place: Place }
  | { readonly type: "cellared"; readonly candidates: readonly Candidate[] }
  | { readonly type: "voted"; readonly seat: Seat }
  | { readonly type: "drum" }
  | { readonly type: "revealed"; readonly votes: readonly Vote[] }
  | { readonly type: "verdict"; readonly verdict: "crowned" | "rejected" }
  | { readonly type: "left"; readonly candidate: Candidate }
  | { readonly type: "count"; readonly count: Count }
  | { readonly type: "total"; readonly seat: Seat; readonly total: number }
  | { readonly type: "pad" }
  | { readonly type: "won"; readonly seats: readonly Seat[] };

/** The table at rest; those who stood together before keep their order. */
export function sceneOf(view: KingUpView, order: readonly Candidate[] = CANDIDATES): Scene {
  const totals = totalsOf({ seats: view.seats, rounds: [...view.rounds] });
  return {
    round: view.round,
    phase: view.phase,
    turn: view.turn,
    crown: view.crown,
    places: view.places,
    order,
    moved: null,
    favourites: view.own?.favourites ?? null,
    seats: view.seats.map(({ hasVoted }, seat) => ({ voted: hasVoted, vote: null, total: totals[seat]! })),
    drum: false,
    verdict: view.phase === "over" ? "crowned" : null,
    count: null,
    pad: false,
    winners: decisionOf(view)?.seats ?? [],
  };
}

/** Whoever is proposed, or has been crowned. */
export const claimantOf = ({ places }: Pick<Scene, "places">): Candidate | null => CANDIDATES[places.indexOf(THRONE)] ?? null;

/** What a favourite has just been counted for; undefined if that is still to come, null if they are none. */
export function countedOn({ count }: Pick<Scene, "count">, candidate: Candidate): number | null | undefined {
  const index = count?.favourites.indexOf(candidate) ?? -1;
  if (!count || index < 0) return null;
  return index < count.shown ? count.worth[index] : undefined;
}

const put = (places: readonly Place[], who: readonly Candidate[], place: Place): Place[] =>
  places.map((now, index) => (who.includes(CANDIDATES[index]!) ? place : now));

const last = (order: readonly Candidate[], candidate: Candidate): Candidate[] => [
  ...order.filter((each) => each !== candidate),
  candidate,
];

type Patch = (seat: SeatScene, index: Seat) => Partial<SeatScene>;

const patched = (scene: Scene, patch: Patch): Scene => ({
  ...scene,
  seats: scene.seats.map((seat, index) => ({ ...seat, ...patch(seat, index) })),
});

const noVotes: Patch = () => ({ voted: false, vote: null });

/** The table after one more thing has happened. */
export function advance(scene: Scene, change: Change): Scene {
  switch (change.type) {
    case "began": {
      const { round, start } = change;
      const fresh = { round, phase: "place", turn: start, places: CANDIDATES.map(() => BESIDE), order: CANDIDATES } as const;
      return { ...patched(scene, noVotes), ...fresh, moved: null, favourites: null, verdict: null, count: null, pad: false };
    }
    case "dealt":
      return { ...scene, favourites: change.favourites };
    case "moved": {
      const { seat, candidate, place } = change;
      const there = {
        turn: seat,
        moved: candidate,
        places: put(scene.places, [candidate], place),
        order: last(scene.order, candidate),
      };
      return { ...scene, ...there, ...(place === THRONE && { phase: "vote", crown: seat }) };
    }
    case "cellared":
      return { ...scene, phase: "rise", moved: null, places: put(scene.places, change.candidates, 0) };
    case "voted":
      return patched(scene, (_, index) => (index === change.seat ? { voted: true } : {}));
    case "drum":
      return { ...scene, drum: true };
    case "revealed":
      return { ...patched(scene, (_, index) => ({ voted: true, vote: change.votes[index]! })), drum: false };
    case "verdict":
      return { ...scene, verdict: change.verdict };
    case "left": {
      const { candidate } = change;
      const gone = {
        phase: "rise",
        verdict: null,
        places: put(scene.places, [candidate], OUT),
        order: last(scene.order, candidate),
      } as const;
      return { ...patched(scene, noVotes), ...gone };
    }
    case "count":
      return { ...patched(scene, noVotes), count: change.count };
    case "total":
      return {
        ...patched(scene, (_, index) => (index === change.seat ? { total: change.total } : {})),
        count: scene.count && { ...scene.count, noted: true },
      };
    case "pad":
      return { ...scene, count: null, pad: true };
    case "won":
      return { ...scene, phase: "over", count: null, winners: change.seats };
  }
}
