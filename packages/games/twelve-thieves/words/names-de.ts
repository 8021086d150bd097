/** Palaces and cards in German, in every form that a sentence needs. */
import type { Card, Palace } from "../src/index.ts";
import { counted, type Counted } from "./counted.ts";

export interface GermanPalace {
  /** The palace by its colour alone: nach Rot. */
  readonly name: string;
  /** After an article, also a hidden one: in den roten, vor dem roten, vom roten, zum roten Palast. */
  readonly weak: string;
  /** After a number: 1 rote Karte, 2 rote Karten. */
  readonly strong: string;
}

export const palaces: Record<Palace, GermanPalace> = {
  red: { name: "Rot", weak: "roten", strong: "rote" },
  green: { name: "Grün", weak: "grünen", strong: "grüne" },
  white: { name: "Weiß", weak: "weißen", strong: "weiße" },
  purple: { name: "Lila", weak: "lila", strong: "lila" },
  blue: { name: "Blau", weak: "blauen", strong: "blaue" },
  yellow: { name: "Gelb", weak: "gelben", strong: "gelbe" },
};

export const cardCount = (count: number): string => (count === 1 ? "1\u00a0Karte" : `${count}\u00a0Karten`);

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)!}`;

const kind = ([card, count]: Counted): string => {
  if (card === "dancer") return count === 1 ? "1\u00a0Tänzerin" : `${count}\u00a0Tänzerinnen`;
  return `${count}\u00a0${palaces[card].strong}`;
};

/** Where it is clear that cards are meant: 2 rote, 1 blaue, 1 Tänzerin. */
export const kinds = (cards: readonly Card[]): string[] => counted(cards).map(kind);

/** 2 rote Karten und 1 Tänzerin; 1 rote und 1 blaue Karte. The last colour alone takes the noun. */
export function price(cards: readonly Card[]): string {
  const paid = counted(cards);
  const last = paid.findLastIndex(([card]) => card !== "dancer");
  return list(paid.map((pair, index) => (index === last ? `${kind(pair)} ${pair[1] === 1 ? "Karte" : "Karten"}` : kind(pair))));
}
