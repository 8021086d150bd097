/** The board's labels in English. */
import type { Card } from "@tafelrunde/twelve-thieves";
import { grouped, piecePalace } from "../choices.ts";
import type { Shortage } from "../reasons.ts";
import type { Texts } from "./texts.ts";

const kind = (card: Card, count: number): string => {
  if (card === "dancer") return count === 1 ? "1\u00a0dancer" : `${count}\u00a0dancers`;
  return `${count}\u00a0${card} ${count === 1 ? "card" : "cards"}`;
};
/** Where it is clear that cards are meant. */
const brief = (card: Card, count: number): string => (card === "dancer" ? kind(card, count) : `${count}\u00a0${card}`);
const cards = (list: readonly Card[], and = "and"): string =>
  grouped(list)
    .map(([card, count], index, all) =>
      index < all.length - 1 && all[index + 1]![0] !== "dancer" ? brief(card, count) : kind(card, count),
    )
    .join(` ${and} `);
const cardCount = (count: number): string => (count === 1 ? "1\u00a0card" : `${count}\u00a0cards`);

/** “Needs 2 red cards, you have 1.” */
function shortage({ needs, either = false, orTarget = false, has, palace }: Shortage): string {
  const target = orTarget ? ` ${either ? "or" : "and"} 1 of where he goes` : "";
  const isPlain = new Set(needs).size === 1 && !orTarget;
  const held = grouped(has).map(([card, count]) => (isPlain && card !== "dancer" ? `${count}` : brief(card, count)));
  const begin = palace === undefined ? "Needs" : `${capital(palace)} needs`;
  return `${begin} ${cards(needs, either ? "or" : "and")}${target}, you have ${held.length === 0 ? "none" : held.join(" and ")}.`;
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export const en: Texts = {
  table: "12 Thieves table",
  others: "The others at the table",
  tray: "Your board",
  hand: "Your cards",
  market: "Pile, discards and dancers",
  confirm: "Do it",
  cancel: "Back",
  takeBack: "Take back",
  payWith: "Pay with",
  withThief: "With a thief",
  hasTurn: "is playing",
  master: "Master of thieves",
  robbed: "Stolen!",
  obstacles: {
    over: "The game is over.",
    wait: "It isn’t your turn.",
    placing: "All guards have to be in place first.",
    placed: "You have none of these left to place.",
    "no-thief-home": "All your thieves are out.",
    "thief-limit": "You have used your three thief actions this turn.",
    "no-gate": "None of your guards stands beside someone else’s.",
    "no-own-guard": "No way in: you have no guard here.",
    "nobody-takes-along": "You have no guard here to take him along.",
    "only-own-guards": "No way in: someone else’s guard must stand here too.",
    "foreign-guard": "Other players’ guards stay where they are.",
    full: "All four guard spaces are taken.",
    "here-already": "He’s already here.",
    dancer: "A dancer pays for any palace.",
    "pays-nothing": "That card doesn’t pay here.",
  },
  shortage,
  colours: { red: "Red", green: "Green", white: "White", purple: "Purple", blue: "Blue", yellow: "Yellow", dancer: "Dancer" },
  pass: { cards: (count) => `Pass: ${cardCount(count)}`, dancer: (count) => `Pass: ${cardCount(count)} + dancer` },
  last: { ask: "You can’t take anything back after that.", pass: "Yes, pass", endTurn: "Yes, end turn" },
  price: (count) => `Cost: ${cardCount(count)}`,
  palace: (palace) => `${capital(palace)} palace`,
  palaceFacts: (palace, chests, top) =>
    top === null
      ? `${capital(palace)} palace, emptied`
      : `${capital(palace)} palace, ${chests === 1 ? "1\u00a0chest, it" : `${chests}\u00a0chests, the top one`} needs ${top}\u00a0thieves`,
  guards: (name, count) =>
    `${count} ${name === null ? "black " : ""}${count === 1 ? "guard" : "guards"}${name === null ? "" : ` of ${name}`}`,
  thievesOf: (name, count) => `${count} ${count === 1 ? "thief" : "thieves"} of ${name}`,
  freePlaces: (count) => (count === 1 ? "1\u00a0free guard space" : `${count}\u00a0free guard spaces`),
  piece: (piece, count) => {
    const at = piecePalace(piece);
    if (piece === "home") return `Smuggle a thief in, ${count} at home`;
    if (piece === "place:own") return `Place a guard of your own, ${count} left`;
    if (piece === "place:black") return `Place a black guard, ${count} left`;
    if (piece.startsWith("guard")) return `Your guard at the ${at} palace`;
    if (piece.startsWith("thief")) return `${count === 1 ? "Your thief" : `Your ${count} thieves`} in the ${at} palace`;
    return `Black guard at the ${at} palace`;
  },
  target: (palace, list) => (list.length === 0 ? `Target: ${palace} palace` : `Target: ${palace} palace, ${cards(list)}`),
  chip: (piece) => (piece === "home" ? "Thief in" : piece.startsWith("black") ? "Black away" : "Guard away"),
  where: (piece) => {
    if (piece === "home") return "Which palace should the thief sneak into?";
    if (piece.startsWith("thief")) return "Where should your guard take the thief?";
    return piece.startsWith("black") ? "Where should the black guard go?" : "Where should your guard go?";
  },
  who: (palace) => `${capital(palace)} palace: who should come, who should leave? Tap one.`,
  cards,
  deed: (move) => {
    switch (move.type) {
      case "place":
        return `${move.guard === "own" ? "Your" : "A black"} guard takes a place at the ${move.palace} palace.`;
      case "smuggle":
        return `A thief sneaks into the ${move.palace} palace: ${cards(move.pay)}.`;
      case "send":
        return `Your guard goes from ${move.from} to ${move.to}: ${cards(move.pay)}.`;
      case "escort":
        return `Guard and thief go from ${move.from} to ${move.to}: ${cards(move.pay)}.`;
      case "bribe":
        return `The black guard goes from ${move.from} to ${move.to}: ${cards(move.pay)}.`;
    }
  },
  endTurn: (count) => `End turn: ${cardCount(count)}`,
  pile: (count) => `${cardCount(count)} in the pile`,
  discard: (palace, count) => `${kind(palace, count)} discarded`,
  dancers: (count) => (count === 1 ? "1\u00a0open dancer" : `${count}\u00a0open dancers`),
  dancersHeld: (count) => (count === 1 ? "1\u00a0dancer among them" : `${count}\u00a0dancers among them`),
  handSize: (count) => `${cardCount(count)} in hand`,
  handCard: (card, count, paid) => `${kind(card, count)}${paid > 0 ? `, ${paid} to be paid` : ""}`,
  home: (count) => (count === 1 ? "1\u00a0thief at home" : `${count}\u00a0thieves at home`),
  chestsOf: (count, needed) => `${count} of ${needed}\u00a0chests`,
  actionsLeft: (count) => (count === 1 ? "1\u00a0thief action left" : `${count}\u00a0thief actions left`),
};
