/** Moves as they are called on a button, and what they do, in German. */
import type { Move } from "../src/index.ts";
import { characters, effects, quoted, sentences } from "./names-de.ts";
import { button, ordinal, outcome } from "./proposals-de.ts";

export function move(move: Move): string {
  switch (move.type) {
    case "lay": {
      const lay = `${characters[move.card].bare} legen`;
      return move.say === "mute" ? lay : `${lay} (${quoted(sentences[move.say])})`;
    }
    case "say":
      return `Sagen: ${quoted(sentences[move.sentence])}`;
    case "name":
      return `${characters[move.card].bare} nennen`;
    case "propose":
      return button(move);
    case "agree":
      return "Zustimmen";
    case "disagree":
      return "Ablehnen";
    case "reveal":
      return "Aufdecken";
    case "wait":
      return "Anderen den Vortritt lassen";
    case "face":
      return `Würfel auf ${move.face} drehen`;
    case "path":
      return `Über ${move.middle} auf ${move.face} kippen`;
    case "target":
      return `Das ${ordinal(move.target)} Ziel ersetzen`;
    case "take":
      return `${characters[move.card].bare} zurückholen`;
    case "second":
      return `${characters[move.card].bare} als zweite Karte spielen`;
    case "stay":
      return "Karte liegen lassen";
    case "discard":
      return `${characters[move.card].bare} abwerfen`;
    case "learn":
      return `${characters[move.card].bare} hervorholen`;
    case "pay":
      return "Verlust hinnehmen";
  }
}

export function hint(move: Move): string {
  switch (move.type) {
    case "lay":
    case "second":
    case "learn":
      return effects[move.card].hint;
    case "say":
      return "Danach bleibt deine Karte liegen.";
    case "name":
      return "Alle hören es, und es bindet dich nicht.";
    case "propose":
      return outcome(move);
    case "agree":
      return "Beschlossen ist es, wenn alle zustimmen.";
    case "disagree":
      return "Ein Nein genügt, und der Vorschlag ist vom Tisch.";
    case "reveal":
      return "Dann sehen alle deine Karte.";
    case "wait":
      return "Das geht einmal in jeder Runde.";
    case "face":
      return `Der Würfel zeigt dann ${move.face}.`;
    case "path":
      return `Auch die ${move.middle} war dann zu sehen.`;
    case "target":
      return "Das andere Ziel bleibt, wie es ist.";
    case "take":
      return "Die Karte kommt zurück auf deine Hand.";
    case "stay":
      return "Es bleibt, wie es ist.";
    case "discard":
      return "Alle sehen die Karte auf deinem Abwurfstapel.";
    case "pay":
      return "Es geht weiter, wenn alle das tun.";
  }
}
