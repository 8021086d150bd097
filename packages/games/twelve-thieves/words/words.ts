/** 12 Thieves in words: which line of a dictionary says what. The same in every language. */
import type { Words } from "@tafelrunde/core";
import { type Move, THIEF_ACTIONS, type ThievesEvent, type ThievesView } from "../src/index.ts";
import { kindsIn } from "./cards.ts";
import { eventIn, resultIn } from "./events.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

export const wordsIn = (text: Text): Words<Move, ThievesEvent, ThievesView, Text> => ({
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
  score: text.chests,
  result: (view, names, reader = null) => resultIn(text, view, names, reader),
  awaited: (view, names) => awaitedIn(text, view, names),
});

function moveIn(text: Text, move: Move): string {
  const paid = "pay" in move ? kindsIn(text, move.pay).join(", ") : "";
  switch (move.type) {
    case "place":
      return move.guard === "own" ? text.movePlaceOwn(move.palace) : text.movePlaceBlack(move.palace);
    case "smuggle":
      return text.moveSmuggle(move.palace, paid);
    case "send":
      return text.moveSend(move.from, move.to, paid);
    case "escort":
      return text.moveEscort(move.from, move.to, paid);
    case "bribe":
      return text.moveBribe(move.from, move.to, paid);
    case "draw":
      return move.dancer ? text.moveDrawDancer : text.moveDraw;
  }
}

function hintIn(text: Text, move: Move): string {
  switch (move.type) {
    case "place":
      return move.guard === "own" ? text.hintPlaceOwn : text.hintPlaceBlack;
    case "smuggle":
      return text.hintSmuggle;
    case "send":
      return text.hintSend;
    case "escort":
      return text.hintEscort;
    case "bribe":
      return text.hintBribe;
    case "draw":
      return move.dancer ? text.hintDrawDancer : text.hintDraw;
  }
}

function awaitedIn(text: Text, view: ThievesView, names: readonly string[]): string {
  const { phase, turn, viewer } = view;
  switch (phase) {
    case "place":
      return turn === viewer ? yourGuard(text, view) : text.isPlacing(names[turn]!);
    case "act":
      return turn === viewer ? yourTurn(text, view) : text.isActing(names[turn]!);
    case "over":
      return text.isOver;
  }
}

function yourGuard(text: Text, { seats, turn }: ThievesView): string {
  const { guardsToPlace: own, blacksToPlace: black } = seats[turn]!;
  if (own > 0 && black > 0) return text.placeEither(own, black);
  if (black > 0) return black === 1 ? text.placeLastBlack : text.placeBlack(black);
  return own === 1 ? text.placeLastOwn : text.placeOwn(own);
}

function yourTurn(text: Text, { actions, thiefActions }: ThievesView): string {
  if (actions === 0) return text.turnBegins;
  if (thiefActions === 0) return text.turnGoesOn;
  return thiefActions === THIEF_ACTIONS ? text.onlyGuardsNow : text.thievesGoOn(THIEF_ACTIONS - thiefActions);
}
