/** King of 12 in words: which line of a dictionary says what. The same in every language. */
import { peopleAt, type Words } from "@tafelrunde/core";
import { CARDS, type KingEvent, type KingView, type Move } from "../src/index.ts";
import { eventIn, resultIn } from "./events.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

export const wordsIn = (text: Text): Words<Move, KingEvent, KingView, Text> => ({
  text,
  title: text.title,
  tagline: text.tagline,
  options: { ...text.options, ...Object.fromEntries(CARDS.map((card) => [`cards.${card}`, text.cards[card].name])) },
  optionHints: text.optionHints,
  refusals: text.refusals,
  rules,
  move: (move) => moveIn(text, move),
  hint: (move) => hintIn(text, move),
  event: (event, names, reader = null) => eventIn(text, event, names, reader),
  scores: text.scores,
  score: text.rounds,
  result: (view, names, reader = null) => resultIn(text, view, names, reader),
  awaited: (view, names) => awaitedIn(text, view, names),
});

function moveIn(text: Text, move: Move): string {
  switch (move.type) {
    case "lay":
      return text.moveLay(move.card);
    case "tip":
      return text.moveTip(move.face);
    case "steal":
      return text.moveSteal[move.token];
    case "spare":
      return text.moveSpare;
    case "keep":
      return text.moveKeep(move.card);
  }
}

function hintIn(text: Text, move: Move): string {
  switch (move.type) {
    case "lay":
      return text.cards[move.card].hint;
    case "tip":
      return text.hintTip(move.face);
    case "steal":
      return text.hintSteal[move.token];
    case "spare":
      return text.hintSpare;
    case "keep":
      return text.hintKeep;
  }
}

function awaitedIn(text: Text, view: KingView, names: readonly string[]): string {
  const { phase, chooser, victim, viewer } = view;
  switch (phase) {
    case "lay":
      return laying(text, view, names);
    case "tip":
      return chooser === viewer ? text.tipNow : text.isTipping(names[chooser!]!);
    case "steal": {
      const who = peopleAt(names, viewer === "public" ? null : viewer, text.grammar);
      return text.mayTake(who(chooser!), who(victim!));
    }
    case "keep":
      return chooser === viewer ? text.keepNow : text.isKeeping(names[chooser!]!);
    case "over":
      return text.isOver;
  }
}

function laying(text: Text, { seats, viewer }: KingView, names: readonly string[]): string {
  if (viewer !== "public" && !seats[viewer]!.hasLaid) return text.layNow;
  const late = names.filter((_, seat) => !seats[seat]!.hasLaid);
  return (late.length === 1 ? text.oneHasToLay : text.someHaveToLay)(text.grammar.list(late));
}
