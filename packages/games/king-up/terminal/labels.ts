/** The few words on the drawn table, in both languages. */
import type { Language } from "@tafelrunde/core";
import type { Phase, Vote } from "../src/index.ts";
import type { Floors } from "../words/names.ts";
import { floors as german, points as punkte } from "../words/names-de.ts";
import { floors as english, points } from "../words/names-en.ts";

export interface Labels {
  readonly floors: Floors;
  readonly you: string;
  readonly phases: Record<Phase, string>;
  readonly votes: Record<Vote, string>;
  /** Each vote in one letter. */
  readonly letters: Record<Vote, string>;
  readonly beside: string;
  readonly out: string;
  readonly total: string;
  /** Before the initials of those who were voted on. */
  readonly ballots: string;
  readonly onTurn: string;
  /** A vote lies face down in front of a seat. */
  readonly hidden: string;
  readonly choosing: string;
  /** Before the vote cards in the hand. */
  readonly cards: string;
  /** Before the vote card that its owner laid. */
  readonly laid: string;
  readonly none: string;
  round(round: number, rounds: number): string;
  /** A round by its number, in three columns. */
  short(round: number): string;
  /** Over the favourites: what they are worth where they stand, and what that brings where it is not the same. */
  favourites(worth: number, brings: number): string;
}

export const labels: Record<Language, Labels> = {
  de: {
    floors: german,
    you: "(du)",
    phases: { place: "Kandidaten einsetzen", rise: "Aufstieg", vote: "Königswahl", over: "Spielende" },
    votes: { yes: "Ja", no: "Nein" },
    letters: { yes: "J", no: "N" },
    beside: "noch neben dem Schloss",
    out: "abgelehnt, für diese Runde draußen",
    total: "Summe",
    ballots: "Wahlen",
    onTurn: "am Zug",
    hidden: "▒ gelegt",
    choosing: "… wählt",
    cards: "Stimmkarten",
    laid: "gelegt",
    none: "nichts",
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    short: (round) => `R${round}`,
    favourites: (worth, brings) =>
      `★ deine Favoriten: ${punkte(worth)}${brings === worth ? "" : `, am Ende dieser Runde ${brings} wert`}`,
  },
  en: {
    floors: english,
    you: "(you)",
    phases: { place: "placing candidates", rise: "the climb", vote: "the vote", over: "the end" },
    votes: { yes: "Yes", no: "No" },
    letters: { yes: "Y", no: "N" },
    beside: "still beside the castle",
    out: "rejected, out for this round",
    total: "total",
    ballots: "votes",
    onTurn: "to move",
    hidden: "▒ laid",
    choosing: "… voting",
    cards: "Vote cards",
    laid: "laid",
    none: "nothing",
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    short: (round) => `R${round}`,
    favourites: (worth, brings) =>
      `★ your favourites: ${points(worth)}${brings === worth ? "" : `, worth ${brings} when this round ends`}`,
  },
};
