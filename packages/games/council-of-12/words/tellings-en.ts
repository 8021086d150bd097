/** The longer sentences about what happened, in English. */
import type { CouncilEvent, Sentence } from "../src/index.ts";
import { anyOf, replacementBy, targetsOf } from "./cards.ts";
import { verdict } from "./games-en.ts";
import { capital, characters, list, points, quoted, sentences, the, titled } from "./names-en.ts";
import { ordinal } from "./proposals-en.ts";

type Event<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;
type Names = readonly string[];

/** The challenge with what it asks for. */
function asked(number: number): string {
  const targets = targetsOf(number);
  if (targets.length === 0) return titled(number);
  return `${titled(number)} (${targets.length === 1 ? "target" : "targets"} ${list(targets)})`;
}

export function convened({ start, favour, absent }: Event<"convened">): string {
  const hands = `The council meets, and favour stands at ${favour}. In every hand: ${list(start.map((card) => characters[card].name))}.`;
  return absent === null ? hands : `${hands} ${capital(the(absent))} is on the throne and cannot help.`;
}

export function roundBegan({ round, challenge, petitioner, again }: Event<"round-began">): string {
  if (petitioner === null)
    return `Round ${round}: the succession has to be secured, so now everybody should lay the same character!`;
  if (again) return `Second try at ${titled(challenge)}: only the other target counts now.`;
  return `Round ${round}: ${the(petitioner)} asks for help with ${asked(challenge)}.`;
}

export function belled({ challenge, next }: Event<"bells-rung">): string {
  const double = `The bells ring for ${titled(challenge)}, which counts double in the end.`;
  return next === null ? double : `${double} Next in line: ${asked(next)}.`;
}

export function scouted({ challenge, petitioner }: Event<"scouted">): string {
  if (challenge === null) return "The scout returns: nothing more lies ahead.";
  const who = petitioner === null ? "" : `, and ${the(petitioner)} will ask for help`;
  return `The scout reports: next comes ${asked(challenge)}${who}.`;
}

const spoken = (say: Sentence | "mute"): string => (say === "mute" ? "" : ` and says ${quoted(sentences[say])}`);

export function laid({ seat, open, changed, say, card }: Event<"laid">, names: Names): string {
  if (changed && card === undefined) return `${names[seat]} changes the hidden card${spoken(say)}.`;
  const what = card === undefined ? "a card" : the(card);
  return `${names[seat]} lays ${what} face ${open ? "up" : "down"}${changed ? " instead" : ""}${spoken(say)}.`;
}

/** The event does not say why: a Lady is too late in any case, a Patient One finds nothing or was there before, and all others were. */
export function idle({ seat, card }: Event<"idle">, names: Names): string {
  const whose = `${names[seat]}'s ${characters[card].name}`;
  if (card === "lady") return `${whose} comes too late: she only works as the very first card.`;
  if (card === "patient") return `${whose} has no effect.`;
  return `${whose} has no effect: that character has been here this round already.`;
}

export function turned({ seat, card, from, face, over }: Event<"turned">, names: Names): string {
  const whose = `${names[seat]}'s ${characters[card].name}`;
  if (over !== null) return `${whose} tips the die from ${from} over ${over} to ${face}.`;
  if (face === from && card === "lady") return `${whose} keeps the die on ${face}.`;
  if (face === from) return `${whose} cannot go any further: the die stays on ${face}.`;
  switch (card) {
    case "alchemist":
      return `${whose} ${face > from ? "doubles" : "halves"} the number: ${from} becomes ${face}.`;
    case "sorcerer":
      return `${whose} tips the die from ${from} to ${face}.`;
    case "reverser":
      return `${whose} turns the die over: ${from} becomes ${face}.`;
    default:
      return `${whose} turns the die from ${from} to ${face}.`;
  }
}

export function replaced({ seat, card, target, of }: Event<"target-replaced">, names: Names): string {
  const which = of === 1 ? "the target" : `the ${ordinal(target)} target`;
  return `${names[seat]}'s ${characters[card].name} replaces ${which}: now it is ${anyOf(replacementBy(card))}.`;
}

export function took({ seat, onTop, card }: Event<"took">, names: Names): string {
  if (card === undefined) return `${names[seat]} secretly takes a card back from the discard pile.`;
  return `${names[seat]} ${onTop ? "" : "secretly "}takes ${the(card)} back from the discard pile.`;
}

/** Nothing is to be told where everybody had the character before. */
export function helped({ petitioner, seats }: Event<"helped">, names: Names): string | undefined {
  if (seats.length === 0) return undefined;
  const where =
    seats.length === names.length
      ? "every hand"
      : `the hand${seats.length === 1 ? "" : "s"} of ${list(seats.map((seat) => names[seat]!))}`;
  return `${capital(the(petitioner))} is grateful and joins ${where}.`;
}

export function succession({ cards, heir, loss }: Event<"succession">, names: Names): string {
  if (heir !== null) return `Everybody turns up ${the(heir)}: ${the(heir)} takes the throne!`;
  const shown = list(cards.map((card, seat) => `${names[seat]} ${seat === 0 ? "shows " : ""}${the(card)}`));
  return `Cards up: ${shown}. The council does not agree, which costs ${loss} favour.`;
}

export function ended({ won, score, reason }: Event<"ended">): string {
  if (won) return `The succession is secured, and the council wins with ${points(score)}! ${verdict(score)}`;
  if (reason === "favour") return `Favour has run out: the council is overthrown and loses with ${points(score)}.`;
  return `The succession is secured, but not what this month asked for: the council loses with ${points(score)}.`;
}
