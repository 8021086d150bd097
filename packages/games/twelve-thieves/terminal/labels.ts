/** The few words on the drawn table, in both languages. */
import { type Card, CARDS } from "../src/index.ts";
import { cardCount as germanCards, palaces } from "../words/names-de.ts";
import { cardCount as englishCards } from "../words/names-en.ts";
import type { Text } from "../words/text.ts";

export interface Labels {
  readonly cards: Record<Card, string>;
  readonly you: string;
  // Over the table
  readonly placing: string;
  readonly toMove: string;
  readonly over: string;
  thiefActions(made: number, most: number): string;
  // Heads of columns
  readonly palace: string;
  readonly chests: string;
  readonly black: string;
  readonly free: string;
  readonly price: string;
  readonly discard: string;
  readonly home: string;
  readonly hand: string;
  readonly dancers: string;
  readonly toPlace: string;
  // In the columns
  readonly guard: string;
  readonly thief: string;
  readonly emptied: string;
  chestsOf(own: number, needed: number): string;
  guardsToPlace(own: number, black: number): string;
  // Under the table
  stock(pile: number, dancers: number): string;
  legend(priced: boolean): string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const german: Record<Card, string> = {
  red: palaces.red.name,
  green: palaces.green.name,
  white: palaces.white.name,
  purple: palaces.purple.name,
  blue: palaces.blue.name,
  yellow: palaces.yellow.name,
  dancer: "Tänzerin",
};

const english = Object.fromEntries(CARDS.map((card) => [card, capital(card)])) as Record<Card, string>;

export const labels: Record<Text, Labels> = {
  de: {
    cards: german,
    you: "(du)",
    placing: "Wächter aufstellen",
    toMove: "Am Zug",
    over: "Spielende",
    thiefActions: (made, most) => `${made} von ${most} Aktionen mit Dieben`,
    palace: "Palast",
    chests: "Truhen",
    black: "schwarz",
    free: "frei",
    price: "Preis",
    discard: "Ablage",
    home: "Diebe zu Hause",
    hand: "Karten",
    dancers: "Tänzerinnen",
    toPlace: "noch aufzustellen",
    guard: "W",
    thief: "D",
    emptied: "leer",
    chestsOf: (own, needed) => `${own} von ${needed}`,
    guardsToPlace: (own, black) => (black === 0 ? `${own} Wächter` : `eigene ${own}, schwarze ${black}`),
    stock: (pile, dancers) => `Stapel: ${germanCards(pile)}. Tänzerinnen im Vorrat: ${dancers}.`,
    legend: (priced) => `W Wächter, D Diebe, frei: Wächterfelder${priced ? ", Preis: Karten je Dieb (– geht nicht)" : ""}`,
  },
  en: {
    cards: english,
    you: "(you)",
    placing: "Placing guards",
    toMove: "To move",
    over: "The game is over",
    thiefActions: (made, most) => `${made} of ${most} thief actions`,
    palace: "Palace",
    chests: "Chests",
    black: "black",
    free: "free",
    price: "cost",
    discard: "played",
    home: "thieves home",
    hand: "cards",
    dancers: "dancers",
    toPlace: "still to place",
    guard: "G",
    thief: "T",
    emptied: "empty",
    chestsOf: (own, needed) => `${own} of ${needed}`,
    guardsToPlace: (own, black) => (black === 0 ? `${own} ${own === 1 ? "guard" : "guards"}` : `own ${own}, black ${black}`),
    stock: (pile, dancers) => `Pile: ${englishCards(pile)}. Dancers in stock: ${dancers}.`,
    legend: (priced) => `G guards, T thieves inside, free: places${priced ? ", cost: cards per thief (– no way in)" : ""}`,
  },
};
