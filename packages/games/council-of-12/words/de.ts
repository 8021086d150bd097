/** What Council of 12 says in German. */
import type { Words } from "@tafelrunde/core";
import type { CouncilEvent, CouncilView, Move, RefusalCode } from "../src/index.ts";
import { awaited } from "./awaited-de.ts";
import { event } from "./events-de.ts";
import { games, months, verdict } from "./games-de.ts";
import { hint, move } from "./moves-de.ts";
import { challengeNames, characters, points } from "./names-de.ts";
import { optionNames, type PlainKey } from "./options.ts";
import { result } from "./result-de.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

const options: Record<PlainKey, string> = {
  game: "Partie",
  "game.intro": games.intro,
  "game.normal": games.normal,
  "game.chosen": games.chosen,
  petitioners: "Sieben Hilfesuchende",
  challenges: "Sieben Herausforderungen",
  silence: "Stille",
  "silence.none": "Drei Sätze sind erlaubt",
  "silence.silent": "Stiller Rat: 1\u00a0Punkt je stiller Runde",
  "silence.eerie": "Unheimlich stiller Rat: 2\u00a0Punkte je stiller Runde",
  throne: "Auf dem Thron",
  "throne.nobody": "Niemand",
  memory: "Gedächtnishilfe: Abgeworfene Karten lassen sich nachlesen",
};

const optionHints: Record<"game" | "petitioners" | "challenges" | "silence" | "throne" | "memory", string | null> = {
  game: "Die Einführung ist kürzer und leichter. Jeder Monat hat eigene Herausforderungen, manche eigene Regeln.",
  petitioners: "Fünf liegen offen, zwei bleiben verdeckt.",
  challenges: "Sie kommen in zufälliger Reihenfolge.",
  silence: "Ein stiller Rat bekommt am Ende Punkte für jede Runde ohne einen Satz.",
  throne: "Wer in einer früheren Partie geerbt hat, sitzt hier und hilft diesmal nicht.",
  memory: "Ohne sie müsst ihr euch merken, was schon gespielt ist.",
};

const refusals: Record<RefusalCode, string> = {
  malformed: "Das gibt es in diesem Spiel nicht.",
  "game-over": "Die Partie ist schon zu Ende.",
  "not-now": "Darum geht es gerade nicht.",
  "not-your-choice": "Das entscheidet gerade jemand anderes.",
  "proposal-open": "Erst braucht der Vorschlag auf dem Tisch eine Antwort von allen.",
  "no-proposal": "Es liegt kein Vorschlag auf dem Tisch.",
  "already-answered": "Du hast schon geantwortet.",
  "already-ready": "Du bist schon fertig, die anderen noch nicht.",
  "not-in-hand": "Diese Karte hast du nicht auf der Hand.",
  petitioner: "Wer um Hilfe bittet, kann in dieser Runde nicht helfen.",
  "already-laid": "Genau diese Karte liegt schon vor dir.",
  "has-spoken": "Du hast in dieser Runde schon etwas gesagt, jetzt gilt es.",
  "silent-chair": "Mit dem Ratsvorsitz bleibst du stumm.",
  "not-laid": "Vor dir liegt keine Karte.",
  "eerie-silence": "Im unheimlich stillen Rat wird der Reihe nach aufgedeckt.",
  "not-your-turn": "Gewartet wird gerade nicht auf dich.",
  "no-counsel": "Einen Charakter darfst du nur bei einer Absprache nennen.",
  "already-named": "Du hast in dieser Runde schon einen Charakter genannt.",
  "too-late": "Das geht nur, bevor die erste Karte liegt.",
  "not-possible": "Das ist gerade nicht möglich.",
  "no-bells": "An die große Glocke könnt ihr das jetzt nicht hängen.",
  "not-reachable": "So weit reicht die Wirkung dieser Karte nicht.",
  "no-such-reward": "Diese Belohnung habt ihr nicht.",
  "not-there": "Diese Karte liegt dort nicht.",
};

export const de: Words<Move, CouncilEvent, CouncilView, Text> = {
  text: "de",
  scores: "Punkte",
  title: "Council of 12",
  tagline:
    "Rettet gemeinsam die zwölf Reiche: Alle legen verdeckt eine Karte, drehen am selben Würfel und dürfen fast nichts sagen.",
  options: optionNames(options, { months, characters, challengeNames }),
  optionHints,
  refusals,
  rules,
  move,
  hint,
  event,
  score: points,
  result,
  verdict,
  awaited,
};
