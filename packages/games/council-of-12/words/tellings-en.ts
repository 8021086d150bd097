/** The longer sentences about what happened, in English. */
import type { Seat } from "@tafelrunde/core";
import type { Character, CouncilEvent, Sentence } from "../src/index.ts";
import { anyOf, replacementBy, targetsOf } from "./cards.ts";
import { verdict } from "./games-en.ts";
import { capital, characters, list, points, quoted, sentences, the, titled } from "./names-en.ts";
import { called, doing, type People } from "./people.ts";
import { ordinal } from "./proposals-en.ts";

type Event<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;

const does = doing("You");
/** Whose card it is, before its name. */
const whoseCard = ({ names, reader }: People, seat: Seat, card: Character): string =>
  `${seat === reader ? "Your" : `${names[seat]}’s`} ${characters[card].name}`;

/** The challenge with what it asks for. */
function asked(number: number): string {
  const targets = targetsOf(number);
  if (targets.length === 0) return titled(number);
  return `${titled(number)} (${targets.length === 1 ? "target" : "targets"}\u00a0${list(targets)})`;
}

export function convened({ start, favour, absent }: Event<"convened">): string {
  const hands = `The council meets, and favour stands at ${favour}. In every hand: ${list(start.map((card) => characters[card].name))}.`;
  return absent === null ? hands : `${hands} ${capital(the(absent))} is on the throne and cannot help.`;
}

export function roundBegan({ round, challenge, petitioner, again }: Event<"round-began">): string {
  if (petitioner === null) return `Round\u00a0${round}: secure the succession, and all lay the same character!`;
  if (again) return `Second try at ${titled(challenge)}: only the other target counts now.`;
  return `Round\u00a0${round}: ${the(petitioner)} asks for help with ${asked(challenge)}.`;
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

const spoken = (say: Sentence | "mute", you: boolean): string =>
  say === "mute" ? "" : ` and ${you ? "say" : "says"} ${quoted(sentences[say])}`;

export function laid({ seat, open, changed, say, card }: Event<"laid">, people: People): string {
  const saying = spoken(say, seat === people.reader);
  if (changed && card === undefined) return `${does(people, seat, "changes the", "change your")} hidden card${saying}.`;
  const what = card === undefined ? "a card" : the(card);
  const how = open ? does(people, seat, "plays", "play") : does(people, seat, "lays", "lay");
  return `${how} ${what} face ${open ? "up" : "down"}${changed ? " instead" : ""}${saying}.`;
}

export const cancelled = ({ card, seats }: Event<"cancelled">, people: People): string =>
  `${list(called("You", seats, people))} ${seats.length === 2 ? "both" : "all"} laid ${the(card)}: the cards cancel each other out.`;

/** The event does not say why: a Lady is too late in any case, a Patient One finds nothing or was there before, and all others were. */
export function idle({ seat, card }: Event<"idle">, people: People): string {
  const whose = whoseCard(people, seat, card);
  if (card === "lady") return `${whose} comes too late: she only works as the very first card.`;
  if (card === "patient") return `${whose} has no effect.`;
  return `${whose} has no effect: that character has been here this round already.`;
}

export function turned({ seat, card, from, face, over }: Event<"turned">, people: People): string {
  const whose = whoseCard(people, seat, card);
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

export function replaced({ seat, card, target, of }: Event<"target-replaced">, people: People): string {
  const which = of === 1 ? "the target" : `the ${ordinal(target)} target`;
  return `${whoseCard(people, seat, card)} replaces ${which}: now it is ${anyOf(replacementBy(card))}.`;
}

export function took({ seat, onTop, card }: Event<"took">, people: People): string {
  const takes = onTop ? does(people, seat, "takes", "take") : does(people, seat, "secretly takes", "secretly take");
  return `${takes} ${card === undefined ? "a card" : the(card)} back from the discard pile.`;
}

/** Nothing is to be told where everyone had the character before. */
export function helped({ petitioner, seats }: Event<"helped">, people: People): string | undefined {
  if (seats.length === 0) return undefined;
  if (seats.length === people.names.length) return `In thanks, ${the(petitioner)} joins everyone’s hand.`;
  const one = seats.length === 1 && seats[0] !== people.reader;
  return `In thanks, ${list(called("you", seats, people))} ${one ? "takes" : "take"} ${the(petitioner)} to hand.`;
}

export function succession({ cards, heir, loss }: Event<"succession">, { names, reader }: People): string {
  if (heir !== null) return `Everyone turns up ${the(heir)}: ${the(heir)} takes the throne!`;
  const shown = list(cards.map((card, seat) => `${the(card)} (${seat === reader ? "you" : names[seat]})`));
  return `Cards up: ${shown}. The council does not agree, which costs ${loss}\u00a0favour.`;
}

export function ended({ won, score, reason }: Event<"ended">, { reader }: People): string {
  const [wins, loses] = reader === null ? ["the council wins", "the council loses"] : ["you win", "you lose"];
  if (won) return `The succession is secured, and ${wins} with ${points(score)}! ${verdict(score)}`;
  const why = reason === "favour" ? "Favour has run out" : "The month asked for more";
  return `${why}: ${loses} with ${points(score)}.`;
}
