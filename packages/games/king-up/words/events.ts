/** Which sentence tells an event, and what decided a game. */
import { type People, peopleAt, type Seat } from "@tafelrunde/core";
import { type Candidate, type Decision, decisionOf, type KingUpEvent, type KingUpView, type Vote } from "../src/index.ts";
import { levelAtTop, runnersUp, wonByNothing } from "./facts.ts";
import type { Text } from "./text.ts";

type Event<T extends KingUpEvent["type"]> = Extract<KingUpEvent, { type: T }>;

/** Undefined for what only others are told. */
export function eventIn(text: Text, event: KingUpEvent, names: readonly string[], reader: Seat | null): string | undefined {
  const who = peopleAt(names, reader, text.grammar);
  const named = (candidates: readonly Candidate[]): string =>
    text.grammar.list(candidates.map((candidate) => text.candidates[candidate]));
  switch (event.type) {
    case "round-began":
      return event.round === 1 ? text.firstRound(who(event.start)) : text.laterRound(event.round, who(event.start));
    case "dealt":
      if (!event.favourites) return undefined;
      return who(event.seat).isYou
        ? text.yourFavourites(named(event.favourites))
        : text.favouritesOf(who(event.seat), named(event.favourites));
    case "placed":
      return text.placed(who(event.seat), text.candidates[event.candidate], event.floor);
    case "cellared":
      return event.candidates.length === 1
        ? text.oneCellared(named(event.candidates))
        : text.someCellared(named(event.candidates));
    case "rose":
      return text.rose(who(event.seat), text.candidates[event.candidate], event.floor);
    case "proposed":
      return text.proposed(who(event.seat), text.candidates[event.candidate]);
    case "voted":
      return event.vote ? text.votedWith(who(event.seat), text.votes[event.vote]) : text.voted(who(event.seat));
    case "votes-revealed":
      return revealed(text, event.votes, who);
    case "rejected":
      return text.rejected(text.candidates[event.candidate]);
    case "crowned":
      return text.crowned(text.candidates[event.candidate]);
    case "scored":
      return scored(text, event, who);
    case "won":
      return won(text, event, who);
  }
}

function revealed(text: Text, votes: readonly Vote[], who: People): string {
  const no = [...votes.keys()].filter((seat) => votes[seat] === "no");
  const yes = [...votes.keys()].filter((seat) => votes[seat] === "yes");
  if (no.length === 0) return text.nobodyVotedNo;
  if (yes.length === 0) return text.everyoneVotedNo;
  const others = yes.length === 1 ? who(...yes).name : text.everyoneElse;
  return no.length === 1 ? text.oneVotedNo(who(...no), others) : text.someVotedNo(who(...no), others);
}

function scored(text: Text, { seat, favourites, worth, points, total }: Event<"scored">, who: People): string {
  if (points === 0) return text.scoredNothing(who(seat), total);
  if (worth.every((each) => each === 0)) return text.scoredForNothing(who(seat), points, total);
  const counted = favourites.flatMap((favourite, index) =>
    worth[index]! > 0 ? [`${text.candidates[favourite]}\u00a0${worth[index]}`] : [],
  );
  return text.scored(who(seat), points, counted.join(", "), total);
}

function won(text: Text, decision: Decision, who: People): string {
  const { seats, totals } = decision;
  return levelAtTop(decision).length > 1 ? tied(text, decision, who) : text.won(who(...seats), totals[seats[0]!]!);
}

function tied(text: Text, decision: Decision, who: People): string {
  const { seats, totals, castle } = decision;
  const readerFirst = levelAtTop(decision).toSorted((a, b) => Number(who(b).isYou) - Number(who(a).isYou));
  const counts = text.grammar.list(readerFirst.map((seat) => `${who(seat).name}\u00a0${castle[seat]}`));
  const tie = seats.length === 1 ? text.wonTie : text.sharedTie;
  return tie(who(...seats), totals[seats[0]!]!, counts);
}

/** Looking back; nothing while the game goes on. */
export function resultIn(text: Text, view: KingUpView, names: readonly string[], reader: Seat | null): string {
  const who = peopleAt(names, reader, text.grammar);
  const decision = decisionOf(view);
  if (!decision) return "";
  if (levelAtTop(decision).length > 1) return tied(text, decision, who);
  const first = decision.seats[0]!;
  const best = decision.totals[first]!;
  const next = runnersUp(decision);
  const wins = text.wins(who(first), best, best - next.total, who(...next.seats));
  return wonByNothing(view, first) ? `${wins} ${text.byNothing}` : wins;
}
