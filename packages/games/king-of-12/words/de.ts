/** What King of 12 says in German. */
import type { Words } from "@tafelrunde/core";
import { type Card, CARDS, type KingEvent, type KingView, type Move, type RefusalCode } from "../src/index.ts";
import { cards } from "./cards-de.ts";
import { event, list } from "./events-de.ts";
import { result, score } from "./result-de.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

type OptionKey = "set" | "set.first" | "set.random" | "set.chosen" | "cards" | `cards.${Card}`;

const cardNames = Object.fromEntries(CARDS.map((card) => [`cards.${card}`, cards[card].name])) as Record<`cards.${Card}`, string>;

const options: Record<OptionKey, string> = {
  set: "Karten im Spiel",
  "set.first": "Karten für die erste Partie",
  "set.random": "Zufällig gezogen",
  "set.chosen": "Selbst gewählt",
  cards: "Sechs Karten zum Ritter dazu",
  ...cardNames,
};

const optionHints: Record<"set" | "cards", string | null> = {
  set: "Sieben der zwölf Charaktere spielen mit, für alle dieselben.",
  cards: null,
};

const refusals: Record<RefusalCode, string> = {
  malformed: "Das ist kein Zug in diesem Spiel.",
  "game-over": "Die Partie ist schon zu Ende.",
  "already-laid": "Du hast schon gelegt, und was liegt, das liegt.",
  "not-in-hand": "Diese Karte hast du nicht auf der Hand.",
  "not-this-choice": "Darum geht es gerade nicht.",
  "not-your-choice": "Das entscheidet gerade jemand anderes.",
  "not-a-neighbour": "Diese Seite grenzt nicht an die, die oben liegt.",
  "no-such-token": "Einen solchen Marker gibt es dort nicht zu holen.",
};

function move(move: Move): string {
  switch (move.type) {
    case "lay":
      return `${cards[move.card].bare} legen`;
    case "tip":
      return `Auf ${move.face} kippen`;
    case "steal":
      return move.token === 1 ? "Einser nehmen" : "Zweier nehmen";
    case "spare":
      return "Nichts nehmen";
    case "keep":
      return `${cards[move.card].bare} unter den Würfel legen`;
  }
}

function hint(move: Move): string {
  switch (move.type) {
    case "lay":
      return cards[move.card].hint;
    case "tip":
      return `Dein Würfel zeigt dann ${move.face}.`;
    case "steal":
      return move.token === 1 ? "Ein Marker mit 1\u00a0Punkt wechselt zu dir." : "Ein Marker mit 2\u00a0Punkten wechselt zu dir.";
    case "spare":
      return "Alle Marker bleiben, wo sie sind.";
    case "keep":
      return "Die Karte fehlt dir von nun an.";
  }
}

function awaited(view: KingView, names: readonly string[]): string {
  const { chooser, victim, viewer } = view;
  switch (view.phase) {
    case "lay": {
      const late = [...view.seats.keys()].filter((seat) => !view.seats[seat]!.hasLaid);
      if (viewer !== "public" && late.includes(viewer)) return "Leg verdeckt eine Karte.";
      return `${list(late.map((seat) => names[seat]!))} ${late.length === 1 ? "muss" : "müssen"} noch eine Karte legen.`;
    }
    case "tip":
      if (chooser === viewer) return "Hexenmeister: Auf welche Seite kippst du deinen Würfel?";
      return `${names[chooser!]} kippt den Würfel mit dem Hexenmeister.`;
    case "steal":
      if (chooser === viewer) return `Du darfst ${names[victim!]} einen Marker wegnehmen.`;
      return `${names[chooser!]} darf ${victim === viewer ? "dir" : names[victim!]} einen Marker wegnehmen.`;
    case "keep":
      if (chooser === viewer) return "Die Runde gehört dir: Welche Karte legst du unter deinen Würfel?";
      return `${names[chooser!]} hat die Runde gewonnen und legt eine Karte unter den Würfel.`;
    case "over":
      return "Die Partie ist zu Ende.";
  }
}

export const de: Words<Move, KingEvent, KingView, Text> = {
  text: "de",
  scores: "Gewonnene Runden",
  title: "King of 12",
  tagline:
    "Bluffe mit sieben Karten um den höchsten Würfelwert: Gleiches hebt sich auf, und wer zwei Runden gewinnt, gewinnt die Partie.",
  options,
  optionHints,
  refusals,
  rules,
  move,
  hint,
  event,
  score,
  result,
  awaited,
};
