/** What happened, in German; to the reader as du. Names never stand in the genitive, which not every name can form. */
import type { Seat } from "@tafelrunde/core";
import { type Palace, type ThievesEvent, topChest } from "../src/index.ts";
import { cardCount, kinds, list, palaces, price } from "./names-de.ts";

type Event<T extends ThievesEvent["type"]> = Extract<ThievesEvent, { type: T }>;
/** Says the verb to the reader, or of somebody else: du stellst, Mira stellt. */
type Says = (toYou: string, ofThem: string) => string;

const way = (from: Palace, to: Palace): string => `von ${palaces[from].name} nach ${palaces[to].name}`;

export function event(event: ThievesEvent, names: readonly string[], reader: Seat | null = null): string {
  const isYou = "seat" in event && event.seat === reader;
  const says: Says = (toYou, ofThem) => (isYou ? `Du ${toYou}` : `${"seat" in event ? names[event.seat] : ""} ${ofThem}`);
  switch (event.type) {
    case "posted":
      return "Vor jedem Palast steht ein schwarzer Wächter.";
    case "placed":
      return `${says("stellst", "stellt")} einen ${event.guard === "black" ? "schwarzen " : ""}Wächter vor den ${palaces[event.palace].weak} Palast.`;
    case "dealt":
      return `${says("nimmst", "nimmt")} ${cardCount(event.count)} auf die Hand${event.cards ? `: ${seen(event.cards, isYou)}` : ""}.`;
    case "smuggled":
      return `${says("schleust", "schleust")} einen Dieb in den ${palaces[event.palace].weak} Palast ein (${price(event.paid)}).`;
    case "sent":
      return `${says("schickst", "schickt")} einen Wächter ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "escorted":
      return `${says("schickst", "schickt")} einen Wächter mit Dieb ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "bribed":
      return `${says("bestichst", "besticht")}: Schwarz ${way(event.from, event.to)} (${price(event.paid)}).`;
    case "robbed":
      return robbed(event, says, isYou);
    case "reshuffled":
      return `Der Ablagestapel wird gemischt: ${cardCount(event.count)} im neuen Stapel.`;
    case "drew":
      return drew(event, says, isYou);
    case "won":
      return `Das macht ${event.chests}\u00a0Truhen: ${says("gewinnst", "gewinnt")} die Partie!`;
  }
}

/** The chest at the bottom of every stack. */
const LAST_CHEST = topChest({ chests: 1 });

/** Cards that only their owner is told. */
const seen = (cards: Parameters<typeof kinds>[0], isYou: boolean): string =>
  `${list(kinds(cards))}${isYou ? " (nur du siehst das)" : ""}`;

function robbed({ palace, chest }: Event<"robbed">, says: Says, isYou: boolean): string {
  const { weak } = palaces[palace];
  const which = chest === LAST_CHEST ? `, die letzte im ${weak} Palast` : ` aus dem ${weak} Palast`;
  return `${says("raubst", "raubt")} die ${chest}er-Truhe${which}! ${isYou ? "Deine " : ""}${chest}\u00a0Diebe kehren heim.`;
}

function drew({ count, dancer, passed, cards }: Event<"drew">, says: Says, isYou: boolean): string {
  const begin = passed ? says("passt", "passt") : says("beendest den Zug", "beendet den Zug");
  if (count === 0) return `${begin}, doch es ist keine Karte mehr da.`;
  if (dancer && count === 1)
    return `${begin} und ${isYou ? "nimmst" : "nimmt"} 1\u00a0Tänzerin, denn sonst ist keine Karte mehr da.`;
  const which = cards ? `: ${seen(cards, isYou)}` : dancer ? ", darunter 1\u00a0Tänzerin" : "";
  return `${begin} und ${isYou ? "ziehst" : "zieht"} ${cardCount(count)}${which}.`;
}
