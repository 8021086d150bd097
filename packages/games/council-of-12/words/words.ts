/** Council of 12 in words: which line of a dictionary says what. The same in every language. */
import type { Words } from "@tafelrunde/core";
import { bandOf, type CouncilEvent, type CouncilView, type Move } from "../src/index.ts";
import { awaitedIn } from "./awaited.ts";
import { eventIn } from "./events.ts";
import { optionsIn } from "./options.ts";
import { proposalIn } from "./proposals.ts";
import { resultIn } from "./result.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

export const wordsIn = (text: Text): Words<Move, CouncilEvent, CouncilView, Text> => ({
  text,
  title: text.title,
  tagline: text.tagline,
  options: optionsIn(text),
  optionHints: text.optionHints,
  refusals: text.refusals,
  rules,
  move: (move) => moveIn(text, move),
  hint: (move) => hintIn(text, move),
  event: (event, names, reader = null) => eventIn(text, event, names, reader),
  scores: text.scores,
  score: text.points,
  result: (view, names, reader = null) => resultIn(text, view, names, reader),
  verdict: (score) => text.bands[bandOf(score)]!,
  awaited: (view, names) => awaitedIn(text, view, names),
});

function moveIn(text: Text, move: Move): string {
  switch (move.type) {
    case "lay":
      return move.say === "mute" ? text.moveLay(move.card) : text.moveLayAndSay(move.card, text.sentences[move.say]);
    case "say":
      return text.moveSay(text.sentences[move.sentence]);
    case "name":
      return text.moveName(move.card);
    case "propose":
      return text.movePropose(proposalIn(text, move, (seat) => text.seatNumber(seat + 1)));
    case "agree":
      return text.moveAgree;
    case "disagree":
      return text.moveDisagree;
    case "reveal":
      return text.moveReveal;
    case "wait":
      return text.moveWait;
    case "face":
      return text.moveFace(move.face);
    case "path":
      return text.movePath(move.middle, move.face);
    case "target":
      return text.moveTarget(move.target);
    case "take":
      return text.moveTake(move.card);
    case "second":
      return text.moveSecond(move.card);
    case "stay":
      return text.moveStay;
    case "discard":
      return text.moveDiscard(move.card);
    case "learn":
      return text.moveLearn(move.card);
    case "pay":
      return text.movePay;
  }
}

function hintIn(text: Text, move: Move): string {
  switch (move.type) {
    case "lay":
    case "second":
    case "learn":
      return text.characters[move.card].hint;
    case "say":
      return text.hintSay;
    case "name":
      return text.hintName;
    case "propose":
      return text.hintPropose[move.what];
    case "agree":
      return text.hintAgree;
    case "disagree":
      return text.hintDisagree;
    case "reveal":
      return text.hintReveal;
    case "wait":
      return text.hintWait;
    case "face":
      return text.hintFace(move.face);
    case "path":
      return text.hintPath(move.middle);
    case "target":
      return text.hintTarget;
    case "take":
      return text.hintTake;
    case "stay":
      return text.hintStay;
    case "discard":
      return text.hintDiscard;
    case "pay":
      return text.hintPay;
  }
}
