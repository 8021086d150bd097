/** What happened, in English. */
import type { Seat } from "@tafelrunde/core";
import type { Card, KingEvent } from "../src/index.ts";
import { cards } from "./cards-en.ts";
import { level, signed, sum } from "./numbers.ts";

type Event<T extends KingEvent["type"]> = Extract<KingEvent, { type: T }>;
type Names = readonly string[];

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;

const named = (seats: readonly Seat[], names: Names): string => list(seats.map((seat) => names[seat]!));
const each = (names: Names, tell: (seat: Seat) => string): string => list(names.map((name, seat) => `${name} ${tell(seat)}`));
const all = (count: number): string => (count === 2 ? "Both" : count === 3 ? "All three" : "All four");

export function event(event: KingEvent, names: Names): string | undefined {
  switch (event.type) {
    case "set-chosen":
      return `This game is played with ${list(event.cards.map((card) => cards[card].name))}.`;
    case "dice-rolled":
      return `Round ${event.round} begins: ${list(names.map((name, seat) => `${name} ${seat === 0 ? "rolls " : ""}${event.faces[seat]}`))}.`;
    case "laid":
      return event.card && `${names[event.seat]} lays the ${cards[event.card].name} face down.`;
    case "revealed":
      return `Cards up! ${list(names.map((name, seat) => `${name} ${seat === 0 ? "shows " : ""}the ${cards[event.cards[seat]!].name}`))}.`;
    case "cards-cancelled":
      return `${all(event.seats.length)} ${cards[event.card].several} cancel each other out.`;
    case "overruled":
      return `${names[event.by]}'s Lady cancels ${list(event.seats.map((seat) => `${names[seat]}'s`))} ${event.seats.length === 1 ? "card" : "cards"}.`;
    case "dice-passed":
      return `${names[event.by]}'s Merchants send every die one seat to the left: ${nowShown(event.faces, names)}.`;
    case "all-flipped":
      return `${names[event.by]}'s Troublemakers turn every die over: ${nowShown(event.faces, names)}.`;
    case "flipped":
      return `The Reverser turns ${names[event.seat]}'s die over: ${event.from} becomes ${event.face}.`;
    case "tipped":
      return `${names[event.seat]}'s Sorcerer tips the die from ${event.from} to ${event.face}.`;
    case "rerolled":
      return `The Oracle rerolls ${names[event.seat]}'s die: ${event.face === event.from ? `${event.face} again` : `${event.from} becomes ${event.face}`}.`;
    case "valued":
      return `What counts: ${each(names, (seat) => valued(event.cards[seat] ?? null, event.faces[seat]!, event.values[seat]!))}.`;
    case "values-cancelled":
      return `${named(event.seats, names)} ${event.seats.length === 2 ? "both" : "all"} have ${signed(event.value)}: equal values cancel out.`;
    case "scored":
      return scored(event, names);
    case "stolen":
      return `${names[event.seat]} has the lowest number among the Ladies and takes ${event.token === 1 ? "1 point" : "2 points"} from ${names[event.from]}.`;
    case "spared":
      return `${names[event.seat]} could steal, but lets ${names[event.from]} keep every point.`;
    case "theft-failed":
      return event.reason === "tie"
        ? "The Ladies are tied: nobody is robbed."
        : "The Lady with the highest number has nothing to take: nobody is robbed.";
    case "round-ended":
      return roundEnded(event, names);
    case "kept":
      return `${names[event.seat]} puts ${event.card ? `the ${cards[event.card].name}` : "a hidden card"} under the die.`;
    case "won":
      return `That is a second round won: ${names[event.seat]} wins the game!`;
  }
}

const nowShown = (faces: readonly number[], names: Names): string =>
  list(names.map((name, seat) => `${name} ${seat === 0 ? "now has " : ""}${faces[seat]}`));

function valued(card: Card | null, face: number, value: number): string {
  if (card === null) return signed(value);
  return `${signed(value)} (${cards[card].name}${sum(card, face) ? `, ${sum(card, face)}` : face === 12 ? " on a 12" : ""})`;
}

function scored({ lowWins, swapped, first, second }: Event<"scored">, names: Names): string {
  if (first === null) return "No value is left standing: nobody scores.";
  if (second === null)
    return swapped
      ? `Only ${names[first]}'s value is left standing, and the Gambler turns first place into second: 1 point.`
      : `Only ${names[first]}'s value is left standing: 2 points.`;
  if (lowWins && swapped)
    return `Low beats high with the Knight, and the Gambler swaps first and second: ${names[second]} takes 2 points, ${names[first]} 1.`;
  if (swapped) return `The Gambler swaps first and second: ${names[second]} takes 2 points, ${names[first]} 1.`;
  if (lowWins) return `With the Knight, low beats high: ${names[first]} takes 2 points, ${names[second]} 1.`;
  return `${names[first]} wins the turn and takes 2 points, ${names[second]} 1.`;
}

function roundEnded({ reason, totals, cancelled, winner }: Event<"round-ended">, names: Names): string {
  const why = reason === "eight-points" ? "Somebody has reached 8 points" : "Somebody is down to one card";
  const equal = level(totals, cancelled).map(
    ({ total, seats }, index) => `${named(seats, names)} ${index === 0 ? "cancel out " : ""}at ${total} each`,
  );
  return [
    `${why}, so the round ends: ${each(names, (seat) => String(totals[seat]))}.`,
    ...(equal.length > 0 ? [`${equal.join(", ")}.`] : []),
    winner === null ? "Nobody wins the round." : `${names[winner]} wins the round.`,
  ].join(" ");
}
