/** What Council of 12 says in English. */
import type { Words } from "@tafelrunde/core";
import type { CouncilEvent, CouncilView, Move, RefusalCode } from "../src/index.ts";
import { awaited } from "./awaited-en.ts";
import { event } from "./events-en.ts";
import { games, months, verdict } from "./games-en.ts";
import { hint, move } from "./moves-en.ts";
import { challengeNames, characters, points } from "./names-en.ts";
import { optionNames, type PlainKey } from "./options.ts";
import { result } from "./result-en.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

const options: Record<PlainKey, string> = {
  game: "Game",
  "game.intro": games.intro,
  "game.normal": games.normal,
  "game.chosen": games.chosen,
  petitioners: "Seven petitioners",
  challenges: "Seven challenges",
  silence: "Silence",
  "silence.none": "Three sentences are allowed",
  "silence.silent": "Silent council: 1\u00a0point for every silent round",
  "silence.eerie": "Eerily silent council: 2\u00a0points for every silent round",
  throne: "On the throne",
  "throne.nobody": "Nobody",
  memory: "Memory aid: discarded cards can be looked up",
};

const optionHints: Record<"game" | "petitioners" | "challenges" | "silence" | "throne" | "memory", string | null> = {
  game: "The introduction is shorter and easier. Every month has its own challenges, some have rules of their own.",
  petitioners: "Five lie face up, two stay face down.",
  challenges: "They come up in random order.",
  silence: "A silent council scores points for every round without a sentence.",
  throne: "Whoever inherited in an earlier game sits here and does not help this time.",
  memory: "Without it, you have to remember what has been played.",
};

const refusals: Record<RefusalCode, string> = {
  malformed: "That is not a move in this game.",
  "game-over": "The game is already over.",
  "not-now": "That is not what is being decided right now.",
  "not-your-choice": "Someone else is deciding that.",
  "proposal-open": "First, everyone has to answer the proposal on the table.",
  "no-proposal": "There is no proposal on the table.",
  "already-answered": "You have answered already.",
  "already-ready": "You are done; the others are not.",
  "not-in-hand": "You do not hold that card.",
  petitioner: "Whoever asks for help cannot help this round.",
  "already-laid": "That very card lies in front of you already.",
  "has-spoken": "You have spoken this round, and that settles it.",
  "silent-chair": "Whoever has the chair stays silent.",
  "not-laid": "There is no card in front of you.",
  "eerie-silence": "An eerily silent council reveals in turn.",
  "not-your-turn": "Nobody is waiting for you right now.",
  "no-counsel": "You may name a character only under Counsel.",
  "already-named": "You have named a character this round.",
  "too-late": "That is possible only before the first card is laid.",
  "not-possible": "That is not possible right now.",
  "no-bells": "You cannot ring the bells now.",
  "not-reachable": "The card’s effect does not reach that far.",
  "no-such-reward": "You do not have that reward.",
  "not-there": "That card is not there.",
};

export const en: Words<Move, CouncilEvent, CouncilView, Text> = {
  text: "en",
  scores: "Points",
  title: "Council of 12",
  tagline:
    "Save the twelve kingdoms together: everyone lays a hidden card, all turn the same die, and hardly a word may be said.",
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
