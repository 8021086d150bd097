/** What King Up! says in German. */
import type { Words } from "@tafelrunde/core";
import type { KingUpEvent, KingUpView, Move, RefusalCode } from "../src/index.ts";
import { event } from "./events-de.ts";
import { leftToPlace, nameOf, proposed } from "./names.ts";
import { floors, list, points, upstairs } from "./names-de.ts";
import { result } from "./result-de.ts";
import { rules } from "./rules.ts";

const options: Record<"history", string> = {
  history: "Frühere Abstimmungen der Runde lassen sich nachlesen",
};

const optionHints: Record<"history", string | null> = {
  history: "Ohne sie müsst ihr euch merken, wer wie gestimmt hat.",
};

const refusals: Record<RefusalCode, string> = {
  malformed: "Das ist kein Zug in diesem Spiel.",
  "game-over": "Die Partie ist schon zu Ende.",
  "not-your-turn": "Du bist gerade nicht an der Reihe.",
  "not-now": "Jetzt nicht: Erst ist etwas anderes dran.",
  "already-voted": "Du hast schon abgestimmt, und was liegt, das liegt.",
  "no-no-left": "Du hast in dieser Runde keine Nein-Karte mehr.",
  "already-placed": "Dieser Kandidat steht schon im Schloss.",
  "no-such-floor": "Kandidaten beginnen nur im 1. bis 4.\u00a0Stock.",
  "floor-full": "Dort ist kein Platz mehr: In jedes Stockwerk passen höchstens vier.",
  "not-in-castle": "Dieser Kandidat ist in dieser Runde nicht mehr dabei.",
};

function move(move: Move): string {
  switch (move.type) {
    case "place":
      return `${nameOf(move.candidate)} ${upstairs(move.floor)}`;
    case "rise":
      return `${nameOf(move.candidate)} ein Stockwerk nach oben`;
    case "vote":
      return move.vote === "yes" ? "Mit Ja stimmen" : "Mit Nein stimmen";
  }
}

function hint(move: Move): string {
  switch (move.type) {
    case "place":
      return `${floors[move.floor]}: ${points(move.floor)} wert.`;
    case "rise":
      return "Ein Stockwerk höher oder auf den Thron.";
    case "vote":
      return move.vote === "yes" ? "Deine Ja-Karte kommt zu dir zurück." : "Die Nein-Karte ist für diese Runde verbraucht.";
  }
}

function awaited(view: KingUpView, names: readonly string[]): string {
  const { phase, turn, viewer } = view;
  switch (phase) {
    case "place":
      return turn === viewer ? yourPlacing(view) : `${names[turn]} setzt einen Kandidaten ins Schloss.`;
    case "rise":
      return turn === viewer
        ? "Du bist am Zug: Zieh einen Kandidaten ein Stockwerk nach oben."
        : `${names[turn]} zieht einen Kandidaten nach oben.`;
    case "vote":
      return voting(view, names);
    case "over":
      return "Die Partie ist zu Ende.";
  }
}

function yourPlacing(view: KingUpView): string {
  const after = leftToPlace(view) - 1;
  if (after === 0) return "Setz deinen letzten Kandidaten in den 1.\u00a0bis 4.\u00a0Stock.";
  return `Setz einen Kandidaten in den 1.\u00a0bis 4.\u00a0Stock, danach noch ${after === 1 ? "einen" : after}.`;
}

function voting(view: KingUpView, names: readonly string[]): string {
  const { seats, own } = view;
  if (own && own.vote === null)
    return `Soll ${proposed(view)} auf den Thron? ${own.no > 0 ? "Leg Ja oder Nein." : "Leg dein Ja, ein Nein hast du nicht mehr."}`;
  const late = names.filter((_, seat) => !seats[seat]!.hasVoted);
  return `${list(late)} ${late.length === 1 ? "muss" : "müssen"} noch über ${proposed(view)} abstimmen.`;
}

export const de: Words<Move, KingUpEvent, KingUpView> = {
  title: "King Up!",
  tagline:
    "Hilf sechs geheimen Favoriten im Schloss nach oben und stimme ab, wer König wird: Ein einziges Nein, und der Traum vom Thron ist aus.",
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
