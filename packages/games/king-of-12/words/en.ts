/** What King of 12 says in English. */
import type { Words } from "@tafelrunde/core";
import { type Card, CARDS, type KingEvent, type KingView, type Move, type RefusalCode } from "../src/index.ts";
import { cards } from "./cards-en.ts";
import { event, list } from "./events-en.ts";
import { result, score } from "./result-en.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

type OptionKey = "set" | "set.first" | "set.random" | "set.chosen" | "cards" | `cards.${Card}`;

const cardNames = Object.fromEntries(CARDS.map((card) => [`cards.${card}`, cards[card].name])) as Record<`cards.${Card}`, string>;

const options: Record<OptionKey, string> = {
  set: "Cards in play",
  "set.first": "The set for a first game",
  "set.random": "Drawn at random",
  "set.chosen": "Your own choice",
  cards: "Six cards to join the Knight",
  ...cardNames,
};

const optionHints: Record<"set" | "cards", string | null> = {
  set: "Seven of the twelve characters are in play, the same for everyone.",
  cards: null,
};

const refusals: Record<RefusalCode, string> = {
  malformed: "That is not a move in this game.",
  "game-over": "The game is already over.",
  "already-laid": "You have laid your card, and a laid card stays.",
  "not-in-hand": "That card is not in your hand.",
  "not-this-choice": "That is not what is being decided right now.",
  "not-your-choice": "That is someone else’s choice.",
  "not-a-neighbour": "That face does not touch the one on top.",
  "no-such-token": "There is no such token to take.",
};

function move(move: Move): string {
  switch (move.type) {
    case "lay":
      return `Play ${cards[move.card].name}`;
    case "tip":
      return `Tip to ${move.face}`;
    case "steal":
      return move.token === 1 ? "Take a 1" : "Take a 2";
    case "spare":
      return "Take nothing";
    case "keep":
      return `Put ${cards[move.card].name} under your die`;
  }
}

function hint(move: Move): string {
  switch (move.type) {
    case "lay":
      return cards[move.card].hint;
    case "tip":
      return `Your die will show ${move.face}.`;
    case "steal":
      return `A ${move.token}-point token comes to you.`;
    case "spare":
      return "All tokens stay where they are.";
    case "keep":
      return "You play on without it.";
  }
}

function awaited(view: KingView, names: readonly string[]): string {
  const { chooser, victim, viewer } = view;
  switch (view.phase) {
    case "lay": {
      const late = [...view.seats.keys()].filter((seat) => !view.seats[seat]!.hasLaid);
      if (viewer !== "public" && late.includes(viewer)) return "Choose a card to lay face down.";
      return `${list(late.map((seat) => names[seat]!))} still ${late.length === 1 ? "has" : "have"} to lay a card.`;
    }
    case "tip":
      if (chooser === viewer) return "Sorcerer: which face do you tip your die to?";
      return `${names[chooser!]} is tipping a die with the Sorcerer.`;
    case "steal":
      if (chooser === viewer) return `You may take a token from ${names[victim!]}.`;
      return `${names[chooser!]} may take a token from ${victim === viewer ? "you" : names[victim!]}.`;
    case "keep":
      if (chooser === viewer) return "The round is yours: which card goes under your die?";
      return `${names[chooser!]} won the round and puts a card under the die.`;
    case "over":
      return "The game is over.";
  }
}

export const en: Words<Move, KingEvent, KingView, Text> = {
  text: "en",
  scores: "Rounds won",
  title: "King of 12",
  tagline: "Bluff with seven cards for the highest value: equals cancel out, and whoever wins two rounds wins the game.",
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
