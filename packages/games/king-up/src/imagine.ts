/** A world that fits a view: other favourites are drawn from the cards that are left, hidden votes and forgotten ones at random. */
import type { Chance, Seat } from "@tafelrunde/core";
import { cardWith } from "./candidates.ts";
import { noCardsFor } from "./castle.ts";
import { unusedCards } from "./setup.ts";
import { CANDIDATES, type KingUpState, type KingUpView, OUT, type PastVote, type SeatState, type Vote } from "./types.ts";
import { copyRound, copyVote } from "./view.ts";

export function imagine(view: KingUpView, chance: Chance): KingUpState {
  const votes = view.votes?.map(copyVote) ?? forgottenVotes(view, chance);
  const cards = favouriteCards(view, chance);
  const start = noCardsFor(view.seats.length);
  return {
    history: view.history,
    phase: view.phase,
    round: view.round,
    turn: view.turn,
    crown: view.crown,
    places: [...view.places],
    seats: view.seats.map(({ hasVoted }, seat): SeatState => {
      const card = cards[seat]!;
      if (view.own && seat === view.viewer) return { card, no: view.own.no, vote: view.own.vote };
      const no = start - noesOf(votes, seat);
      const vote: Vote = no > 0 && chance.roll(2) === 1 ? "no" : "yes";
      return { card, no, vote: hasVoted ? vote : null };
    }),
    votes,
    rounds: view.rounds.map(copyRound),
  };
}

const noesOf = (votes: readonly PastVote[], seat: Seat): number => votes.filter((past) => past.votes[seat] === "no").length;

/** At the end all cards lie open; before, each of the others holds one that nobody has shown yet. */
function favouriteCards({ phase, rounds, seats, own, viewer }: KingUpView, chance: Chance): readonly number[] {
  if (phase === "over") return rounds.at(-1)!.cards;
  const known = own ? cardWith(own.favourites) : undefined;
  const hidden = unusedCards({ rounds: [...rounds] }).filter((card) => card !== known);
  return seats.map((_, seat) =>
    known !== undefined && seat === viewer ? known : hidden.splice(chance.roll(hidden.length) - 1, 1)[0]!,
  );
}

/**
 * At a table that plays by memory the view holds no votes. Whoever is out had one No at least: the viewer's own are known by
 * number, and somebody who still had one laid each of the others.
 */
function forgottenVotes({ places, seats, own, viewer, crown }: KingUpView, chance: Chance): PastVote[] {
  const out = CANDIDATES.filter((_, index) => places[index] === OUT);
  const left = seats.map((_, seat) => (own && seat === viewer ? 0 : noCardsFor(seats.length)));
  const mine = own ? noCardsFor(seats.length) - own.no : 0;
  chance.shuffle(out);
  return out.map((candidate, index): PastVote => {
    const able = [...left.keys()].filter((seat) => left[seat]! > 0);
    const no = own && index < mine ? (viewer as Seat) : chance.pick(able);
    left[no]!--;
    return { by: crown ?? 0, candidate, votes: seats.map((_, seat) => (seat === no ? "no" : "yes")) };
  });
}
