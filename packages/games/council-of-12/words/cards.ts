/** Which sentence tells what became of a card: laid, cancelled, carried out. */
import type { Who } from "@tafelrunde/core";
import { facesIn, GOLEM_TARGET, KNIGHT_TARGET } from "../src/characters.ts";
import type { CouncilEvent } from "../src/index.ts";
import { anyOf } from "./stakes.ts";
import type { Text } from "./text.ts";

type Event<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;

export function laid(text: Text, { open, changed, say, card }: Event<"laid">, who: Who): string {
  const saying = say === "mute" ? "" : text.saying(who, text.sentences[say]);
  if (changed && card === undefined) return text.changedHidden(who, saying);
  const what = card === undefined ? text.aCard : text.theCard(card);
  const [down, up] = changed ? [text.laidDownInstead, text.laidOpenInstead] : [text.laidDown, text.laidOpen];
  return (open ? up : down)(who, what, saying);
}

export const cancelled = (text: Text, { card, seats }: Event<"cancelled">, who: Who): string =>
  seats.length === 2 ? text.cancelledBoth(who, card) : text.cancelledAll(who, card);

/** The event does not say why: a Lady is too late in any case, a Patient One finds nothing or was there before, and all others were. */
export function idle(text: Text, { card }: Event<"idle">, who: Who): string {
  if (card === "lady") return text.ladyTooLate(who);
  return card === "patient" ? text.idle(who, card) : text.idleAgain(who, card);
}

export function turned(text: Text, { card, from, face, over }: Event<"turned">, who: Who): string {
  if (over !== null) return text.tippedTwice(who, card, from, over, face);
  if (face === from) return card === "lady" ? text.keptFace(who, card, face) : text.wentNoFurther(who, card, face);
  switch (card) {
    case "alchemist":
      return face > from ? text.doubled(who, card, from, face) : text.halved(who, card, from, face);
    case "sorcerer":
      return text.tipped(who, card, from, face);
    case "reverser":
      return text.turnedOver(who, card, from, face);
    default:
      return text.turned(who, card, from, face);
  }
}

export function replaced(text: Text, { card, target, of }: Event<"target-replaced">, who: Who): string {
  const faces = anyOf(facesIn(card === "knight" ? KNIGHT_TARGET : GOLEM_TARGET));
  return of === 1 ? text.replacedTarget(who, card, faces) : text.replacedOneTarget(who, card, target, faces);
}

export function took(text: Text, { onTop, card }: Event<"took">, who: Who): string {
  const what = card === undefined ? text.aCard : text.theCard(card);
  return onTop ? text.tookTop(who, what) : text.tookSecretly(who, what);
}
