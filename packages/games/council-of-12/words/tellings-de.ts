/** The longer sentences about what happened, in German. */
import type { CouncilEvent, Sentence } from "../src/index.ts";
import { anyOf, replacementBy, targetsOf } from "./cards.ts";
import { verdict } from "./games-de.ts";
import { capital, characters, list, quoted, sentences, titled, withPoints, yours } from "./names-de.ts";
import { called, doing, type People } from "./people.ts";
import { ordinal } from "./proposals-de.ts";

type Event<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;

const does = doing("Du");

/** The challenge with what it asks for. */
function asked(number: number): string {
  const targets = targetsOf(number);
  if (targets.length === 0) return titled(number);
  return `${titled(number)} (${targets.length === 1 ? "Ziel" : "Ziele"}\u00a0${list(targets)})`;
}

export function convened({ start, favour, absent }: Event<"convened">): string {
  const hands = `Der Rat tritt zusammen, die Gunst steht auf ${favour}. Auf allen Händen: ${list(start.map((card) => characters[card].name))}.`;
  return absent === null ? hands : `${hands} ${capital(characters[absent].who)} sitzt auf dem Thron und kann nicht helfen.`;
}

export function roundBegan({ round, challenge, petitioner, again }: Event<"round-began">): string {
  if (petitioner === null) return `Runde\u00a0${round}: Sichert die Thronfolge und legt alle denselben Charakter!`;
  if (again) return `Zweiter Anlauf bei ${titled(challenge)}: Jetzt zählt nur noch das andere Ziel.`;
  return `Runde\u00a0${round}: ${capital(characters[petitioner].who)} bittet um Hilfe. Es geht um ${asked(challenge)}.`;
}

export function belled({ challenge, next }: Event<"bells-rung">): string {
  const double = `${titled(challenge)} hängt nun an der großen Glocke und zählt am Ende doppelt.`;
  return next === null ? double : `${double} Danach wartet ${asked(next)}.`;
}

export function scouted({ challenge, petitioner }: Event<"scouted">): string {
  if (challenge === null) return "Der Späher kommt zurück: Mehr steht nicht bevor.";
  const who = petitioner === null ? "" : `, und ${characters[petitioner].who} wird um Hilfe bitten`;
  return `Der Späher meldet: Als Nächstes kommt ${asked(challenge)}${who}.`;
}

const spoken = (say: Sentence | "mute", you: boolean): string =>
  say === "mute" ? "" : ` und ${you ? "sagst" : "sagt"} ${quoted(sentences[say])}`;

export function laid({ seat, open, changed, say, card }: Event<"laid">, people: People): string {
  const saying = spoken(say, seat === people.reader);
  if (changed && card === undefined) return `${does(people, seat, "wechselt", "wechselst")} die verdeckte Karte${saying}.`;
  const what = card === undefined ? "eine Karte" : characters[card].whom;
  return `${does(people, seat, "legt", "legst")} ${changed ? "stattdessen " : ""}${open ? "offen" : "verdeckt"} ${what}${saying}.`;
}

export function cancelled({ card, seats }: Event<"cancelled">, people: People): string {
  const have = people.reader !== null && seats.includes(people.reader) ? "habt" : "haben";
  const both = seats.length === 2 ? "beide" : "alle";
  return `${list(called("Du", seats, people))} ${have} ${both} ${characters[card].whom} gelegt: Die Karten heben sich auf.`;
}

/** The event does not say why: a Lady is too late in any case, a Patient One finds nothing or was there before, and all others were. */
export function idle({ seat, card }: Event<"idle">, { names, reader }: People): string {
  const whose = capital(seat === reader ? yours(card) : `${characters[card].who} von ${names[seat]}`);
  if (card === "lady") return `${whose} kommt zu spät: Sie wirkt nur als allererste Karte.`;
  if (card === "patient") return `${whose} bleibt ohne Wirkung.`;
  return `${whose} bleibt ohne Wirkung: Dieser Charakter war in dieser Runde schon da.`;
}

export function turned({ seat, card, from, face, over }: Event<"turned">, people: People): string {
  const by = `mit ${characters[card].by}`;
  if (over !== null) return `${does(people, seat, "kippt", "kippst")} den Würfel ${by} von ${from} über ${over} auf ${face}.`;
  if (face === from && card === "lady") return `${does(people, seat, "hält", "hältst")} den Würfel ${by} auf ${face}.`;
  if (face === from) return `${does(people, seat, "kommt", "kommst")} ${by} nicht weiter: Der Würfel bleibt auf ${face}.`;
  switch (card) {
    case "alchemist":
      return `${face > from ? does(people, seat, "verdoppelt", "verdoppelst") : does(people, seat, "halbiert", "halbierst")} ${by}: Aus ${from} wird ${face}.`;
    case "sorcerer":
      return `${does(people, seat, "kippt", "kippst")} den Würfel ${by} von ${from} auf ${face}.`;
    case "reverser":
      return `${does(people, seat, "wendet", "wendest")} den Würfel ${by}: Aus ${from} wird ${face}.`;
    default:
      return `${does(people, seat, "dreht", "drehst")} den Würfel ${by} von ${from} auf ${face}.`;
  }
}

export function replaced({ seat, card, target, of }: Event<"target-replaced">, people: People): string {
  const which = of === 1 ? "das Ziel" : `das ${ordinal(target)} Ziel`;
  return `${does(people, seat, "ersetzt", "ersetzt")} mit ${characters[card].by} ${which}: Nun gilt ${anyOf(replacementBy(card))}.`;
}

export function took({ seat, onTop, card }: Event<"took">, people: People): string {
  const takes = does(people, seat, "nimmt", "nimmst");
  if (card === undefined) return `${takes} heimlich eine Karte aus dem Abwurfstapel zurück.`;
  return `${takes} ${characters[card].whom} ${onTop ? "vom" : "heimlich aus dem"} Abwurfstapel zurück.`;
}

/** Nothing is to be told where everybody had the character before. */
export function helped({ petitioner, seats }: Event<"helped">, people: People): string | undefined {
  if (seats.length === 0) return undefined;
  return `Zum Dank ${taking(seats, people)} ${characters[petitioner].whom} auf die Hand.`;
}

function taking(seats: Event<"helped">["seats"], people: People): string {
  if (seats.length === people.names.length) return "nehmen alle";
  const who = list(called("du", seats, people));
  if (people.reader === null || !seats.includes(people.reader)) return `${seats.length === 1 ? "nimmt" : "nehmen"} ${who}`;
  return seats.length === 1 ? "nimmst du" : `nehmt ihr (${who})`;
}

export function succession({ cards, heir, loss }: Event<"succession">, { names, reader }: People): string {
  if (heir !== null) return `Alle decken ${characters[heir].whom} auf: ${capital(characters[heir].who)} besteigt den Thron!`;
  const shown = list(cards.map((card, seat) => `${seat === reader ? "du" : names[seat]} ${characters[card].whom}`));
  return `Alle decken auf: ${shown}. Der Rat ist sich nicht einig, das kostet ${loss}\u00a0Gunst.`;
}

export function ended({ won, score, reason }: Event<"ended">, { reader }: People): string {
  const [wins, loses] = reader === null ? ["der Rat gewinnt", "Der Rat verliert"] : ["ihr gewinnt", "Ihr verliert"];
  if (won) return `Die Thronfolge ist gesichert, ${wins} mit ${withPoints(score)}! ${verdict(score)}`;
  const why = reason === "favour" ? "Die Gunst ist aufgebraucht" : "Die Sonderregel ist nicht erfüllt";
  return `${why}: ${loses} mit ${withPoints(score)}.`;
}
