/** King of 12 in English. */
import type { Who } from "@tafelrunde/core";
import { grammar, plural } from "@tafelrunde/core/grammar/en";
import type { Card } from "../src/index.ts";
import type { Text } from "./text.ts";

const points = (count: number): string => plural(count, "point", "points");
/** "Mia’s", within a sentence and at its beginning. */
const whose = (who: Who): string => who.as("your", (name) => `${name}’s`);
const firstWhose = (who: Who): string => who.as("Your", (name) => `${name}’s`);

const CARDS: Text["cards"] = {
  alchemist: { name: "Alchemist", glyph: "× 2", hint: "Your die counts double." },
  gambler: { name: "Gambler", glyph: "1 ↔ 2", hint: "The runner-up scores 2\u00a0points, the winner only\u00a01." },
  golem: { name: "Golem", glyph: "= 12", hint: "Counts 12, but only 1 if your die itself shows 12." },
  knight: { name: "Knight", glyph: "↓ wins", hint: "The lowest value wins this turn." },
  lady: { name: "Lady", glyph: "✕ all", hint: "Cancels all other cards; the lowest Lady robs the highest." },
  machine: { name: "Machine", glyph: "+ 7", hint: "Your die counts 7 more." },
  merchants: { name: "Merchants", glyph: "← pass", hint: "First of all, every die moves one seat to the left." },
  oracle: { name: "Oracle", glyph: "↻ roll", hint: "You reroll your die after everything else." },
  parasite: { name: "Parasite", glyph: "− 7", hint: "Your die counts 7 less." },
  reverser: { name: "Reverser", glyph: "↕ flip", hint: "Turns your die over: a\u00a03 becomes a\u00a010." },
  sorcerer: { name: "Sorcerer", glyph: "↷ tip", hint: "You tip your die onto one of the five faces next to it." },
  troublemakers: { name: "Troublemakers", glyph: "↕ all", hint: "Turn every die over: a\u00a03 becomes a\u00a010." },
};
const the = (card: Card): string => `the ${CARDS[card].name}`;

const SEVERAL: Record<Card, string> = {
  alchemist: "Alchemists",
  gambler: "Gamblers",
  golem: "Golems",
  knight: "Knights",
  lady: "Ladies",
  machine: "Machines",
  merchants: "Merchants cards",
  oracle: "Oracles",
  parasite: "Parasites",
  reverser: "Reversers",
  sorcerer: "Sorcerers",
  troublemakers: "Troublemakers cards",
};
/** By how many there are. */
const ALL = ["", "", "Both", "All three", "All four"] as const;

export const text: Text = {
  grammar,
  title: "King of 12",
  tagline: "Bluff with seven cards for the highest value: equals cancel out, and whoever wins two rounds wins the game.",

  cards: CARDS,

  options: {
    set: "Cards in play",
    "set.first": "The set for a first game",
    "set.random": "Drawn at random",
    "set.chosen": "Your own choice",
    cards: "Six cards to join the Knight",
  },
  optionHints: { set: "Seven of the twelve characters are in play, the same for everyone.", cards: null },

  refusals: {
    malformed: "That is not a move in this game.",
    "game-over": "The game is already over.",
    "already-laid": "You have laid your card, and a laid card stays.",
    "not-in-hand": "That card is not in your hand.",
    "not-this-choice": "That is not what is being decided right now.",
    "not-your-choice": "That is someone else’s choice.",
    "not-a-neighbour": "That face does not touch the one on top.",
    "no-such-token": "There is no such token to take.",
  },

  scores: "Rounds won",
  rounds: (count) => plural(count, "round", "rounds"),
  points,

  moveLay: (card) => `Play ${CARDS[card].name}`,
  moveTip: (face) => `Tip to ${face}`,
  moveSteal: { 1: "Take a\u00a01", 2: "Take a\u00a02" },
  moveSpare: "Take nothing",
  moveKeep: (card) => `Put ${CARDS[card].name} under your die`,
  hintTip: (face) => `Your die will show ${face}.`,
  hintSteal: { 1: "A 1-point token comes to you.", 2: "A 2-point token comes to you." },
  hintSpare: "All tokens stay where they are.",
  hintKeep: "You play on without it.",

  layNow: "Choose a card to lay face down.",
  oneHasToLay: (name) => `${name} still has to play a card.`,
  someHaveToLay: (names) => `${names} still have to play a card.`,
  tipNow: "Sorcerer: which face do you tip your die to?",
  isTipping: (name) => `${name} is tipping a die with the Sorcerer.`,
  mayTake: (who, from) => `${who.first} may take a token from ${from.name}.`,
  keepNow: "The round is yours: which card goes under your die?",
  isKeeping: (name) => `${name} won the round and puts a card under the die.`,
  isOver: "The game is over.",

  setChosen: (cards) => `In play: ${cards}.`,
  rolled: (round, faces) => `Round\u00a0${round}, everyone rolls: ${faces}.`,
  laid: (who, card) => `${who.does("lay", "lays")} ${the(card)} face down.`,
  revealed: (cards) => `Cards up: ${cards}.`,
  cardsCancelled: (card, count) => `${ALL[count]} ${SEVERAL[card]} cancel each other out.`,
  yourCardCancelled: (card, other) => `Your ${CARDS[card].name} and ${whose(other)} cancel each other out.`,
  yourCardCancelledBySome: (card, others) => `Your ${CARDS[card].name} and those of ${others.name} cancel each other out.`,
  overruled: (by, owner) => `${firstWhose(by)} Lady cancels ${whose(owner)} card.`,
  overruledSome: (by, owners) => `${firstWhose(by)} Lady cancels ${whose(owners)} cards.`,
  dicePassed: (by, faces) => `${firstWhose(by)} Merchants pass every die to the left: ${faces}.`,
  allFlipped: (by, faces) => `${firstWhose(by)} Troublemakers turn every die over: ${faces}.`,
  flipped: (who, from, face) => `The Reverser turns ${whose(who)} die over: ${from} becomes ${face}.`,
  tipped: (who, from, face) => `${firstWhose(who)} Sorcerer tips the die from ${from} to ${face}.`,
  rerolled: (who, from, face) => `The Oracle rerolls ${whose(who)} die: ${from} becomes ${face}.`,
  rerolledTheSame: (who, face) => `The Oracle rerolls ${whose(who)} die: ${face} again.`,
  valued: (values) => `Values: ${values}.`,
  golemOn12: "Golem on a\u00a012",
  bothHave: (who, value) => `${who.first} both have ${value}: equal values cancel out.`,
  allHave: (who, value) => `${who.first} all have ${value}: equal values cancel out.`,
  scored: (two, one) => `${two.does("win", "wins")} the turn and ${two.verb("take", "takes")} ${points(2)}, ${one.name}\u00a01.`,
  scoredLow: (two, one) =>
    `With the Knight, the lowest value wins: ${two.name} ${two.verb("take", "takes")} ${points(2)}, ${one.name}\u00a01.`,
  scoredSwapped: (two, one) =>
    `The Gambler swaps winner and runner-up: ${two.name} ${two.verb("take", "takes")} ${points(2)}, ${one.name}\u00a01.`,
  scoredLowSwapped: (two, one) =>
    `Knight and Gambler, second lowest wins: ${two.name} ${two.verb("take", "takes")} ${points(2)}, ${one.name}\u00a01.`,
  scoredAlone: (who) => `Only ${whose(who)} value is left standing: ${points(2)}.`,
  scoredAloneSwapped: (who) => `Only ${whose(who)} value is left standing, and the Gambler makes it ${points(1)}.`,
  nobodyScored: "No value is left standing: nobody scores.",
  stolen: (who, count, from) =>
    `${who.does("have", "has")} the lowest Lady and ${who.verb("take", "takes")} ${points(count)} from ${from.name}.`,
  spared: (who, from) => `${who.first} could steal, but ${who.verb("let", "lets")} ${from.name} keep every point.`,
  theftFailed: {
    tie: "The Ladies are tied: nobody is robbed.",
    "no-token": "The highest Lady has nothing to take: nobody is robbed.",
  },
  roundOver: {
    "eight-points": (totals) => `Round over, ${points(8)} reached. Points: ${totals}.`,
    "last-card": (totals) => `Round over, one card left. Points: ${totals}.`,
  },
  totalsCancelled: (who, total) => `${who.first} cancel out at ${total} each.`,
  twoTotalsCancelled: (who, total, others, othersTotal) =>
    `${who.first} cancel out at ${total} each, ${others.name} at ${othersTotal} each.`,
  wonRound: (who) => `${who.does("win", "wins")} the round.`,
  nobodyWonRound: "Nobody wins the round.",
  youKept: (card) => `You put ${the(card)} under your die. Only you know that.`,
  keptCard: (who, card) => `${who.does("put", "puts")} ${the(card)} under the die.`,
  kept: (who) => `${who.does("put", "puts")} a hidden card under the die.`,
  won: (who) => `That is a second round won: ${who.name} ${who.verb("win", "wins")} the game!`,

  winsOverOne: (who, total, next, nextTotal) =>
    `${who.does("win", "wins")} the deciding round with ${points(total)}, ahead of ${next.name} (${nextTotal}).`,
  winsOverSome: (who, total, next, nextTotal) =>
    `${who.does("win", "wins")} the deciding round with ${points(total)}, ahead of ${next.name} (${nextTotal}\u00a0each).`,
  winsByCancelled: (who, total, others, othersTotal) =>
    `${who.does("win", "wins")} the deciding round with ${points(total)}, because ${others.name} cancel out at ${othersTotal} each.`,

  round: (round) => `Round\u00a0${round}`,
  turn: (turn) => `turn\u00a0${turn}`,
  choosing: "choosing",
  discardPile: "Discard pile",

  table: "King of 12 table",
  others: "The others at the table",
  hand: "Your cards",
  lay: "Play it",
  keep: "Under the die",
  back: "Back",
  close: "Close",
  lowWins: "Low wins",
  swapped: "Places swapped",
  king: "King of 12",
  tracker: "Who has played what?",
  hiddenCard: "face-down card",
  cancelled: "cancelled",
  secret: "Only you know it",
  pickFace: "Tap one of the faces around it.",
  pickToken: "Tap what you take.",
  reasons: {
    played: "Already played this round.",
    laid: "It lies in front of you, and a laid card stays.",
    kept: "It lies under your die and never comes back.",
    wait: "You are not playing a card right now.",
    other: "That one can wait: take the glowing card now.",
  },
  marks: { played: "played", laid: "laid", kept: "put away" },
  otherFace: (face) => `That one can wait: take the ${face} now.`,
  handSize: (count) => `${plural(count, "card", "cards")} in hand`,
  roundsWon: (count) => `${plural(count, "round", "rounds")} won`,
  tokens: (ones, twos) => `${twos}\u00a0×\u00a02, ${ones}\u00a0×\u00a01`,
  die: (face) => `Die shows ${face}`,
  worth: (value) => `Value\u00a0${value}`,
  total: (count) => `Total\u00a0${count}`,

  stars: "rounds",
  hidden: "face down",
  yourTurn: "your turn",
  underDie: "Under the die",
  cardCount: (count) => plural(count, "card", "cards"),

  lesson: {
    welcome:
      "Welcome to the table! You all hold the same seven cards, and one die each. Whoever makes the highest value out of the two scores.",
    alchemist: "You have a\u00a05. The Alchemist doubles it: pick him and lay him face down. All cards are turned up together.",
    machine:
      "10 was the highest value: 2\u00a0points for you! The die itself still shows\u00a05. The Machine turns that into\u00a012, so try it.",
    sorcerer: "Mira had the same idea. Equal cards cancel each other out, so only your 5 counted. Now take the Sorcerer.",
    tip: "He really tips the die, onto one of the five faces next to the top. Take the\u00a011!",
    parasite:
      "The 11 stays with you for the turns to come. The other two are about to aim high: play the Parasite this time, and watch.",
    knight: "12 and 12: equal values cancel out too, and your 4 wins. Now the Knight: with him, the lowest value wins.",
    keep: "8\u00a0points: the round is over, and it is yours. Slide a card under your die. You play on without it, and only you know which one it is.",
    farewell: "One more round like that and you are the King of 12. That is all you need to know: have fun!",
  },
};
