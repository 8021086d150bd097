/** What happened, in German, to the reader as du. Names never stand in the genitive, and no pronoun stands for another member: both are right for all. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilEvent } from "../src/index.ts";
import { capital, characters, quoted, sentences, titled } from "./names-de.ts";
import { doing, type People } from "./people.ts";
import { decided, ordinal, suggested } from "./proposals-de.ts";
import { rewards } from "./stakes-de.ts";
import {
  belled,
  cancelled,
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

const does = doing("Du");

export function event(event: CouncilEvent, names: readonly string[], reader: Seat | null = null): string | undefined {
  const people: People = { names, reader };
  switch (event.type) {
    case "convened":
      return convened(event);
    case "chaired":
      return `Ausgelost: ${does(people, event.seat, "hat den Ratsvorsitz, schweigt und spielt", "hast den Ratsvorsitz, schweigst und spielst")} offen.`;
    case "first-drawn":
      return `Ausgelost: ${does(people, event.seat, "deckt", "deckst")} zuerst auf.`;
    case "rolled":
      if (event.from === null) return `Der Würfel zeigt zu Beginn ${event.face}.`;
      return `Der Würfel wird geworfen: Aus ${event.from} wird ${event.face === event.from ? "wieder " : ""}${event.face}.`;
    case "tilted":
      return `Der Würfel wird von ${event.from} auf ${event.face} gedreht.`;
    case "round-began":
      return roundBegan(event);
    case "renewed":
      return `${does(people, event.seat, "erneuert", "erneuerst")} die Hand: ${capital(characters[event.card].who)} wird der neue Abwurfstapel, der alte kommt auf die Hand.`;
    case "proposed":
      return `${does(people, event.seat, "schlägt", "schlägst")} vor, ${suggested(event, event.seat, people)}.`;
    case "agreed":
      return `${does(people, event.seat, "ist", "bist")} einverstanden.`;
    case "declined":
      return `${does(people, event.seat, "ist", "bist")} dagegen, ${suggested(event, event.seat, people)}.`;
    case "decided":
      return decided(event, people);
    case "bells-rung":
      return belled(event);
    case "scouted":
      return scouted(event);
    case "laid":
      return laid(event, people);
    case "said":
      return `${does(people, event.seat, "sagt", "sagst")} ${quoted(sentences[event.sentence])}.`;
    case "named":
      return `${does(people, event.seat, "nennt", "nennst")} ${characters[event.card].whom}.`;
    case "stayed":
      return `${does(people, event.seat, "lässt", "lässt")} die Karte liegen.`;
    case "waited":
      return `${does(people, event.seat, "lässt", "lässt")} anderen den Vortritt.`;
    case "revealed":
      return `${does(people, event.seat, "deckt", "deckst")} ${characters[event.card].whom} auf.`;
    case "cancelled":
      return cancelled(event, people);
    case "idle":
      return idle(event, people);
    case "turned":
      return turned(event, people);
    case "target-replaced":
      return replaced(event, people);
    case "took":
      return took(event, people);
    case "second-laid":
      return `${does(people, event.seat, "spielt", "spielst")} als zweite Karte ${characters[event.card].whom}.`;
    case "chair-failed":
      return `${event.seat === reader ? "Du hast den Ratsvorsitz, und deine Karte" : "Die Karte des Ratsvorsitzes"} ist aufgehoben: Die Herausforderung ist nicht bestanden.`;
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
      return `${does(people, event.seat, "wirft", "wirfst")} ${characters[event.card].whom} ab.`;
    case "helped":
      return helped(event, people);
    case "learnt":
      return `${does(people, event.seat, "holt", "holst")} ${event.card ? characters[event.card].whom : "einen Charakter"} unter der Übersicht hervor.`;
    case "rewound":
      return `Die vorige Runde kommt zurück: ${titled(event.challenge)} ist gleich noch einmal dran, mit ${characters[event.petitioner].by}.`;
    case "kept-silent":
      return `Eine Runde ohne ein Wort: Der stille Rat hakt Kästchen\u00a0${event.ticks} ab.`;
    case "succession":
      return succession(event, people);
    case "ended":
      return ended(event, people);
  }
}
