/** What the council waits for, and for whom, in German: to the viewer as du, to the council as ihr. */
import type { Seat } from "@tafelrunde/core";
import { type Character, type CouncilView, SUCCESSION } from "../src/index.ts";
import { awaitedSeats, late, laysOpen, mayChange, mayReveal, mayShield, offersIn } from "./awaiting.ts";
import { anyOf, replacementBy } from "./cards.ts";
import { verdict } from "./games-de.ts";
import { characters, list, withPoints } from "./names-de.ts";
import { suggested } from "./proposals-de.ts";

type Names = readonly string[];

export function awaited(view: CouncilView, names: Names): string {
  const { phase, viewer, chooser } = view;
  const who = awaitedSeats(view);
  const you = viewer !== "public" && who.includes(viewer);
  if (view.proposal) return answering(view, view.proposal, names);
  switch (phase) {
    case "lay":
      if (late(view).length === 0) return revealing(view, names);
      return you ? laying(view) : stillLaying(view, names);
    case "reveal":
      return revealing(view, names);
    case "effect":
      return you ? questions[view.acting!](view) : `${names[chooser!]} führt ${characters[view.acting!].whom} aus.`;
    case "second":
      return you
        ? "Dein Orakel hat gewürfelt: Welche Karte spielst du als zweite?"
        : `${names[chooser!]} wählt nach dem Orakel eine zweite Karte.`;
    case "swap":
      return you ? "Tausch deine Karte oder lass sie liegen." : `${names[chooser!]} darf die gelegte Karte tauschen.`;
    case "learn":
      return you
        ? "Welchen Charakter holst du unter deiner Übersicht hervor?"
        : `${names[chooser!]} holt einen Charakter unter der Übersicht hervor.`;
    case "discard":
      return you ? "Nicht bestanden: Wirf eine Handkarte ab." : each(who, names, "noch eine Handkarte abwerfen");
    case "recover":
      return you
        ? "Bestanden: Hol eine Karte aus deinem Abwurfstapel zurück."
        : each(who, names, "noch eine Karte aus dem Abwurfstapel zurückholen");
    case "penalty":
      return you ? paying(view) : each(who, names, "die Strafe noch hinnehmen");
    case "together":
      return together(view);
    case "over":
      return over(view);
  }
}

const each = (seats: readonly Seat[], names: Names, what: string): string =>
  `${list(seats.map((seat) => names[seat]!))} ${seats.length === 1 ? "muss" : "müssen"} ${what}.`;

function answering(view: CouncilView, proposal: NonNullable<CouncilView["proposal"]>, names: Names): string {
  const { viewer } = view;
  const open = awaitedSeats(view);
  const what = suggested(proposal, proposal.by, { names, reader: viewer === "public" ? null : viewer });
  if (proposal.by === viewer) return `Du schlägst vor, ${what}: ${each(open, names, "noch antworten")}`;
  const says = `${names[proposal.by]} schlägt vor, ${what}`;
  if (viewer !== "public" && open.includes(viewer)) return `${says}: Bist du dafür?`;
  return `${says}: ${each(open, names, "noch antworten")}`;
}

function laying(view: CouncilView): string {
  const { viewer, chair, challenge, needed, targets } = view;
  const offers = viewer === chair ? [] : offersIn(view);
  const or = offers.length === 0 ? "" : " oder schlag etwas vor";
  const lay = `Leg ${laysOpen(view) ? "offen" : "verdeckt"} eine Karte`;
  if (viewer === chair) return `Du hast den Ratsvorsitz: ${lay}, ohne ein Wort.`;
  if (challenge === SUCCESSION)
    return `Wer soll auf den Thron? ${lay}${or === "" ? ", am besten dieselbe wie alle anderen" : or}.`;
  if (needed !== null) return `Jetzt fehlt noch ${anyOf(targets[needed]!)}: ${lay}${or}.`;
  return `${lay}${or}.`;
}

function stillLaying(view: CouncilView, names: Names): string {
  const rest = `${list(late(view).map((seat) => names[seat]!))} ${late(view).length === 1 ? "muss" : "müssen"} noch eine Karte legen`;
  return mayChange(view) ? `${rest}, deine darfst du noch wechseln.` : `${rest}.`;
}

function revealing(view: CouncilView, names: Names): string {
  const { viewer, challenge, phase, seats, silence } = view;
  const able = mayReveal(view);
  const [next] = awaitedSeats(view);
  const begin = phase === "lay" ? "Alle Karten liegen: " : "";
  if (challenge === SUCCESSION)
    return viewer === "public"
      ? "Alle Karten liegen: Gleich zeigt der Rat, wer auf den Thron soll."
      : "Alle Karten liegen: Deck auf, dann zeigen alle zugleich ihre Wahl.";
  if (viewer === next) {
    const reveal = `${begin}Deck deine Karte auf`;
    return able.length === 1 || seats[next]!.waited ? `${reveal}.` : `${reveal} oder lass anderen den Vortritt.`;
  }
  if (viewer !== "public" && able.includes(viewer))
    return `${begin}${names[next!]} soll ${phase === "lay" ? "anfangen" : "weitermachen"}, aber auch du darfst aufdecken.`;
  if (phase === "lay") return `${begin}${names[next!]} ${silence === "eerie" ? "fängt an" : "soll anfangen"}.`;
  return `${names[next!]} deckt ${able.length === 1 && silence !== "eerie" ? "die letzte Karte" : "als Nächstes"} auf.`;
}

/** What the chooser is asked about the own character; Oracle and Reverser leave no choice. */
const questions: Record<Character, (view: CouncilView) => string> = {
  alchemist: ({ face }) => `Dein Alchemist wirkt: Verdoppelst oder halbierst du die ${face}?`,
  worker: ({ face }) => `Deine Arbeiterin wirkt: Kipp den Würfel zweimal von der ${face} aus.`,
  druid: ({ face }) => `Deine Druidin wirkt: Eins mehr oder eins weniger als ${face}?`,
  lady: () => "Deine Fürstin wirkt: Auf welche Zielzahl drehst du den Würfel?",
  patient: () => "Dein Geduldiger wirkt: Welche Karte holst du aus deinem Abwurfstapel zurück?",
  golem: () => `Dein Golem wirkt: Welches Ziel soll ${anyOf(replacementBy("golem"))} werden?`,
  sorcerer: ({ face }) => `Dein Hexenmeister wirkt: Wohin kippst du den Würfel von der ${face} aus?`,
  machine: ({ face }) => `Deine Maschine wirkt: Zählst du 2 oder 3 zur ${face} dazu?`,
  oracle: () => "Dein Orakel wirkt.",
  parasite: ({ face }) => `Dein Parasit wirkt: Ziehst du 2 oder 3 von der ${face} ab?`,
  knight: () => `Dein Ritter wirkt: Welches Ziel soll ${anyOf(replacementBy("knight"))} werden?`,
  reverser: () => "Deine Wandlerin wirkt.",
};

function paying(view: CouncilView): string {
  const { challenge, loss } = view;
  if (loss === 0) return "Der Schild fängt alles ab: Bestätige, dann geht es weiter.";
  const why = challenge === SUCCESSION ? "Der Rat ist sich nicht einig" : "Nicht bestanden";
  return `${why}: Nimm den Verlust von ${loss}\u00a0Gunst hin${mayShield(view) ? " oder schlag einen Schild vor" : ""}.`;
}

function together(view: CouncilView): string {
  const { joint, viewer, chair } = view;
  const what = {
    forfeit: "welche Belohnung der Rat hergibt",
    train: "wer ausgebildet wird",
    target: "welches der beiden Ziele als geschafft zählt",
  }[joint!];
  if (viewer === "public") return `Der Rat entscheidet gemeinsam, ${what}.`;
  if (viewer === chair) return `Die anderen schlagen vor, ${what}, und du antwortest.`;
  return `Entscheidet gemeinsam, ${what}: Mach einen Vorschlag.`;
}

function over({ won, score, favour, viewer }: CouncilView): string {
  const council = viewer === "public" ? "Der Rat hat" : "Ihr habt";
  if (won) return `${council} mit ${withPoints(score)} gewonnen! ${verdict(score)}`;
  const why = favour === 0 ? "Die Gunst ist aufgebraucht" : "Die Sonderregel ist nicht erfüllt";
  return `${why}: ${council} mit ${withPoints(score)} verloren.`;
}
