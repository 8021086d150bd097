/** What happened, in English. */
import type { Seat } from "@tafelrunde/core";
import type { Card, KingEvent } from "../src/index.ts";
import { cards } from "./cards-en.ts";
import { level, signed, sum } from "./numbers.ts";
import { everybody, opening, type People, readerFirst } from "./people.ts";

type Event<T extends KingEvent["type"]> = Extract<KingEvent, { type: T }>;

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;

export const who = (seat: Seat, { names, reader }: People): string => (seat === reader ? "you" : names[seat]!);
const whose = (seat: Seat, { names, reader }: People): string => (seat === reader ? "your" : `${names[seat]}’s`);
export const named = (seats: readonly Seat[], to: People): string =>
  list(readerFirst(seats, to.reader).map((seat) => who(seat, to)));
const each = (to: People, tell: (seat: Seat) => string): string =>
  list(everybody(to).map((seat) => `${who(seat, to)} ${tell(seat)}`));
/** One verb for all, said with the first of them. */
const inTurn = (to: People, [you, they]: readonly [string, string], tell: (seat: Seat) => string): string =>
  list(everybody(to).map((seat, at) => `${who(seat, to)} ${at > 0 ? "" : `${seat === to.reader ? you : they} `}${tell(seat)}`));
const all = (count: number): string => (count === 2 ? "Both" : count === 3 ? "All three" : "All four");
export const points = (count: number): string => (count === 1 ? "1\u00a0point" : `${count}\u00a0points`);

export function event(event: KingEvent, names: readonly string[], reader: Seat | null = null): string | undefined {
  const to: People = { names, reader };
  const mine = "seat" in event && event.seat === reader;
  switch (event.type) {
    case "set-chosen":
      return `This game is played with ${list(event.cards.map((card) => cards[card].name))}.`;
    case "dice-rolled":
      return `Round\u00a0${event.round} begins: ${inTurn(to, ["roll", "rolls"], (seat) => String(event.faces[seat]))}.`;
    case "laid":
      return event.card && `${mine ? "You lay" : `${names[event.seat]} lays`} the ${cards[event.card].name} face down.`;
    case "revealed":
      return `Cards up! ${opening(
        inTurn(to, ["show", "shows"], (seat) => `the ${cards[event.cards[seat]!].name}`),
        everybody(to),
        to,
      )}.`;
    case "cards-cancelled":
      return cancelled(event, to);
    case "overruled":
      return overruled(event, to);
    case "dice-passed":
      return `${opening(whose(event.by, to), [event.by], to)} Merchants send every die one seat to the left: ${nowShown(event.faces, to)}.`;
    case "all-flipped":
      return `${opening(whose(event.by, to), [event.by], to)} Troublemakers turn every die over: ${nowShown(event.faces, to)}.`;
    case "flipped":
      return `The Reverser turns ${whose(event.seat, to)} die over: ${event.from} becomes ${event.face}.`;
    case "tipped":
      return `${opening(whose(event.seat, to), [event.seat], to)} Sorcerer tips the die from ${event.from} to ${event.face}.`;
    case "rerolled":
      return `The Oracle rerolls ${whose(event.seat, to)} die: ${event.face === event.from ? `${event.face} again` : `${event.from} becomes ${event.face}`}.`;
    case "valued":
      return `Values: ${each(to, (seat) => valued(event.cards[seat] ?? null, event.faces[seat]!, event.values[seat]!))}.`;
    case "values-cancelled":
      return `${opening(named(event.seats, to), event.seats, to)} ${event.seats.length === 2 ? "both" : "all"} have ${signed(event.value)}: equal values cancel out.`;
    case "scored":
      return scored(event, to);
    case "stolen":
      return `${mine ? "You have" : `${names[event.seat]} has`} the lowest Lady and ${mine ? "take" : "takes"} ${points(event.token)} from ${who(event.from, to)}.`;
    case "spared":
      return `${mine ? "You" : names[event.seat]} could steal, but ${mine ? "let" : "lets"} ${who(event.from, to)} keep every point.`;
    case "theft-failed":
      return event.reason === "tie"
        ? "The Ladies are tied: nobody is robbed."
        : "The highest Lady has nothing to take: nobody is robbed.";
    case "round-ended":
      return roundEnded(event, to);
    case "kept":
      if (mine && event.card) return `You put the ${cards[event.card].name} under your die. Only you know that.`;
      return `${names[event.seat]} puts ${event.card ? `the ${cards[event.card].name}` : "a hidden card"} under the die.`;
    case "won":
      return `That is a second round won: ${mine ? "you win" : `${names[event.seat]} wins`} the game!`;
  }
}

const nowShown = (faces: readonly number[], to: People): string =>
  inTurn(to, ["now have", "now has"], (seat) => String(faces[seat]));

function cancelled({ card, seats }: Event<"cards-cancelled">, to: People): string {
  if (!seats.includes(to.reader!)) return `${all(seats.length)} ${cards[card].several} cancel each other out.`;
  const owners = readerFirst(seats, to.reader).map((seat, at) => (at === 0 ? `Your ${cards[card].name}` : whose(seat, to)));
  return `${list(owners)} cancel each other out.`;
}

function overruled({ by, seats }: Event<"overruled">, to: People): string {
  const owners = list(readerFirst(seats, to.reader).map((seat) => whose(seat, to)));
  return `${opening(whose(by, to), [by], to)} Lady cancels ${owners} ${seats.length === 1 ? "card" : "cards"}.`;
}

function valued(card: Card | null, face: number, value: number): string {
  if (card === null) return signed(value);
  return `${signed(value)} (${cards[card].name}${sum(card, face) ? `, ${sum(card, face)}` : face === 12 ? " on a\u00a012" : ""})`;
}

function scored({ lowWins, swapped, first, second }: Event<"scored">, to: People): string {
  if (first === null) return "No value is left standing: nobody scores.";
  const alone = `Only ${whose(first, to)} value is left standing`;
  if (second === null)
    return swapped ? `${alone}, and the Gambler turns the winner into the runner-up: ${points(1)}.` : `${alone}: ${points(2)}.`;
  const [two, one] = swapped ? [second, first] : [first, second];
  const takes = `${two === to.reader ? "take" : "takes"} ${points(2)}, ${who(one, to)}\u00a01`;
  const shared = `${who(two, to)} ${takes}`;
  if (lowWins && swapped) return `Low beats high (Knight), and the Gambler swaps winner and runner-up: ${shared}.`;
  if (swapped) return `The Gambler swaps winner and runner-up: ${shared}.`;
  if (lowWins) return `With the Knight, low beats high: ${shared}.`;
  return `${opening(who(two, to), [two], to)} ${two === to.reader ? "win" : "wins"} the turn and ${takes}.`;
}

function roundEnded({ reason, totals, cancelled, winner }: Event<"round-ended">, to: People): string {
  const why = reason === "eight-points" ? `${points(8)} reached` : "one card left";
  const equal = level(totals, cancelled)
    .toSorted((a, b) => Number(b.seats.includes(to.reader!)) - Number(a.seats.includes(to.reader!)))
    .map(({ total, seats }, index) => `${named(seats, to)} ${index === 0 ? "cancel out " : ""}at ${total} each`);
  const won = winner === to.reader ? "You win" : `${to.names[winner!]} wins`;
  return [
    `Round over, ${why}. Points: ${each(to, (seat) => String(totals[seat]))}.`,
    ...(equal.length > 0 ? [`${opening(equal.join(", "), cancelled, to)}.`] : []),
    winner === null ? "Nobody wins the round." : `${won} the round.`,
  ].join(" ");
}
