/** A game small enough to read at a glance, with everything the laws look at: a secret deal, sealed bids, takebacks, luck. */
import type { Chance, Game, Seat, Viewer } from "@tafelrunde/core";

export interface ToyState {
  phase: "count" | "bid" | "over";
  counted: number;
  /** Known to its seat alone. */
  secrets: number[];
  /** 0 until the seat has bid; hidden until all have. */
  bids: number[];
  bonus: number;
}

export type ToyMove = { readonly type: "count" } | { readonly type: "stop" } | { readonly type: "bid"; readonly amount: number };

export type ToyEvent =
  /** `secret` is there for its seat alone. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly secret?: number }
  | { readonly type: "counted"; readonly to: number }
  /** Seat 0 is dealt another secret; `secret` is there for that seat alone. */
  | { readonly type: "stopped"; readonly secret?: number }
  | { readonly type: "bid"; readonly seat: Seat; readonly amount?: number }
  | { readonly type: "ended"; readonly bids: readonly number[]; readonly bonus: number };

export interface ToyView {
  readonly viewer: Viewer;
  readonly phase: ToyState["phase"];
  readonly counted: number;
  readonly seats: readonly { readonly hasBid: boolean; readonly bid: number | null }[];
  readonly bonus: number;
  readonly own: { readonly secret: number; readonly bid: number } | null;
}

const AMOUNTS = [1, 2, 3];
const MOST = 3;
const BIDS: readonly ToyMove[] = AMOUNTS.map((amount) => ({ type: "bid", amount }));

export function toyMoves(state: ToyState, seat: Seat): readonly ToyMove[] {
  if (state.phase === "bid") return state.bids[seat] === 0 ? BIDS : [];
  if (state.phase === "over" || seat !== 0) return [];
  return state.counted < MOST ? [{ type: "count" }, { type: "stop" }] : [{ type: "stop" }];
}

function toyView(state: ToyState, viewer: Viewer): ToyView {
  const over = state.phase === "over";
  return {
    viewer,
    phase: state.phase,
    counted: state.counted,
    seats: state.bids.map((bid) => ({ hasBid: bid > 0, bid: over ? bid : null })),
    bonus: state.bonus,
    own: viewer === "public" ? null : { secret: state.secrets[viewer]!, bid: state.bids[viewer]! },
  };
}

export function toyImagine(view: ToyView, chance: Chance): ToyState {
  const own = (seat: Seat) => (seat === view.viewer ? view.own : null);
  return {
    phase: view.phase,
    counted: view.counted,
    secrets: view.seats.map((_, seat) => own(seat)?.secret ?? chance.roll(9)),
    bids: view.seats.map(({ hasBid, bid }, seat) => bid ?? own(seat)?.bid ?? (hasBid ? chance.pick(AMOUNTS) : 0)),
    bonus: view.bonus,
  };
}

export const toy: Game<ToyState, ToyMove, ToyEvent, ToyView> = {
  id: "toy",
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: {},
  setup(_, seatCount, { chance, emit }) {
    const secrets = Array.from({ length: seatCount }, () => chance.roll(9));
    for (const [seat, secret] of secrets.entries()) emit?.({ type: "dealt", seat, secret });
    return { phase: "count", counted: 0, secrets, bids: secrets.map(() => 0), bonus: 0 };
  },
  actors: (state) => [...state.bids.keys()].filter((seat) => toyMoves(state, seat).length > 0),
  moves: toyMoves,
  refusal(state, seat, move) {
    const text = JSON.stringify(move);
    return toyMoves(state, seat).some((legal) => JSON.stringify(legal) === text) ? undefined : { code: "not-now", rule: "1" };
  },
  apply(state, seat, move, { chance, emit }) {
    if (move.type === "count") {
      state.counted++;
      emit?.({ type: "counted", to: state.counted });
    } else if (move.type === "stop") {
      state.phase = "bid";
      state.secrets[seat] = chance.roll(9);
      emit?.({ type: "stopped", secret: state.secrets[seat] });
    } else {
      state.bids[seat] = move.amount;
      emit?.({ type: "bid", seat, amount: move.amount });
      if (state.bids.includes(0)) return;
      state.bonus = chance.roll(6);
      state.phase = "over";
      emit?.({ type: "ended", bids: [...state.bids], bonus: state.bonus });
    }
  },
  clone: (state) => ({ ...state, secrets: [...state.secrets], bids: [...state.bids] }),
  view: toyView,
  witness(event, viewer) {
    if (event.type === "stopped") return viewer === 0 ? event : { type: "stopped" };
    if (event.type !== "dealt" && event.type !== "bid") return event;
    return event.seat === viewer ? event : { type: event.type, seat: event.seat };
  },
  imagine: toyImagine,
  outcome(state) {
    if (state.phase !== "over") return undefined;
    const places = state.bids.map((bid) => 1 + state.bids.filter((other) => other > bid).length);
    return { type: "ranked", places, scores: [...state.bids] };
  },
  format: (move) => (move.type === "bid" ? `bid ${move.amount}` : move.type),
  parse(text) {
    if (text === "count" || text === "stop") return { type: text };
    const amount = AMOUNTS.find((candidate) => text === `bid ${candidate}`);
    return amount === undefined ? undefined : { type: "bid", amount };
  },
  takeback: (state, seat) => state.phase === "count" && state.counted > 0 && seat === 0,
};
