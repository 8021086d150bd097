/** King Up! before the laws. */
import { bySeat, type Chance, type Seat, type Viewer } from "@tafelrunde/core";
import { type Conformance, conform, documented, goldens, paragraphsOf } from "@tafelrunde/testkit";
import { FAVOURITES, kingUp, type KingUpEvent, type KingUpState, type KingUpView, type Move } from "./src/index.ts";

/** Everybody but the viewer: for the public, all seats. */
const othersOf = ({ seats }: KingUpState, viewer: Viewer): Seat[] => [...seats.keys()].filter((seat) => seat !== viewer);

/** Whether this is the vote that turns all votes up. */
const isLast = (state: KingUpState, move: Move): boolean =>
  move.type === "vote" && state.seats.filter(({ vote }) => vote === null).length === 1;

const spec: Conformance<KingUpState, Move, KingUpEvent, KingUpView> = {
  game: kingUp,
  variants: [{ history: true }, { history: false }],
  bound: 432,
  moveTypes: { place: true, rise: true, vote: true },
  eventTypes: {
    "round-began": true,
    dealt: true,
    placed: true,
    cellared: true,
    rose: true,
    proposed: true,
    voted: true,
    "votes-revealed": true,
    rejected: true,
    crowned: true,
    scored: true,
    won: true,
  },
  secretEvents: { dealt: "luck", voted: "choice" },
  paragraphs: paragraphsOf(new URL("RULES.md", import.meta.url)),

  /**
   * Others may hold any card that was not shown yet (6.1) and may have laid another vote (6.2). Where votes cannot be looked
   * up, a view must not tell either which of the others said No (6.3, 6.4).
   */
  scramble(state, viewer, chance) {
    if (state.phase === "over") return; // 4.1: all cards lie open
    dealAgain(state, viewer, chance);
    if (!state.history) exchangeVotes(state, viewer, chance);
    for (const seat of othersOf(state, viewer).map((other) => bySeat(state.seats, other)))
      if (seat.vote !== null) seat.vote = seat.no > 0 && chance.roll(2) === 1 ? "no" : "yes";
  },

  /** A vote is secret while others still think about theirs. */
  disguises: (state, seat, move) => (move.type === "vote" && !isLast(state, move) ? kingUp.moves(state, seat) : []),
};

function dealAgain(state: KingUpState, viewer: Viewer, chance: Chance): void {
  const shown = new Set(state.rounds.flatMap(({ cards }) => cards));
  if (viewer !== "public") shown.add(bySeat(state.seats, viewer).card);
  const hidden = [...FAVOURITES.keys()].filter((card) => !shown.has(card));
  chance.shuffle(hidden);
  for (const seat of othersOf(state, viewer)) bySeat(state.seats, seat).card = hidden.pop()!;
}

/** The others swap all that they have voted in this round, and with it what is left of their No cards. */
function exchangeVotes(state: KingUpState, viewer: Viewer, chance: Chance): void {
  const others = othersOf(state, viewer);
  const from = [...others];
  chance.shuffle(from);
  const swap = <T>(old: readonly T[]): T[] => old.map((_, seat) => old[from[others.indexOf(seat)] ?? seat]!);
  state.votes = state.votes.map((past) => ({ ...past, votes: swap(past.votes) }));
  for (const [seat, no] of swap(state.seats.map((other) => other.no)).entries()) bySeat(state.seats, seat).no = no;
}

conform(spec);
documented(spec, new URL("../../../docs/records.md", import.meta.url));

goldens(spec, new URL("golden/", import.meta.url), [
  { name: "three-with-history", seats: 3, seed: 1, options: { history: true } },
  { name: "four-with-history", seats: 4, seed: 2, options: { history: true } },
  { name: "five-with-history", seats: 5, seed: 3, options: { history: true } },
  { name: "six-with-history", seats: 6, seed: 4, options: { history: true } },
  { name: "three-by-memory", seats: 3, seed: 5, options: { history: false } },
  { name: "six-by-memory", seats: 6, seed: 6, options: { history: false } },
]);
