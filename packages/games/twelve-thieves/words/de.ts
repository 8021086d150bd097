/** What 12 Thieves says in German. */
import type { Words } from "@tafelrunde/core";
import { type Move, type RefusalCode, THIEF_ACTIONS, type ThievesEvent, type ThievesView } from "../src/index.ts";
import { event } from "./events-de.ts";
import { kinds, palaces } from "./names-de.ts";
import { result, score } from "./result-de.ts";
import { rules } from "./rules.ts";
import type { Text } from "./text.ts";

const options: Record<"guards" | "guards.posted" | "guards.chosen", string> = {
  guards: "Schwarze Wächter",
  "guards.posted": "Einer vor jedem Palast",
  "guards.chosen": "Alle stellen je zwei auf",
};

const optionHints: Record<"guards", string | null> = {
  guards: "Sie gehören niemandem und machen den Eintritt teurer. Wer sie selbst aufstellt, lenkt den Anfang.",
};

const refusals: Record<RefusalCode, string> = {
  malformed: "Das ist kein Zug in diesem Spiel.",
  "game-over": "Die Partie ist schon zu Ende.",
  "not-your-turn": "Du bist gerade nicht an der Reihe.",
  "still-placing": "Erst müssen alle Wächter stehen.",
  "all-placed": "Alle Wächter sind schon aufgestellt.",
  "no-guard-to-place": "Von diesen Wächtern hast du keinen mehr aufzustellen.",
  "no-free-place": "Vor diesem Palast ist kein Wächterfeld mehr frei.",
  "same-palace": "Der Wächter muss zu einem anderen Palast gehen.",
  "no-own-guard": "Vor diesem Palast steht kein Wächter von dir.",
  "no-foreign-guard": "Vor diesem Palast muss auch ein fremder Wächter stehen.",
  "no-black-guard": "Vor diesem Palast steht kein schwarzer Wächter.",
  "no-thief-home": "Alle deine Diebe sind schon unterwegs.",
  "no-thief-there": "In diesem Palast ist kein Dieb von dir.",
  "thief-limit": `In einem Zug darfst du nur ${THIEF_ACTIONS}\u00a0Aktionen mit Dieben machen.`,
  "wrong-payment": "Mit diesen Karten lässt sich das nicht bezahlen.",
  "not-in-hand": "Diese Karten hast du nicht auf der Hand.",
  "dancer-after-action": "Eine Tänzerin bekommst du nur, wenn du in deinem Zug nichts anderes tust.",
  "no-dancer-left": "Es liegt keine Tänzerin mehr aus.",
};

function move(move: Move): string {
  switch (move.type) {
    case "place":
      return `${move.guard === "own" ? "Wächter" : "Schwarzen Wächter"} aufstellen: ${palaces[move.palace].name}`;
    case "smuggle":
      return `Einschleusen: ${palaces[move.palace].name} (${kinds(move.pay).join(", ")})`;
    case "send":
      return `Umsetzen: ${journey(move)}`;
    case "escort":
      return `Umsetzen mit Dieb: ${journey(move)}`;
    case "bribe":
      return `Bestechen: ${journey(move)}`;
    case "draw":
      return move.dancer ? "Zug beenden: Karten und Tänzerin ziehen" : "Zug beenden: Karten ziehen";
  }
}

const journey = ({ from, to, pay }: Move & { type: "send" | "escort" | "bribe" }): string =>
  `${palaces[from].name} nach ${palaces[to].name} (${kinds(pay).join(", ")})`;

function hint(move: Move): string {
  switch (move.type) {
    case "place":
      return move.guard === "own"
        ? "Ohne eigenen Wächter kommt kein Dieb hinein."
        : "Einschleusen kostet dort 1\u00a0Karte mehr.";
    case "smuggle":
      return "Ein Dieb mehr im Innenhof.";
    case "send":
      return "Dein Wächter zieht um.";
    case "escort":
      return "Ein Dieb geht gleich mit.";
    case "bribe":
      return "Schwarzer Wächter zieht um.";
    case "draw":
      return move.dancer ? "3\u00a0Karten vom Stapel und 1\u00a0Tänzerin." : "3\u00a0Karten, oder 4, wenn du sonst nichts tust.";
  }
}

function awaited(view: ThievesView, names: readonly string[]): string {
  const { phase, turn, viewer } = view;
  switch (phase) {
    case "place":
      return turn === viewer ? yourGuard(view) : `${names[turn]} stellt einen Wächter auf.`;
    case "act":
      return turn === viewer ? yourTurn(view) : `${names[turn]} ist am Zug.`;
    case "over":
      return "Die Partie ist zu Ende.";
  }
}

function yourGuard({ seats, turn }: ThievesView): string {
  const { guardsToPlace: own, blacksToPlace: black } = seats[turn]!;
  if (own > 0 && black > 0)
    return `Stell einen Wächter auf: noch ${own} ${own === 1 ? "eigener" : "eigene"}, ${black} ${black === 1 ? "schwarzer" : "schwarze"}.`;
  if (black > 0)
    return black === 1 ? "Stell deinen letzten schwarzen Wächter auf." : `Stell einen schwarzen Wächter auf: noch ${black}.`;
  return own === 1 ? "Stell deinen letzten Wächter auf." : `Stell einen deiner Wächter auf: noch ${own}.`;
}

/** Short: it stands above the board, where every line takes room from the palaces. */
function yourTurn({ actions, thiefActions }: ThievesView): string {
  if (actions === 0) return "Dein Zug: Schick Diebe und Wächter los oder passe.";
  const left = THIEF_ACTIONS - thiefActions;
  if (thiefActions === 0) return "Mach weiter oder zieh Karten.";
  if (left === 0) return "Jetzt nur noch Wächter: Mach weiter oder zieh Karten.";
  return `Noch ${left}\u00a0${left === 1 ? "Diebesaktion" : "Diebesaktionen"}: Mach weiter oder zieh Karten.`;
}

export const de: Words<Move, ThievesEvent, ThievesView, Text> = {
  text: "de",
  scores: "Truhen",
  title: "12 Thieves",
  tagline: "Bestich Wächter, schleuse deine Diebe in sechs Paläste ein und raube schneller als alle anderen genug Schatztruhen.",
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
