/** What King Up! says in English. */
import type { Words } from "@tafelrunde/core";
import type { KingUpEvent, KingUpView, Move, RefusalCode } from "../src/index.ts";
import { event } from "./events-en.ts";
import { leftToPlace, nameOf, proposed } from "./names.ts";
import { floors, list, ordinal, points } from "./names-en.ts";
import { result } from "./result-en.ts";
import { rules } from "./rules.ts";

const options: Record<"history", string> = {
  history: "Earlier votes of the round can be looked up",
};

const optionHints: Record<"history", string | null> = {
  history: "Without it, you have to remember who voted how.",
};

const refusals: Record<RefusalCode, string> = {
  malformed: "That is not a move in this game.",
  "game-over": "The game is already over.",
  "not-your-turn": "It is not your turn.",
  "not-now": "Not now: something else comes first.",
  "already-voted": "You have voted, and a laid card stays.",
  "no-no-left": "You have no No card left this round.",
  "already-placed": "That candidate is already in the castle.",
  "no-such-floor": "Candidates start on the 1st to 4th\u00a0floor only.",
  "floor-full": "There is no room left there: a floor holds four at most.",
  "not-in-castle": "That candidate is out for this round.",
};

function move(move: Move): string {
  switch (move.type) {
    case "place":
      return `Place ${nameOf(move.candidate)} on the ${ordinal(move.floor)}`;
    case "rise":
      return `Move ${nameOf(move.candidate)} up`;
    case "vote":
      return move.vote === "yes" ? "Vote Yes" : "Vote No";
  }
}

function hint(move: Move): string {
  switch (move.type) {
    case "place":
      return `Among the ${floors[move.floor]}, worth ${points(move.floor)}.`;
    case "rise":
      return "One floor up, or from the 5th to the throne.";
    case "vote":
      return move.vote === "yes" ? "Your Yes card comes back to you." : "The No card is used up for this round.";
  }
}

function awaited(view: KingUpView, names: readonly string[]): string {
  const { phase, turn, viewer } = view;
  switch (phase) {
    case "place":
      return turn === viewer ? yourPlacing(view) : `${names[turn]} is placing a candidate in the castle.`;
    case "rise":
      return turn === viewer ? "Your turn: move any candidate one floor up." : `${names[turn]} is moving a candidate up.`;
    case "vote":
      return voting(view, names);
    case "over":
      return "The game is over.";
  }
}

function yourPlacing(view: KingUpView): string {
  const after = leftToPlace(view) - 1;
  if (after === 0) return "Place your last candidate on the 1st to 4th\u00a0floor.";
  return `Place a candidate on the 1st to 4th\u00a0floor, then ${after === 1 ? "one" : after} more.`;
}

function voting(view: KingUpView, names: readonly string[]): string {
  const { seats, own } = view;
  if (own && own.vote === null)
    return `Should ${proposed(view)} take the throne? ${own.no > 0 ? "Lay Yes or No." : "Lay your Yes: you have no No left."}`;
  const late = names.filter((_, seat) => !seats[seat]!.hasVoted);
  return `${list(late)} still ${late.length === 1 ? "has" : "have"} to vote on ${proposed(view)}.`;
}

export const en: Words<Move, KingUpEvent, KingUpView> = {
  title: "King Up!",
  tagline:
    "Help six secret favourites up the castle and vote on who becomes king: a single No, and the dream of the throne is over.",
  options,
  optionHints,
  refusals,
  rules,
  move,
  hint,
  event,
  score: points,
  result,
  awaited,
};
