/** The board's labels in English. */
import type { Card } from "@tafelrunde/twelve-thieves";
import { grouped, piecePalace } from "../choices.ts";
import type { Texts } from "./texts.ts";

const kind = (card: Card, count: number): string => {
  if (card === "dancer") return count === 1 ? "1 dancer" : `${count} dancers`;
  return count === 1 ? `1 ${card} card` : `${count} ${card} cards`;
};
const cards = (list: readonly Card[]): string =>
  grouped(list)
    .map(([card, count]) => kind(card, count))
    .join(" and ");
const cardCount = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export const en: Texts = {
  table: "12 Thieves table",
  others: "The others at the table",
  tray: "Your board",
  hand: "Your cards",
  market: "Pile, discards and dancers",
  you: "you",
  confirm: "Do it",
  cancel: "Back",
  takeBack: "Take back",
  payWith: "Pay with",
  alone: "Alone",
  withThief: "With a thief",
  thieves: "Thieves",
  chests: "Chests",
  actions: "Thief actions",
  hasTurn: "is playing",
  master: "Master of thieves",
  robbed: "Robbed!",
  dancer: "A dancer pays for any palace.",
  prompts: {
    act: "Touch a thief, a guard or a palace.",
    place: "Touch the palace where your guard shall stand.",
    placeEither: "One of yours or a black guard? Then touch a palace.",
  },
  reasons: {
    over: "The game is over.",
    wait: "It is not your turn.",
    placing: "First, all guards take their places.",
    placed: "You have none of these left to place.",
    "no-thief-home": "All your thieves are out.",
    "thief-limit": "You have had three actions with thieves this turn.",
    "no-gate": "None of your guards stands beside a guard who is not yours.",
    "no-cards": "You lack the cards for that.",
    "no-own-guard": "None of your guards stands there.",
    "only-own-guards": "Only your guards stand there: one must be somebody else's.",
    full: "All four places there are taken.",
    "here-already": "That is where it stands.",
  },
  colours: { red: "Red", green: "Green", white: "White", purple: "Purple", blue: "Blue", yellow: "Yellow", dancer: "Dancer" },
  pass: { cards: (count) => `Pass: ${cardCount(count)}`, dancer: (count) => `Pass: ${cardCount(count)} + dancer` },
  gate: { price: (count) => `Entry: ${cardCount(count)}`, closed: "No entry" },
  palace: (palace) => `${capital(palace)} palace`,
  palaceFacts: (palace, chests, top) =>
    top === null
      ? `${capital(palace)} palace, robbed bare`
      : `${capital(palace)} palace, ${chests === 1 ? "1 chest, it" : `${chests} chests, the top one`} needs ${top} thieves`,
  guards: (name, count) =>
    `${count} ${name === null ? "black " : ""}${count === 1 ? "guard" : "guards"}${name === null ? "" : ` of ${name}`}`,
  thievesOf: (name, count) => `${count} ${count === 1 ? "thief" : "thieves"} of ${name}`,
  freePlaces: (count) => (count === 1 ? "1 free place" : `${count} free places`),
  piece: (piece, count) => {
    const at = piecePalace(piece);
    if (piece === "home") return `Smuggle a thief in, ${count} at home`;
    if (piece === "place:own") return `Place a guard of your own, ${count} left`;
    if (piece === "place:black") return `Place a black guard, ${count} left`;
    if (piece.startsWith("guard")) return `Your guard before the ${at} palace`;
    if (piece.startsWith("thief")) return `${count === 1 ? "Your thief" : `Your ${count} thieves`} in the ${at} palace`;
    return `Black guard before the ${at} palace`;
  },
  target: (palace, list) => (list.length === 0 ? `Target: ${palace} palace` : `Target: ${palace} palace, ${cards(list)}`),
  where: (piece) => {
    if (piece === "home") return "Which palace shall the thief sneak into?";
    if (piece.startsWith("thief")) return "Where shall your guard take the thief?";
    return piece.startsWith("black") ? "Where shall the black guard go?" : "Where shall your guard go?";
  },
  who: (palace) => `Who shall go to the ${palace} palace? Touch a piece that glows.`,
  cards,
  deed: (move) => {
    switch (move.type) {
      case "place":
        return `${move.guard === "own" ? "Your" : "A black"} guard takes a place before the ${move.palace} palace.`;
      case "smuggle":
        return `A thief sneaks into the ${move.palace} palace: ${cards(move.pay)}.`;
      case "send":
        return `Your guard goes from the ${move.from} to the ${move.to} palace: ${cards(move.pay)}.`;
      case "escort":
        return `Guard and thief go from the ${move.from} to the ${move.to} palace: ${cards(move.pay)}.`;
      case "bribe":
        return `The black guard goes from the ${move.from} to the ${move.to} palace: ${cards(move.pay)}.`;
    }
  },
  endTurn: (count) => `End turn: ${cardCount(count)}`,
  pile: (count) => `${cardCount(count)} in the pile`,
  discard: (palace, count) => `${kind(palace, count)} discarded`,
  dancers: (count) => (count === 1 ? "1 open dancer" : `${count} open dancers`),
  dancersHeld: (count) => (count === 1 ? "1 dancer among them" : `${count} dancers among them`),
  handSize: (count) => `${cardCount(count)} in hand`,
  handCard: (card, count, paid) => `${kind(card, count)}${paid > 0 ? `, ${paid} to be paid` : ""}`,
  home: (count) => (count === 1 ? "1 thief at home" : `${count} thieves at home`),
  chestsOf: (count, needed) => `${count} of ${needed} chests`,
  progress: (count, needed) => `${count} of ${needed} thieves needed`,
  actionsLeft: (count) => (count === 1 ? "1 action with a thief left" : `${count} actions with a thief left`),
};
