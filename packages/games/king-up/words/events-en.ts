/** What happened, in English. */
import type { Candidate, KingUpEvent } from "../src/index.ts";
import { nameOf } from "./names.ts";
import { floors, list, ordinal, points } from "./names-en.ts";

type Event<T extends KingUpEvent["type"]> = Extract<KingUpEvent, { type: T }>;
type Names = readonly string[];

const candidates = (some: readonly Candidate[]): string => list(some.map(nameOf));
const upstairs = (floor: number): string => `the ${ordinal(floor)} floor (${floors[floor]})`;

export function event(event: KingUpEvent, names: Names): string | undefined {
  switch (event.type) {
    case "round-began":
      return event.round === 1
        ? `Round 1 begins: ${names[event.start]} is drawn to start.`
        : `Round ${event.round} begins: ${names[event.start]} sits to the left of the crown and starts.`;
    case "dealt":
      return event.favourites && `${names[event.seat]}'s secret favourites are ${candidates(event.favourites)}.`;
    case "placed":
      return `${names[event.seat]} places ${nameOf(event.candidate)} on ${upstairs(event.floor)}.`;
    case "cellared":
      return event.candidates.length === 1
        ? `${candidates(event.candidates)} is left over and begins in the cellar (${floors[0]}).`
        : `${candidates(event.candidates)} are left over and begin in the cellar (${floors[0]}).`;
    case "rose":
      return `${names[event.seat]} moves ${nameOf(event.candidate)} up to ${upstairs(event.floor)}.`;
    case "proposed":
      return `${names[event.seat]} brings ${nameOf(event.candidate)} to the throne: time to vote.`;
    case "voted":
      return event.vote
        ? `${names[event.seat]} secretly votes ${event.vote === "yes" ? "Yes" : "No"}.`
        : `${names[event.seat]} has voted.`;
    case "votes-revealed":
      return revealed(event, names);
    case "rejected":
      return `Not everyone said Yes: ${nameOf(event.candidate)} has to leave the castle.`;
    case "crowned":
      return `Everyone says Yes: ${nameOf(event.candidate)} is crowned!`;
    case "scored":
      return scored(event, names);
    case "won":
      return won(event, names);
  }
}

function revealed({ votes }: Event<"votes-revealed">, names: Names): string {
  const no = names.filter((_, seat) => votes[seat] === "no");
  const yes = names.filter((_, seat) => votes[seat] === "yes");
  if (no.length === 0) return "The cards are turned up: not a single No!";
  if (yes.length === 0) return "Everyone voted No.";
  return `${list(no)} voted No, ${yes.length === 1 ? yes[0] : "everyone else"} Yes.`;
}

function scored({ seat, favourites, worth, points: scored, total }: Event<"scored">, names: Names): string {
  const card = favourites.map((favourite, index) => `${nameOf(favourite)} ${worth[index]}`).join(", ");
  if (scored === 0) return `${names[seat]} scores nothing (${card}) and stays at ${total}.`;
  if (worth.every((each) => each === 0))
    return `${names[seat]} comes away with nothing in the last round (${card}) and gets ${points(scored)} for exactly that, ${total} in all.`;
  return `${names[seat]} scores ${points(scored)} (${card}) and has ${total} in all.`;
}

function won({ seats, totals, castle }: Event<"won">, names: Names): string {
  const best = totals[seats[0]!]!;
  const level = [...totals.keys()].filter((seat) => totals[seat] === best);
  const winners = list(seats.map((seat) => names[seat]!));
  if (level.length === 1) return `Three rounds are over: ${winners} wins the game with ${points(best)}!`;
  const inCastle = list(level.map((seat) => `${names[seat]} ${castle[seat]}`));
  const end = seats.length === 1 ? `${winners} wins the game` : `${winners} share the victory`;
  return `A tie at ${points(best)}, so favourites still in the castle decide (${inCastle}): ${end}!`;
}
