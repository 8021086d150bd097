/** The board's labels in German. */
import type { Card, Palace } from "@tafelrunde/twelve-thieves";
import { grouped, piecePalace } from "../choices.ts";
import type { Shortage } from "../reasons.ts";
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
  if (card === "dancer") return count === 1 ? "1\u00a0Tänzerin" : `${count}\u00a0Tänzerinnen`;
  return `${count}\u00a0${inflected(card, "e")} ${count === 1 ? "Karte" : "Karten"}`;
};
/** Where it is clear that cards are meant. */
const brief = (card: Card, count: number): string =>
  card === "dancer" ? kind(card, count) : `${count}\u00a0${inflected(card, "e")}`;
const cards = (list: readonly Card[], and = "und"): string =>
  grouped(list)
    .map(([card, count], index, all) =>
      index < all.length - 1 && all[index + 1]![0] !== "dancer" ? brief(card, count) : kind(card, count),
    )
    .join(` ${and} `);
const cardCount = (count: number): string => (count === 1 ? "1\u00a0Karte" : `${count}\u00a0Karten`);

/** „Braucht 2 rote Karten, du hast 1.“ */
function shortage({ needs, either = false, orTarget = false, has, palace }: Shortage): string {
  const target = orTarget ? ` ${either ? "oder" : "und"} 1 vom Ziel` : "";
  const isPlain = new Set(needs).size === 1 && !orTarget;
  const held = grouped(has).map(([card, count]) => (isPlain && card !== "dancer" ? `${count}` : brief(card, count)));
  const begin = palace === undefined ? "Braucht" : `${capital(STEMS[palace])} braucht`;
  return `${begin} ${cards(needs, either ? "oder" : "und")}${target}, du hast ${held.length === 0 ? "keine" : held.join(" und ")}.`;
}

const way = ({ from, to }: { readonly from: Palace; readonly to: Palace }): string =>
  `von ${capital(STEMS[from])} nach ${capital(STEMS[to])}`;

export const de: Texts = {
  table: "Spieltisch 12 Thieves",
  others: "Die anderen am Tisch",
  tray: "Dein Spielertableau",
  hand: "Deine Karten",
  market: "Stapel, Ablagestapel und Tänzerinnen",
  confirm: "Los",
  cancel: "Zurück",
  takeBack: "Zurücknehmen",
  payWith: "Bezahlen mit",
  withThief: "Mit Dieb",
  hasTurn: "ist am Zug",
  master: "Meister der Diebe",
  robbed: "Geraubt!",
  obstacles: {
    over: "Die Partie ist zu Ende.",
    wait: "Du bist gerade nicht am Zug.",
    placing: "Erst werden alle Wächter aufgestellt.",
    placed: "Davon hast du keinen mehr aufzustellen.",
    "no-thief-home": "Alle deine Diebe sind unterwegs.",
    "thief-limit": "Du hattest schon drei Diebesaktionen in diesem Zug.",
    "no-gate": "Nirgends steht dein Wächter neben einem fremden.",
    "no-own-guard": "Kein Einlass: Hier steht kein Wächter von dir.",
    "nobody-takes-along": "Hier steht kein Wächter von dir, der ihn mitnimmt.",
    "only-own-guards": "Kein Einlass: Hier muss auch ein fremder Wächter stehen.",
    "foreign-guard": "Fremde Wächter bleiben, wo sie sind.",
    full: "Alle vier Wächterfelder sind besetzt.",
    "here-already": "Da steht er schon.",
    dancer: "Die Tänzerin zahlt für jeden Palast.",
    "pays-nothing": "Diese Karte zahlt hier nicht.",
  },
  shortage,
  colours: { red: "Rot", green: "Grün", white: "Weiß", purple: "Lila", blue: "Blau", yellow: "Gelb", dancer: "Tänzerin" },
  pass: { cards: (count) => `Passen: ${cardCount(count)}`, dancer: (count) => `Passen: ${cardCount(count)} + Tänzerin` },
  last: { ask: "Danach kannst du nichts mehr zurücknehmen.", pass: "Ja, passen", endTurn: "Ja, Zug beenden" },
  price: (count) => `Preis: ${cardCount(count)}`,
  palace: (palace) => capital(nominative(palace)),
  palaceFacts: (palace, chests, top) =>
    top === null
      ? `${capital(nominative(palace))}, leer geraubt`
      : `${capital(nominative(palace))}, ${chests === 1 ? "1\u00a0Truhe, sie" : `${chests}\u00a0Truhen, die oberste`} braucht ${top}\u00a0Diebe`,
  guards: (name, count) => {
    if (name === null) return count === 1 ? "1 schwarzer Wächter" : `${count} schwarze Wächter`;
    return `${count} Wächter von ${name}`;
  },
  thievesOf: (name, count) => (count === 1 ? `1 Dieb von ${name}` : `${count} Diebe von ${name}`),
  freePlaces: (count) => (count === 1 ? "1\u00a0Wächterfeld frei" : `${count}\u00a0Wächterfelder frei`),
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
  chip: (piece) => (piece === "home" ? "Dieb hinein" : piece.startsWith("black") ? "Schwarzer fort" : "Wächter fort"),
  where: (piece) => {
    if (piece === "home") return "In welchen Palast soll der Dieb?";
    if (piece.startsWith("thief")) return "Wohin soll dein Wächter den Dieb bringen?";
    return piece.startsWith("black") ? "Wohin mit dem schwarzen Wächter?" : "Wohin mit deinem Wächter?";
  },
  who: (palace) => `${capital(nominative(palace))}: Wer soll hin, wer soll fort? Tippe jemanden an.`,
  cards,
  deed: (move) => {
    switch (move.type) {
      case "place":
        return `${move.guard === "own" ? "Dein" : "Ein schwarzer"} Wächter stellt sich vor den ${oblique(move.palace)}.`;
      case "smuggle":
        return `Ein Dieb schleicht in den ${oblique(move.palace)}: ${cards(move.pay)}.`;
      case "send":
        return `Dein Wächter geht ${way(move)}: ${cards(move.pay)}.`;
      case "escort":
        return `Wächter und Dieb gehen ${way(move)}: ${cards(move.pay)}.`;
      case "bribe":
        return `Schwarz geht ${way(move)}: ${cards(move.pay)}.`;
    }
  },
  endTurn: (count) => `Zug beenden: ${cardCount(count)}`,
  pile: (count) => `${cardCount(count)} im Stapel`,
  discard: (palace, count) => `${kind(palace, count)} auf dem Ablagestapel`,
  dancers: (count) => (count === 1 ? "1\u00a0offene Tänzerin" : `${count}\u00a0offene Tänzerinnen`),
  dancersHeld: (count) => (count === 1 ? "1\u00a0Tänzerin darunter" : `${count}\u00a0Tänzerinnen darunter`),
  handSize: (count) => `${cardCount(count)} auf der Hand`,
  handCard: (card, count, paid) => `${kind(card, count)}${paid > 0 ? `, ${paid} davon als Bezahlung` : ""}`,
  home: (count) => (count === 1 ? "1\u00a0Dieb zu Hause" : `${count}\u00a0Diebe zu Hause`),
  chestsOf: (count, needed) => `${count} von ${needed}\u00a0Truhen`,
  actionsLeft: (count) => (count === 1 ? "Noch 1\u00a0Diebesaktion" : `Noch ${count}\u00a0Diebesaktionen`),
};
