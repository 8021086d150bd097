/** The twelve cards in German: name, declined forms, effect. */
import type { Card } from "../src/index.ts";

export interface GermanCard {
  readonly name: string;
  /** In the accusative, with its article. */
  readonly whom: string;
  /** In the accusative, without article. */
  readonly bare: string;
  readonly several: string;
  /** What is written on the card, eight characters at most. */
  readonly glyph: string;
  readonly hint: string;
}

export const cards: Record<Card, GermanCard> = {
  alchemist: {
    name: "Alchemist",
    whom: "den Alchemisten",
    bare: "Alchemisten",
    several: "Alchemisten",
    glyph: "× 2",
    hint: "Dein Würfel zählt doppelt.",
  },
  gambler: {
    name: "Spieler",
    whom: "den Spieler",
    bare: "Spieler",
    several: "Spieler-Karten",
    glyph: "1 ↔ 2",
    hint: "Der zweite Platz bekommt 2\u00a0Punkte, der erste nur\u00a01.",
  },
  golem: {
    name: "Golem",
    whom: "den Golem",
    bare: "Golem",
    several: "Golems",
    glyph: "= 12",
    hint: "Zählt 12, aber nur 1, wenn der Würfel selbst 12 zeigt.",
  },
  knight: {
    name: "Ritter",
    whom: "den Ritter",
    bare: "Ritter",
    several: "Ritter",
    glyph: "↓ siegt",
    hint: "In diesem Zug gewinnt der niedrigste Wert.",
  },
  lady: {
    name: "Fürstin",
    whom: "die Fürstin",
    bare: "Fürstin",
    several: "Fürstinnen",
    glyph: "✕ alle",
    hint: "Hebt alle anderen auf; bei mehreren stiehlt die niedrigste.",
  },
  machine: {
    name: "Maschine",
    whom: "die Maschine",
    bare: "Maschine",
    several: "Maschinen",
    glyph: "+ 7",
    hint: "Dein Würfel zählt 7 mehr.",
  },
  merchants: {
    name: "Händlergilde",
    whom: "die Händlergilde",
    bare: "Händlergilde",
    several: "Händlergilden",
    glyph: "← weiter",
    hint: "Zuerst wandern alle Würfel einen Platz nach links.",
  },
  oracle: {
    name: "Orakel",
    whom: "das Orakel",
    bare: "Orakel",
    several: "Orakel",
    glyph: "↻ Wurf",
    hint: "Nach allem anderen würfelst du neu.",
  },
  parasite: {
    name: "Parasit",
    whom: "den Parasiten",
    bare: "Parasiten",
    several: "Parasiten",
    glyph: "− 7",
    hint: "Dein Würfel zählt 7 weniger.",
  },
  reverser: {
    name: "Wandlerin",
    whom: "die Wandlerin",
    bare: "Wandlerin",
    several: "Wandlerinnen",
    glyph: "↕ wenden",
    hint: "Dreht deinen Würfel auf die Gegenseite. Aus\u00a03 wird\u00a010.",
  },
  sorcerer: {
    name: "Hexenmeister",
    whom: "den Hexenmeister",
    bare: "Hexenmeister",
    several: "Hexenmeister",
    glyph: "↷ kippen",
    hint: "Du kippst deinen Würfel auf eine der fünf Nachbarseiten.",
  },
  troublemakers: {
    name: "Gauner",
    whom: "die Gauner",
    bare: "Gauner",
    several: "Gauner-Karten",
    glyph: "↕ alle",
    hint: "Drehen alle Würfel auf die Gegenseite. Aus\u00a03 wird\u00a010.",
  },
};
