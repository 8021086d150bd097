/** The board's labels in German. */
import type { Card, Palace } from "@tafelrunde/twelve-thieves";
import { grouped, piecePalace } from "../choices.ts";
import type { Texts } from "./texts.ts";

const STEMS: { readonly [palace in Palace]: string } = {
  red: "rot",
  green: "grün",
  white: "weiß",
  purple: "lila",
  blue: "blau",
  yellow: "gelb",
};
const inflected = (palace: Palace, ending: string): string => (palace === "purple" ? "lila" : STEMS[palace] + ending);

const nominative = (palace: Palace): string => `${inflected(palace, "er")} Palast`;
/** After "vor dem", "zum", "vom", and after "in den", "vor den". */
const oblique = (palace: Palace): string => `${inflected(palace, "en")} Palast`;
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const kind = (card: Card, count: number): string => {
  if (card === "dancer") return count === 1 ? "1 Tänzerin" : `${count} Tänzerinnen`;
  return count === 1 ? `1 ${inflected(card, "e")} Karte` : `${count} ${inflected(card, "e")} Karten`;
};
const cards = (list: readonly Card[]): string =>
  grouped(list)
    .map(([card, count]) => kind(card, count))
    .join(" und ");
const cardCount = (count: number): string => (count === 1 ? "1 Karte" : `${count} Karten`);

export const de: Texts = {
  table: "Spieltisch 12 Thieves",
  others: "Die anderen am Tisch",
  tray: "Dein Tableau",
  hand: "Deine Karten",
  market: "Stapel, Ablage und Tänzerinnen",
  you: "du",
  confirm: "Los",
  cancel: "Zurück",
  takeBack: "Zurücknehmen",
  payWith: "Bezahlen mit",
  alone: "Allein",
  withThief: "Mit Dieb",
  thieves: "Diebe",
  chests: "Truhen",
  actions: "Diebesaktionen",
  hasTurn: "ist am Zug",
  master: "Meister der Diebe",
  robbed: "Geraubt!",
  dancer: "Die Tänzerin zahlt für jeden Palast.",
  prompts: {
    act: "Tippe einen Dieb, einen Wächter oder einen Palast an.",
    place: "Tippe den Palast an, vor dem dein Wächter stehen soll.",
    placeEither: "Eigener oder schwarzer Wächter? Tippe dann einen Palast an.",
  },
  reasons: {
    over: "Das Spiel ist aus.",
    wait: "Du bist gerade nicht am Zug.",
    placing: "Erst werden alle Wächter aufgestellt.",
    placed: "Davon hast du keinen mehr aufzustellen.",
    "no-thief-home": "Alle deine Diebe sind unterwegs.",
    "thief-limit": "Drei Aktionen mit Dieben hattest du schon in diesem Zug.",
    "no-gate": "Nirgends steht ein eigener neben einem fremden Wächter.",
    "no-cards": "Dafür fehlen dir die passenden Karten.",
    "no-own-guard": "Dort steht kein Wächter von dir.",
    "only-own-guards": "Dort stehen nur deine Wächter: Es muss auch ein fremder da sein.",
    full: "Dort sind alle vier Plätze besetzt.",
    "here-already": "Da steht er schon.",
  },
  colours: { red: "Rot", green: "Grün", white: "Weiß", purple: "Lila", blue: "Blau", yellow: "Gelb", dancer: "Tänzerin" },
  pass: { cards: (count) => `Passen: ${cardCount(count)}`, dancer: (count) => `Passen: ${cardCount(count)} + Tänzerin` },
  gate: { price: (count) => `Eintritt: ${cardCount(count)}`, closed: "Kein Einlass" },
  palace: (palace) => capital(nominative(palace)),
  palaceFacts: (palace, chests, top) =>
    top === null
      ? `${capital(nominative(palace))}, leer geraubt`
      : `${capital(nominative(palace))}, ${chests === 1 ? "1 Truhe, sie" : `${chests} Truhen, die oberste`} braucht ${top} Diebe`,
  guards: (name, count) => {
    if (name === null) return count === 1 ? "1 schwarzer Wächter" : `${count} schwarze Wächter`;
    return `${count} Wächter von ${name}`;
  },
  thievesOf: (name, count) => (count === 1 ? `1 Dieb von ${name}` : `${count} Diebe von ${name}`),
  freePlaces: (count) => (count === 1 ? "1 Platz frei" : `${count} Plätze frei`),
  piece: (piece, count) => {
    const at = piecePalace(piece);
    if (piece === "home") return `Dieb einschleusen, ${count} zu Hause`;
    if (piece === "place:own") return `Eigenen Wächter aufstellen, noch ${count}`;
    if (piece === "place:black") return `Schwarzen Wächter aufstellen, noch ${count}`;
    if (piece.startsWith("guard")) return `Eigener Wächter vor dem ${oblique(at!)}`;
    if (piece.startsWith("thief")) return `${count === 1 ? "Eigener Dieb" : `${count} eigene Diebe`} im ${oblique(at!)}`;
    return `Schwarzer Wächter vor dem ${oblique(at!)}`;
  },
  target: (palace, list) => (list.length === 0 ? `Ziel: ${nominative(palace)}` : `Ziel: ${nominative(palace)}, ${cards(list)}`),
  where: (piece) => {
    if (piece === "home") return "In welchen Palast soll der Dieb?";
    if (piece.startsWith("thief")) return "Wohin soll dein Wächter den Dieb bringen?";
    return piece.startsWith("black") ? "Wohin mit dem schwarzen Wächter?" : "Wohin mit deinem Wächter?";
  },
  who: (palace) => `Wer soll zum ${oblique(palace)}? Tippe eine leuchtende Figur an.`,
  cards,
  deed: (move) => {
    switch (move.type) {
      case "place":
        return `${move.guard === "own" ? "Dein" : "Ein schwarzer"} Wächter stellt sich vor den ${oblique(move.palace)}.`;
      case "smuggle":
        return `Ein Dieb schleicht in den ${oblique(move.palace)}: ${cards(move.pay)}.`;
      case "send":
        return `Dein Wächter geht vom ${inflected(move.from, "en")} zum ${oblique(move.to)}: ${cards(move.pay)}.`;
      case "escort":
        return `Wächter und Dieb gehen vom ${inflected(move.from, "en")} zum ${oblique(move.to)}: ${cards(move.pay)}.`;
      case "bribe":
        return `Der schwarze Wächter geht vom ${inflected(move.from, "en")} zum ${oblique(move.to)}: ${cards(move.pay)}.`;
    }
  },
  endTurn: (count) => `Zug beenden: ${cardCount(count)}`,
  pile: (count) => `${cardCount(count)} im Stapel`,
  discard: (palace, count) => `${kind(palace, count)} in der Ablage`,
  dancers: (count) => (count === 1 ? "1 offene Tänzerin" : `${count} offene Tänzerinnen`),
  dancersHeld: (count) => (count === 1 ? "1 Tänzerin darunter" : `${count} Tänzerinnen darunter`),
  handSize: (count) => `${cardCount(count)} auf der Hand`,
  handCard: (card, count, paid) => `${kind(card, count)}${paid > 0 ? `, ${paid} davon als Bezahlung` : ""}`,
  home: (count) => (count === 1 ? "1 Dieb zu Hause" : `${count} Diebe zu Hause`),
  chestsOf: (count, needed) => `${count} von ${needed} Truhen`,
  progress: (count, needed) => `${count} von ${needed} nötigen Dieben`,
  actionsLeft: (count) => (count === 1 ? "Noch 1 Aktion mit Dieb" : `Noch ${count} Aktionen mit Dieb`),
};
