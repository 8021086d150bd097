/** King Up! in words: which line of a dictionary says what. The same in every language. */
import type { Words } from "@tafelrunde/core";
import type { KingUpEvent, KingUpView, Move } from "../src/index.ts";
import { eventIn, resultIn } from "./events.ts";
import { leftToPlace, proposed } from "./facts.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

export const wordsIn = (text: Text): Words<Move, KingUpEvent, KingUpView, Text> => ({
  text,
  title: text.title,
  tagline: text.tagline,
  options: text.options,
  optionHints: text.optionHints,
  refusals: text.refusals,
  rules,
  move: (move) => moveIn(text, move),
  hint: (move) => hintIn(text, move),
  event: (event, names, reader = null) => eventIn(text, event, names, reader),
  scores: text.scores,
  score: text.points,
  result: (view, names, reader = null) => resultIn(text, view, names, reader),
  awaited: (view, names) => awaitedIn(text, view, names),
});

function moveIn(text: Text, move: Move): string {
  switch (move.type) {
    case "place":
      return text.movePlace(text.candidates[move.candidate], move.floor);
    case "rise":
      return text.moveRise(text.candidates[move.candidate]);
    case "vote":
      return text.moveVote[move.vote];
  }
}

function hintIn(text: Text, move: Move): string {
  switch (move.type) {
    case "place":
      return text.hintPlace(move.floor);
    case "rise":
      return text.hintRise;
    case "vote":
      return text.hintVote[move.vote];
  }
}

function awaitedIn(text: Text, view: KingUpView, names: readonly string[]): string {
  const { phase, turn, viewer } = view;
  switch (phase) {
    case "place":
      return turn === viewer ? yourPlacing(text, view) : text.isPlacing(names[turn]!);
    case "rise":
      return turn === viewer ? text.riseNow : text.isRising(names[turn]!);
    case "vote":
      return voting(text, view, names);
    case "over":
      return text.isOver;
  }
}

function yourPlacing(text: Text, view: KingUpView): string {
  const after = leftToPlace(view) - 1;
  if (after === 0) return text.placeLast;
  return after === 1 ? text.placeOneMore : text.placeMore(after);
}

function voting(text: Text, view: KingUpView, names: readonly string[]): string {
  const { seats, own } = view;
  const candidate = text.candidates[proposed(view)];
  if (own && own.vote === null) return own.no > 0 ? text.voteNow(candidate) : text.voteYesNow(candidate);
  const late = names.filter((_, seat) => !seats[seat]!.hasVoted);
  const haveTo = late.length === 1 ? text.oneHasToVote : text.someHaveToVote;
  return haveTo(text.grammar.list(late), candidate);
}
