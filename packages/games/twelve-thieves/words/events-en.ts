/** What happened, in English. */
import { type Palace, type ThievesEvent, topChest } from "../src/index.ts";
import { cardCount, kinds, list, price } from "./names-en.ts";

type Event<T extends ThievesEvent["type"]> = Extract<ThievesEvent, { type: T }>;
type Names = readonly string[];

const way = (from: Palace, to: Palace): string => `from the ${from} to the ${to} palace`;

export function event(event: ThievesEvent, names: Names): string {
  switch (event.type) {
    case "posted":
      return "A black guard stands in front of every palace.";
    case "placed":
      return `${names[event.seat]} places a ${event.guard === "black" ? "black " : ""}guard in front of the ${event.palace} palace.`;
    case "dealt":
      return `${names[event.seat]} picks up ${cardCount(event.count)}${event.cards ? `: ${list(kinds(event.cards))}` : ""}.`;
    case "smuggled":
      return `${names[event.seat]} smuggles a thief into the ${event.palace} palace (${price(event.paid)}).`;
    case "sent":
      return `${names[event.seat]} sends a guard ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "escorted":
      return `${names[event.seat]} sends a guard ${way(event.from, event.to)}, and a thief goes along (${price(event.paid)}).`;
    case "bribed":
      return `${names[event.seat]} bribes a black guard to go ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "robbed":
      return robbed(event, names);
    case "reshuffled":
      return `The pile is empty: the discards are shuffled into a new one of ${cardCount(event.count)}.`;
    case "drew":
      return drew(event, names);
    case "won":
      return `That makes ${event.chests} chests: ${names[event.seat]} wins the game!`;
  }
}

/** The chest at the bottom of every stack. */
const LAST_CHEST = topChest({ chests: 1 });

function robbed({ seat, palace, chest }: Event<"robbed">, names: Names): string {
  const which = chest === LAST_CHEST ? `, the last one in the ${palace} palace,` : ` from the ${palace} palace,`;
  return `${names[seat]} steals the chest marked ${chest}${which} and the ${chest} thieves go home!`;
}

function drew({ seat, count, dancer, passed, cards }: Event<"drew">, names: Names): string {
  const begin = `${names[seat]} ${passed ? "passes" : "ends the turn"}`;
  if (count === 0) return `${begin}, but there is no card left to draw.`;
  if (dancer && count === 1) return `${begin} and takes 1 dancer, since no other card is left.`;
  const which = cards ? `: ${list(kinds(cards))}` : dancer ? ", one of them a dancer" : "";
  return `${begin} and draws ${cardCount(count)}${which}.`;
}
