/** The longer sentences about what happened, in German. */
import type { CouncilEvent, Sentence } from "../src/index.ts";
import { anyOf, replacementBy, targetsOf } from "./cards.ts";
import { verdict } from "./games-de.ts";
import { capital, characters, list, quoted, sentences, titled, withPoints } from "./names-de.ts";
import { ordinal } from "./proposals-de.ts";

type Event<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;
type Names = readonly string[];

/** The challenge with what it asks for. */
function asked(number: number): string {
  const targets = targetsOf(number);
  if (targets.length === 0) return titled(number);
  return `${titled(number)} (${targets.length === 1 ? "Ziel" : "Ziele"} ${list(targets)})`;
}

export function convened({ start, favour, absent }: Event<"convened">): string {
  const hands = `Der Rat tritt zusammen, die Gunst steht auf ${favour}. Auf allen Händen: ${list(start.map((card) => characters[card].name))}.`;
  return absent === null ? hands : `${hands} ${capital(characters[absent].who)} sitzt auf dem Thron und kann nicht helfen.`;
}

export function roundBegan({ round, challenge, petitioner, again }: Event<"round-began">): string {
  if (petitioner === null) return `Runde ${round}: Die Thronfolge ist zu sichern, nun sollen alle denselben Charakter legen!`;
  if (again) return `Zweiter Anlauf bei ${titled(challenge)}: Jetzt zählt nur noch das andere Ziel.`;
  return `Runde ${round}: ${capital(characters[petitioner].who)} bittet um Hilfe. Es geht um ${asked(challenge)}.`;
}

export function belled({ challenge, next }: Event<"bells-rung">): string {
  const double = `An der großen Glocke hängt nun ${titled(challenge)} und zählt am Ende doppelt.`;
  return next === null ? double : `${double} Danach wartet ${asked(next)}.`;
}

export function scouted({ challenge, petitioner }: Event<"scouted">): string {
  if (challenge === null) return "Der Späher kommt zurück: Mehr steht nicht bevor.";
  const who = petitioner === null ? "" : `, und ${characters[petitioner].who} wird um Hilfe bitten`;
  return `Der Späher meldet: Als Nächstes kommt ${asked(challenge)}${who}.`;
}

const spoken = (say: Sentence | "mute"): string => (say === "mute" ? "" : ` und sagt ${quoted(sentences[say])}`);

export function laid({ seat, open, changed, say, card }: Event<"laid">, names: Names): string {
  if (changed && card === undefined) return `${names[seat]} wechselt die verdeckte Karte${spoken(say)}.`;
  const what = card === undefined ? "eine Karte" : characters[card].whom;
  return `${names[seat]} legt ${changed ? "stattdessen " : ""}${open ? "offen" : "verdeckt"} ${what}${spoken(say)}.`;
}

/** The event does not say why: a Lady is too late in any case, a Patient One finds nothing or was there before, and all others were. */
export function idle({ seat, card }: Event<"idle">, names: Names): string {
  const whose = `${capital(characters[card].who)} von ${names[seat]}`;
  if (card === "lady") return `${whose} kommt zu spät: Sie wirkt nur als allererste Karte.`;
  if (card === "patient") return `${whose} bleibt ohne Wirkung.`;
  return `${whose} bleibt ohne Wirkung: Dieser Charakter war in dieser Runde schon da.`;
}

export function turned({ seat, card, from, face, over }: Event<"turned">, names: Names): string {
  const name = names[seat]!;
  const by = `mit ${characters[card].by}`;
  if (over !== null) return `${name} kippt den Würfel ${by} von ${from} über ${over} auf ${face}.`;
  if (face === from && card === "lady") return `${name} hält den Würfel ${by} auf ${face}.`;
  if (face === from) return `${name} kommt ${by} nicht weiter: Der Würfel bleibt auf ${face}.`;
  switch (card) {
    case "alchemist":
      return `${name} ${face > from ? "verdoppelt" : "halbiert"} ${by}: Aus ${from} wird ${face}.`;
    case "sorcerer":
      return `${name} kippt den Würfel ${by} von ${from} auf ${face}.`;
    case "reverser":
      return `${name} wendet den Würfel ${by}: Aus ${from} wird ${face}.`;
    default:
      return `${name} dreht den Würfel ${by} von ${from} auf ${face}.`;
  }
}

export function replaced({ seat, card, target, of }: Event<"target-replaced">, names: Names): string {
  const which = of === 1 ? "das Ziel" : `das ${ordinal(target)} Ziel`;
  return `${names[seat]} ersetzt mit ${characters[card].by} ${which}: Nun gilt ${anyOf(replacementBy(card))}.`;
}

export function took({ seat, onTop, card }: Event<"took">, names: Names): string {
  if (card === undefined) return `${names[seat]} nimmt heimlich eine Karte aus dem Abwurfstapel zurück.`;
  return `${names[seat]} nimmt ${characters[card].whom} ${onTop ? "vom" : "heimlich aus dem"} Abwurfstapel zurück.`;
}

/** Nothing is to be told where everybody had the character before. */
export function helped({ petitioner, seats }: Event<"helped">, names: Names): string | undefined {
  if (seats.length === 0) return undefined;
  const where = seats.length === names.length ? "bei allen" : `bei ${list(seats.map((seat) => names[seat]!))}`;
  return `Zum Dank schließt sich ${characters[petitioner].who} an und kommt ${where} auf die Hand.`;
}

export function succession({ cards, heir, loss }: Event<"succession">, names: Names): string {
  if (heir !== null) return `Alle decken ${characters[heir].whom} auf: ${capital(characters[heir].who)} besteigt den Thron!`;
  const shown = list(cards.map((card, seat) => `${names[seat]} ${characters[card].whom}`));
  return `Alle decken auf: ${shown}. Der Rat ist sich nicht einig, das kostet ${loss} Gunst.`;
}

export function ended({ won, score, reason }: Event<"ended">): string {
  if (won) return `Die Thronfolge ist gesichert, der Rat gewinnt mit ${withPoints(score)}! ${verdict(score)}`;
  if (reason === "favour") return `Die Gunst ist aufgebraucht: Der Rat wird entmachtet und verliert mit ${withPoints(score)}.`;
  return `Die Thronfolge ist gesichert, doch die Sonderregel ist nicht erfüllt: Der Rat verliert mit ${withPoints(score)}.`;
}
