/** The few words on the drawn table, in both languages. */
import type { Card } from "../src/index.ts";
import { cards as german } from "../words/cards-de.ts";
import { cards as english } from "../words/cards-en.ts";
import type { Text } from "../words/text.ts";

export interface Labels {
  readonly cards: Record<Card, { readonly name: string; readonly glyph: string }>;
  readonly round: string;
  readonly turn: string;
  readonly you: string;
  readonly rounds: string;
  /** Face down in front of a seat. */
  readonly hidden: string;
  /** In front of a seat that has not laid yet. */
  readonly choosing: string;
  readonly yourTurn: string;
  /** Over the cards of earlier turns. */
  readonly played: string;
  readonly underDie: string;
  points(count: number): string;
  handSize(count: number): string;
}

export const labels: Record<Text, Labels> = {
  de: {
    cards: german,
    round: "Runde",
    turn: "Zug",
    you: "(du)",
    rounds: "Runden",
    hidden: "verdeckt",
    choosing: "… überlegt",
    yourTurn: "▸ du bist dran",
    played: "gespielt",
    underDie: "Unter dem Würfel",
    points: (count) => (count === 1 ? "1 Punkt" : `${count} Punkte`),
    handSize: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
  },
  en: {
    cards: english,
    round: "Round",
    turn: "turn",
    you: "(you)",
    rounds: "rounds",
    hidden: "face down",
    choosing: "… choosing",
    yourTurn: "▸ your turn",
    played: "played",
    underDie: "Under the die",
    points: (count) => (count === 1 ? "1 point" : `${count} points`),
    handSize: (count) => (count === 1 ? "1 card" : `${count} cards`),
  },
};
