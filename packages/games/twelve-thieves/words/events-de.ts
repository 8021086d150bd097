/** What happened, in German. Names never stand in the genitive, which not every name can form. */
import { type Palace, type ThievesEvent, topChest } from "../src/index.ts";
import { cardCount, kinds, list, palaces, price } from "./names-de.ts";

type Event<T extends ThievesEvent["type"]> = Extract<ThievesEvent, { type: T }>;
type Names = readonly string[];

const way = (from: Palace, to: Palace): string => `vom ${palaces[from].weak} zum ${palaces[to].weak} Palast`;

export function event(event: ThievesEvent, names: Names): string {
  switch (event.type) {
    case "posted":
      return "Vor jedem Palast steht ein schwarzer Wächter.";
    case "placed":
      return `${names[event.seat]} stellt einen ${event.guard === "black" ? "schwarzen " : ""}Wächter vor den ${palaces[event.palace].weak} Palast.`;
    case "dealt":
      return `${names[event.seat]} nimmt ${cardCount(event.count)} auf die Hand${event.cards ? `: ${list(kinds(event.cards))}` : ""}.`;
    case "smuggled":
      return `${names[event.seat]} schleust einen Dieb in den ${palaces[event.palace].weak} Palast ein (${price(event.paid)}).`;
    case "sent":
      return `${names[event.seat]} schickt einen Wächter ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "escorted":
      return `${names[event.seat]} schickt einen Wächter ${way(event.from, event.to)}, und ein Dieb geht mit (${price(event.paid)}).`;
    case "bribed":
      return `${names[event.seat]} besticht einen schwarzen Wächter, und er geht ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "robbed":
      return robbed(event, names);
    case "reshuffled":
      return `Der Stapel ist leer: Die Ablage wird gemischt und ist jetzt der neue Stapel (${cardCount(event.count)}).`;
    case "drew":
      return drew(event, names);
    case "won":
      return `Das macht ${event.chests} Truhen: ${names[event.seat]} gewinnt das Spiel!`;
  }
}

/** The chest at the bottom of every stack. */
const LAST_CHEST = topChest({ chests: 1 });

function robbed({ seat, palace, chest }: Event<"robbed">, names: Names): string {
  const { weak } = palaces[palace];
  const which = chest === LAST_CHEST ? `, die letzte im ${weak} Palast,` : ` aus dem ${weak} Palast,`;
  return `${names[seat]} raubt die ${chest}er-Truhe${which} und die ${chest} Diebe kehren heim!`;
}

function drew({ seat, count, dancer, passed, cards }: Event<"drew">, names: Names): string {
  const begin = `${names[seat]} ${passed ? "passt" : "beendet den Zug"}`;
  if (count === 0) return `${begin}, doch es ist keine Karte mehr da.`;
  if (dancer && count === 1) return `${begin} und nimmt 1 Tänzerin, denn sonst ist keine Karte mehr da.`;
  const which = cards ? `: ${list(kinds(cards))}` : dancer ? ", darunter 1 Tänzerin" : "";
  return `${begin} und zieht ${cardCount(count)}${which}.`;
}
