/** What 12 Thieves says in English. */
import type { Words } from "@tafelrunde/core";
import { type Move, type RefusalCode, THIEF_ACTIONS, type ThievesEvent, type ThievesView } from "../src/index.ts";
import { event } from "./events-en.ts";
import { kinds } from "./names-en.ts";
import { result, score } from "./result-en.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

const options: Record<"guards" | "guards.posted" | "guards.chosen", string> = {
  guards: "Black guards",
  "guards.posted": "One at every palace",
  "guards.chosen": "Everyone places two",
};

const optionHints: Record<"guards", string | null> = {
  guards: "They belong to no one and make it dearer to get in. Placing them yourselves shapes the opening.",
};

const refusals: Record<RefusalCode, string> = {
  malformed: "That is not a move in this game.",
  "game-over": "The game is already over.",
  "not-your-turn": "It is not your turn.",
  "still-placing": "All guards have to be in place first.",
  "all-placed": "All guards are in place already.",
  "no-guard-to-place": "You have no such guard left to place.",
  "no-free-place": "That palace has no room for another guard.",
  "same-palace": "The guard has to go to a different palace.",
  "no-own-guard": "You have no guard at that palace.",
  "no-foreign-guard": "A guard who is not yours must stand there too.",
  "no-black-guard": "There is no black guard at that palace.",
  "no-thief-home": "All your thieves are out already.",
  "no-thief-there": "You have no thief in that palace.",
  "thief-limit": `You may make only ${THIEF_ACTIONS}\u00a0actions with thieves in a turn.`,
  "wrong-payment": "Those cards do not pay for it.",
  "not-in-hand": "You do not hold those cards.",
  "dancer-after-action": "You only get a dancer if you do nothing else in your turn.",
  "no-dancer-left": "All the dancers have been taken.",
};

function move(move: Move): string {
  switch (move.type) {
    case "place":
      return `Place a ${move.guard === "own" ? "guard" : "black guard"}: ${move.palace}`;
    case "smuggle":
      return `Smuggle in: ${move.palace} (${kinds(move.pay).join(", ")})`;
    case "send":
      return `Send a guard: ${journey(move)}`;
    case "escort":
      return `Escort a thief: ${journey(move)}`;
    case "bribe":
      return `Bribe a guard: ${journey(move)}`;
    case "draw":
      return move.dancer ? "End the turn: draw with a dancer" : "End the turn: draw cards";
  }
}

const journey = ({ from, to, pay }: Move & { type: "send" | "escort" | "bribe" }): string =>
  `${from} to ${to} (${kinds(pay).join(", ")})`;

function hint(move: Move): string {
  switch (move.type) {
    case "place":
      return move.guard === "own" ? "No thief gets in without a guard of yours." : "Getting in there costs everyone a card more.";
    case "smuggle":
      return "One more thief in the courtyard.";
    case "send":
      return "Your guard changes palaces.";
    case "escort":
      return "Your guard takes a thief along.";
    case "bribe":
      return "A black guard moves.";
    case "draw":
      return move.dancer ? "3\u00a0cards from the pile and 1\u00a0dancer." : "3\u00a0cards, or 4 if you do nothing else.";
  }
}

function awaited(view: ThievesView, names: readonly string[]): string {
  const { phase, turn, viewer } = view;
  switch (phase) {
    case "place":
      return turn === viewer ? yourGuard(view) : `${names[turn]} is placing a guard.`;
    case "act":
      return turn === viewer ? yourTurn(view) : `It is ${names[turn]}’s turn.`;
    case "over":
      return "The game is over.";
  }
}

function yourGuard({ seats, turn }: ThievesView): string {
  const { guardsToPlace: own, blacksToPlace: black } = seats[turn]!;
  if (own > 0 && black > 0) return `Place a guard: ${own} of your own and ${black} black left.`;
  if (black > 0) return black === 1 ? "Place your last black guard." : `Place a black guard: ${black} left.`;
  return own === 1 ? "Place your last guard." : `Place one of your guards: ${own} left.`;
}

/** Short: it stands above the board, where every line takes room from the palaces. */
function yourTurn({ actions, thiefActions }: ThievesView): string {
  if (actions === 0) return "Your turn: send out thieves and guards, or pass.";
  const left = THIEF_ACTIONS - thiefActions;
  if (thiefActions === 0) return "Carry on, or draw cards.";
  if (left === 0) return "Only guards now: carry on, or draw cards.";
  return `${left}\u00a0thief ${left === 1 ? "action" : "actions"} left: carry on, or draw cards.`;
}

export const en: Words<Move, ThievesEvent, ThievesView, Text> = {
  text: "en",
  scores: "Chests",
  title: "12 Thieves",
  tagline: "Bribe guards, smuggle your thieves into six palaces, and carry off enough treasure chests before anyone else does.",
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
