/** What happened, in English. */
import type { Seat } from "@tafelrunde/core";
import type { Candidate, KingUpEvent } from "../src/index.ts";
import { counted, nameOf } from "./names.ts";
import { floors, list, ordinal, peopleOf, points } from "./names-en.ts";
import type { People } from "./people.ts";
import { decided } from "./result-en.ts";

type Event<T extends KingUpEvent["type"]> = Extract<KingUpEvent, { type: T }>;

const candidates = (some: readonly Candidate[]): string => list(some.map(nameOf));
const theFloor = (floor: number): string => `the ${ordinal(floor)} (${floors[floor]})`;

export function event(event: KingUpEvent, names: readonly string[], reader: Seat | null = null): string | undefined {
  const people = peopleOf(names, reader);
  switch (event.type) {
    case "round-began":
      return began(event, people);
    case "dealt":
      return event.favourites && dealt(candidates(event.favourites), event.seat, people);
    case "placed":
      return `${people.does(event.seat, "place", "places")} ${nameOf(event.candidate)} on ${theFloor(event.floor)}.`;
    case "cellared":
      return event.candidates.length === 1
        ? `${candidates(event.candidates)} is left over and starts in the cellar (${floors[0]}).`
        : `${candidates(event.candidates)} are left over and start in the cellar (${floors[0]}).`;
    case "rose":
      return `${people.does(event.seat, "move", "moves")} ${nameOf(event.candidate)} up to ${theFloor(event.floor)}.`;
    case "proposed":
      return `${people.does(event.seat, "move", "moves")} ${nameOf(event.candidate)} to the throne: time to vote!`;
    case "voted":
      return event.vote
        ? `${people.does(event.seat, "secretly vote", "secretly votes")} ${event.vote === "yes" ? "Yes" : "No"}.`
        : `${people.does(event.seat, "have", "has")} voted.`;
    case "votes-revealed":
      return revealed(event, people);
    case "rejected":
      return `Not everyone said Yes: ${nameOf(event.candidate)} has to leave the castle.`;
    case "crowned":
      return `Everyone says Yes: ${nameOf(event.candidate)} takes the throne!`;
    case "scored":
      return scored(event, people);
    case "won":
      return decided(event, people);
  }
}

function began({ round, start }: Event<"round-began">, people: People): string {
  return round === 1
    ? `Round\u00a01 begins: ${people.all([start])} ${people.verb(start, "are", "is")} drawn to start.`
    : `Round\u00a0${round} begins: ${people.all([start])} ${people.verb(start, "sit", "sits")} to the left of the crown and ${people.verb(start, "start", "starts")}.`;
}

const dealt = (favourites: string, seat: Seat, people: People): string =>
  people.isReader(seat)
    ? `Your favourites: ${favourites} (only you can see this).`
    : `Secret favourites of ${people.all([seat])}: ${favourites}.`;

function revealed({ votes }: Event<"votes-revealed">, people: People): string {
  const no = [...votes.keys()].filter((seat) => votes[seat] === "no");
  const yes = [...votes.keys()].filter((seat) => votes[seat] === "yes");
  if (no.length === 0) return "The cards are turned up: not a single No!";
  if (yes.length === 0) return "Everyone voted No.";
  return `${people.opening(no)} voted No, ${yes.length === 1 ? people.all(yes) : "everyone else"} Yes.`;
}

function scored({ seat, favourites, worth, points: scored, total }: Event<"scored">, people: People): string {
  if (scored === 0)
    return `${people.does(seat, "score", "scores")} nothing and ${people.verb(seat, "stay", "stays")} at ${total}.`;
  if (worth.every((each) => each === 0))
    return `${people.does(seat, "come", "comes")} away with nothing and ${people.verb(seat, "get", "gets")} ${points(scored)} for exactly that, ${total} in all.`;
  return `${people.does(seat, "score", "scores")} ${points(scored)} (${counted(favourites, worth)}), ${total} in all.`;
}
