/** Characters, their effects, challenges and the three sentences in German, in every form that a text needs. */
import type { Character, Sentence } from "../src/index.ts";
import type { Effect } from "./cards.ts";

export interface GermanCharacter {
  /** On a card, without article. */
  readonly name: string;
  /** Nominative, accusative and dative, each with its article. */
  readonly who: string;
  readonly whom: string;
  readonly by: string;
  /** Accusative without article. */
  readonly bare: string;
}

export const characters: Record<Character, GermanCharacter> = {
  alchemist: {
    name: "Alchemist",
    who: "der Alchemist",
    whom: "den Alchemisten",
    by: "dem Alchemisten",
    bare: "Alchemisten",
  },
  worker: { name: "Arbeiterin", who: "die Arbeiterin", whom: "die Arbeiterin", by: "der Arbeiterin", bare: "Arbeiterin" },
  druid: { name: "Druidin", who: "die Druidin", whom: "die Druidin", by: "der Druidin", bare: "Druidin" },
  lady: { name: "Fürstin", who: "die Fürstin", whom: "die Fürstin", by: "der Fürstin", bare: "Fürstin" },
  patient: { name: "Geduldiger", who: "der Geduldige", whom: "den Geduldigen", by: "dem Geduldigen", bare: "Geduldigen" },
  golem: { name: "Golem", who: "der Golem", whom: "den Golem", by: "dem Golem", bare: "Golem" },
  sorcerer: {
    name: "Hexenmeister",
    who: "der Hexenmeister",
    whom: "den Hexenmeister",
    by: "dem Hexenmeister",
    bare: "Hexenmeister",
  },
  machine: { name: "Maschine", who: "die Maschine", whom: "die Maschine", by: "der Maschine", bare: "Maschine" },
  oracle: { name: "Orakel", who: "das Orakel", whom: "das Orakel", by: "dem Orakel", bare: "Orakel" },
  parasite: { name: "Parasit", who: "der Parasit", whom: "den Parasiten", by: "dem Parasiten", bare: "Parasiten" },
  knight: { name: "Ritter", who: "der Ritter", whom: "den Ritter", by: "dem Ritter", bare: "Ritter" },
  reverser: { name: "Wandlerin", who: "die Wandlerin", whom: "die Wandlerin", by: "der Wandlerin", bare: "Wandlerin" },
};

export const effects: Record<Character, Effect> = {
  alchemist: {
    glyph: "×2 ÷2",
    hint: "Würfelzahl × 2 oder : 2.",
    line: "Du verdoppelst oder halbierst die Zahl: abgerundet und nie über 12.",
  },
  worker: {
    glyph: "↷ ↷",
    hint: "Würfel zweimal kippen.",
    line: "Du kippst den Würfel zweimal, aber nicht zurück auf die erste Seite.",
  },
  druid: { glyph: "±1", hint: "Würfelzahl + 1 oder − 1.", line: "Du machst die Zahl um 1 größer oder kleiner." },
  lady: {
    glyph: "1. → ◎",
    hint: "Als Erste: Würfel aufs Ziel.",
    line: "Nur als allererste Karte: Du drehst den Würfel auf eine Zielzahl.",
  },
  patient: {
    glyph: "↩ Karte",
    hint: "Abgeworfene Karte holen.",
    line: "Du nimmst eine Karte aus deinem Abwurfstapel zurück auf die Hand.",
  },
  golem: { glyph: "◎ 9–12", hint: "Ein Ziel wird 9/10/11/12.", line: "Ein Ziel gilt nicht mehr, dafür 9, 10, 11 oder 12." },
  sorcerer: { glyph: "↷", hint: "Würfel einmal kippen.", line: "Du kippst den Würfel auf eine der fünf Nachbarseiten." },
  machine: { glyph: "+2 +3", hint: "Würfelzahl + 2 oder + 3.", line: "Du machst die Zahl um 2 oder 3 größer, aber nie über 12." },
  oracle: {
    glyph: "↻ Karte",
    hint: "Würfeln, dann noch eine Karte.",
    line: "Du würfelst neu und spielst dann eine zweite Karte.",
  },
  parasite: {
    glyph: "−2 −3",
    hint: "Würfelzahl − 2 oder − 3.",
    line: "Du machst die Zahl um 2 oder 3 kleiner, aber nie unter 1.",
  },
  knight: { glyph: "◎ 1–4", hint: "Ein Ziel wird 1/2/3/4.", line: "Ein Ziel gilt nicht mehr, dafür 1, 2, 3 oder 4." },
  reverser: { glyph: "↕", hint: "Würfel umdrehen: 3 wird 10.", line: "Du drehst den Würfel auf die Gegenseite: Aus 3 wird 10." },
};

/** C18, by number; there is no challenge 0. */
export const challengeNames: readonly string[] = `
–; Fluss ausgetrocknet; Brücke eingestürzt; Mammut fangen; Ernte verdorben; Markttag; Leuchtfeuer erloschen; Streit der Zünfte;
Kind vermisst; Feier; Zwillingsmonde; Verbrechen aufklären; Wölfe vor dem Tor; Sturmflut; Zoll verweigert; Hochzeit;
Bergwerk verschüttet; Sirenengesang; Karawane verirrt; Turnier; Drache gesichtet; Seltsame Lichter; Seuche; Hexenjagd;
Brunnen vergiftet; Geisterschiff; Spion am Hof; Steinriese; Schmuggler; Wohnturm eingestürzt; Zombiehorde; Thronräuber;
Sonnenfinsternis; Stein verflucht; Belagerung; Krieg an zwei Fronten; Weltenbrand; Thronfolge sichern`
  .split(";")
  .map((name) => name.trim());

/** As they are said, without quotation marks. */
export const sentences: Record<Sentence, string> = {
  alone: "Ich mach’s allein",
  help: "Ich trage etwas bei",
  nothing: "Ich will nichts machen",
};

/** A card of the reader, in the nominative: „deine Fürstin“, „dein Geduldiger“. */
export const yours = (card: Character): string =>
  `${characters[card].who.startsWith("die ") ? "deine" : "dein"} ${characters[card].name}`;
export const quoted = (text: string): string => `„${text}“`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const points = (count: number): string => (count === 1 ? "1\u00a0Punkt" : `${count}\u00a0Punkte`);
/** In the dative. */
export const withPoints = (count: number): string => (count === 1 ? "1\u00a0Punkt" : `${count}\u00a0Punkten`);
export const titled = (number: number): string => quoted(challengeNames[number]!);
export const list = (items: readonly string[], last = "und"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)!}`;
