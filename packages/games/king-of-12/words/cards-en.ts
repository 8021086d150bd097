/** The twelve cards in English: name, plural, effect. */
import type { Card } from "../src/index.ts";

export interface EnglishCard {
  readonly name: string;
  readonly several: string;
  /** What is written on the card, eight characters at most. */
  readonly glyph: string;
  readonly hint: string;
}

export const cards: Record<Card, EnglishCard> = {
  alchemist: { name: "Alchemist", several: "Alchemists", glyph: "× 2", hint: "Your die counts double." },
  gambler: {
    name: "Gambler",
    several: "Gamblers",
    glyph: "1 ↔ 2",
    hint: "The runner-up scores 2\u00a0points, the winner only\u00a01.",
  },
  golem: {
    name: "Golem",
    several: "Golems",
    glyph: "= 12",
    hint: "Counts 12, but only 1 if your die itself shows 12.",
  },
  knight: { name: "Knight", several: "Knights", glyph: "↓ wins", hint: "The lowest value wins this turn." },
  lady: {
    name: "Lady",
    several: "Ladies",
    glyph: "✕ all",
    hint: "Cancels all other cards; the lowest Lady robs the highest.",
  },
  machine: { name: "Machine", several: "Machines", glyph: "+ 7", hint: "Your die counts 7 more." },
  merchants: {
    name: "Merchants",
    several: "Merchants cards",
    glyph: "← pass",
    hint: "First of all, every die moves one seat to the left.",
  },
  oracle: { name: "Oracle", several: "Oracles", glyph: "↻ roll", hint: "You reroll your die after everything else." },
  parasite: { name: "Parasite", several: "Parasites", glyph: "− 7", hint: "Your die counts 7 less." },
  reverser: {
    name: "Reverser",
    several: "Reversers",
    glyph: "↕ flip",
    hint: "Turns your die upside down: a 3 becomes a 10.",
  },
  sorcerer: {
    name: "Sorcerer",
    several: "Sorcerers",
    glyph: "↷ tip",
    hint: "You tip your die onto one of the five faces next to it.",
  },
  troublemakers: {
    name: "Troublemakers",
    several: "Troublemakers cards",
    glyph: "↕ all",
    hint: "Turn every die upside down: a 3 becomes a 10.",
  },
};
