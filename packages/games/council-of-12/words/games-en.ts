/** Kinds of games and what a score says about a council, in English. */
import { bandOf, type Month } from "../src/index.ts";
import type { MonthWords } from "./cards.ts";

/** All that is not a month. */
export const games: Record<"intro" | "normal" | "chosen", string> = {
  intro: "Introductory game",
  normal: "Normal game",
  chosen: "Piles of your own",
};

export const months: Record<Month, MonthWords> = {
  january: { name: "January", title: "Gentle start", rule: "Very easy." },
  february: { name: "February", title: "First clouds", rule: "Easy, with one challenge that has two targets." },
  march: { name: "March", title: "Council of the wise", rule: "Medium, with strong characters." },
  april: { name: "April", title: "Without the Worker", rule: "The Worker is missing, and failures cost more." },
  may: { name: "May", title: "The Worker for the throne", rule: "You win only if the Worker takes the throne in the end." },
  june: { name: "June", title: "Patience for the throne", rule: "You win only if the Patient One takes the throne in the end." },
  july: { name: "July", title: "Summer bells", rule: "You win only if you ring the bells for at least 4\u00a0challenges." },
  august: { name: "August", title: "Only one way", rule: "Every challenge has exactly one target number." },
  september: { name: "September", title: "Twice the trouble", rule: "Every challenge has two targets." },
  october: { name: "October", title: "Meagre thanks", rule: "What you pass brings little or nothing." },
  november: {
    name: "November",
    title: "Nobody’s favourites",
    rule: "You begin with 1\u00a0favour, and no challenge brings any.",
  },
  december: { name: "December", title: "Silent nights", rule: "You win only if every round stays eerily silent." },
};

/** The bands of the score, lowest first (C14). */
export const bands: readonly string[] = [
  "The people are bitterly disappointed.",
  "The people are proud of their council.",
  "The people revere their council.",
  "The people cheer and shower their council with gold.",
  "People and crown obey the council’s every nod.",
  "The whole world speaks of this council.",
];

export const verdict = (score: number): string => bands[bandOf(score)]!;
