/** What happened, in English; to the reader as you. */
import type { Seat } from "@tafelrunde/core";
import { type Palace, type ThievesEvent, topChest } from "../src/index.ts";
import { cardCount, kinds, list, price } from "./names-en.ts";

type Event<T extends ThievesEvent["type"]> = Extract<ThievesEvent, { type: T }>;
/** Says the verb to the reader, or of somebody else: you send, Mira sends. */
type Says = (toYou: string, ofThem: string) => string;

const way = (from: Palace, to: Palace): string => `from ${from} to ${to}`;

export function event(event: ThievesEvent, names: readonly string[], reader: Seat | null = null): string {
  const isYou = "seat" in event && event.seat === reader;
  const name = "seat" in event ? names[event.seat] : "";
  const says: Says = (toYou, ofThem) => (isYou ? `You ${toYou}` : `${name} ${ofThem}`);
  switch (event.type) {
    case "posted":
      return "A black guard stands at every palace.";
    case "placed":
      return `${says("place", "places")} a ${event.guard === "black" ? "black " : ""}guard at the ${event.palace} palace.`;
    case "dealt":
      return `${says("pick", "picks")} up ${cardCount(event.count)}${event.cards ? `: ${seen(event.cards, isYou)}` : ""}.`;
    case "smuggled":
      return `${says("smuggle", "smuggles")} a thief into the ${event.palace} palace (${price(event.paid)}).`;
    case "sent":
      return `${says("send", "sends")} a guard ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "escorted":
      return `${says("send", "sends")} a guard and a thief ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "bribed":
      return `${says("bribe", "bribes")} a black guard: ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "robbed":
      return robbed(event, says, isYou);
    case "reshuffled":
      return `The discard pile is shuffled: ${cardCount(event.count)} in the new draw pile.`;
    case "drew":
      return drew(event, says, isYou);
    case "won":
      return `That makes ${event.chests}\u00a0chests: ${says("win", "wins")} the game!`;
  }
}

/** The chest at the bottom of every stack. */
const LAST_CHEST = topChest({ chests: 1 });

/** Cards that only their owner is told. */
const seen = (cards: Parameters<typeof kinds>[0], isYou: boolean): string =>
  `${list(kinds(cards))}${isYou ? " (only you see this)" : ""}`;

function robbed({ palace, chest }: Event<"robbed">, says: Says, isYou: boolean): string {
  const which =
    chest === LAST_CHEST
      ? `chest\u00a0${chest}, the last one in the ${palace} palace`
      : `chest\u00a0${chest} from the ${palace} palace`;
  return `${says("steal", "steals")} ${which}! ${isYou ? "Your " : ""}${chest}\u00a0thieves go home.`;
}

function drew({ count, dancer, passed, cards }: Event<"drew">, says: Says, isYou: boolean): string {
  const begin = passed ? says("pass", "passes") : says("end your turn", "ends the turn");
  if (count === 0) return `${begin}, but there is no card left to draw.`;
  if (dancer && count === 1) return `${begin} and ${isYou ? "take" : "takes"} 1\u00a0dancer, as no other card is left.`;
  const which = cards ? `: ${seen(cards, isYou)}` : dancer ? ", one of them a dancer" : "";
  return `${begin} and ${isYou ? "draw" : "draws"} ${cardCount(count)}${which}.`;
}
