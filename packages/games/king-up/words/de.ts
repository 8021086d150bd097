/** What King Up! says in German. */
import type { Words } from "@tafelrunde/core";
import type { KingUpEvent, KingUpView, Move, RefusalCode } from "../src/index.ts";
import { event } from "./events-de.ts";
import { leftToPlace, nameOf, proposed } from "./names.ts";
import { floors, list, points } from "./names-de.ts";
import { rules } from "./rules.ts";

const options: Record<"history", string> = {
  history: "Frühere Abstimmungen der Runde lassen sich nachlesen",
};

const refusals: Record<RefusalCode, string> = {
  malformed: "Das ist kein Zug in diesem Spiel.",
  "game-over": "Das Spiel ist schon zu Ende.",
  "not-your-turn": "Du bist gerade nicht an der Reihe.",
  "not-now": "Jetzt nicht: Erst ist etwas anderes dran.",
  "already-voted": "Du hast schon abgestimmt, und was liegt, das liegt.",
  "no-no-left": "Du hast in dieser Runde keine Nein-Karte mehr.",
  "already-placed": "Dieser Kandidat steht schon im Schloss.",
  "no-such-floor": "Kandidaten beginnen nur im 1. bis 4. Stock.",
  "floor-full": "Dort ist kein Platz mehr: In jedes Stockwerk passen höchstens vier.",
  "not-in-castle": "Dieser Kandidat ist in dieser Runde nicht mehr dabei.",
};

function move(move: Move): string {
  switch (move.type) {
    case "place":
      return `${nameOf(move.candidate)} in den ${move.floor}. Stock`;
    case "rise":
      return `${nameOf(move.candidate)} aufsteigen lassen`;
    case "vote":
      return move.vote === "yes" ? "Mit Ja stimmen" : "Mit Nein stimmen";
  }
}

function hint(move: Move): string {
  switch (move.type) {
    case "place":
      return `Stockwerk der ${floors[move.floor]}, ${points(move.floor)} wert.`;
    case "rise":
      return "Ein Stockwerk höher, vom 5. auf den Thron.";
    case "vote":
      return move.vote === "yes" ? "Deine Ja-Karte kommt zu dir zurück." : "Die Nein-Karte ist für diese Runde verbraucht.";
  }
}

function awaited(view: KingUpView, names: readonly string[]): string {
  const { phase, turn, viewer } = view;
  switch (phase) {
    case "place":
      return turn === viewer ? yourPlacing(view) : `${names[turn]} stellt einen Kandidaten ins Schloss.`;
    case "rise":
      return turn === viewer
        ? "Du bist am Zug: Lass einen Kandidaten ein Stockwerk aufsteigen."
        : `${names[turn]} lässt einen Kandidaten aufsteigen.`;
    case "vote":
      return voting(view, names);
    case "over":
      return "Das Spiel ist zu Ende.";
  }
}

function yourPlacing(view: KingUpView): string {
  const after = leftToPlace(view) - 1;
  if (after === 0) return "Stelle deinen letzten Kandidaten in den 1. bis 4. Stock.";
  return `Stelle einen Kandidaten in den 1. bis 4. Stock. Danach setzt du noch ${after === 1 ? "einen" : after} Kandidaten ein.`;
}

function voting(view: KingUpView, names: readonly string[]): string {
  const { seats, own } = view;
  if (own && own.vote === null)
    return `Soll ${proposed(view)} die Krone bekommen? ${own.no > 0 ? "Lege Ja oder Nein." : "Lege dein Ja, ein Nein hast du nicht mehr."}`;
  const late = names.filter((_, seat) => !seats[seat]!.hasVoted);
  return `${list(late)} ${late.length === 1 ? "muss" : "müssen"} noch über ${proposed(view)} abstimmen.`;
}

export const de: Words<Move, KingUpEvent, KingUpView> = {
  title: "King Up!",
  tagline:
    "Hilf sechs geheimen Favoriten im Schloss nach oben und stimme ab, wer König wird: Ein einziges Nein, und der Traum vom Thron ist aus.",
  options,
  refusals,
  rules,
  move,
  hint,
  event,
  awaited,
};
