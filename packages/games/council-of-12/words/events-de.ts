/** What happened, in German. Names never stand in the genitive, and no pronoun stands for a member: both are right for all. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilEvent } from "../src/index.ts";
import { characters, list, quoted, sentences, titled } from "./names-de.ts";
import { decided, ordinal, suggested } from "./proposals-de.ts";
import { rewards } from "./stakes-de.ts";
import {
  belled,
  convened,
  ended,
  helped,
  idle,
  laid,
  replaced,
  roundBegan,
  scouted,
  succession,
  took,
  turned,
} from "./tellings-de.ts";

type Names = readonly string[];

const all = (seats: readonly Seat[], names: Names): string => list(seats.map((seat) => names[seat]!));

export function event(event: CouncilEvent, names: Names): string | undefined {
  switch (event.type) {
    case "convened":
      return convened(event);
    case "chaired":
      return `Das Los gibt ${names[event.seat]} den Ratsvorsitz: kein Wort, und die Karte liegt offen.`;
    case "rolled":
      if (event.from === null) return `Der Würfel zeigt zu Beginn ${event.face}.`;
      return `Der Würfel wird geworfen: Aus ${event.from} wird ${event.face === event.from ? "wieder " : ""}${event.face}.`;
    case "tilted":
      return `Der Würfel wird von ${event.from} auf ${event.face} gedreht.`;
    case "round-began":
      return roundBegan(event);
    case "renewed":
      return `${names[event.seat]} erneuert die Hand: Nur ${characters[event.card].who} bleibt auf dem Abwurfstapel, alles andere kommt zurück.`;
    case "proposed":
      return `${names[event.seat]} schlägt vor, ${suggested(event, event.seat, names)}.`;
    case "agreed":
      return `${names[event.seat]} ist einverstanden.`;
    case "declined":
      return `${names[event.seat]} ist dagegen, ${suggested(event, event.seat, names)}.`;
    case "decided":
      return decided(event, names);
    case "bells-rung":
      return belled(event);
    case "scouted":
      return scouted(event);
    case "laid":
      return laid(event, names);
    case "said":
      return `${names[event.seat]} sagt ${quoted(sentences[event.sentence])}.`;
    case "named":
      return `${names[event.seat]} kündigt ${characters[event.card].whom} an.`;
    case "stayed":
      return `${names[event.seat]} lässt die Karte liegen.`;
    case "waited":
      return `${names[event.seat]} lässt anderen den Vortritt.`;
    case "revealed":
      return `${names[event.seat]} deckt ${characters[event.card].whom} auf.`;
    case "cancelled":
      return `${all(event.seats, names)} haben ${event.seats.length === 2 ? "beide" : "alle"} ${characters[event.card].whom} gelegt: Sie heben sich auf.`;
    case "idle":
      return idle(event, names);
    case "turned":
      return turned(event, names);
    case "target-replaced":
      return replaced(event, names);
    case "took":
      return took(event, names);
    case "second-laid":
      return `${names[event.seat]} spielt als zweite Karte ${characters[event.card].whom}.`;
    case "chair-failed":
      return `${names[event.seat]} hat den Ratsvorsitz. Weil diese Karte aufgehoben ist, ist die Herausforderung nicht bestanden.`;
    case "judged":
      return `${event.passed ? "Bestanden!" : "Nicht bestanden:"} Bei ${titled(event.challenge)} zeigt der Würfel am Ende ${event.face}.`;
    case "target-met":
      return `Das ${ordinal(event.target)} Ziel ist geschafft, nun fehlt noch das ${ordinal(3 - event.target)}.`;
    case "favour-changed":
      return `Die Gunst ${event.favour > event.from ? "steigt" : "sinkt"} auf ${event.favour}.`;
    case "reward-kept":
      return `Der Rat behält die Belohnung ${rewards[event.reward].name}: ${rewards[event.reward].line}`;
    case "reward-used":
      return `Dafür verbraucht der Rat die Belohnung ${rewards[event.reward].name} aus ${titled(event.challenge)}.`;
    case "reward-lost":
      return `Die Belohnung ${rewards[event.reward].name} aus ${titled(event.challenge)} geht verloren.`;
    case "discarded":
      return `${names[event.seat]} wirft ${characters[event.card].whom} ab.`;
    case "helped":
      return helped(event, names);
    case "learnt":
      return `${names[event.seat]} holt ${event.card ? characters[event.card].whom : "einen Charakter"} unter der Übersicht hervor.`;
    case "rewound":
      return `Die vorige Runde kommt zurück: ${titled(event.challenge)} ist gleich noch einmal dran, mit ${characters[event.petitioner].by}.`;
    case "kept-silent":
      return `Eine Runde ohne ein Wort: Der stille Rat hakt Kästchen ${event.ticks} ab.`;
    case "succession":
      return succession(event, names);
    case "ended":
      return ended(event);
  }
}
