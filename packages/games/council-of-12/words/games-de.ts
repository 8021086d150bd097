/** Kinds of games and what a score says about a council, in German. */
import { bandOf, type Month } from "../src/index.ts";
import type { MonthWords } from "./cards.ts";

/** All that is not a month. */
export const games: Record<"intro" | "normal" | "chosen", string> = {
  intro: "Einführungspartie",
  normal: "Normale Partie",
  chosen: "Eigene Stapel",
};

export const months: Record<Month, MonthWords> = {
  january: { name: "Januar", title: "Sanfter Anfang", rule: "Besonders leicht." },
  february: { name: "Februar", title: "Erste Wolken", rule: "Leicht, mit einer Herausforderung, die zwei Ziele hat." },
  march: { name: "März", title: "Rat der Weisen", rule: "Mittelschwer, mit starken Charakteren." },
  april: { name: "April", title: "Ohne die Arbeiterin", rule: "Die Arbeiterin fehlt, und Misserfolge kosten mehr." },
  may: {
    name: "Mai",
    title: "Die Arbeiterin auf den Thron",
    rule: "Ihr gewinnt nur, wenn am Ende die Arbeiterin den Thron besteigt.",
  },
  june: {
    name: "Juni",
    title: "Geduld auf den Thron",
    rule: "Ihr gewinnt nur, wenn am Ende der Geduldige den Thron besteigt.",
  },
  july: {
    name: "Juli",
    title: "Sommerglocken",
    rule: "Ihr gewinnt nur, wenn mindestens 4\u00a0Herausforderungen an der großen Glocke hängen.",
  },
  august: { name: "August", title: "Nur ein Weg", rule: "Jede Herausforderung hat genau eine Zielzahl." },
  september: { name: "September", title: "Doppelte Mühe", rule: "Jede Herausforderung hat zwei Ziele." },
  october: { name: "Oktober", title: "Karger Lohn", rule: "Was ihr besteht, bringt wenig oder nichts ein." },
  november: {
    name: "November",
    title: "Ohne Rückhalt",
    rule: "Ihr beginnt mit 1\u00a0Gunst, und keine Herausforderung bringt Gunst.",
  },
  december: {
    name: "Dezember",
    title: "Stille Nächte",
    rule: "Ihr gewinnt nur, wenn jede Runde unheimlich still bleibt.",
  },
};

/** The bands of the score, lowest first (C14). */
export const bands: readonly string[] = [
  "Das Volk ist bitter enttäuscht.",
  "Das Volk ist stolz auf seinen Rat.",
  "Das Volk verehrt seinen Rat.",
  "Das Volk jubelt und überhäuft seinen Rat mit Gold.",
  "Volk und Krone folgen jedem Wink des Rates.",
  "Von diesem Rat spricht die ganze Welt.",
];

export const verdict = (score: number): string => bands[bandOf(score)]!;
