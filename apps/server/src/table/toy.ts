/** A small game for tests: everybody picks a number in secret, then one die is rolled; three rounds. It can be told to break. */
import type { Game } from "@tafelrunde/core";

interface ToyState {
  picks: (number | null)[];
  round: number;
}

type ToyEvent = { readonly type: "picked" | "rolled"; readonly seat?: number; readonly pick?: number; readonly result?: number };

const ROUNDS = 3;

export const toy: Game<ToyState, number, ToyEvent> = {
  id: "toy",
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup: (_, seatCount) => ({ picks: Array.from({ length: seatCount }, () => null), round: 0 }),
  actors: ({ picks, round }) => (round === ROUNDS ? [] : [...picks.keys()].filter((seat) => picks[seat] === null)),
  moves: (state, seat) => (toy.actors(state).includes(seat) ? [1, 2, 3] : []),
  refusal(state, seat, move) {
    if (!toy.actors(state).includes(seat)) return { code: "not-your-turn", rule: "1" };
    return [1, 2, 3, 13].includes(move as number) ? undefined : { code: "bad-number", rule: "2" };
  },
  apply(state, seat, move, { chance, emit }) {
    if (move === 13) throw new Error("a bug in the rules");
    state.picks[seat] = move;
    emit?.({ type: "picked", seat, pick: move });
    if (state.picks.includes(null)) return;
    emit?.({ type: "rolled", result: chance.roll(6) });
    state.round++;
    state.picks.fill(null);
  },
  clone: ({ picks, round }) => ({ picks: [...picks], round }),
  view: ({ picks, round }, viewer) => ({
    round,
    picked: picks.map((pick) => pick !== null),
    own: viewer === "public" ? null : picks[viewer],
  }),
  witness: (event, viewer) => (event.type === "picked" && event.seat !== viewer ? { type: "picked", seat: event.seat! } : event),
  imagine: () => ({ picks: [], round: 0 }),
  outcome: ({ picks, round }) =>
    round === ROUNDS ? { type: "ranked", places: picks.map(() => 1), scores: picks.map(() => 0) } : undefined,
  format: (move) => `pick ${move}`,
  parse: (text) => (/^pick \d+$/.test(text) ? Number(text.slice(5)) : undefined),
};
