/** Which sentence tells an event; those about a played card are chosen in cards.ts. */
import { type People, peopleAt, type Seat } from "@tafelrunde/core";
import type { CouncilEvent } from "../src/index.ts";
import { cancelled, idle, laid, replaced, took, turned } from "./cards.ts";
import { decidedIn, declinedIn, suggestedIn } from "./proposals.ts";
import { endedIn } from "./result.ts";
import { taskIn, titleIn } from "./stakes.ts";
import type { Text } from "./text.ts";

type Event<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;

/** Undefined where there is nothing to tell. */
export function eventIn(text: Text, event: CouncilEvent, names: readonly string[], reader: Seat | null): string | undefined {
  const who = peopleAt(names, reader, text.grammar);
  switch (event.type) {
    case "convened":
      return convened(text, event);
    case "chaired":
      return text.chaired(who(event.seat));
    case "first-drawn":
      return text.firstDrawn(who(event.seat));
    case "rolled":
      return rolled(text, event);
    case "tilted":
      return text.tilted(event.from, event.face);
    case "round-began":
      return roundBegan(text, event);
    case "renewed":
      return text.renewed(who(event.seat), event.card);
    case "proposed":
      return text.proposed(suggestedIn(text, event, event.seat, who));
    case "agreed":
      return text.agreed(who(event.seat));
    case "declined":
      return declinedIn(text, event, who);
    case "decided":
      return decidedIn(text, event, who);
    case "bells-rung":
      return bellsRung(text, event);
    case "scouted":
      return scouted(text, event);
    case "laid":
      return laid(text, event, who(event.seat));
    case "said":
      return text.said(who(event.seat), text.sentences[event.sentence]);
    case "named":
      return text.named(who(event.seat), event.card);
    case "stayed":
      return text.stayed(who(event.seat));
    case "waited":
      return text.waited(who(event.seat));
    case "revealed":
      return text.revealed(who(event.seat), event.card);
    case "cancelled":
      return cancelled(text, event, who(...event.seats));
    case "idle":
      return idle(text, event, who(event.seat));
    case "turned":
      return turned(text, event, who(event.seat));
    case "target-replaced":
      return replaced(text, event, who(event.seat));
    case "took":
      return took(text, event, who(event.seat));
    case "second-laid":
      return text.secondLaid(who(event.seat), event.card);
    case "chair-failed":
      return text.chairFailed(who(event.seat));
    case "judged":
      return (event.passed ? text.passed : text.failed)(titleIn(text, event.challenge), event.face);
    case "target-met":
      return text.targetMet(event.target, 3 - event.target);
    case "favour-changed":
      return event.favour > event.from ? text.favourRose(event.favour) : text.favourFell(event.favour);
    case "reward-kept":
      return text.rewardKept(text.rewards[event.reward].name, text.rewards[event.reward].line);
    case "reward-used":
      return text.rewardUsed(text.rewards[event.reward].name, titleIn(text, event.challenge));
    case "reward-lost":
      return text.rewardLost(text.rewards[event.reward].name, titleIn(text, event.challenge));
    case "discarded":
      return text.discarded(who(event.seat), event.card);
    case "helped":
      return helped(text, event, who, names.length);
    case "learnt":
      return text.learnt(who(event.seat), event.card ? text.theCard(event.card) : text.aCharacter);
    case "rewound":
      return text.rewound(titleIn(text, event.challenge), event.petitioner);
    case "kept-silent":
      return text.keptSilent(event.ticks);
    case "succession":
      return succession(text, event, who);
    case "ended":
      return endedIn(text, event, who(...names.keys()));
  }
}

function convened(text: Text, { start, absent }: Event<"convened">): string {
  const hands = text.convened(text.grammar.list(start.map((card) => text.characters[card].name)));
  return absent === null ? hands : `${hands} ${text.isAbsent(absent)}`;
}

function rolled(text: Text, { from, face }: Event<"rolled">): string {
  if (from === null) return text.dieStarts(face);
  return from === face ? text.rolledAgain(face) : text.rolled(from, face);
}

function roundBegan(text: Text, { round, challenge, petitioner, again }: Event<"round-began">): string {
  if (petitioner === null) return text.successionBegan(round);
  const title = titleIn(text, challenge);
  return again ? text.secondRound(title) : text.roundBegan(round, petitioner, taskIn(text, challenge, title));
}

function bellsRung(text: Text, { challenge, next }: Event<"bells-rung">): string {
  const title = titleIn(text, challenge);
  return next === null ? text.bellsRung(title) : text.bellsRungBefore(title, taskIn(text, next, titleIn(text, next)));
}

function scouted(text: Text, { challenge, petitioner }: Event<"scouted">): string {
  if (challenge === null) return text.scoutedNothing;
  const task = taskIn(text, challenge, titleIn(text, challenge));
  return petitioner === null ? text.scoutedLast(task) : text.scouted(task, petitioner);
}

/** Nothing is to be told where everybody had the character before. */
function helped(text: Text, { petitioner, seats }: Event<"helped">, who: People, members: number): string | undefined {
  if (seats.length === 0) return undefined;
  if (seats.length === members) return text.joinedAll(petitioner);
  return (seats.length === 1 ? text.joinedOne : text.joinedSome)(who(...seats), petitioner);
}

function succession(text: Text, { cards, heir, loss }: Event<"succession">, who: People): string {
  if (heir !== null) return text.crownedByAll(heir);
  return text.divided(text.grammar.list(cards.map((card, seat) => `${who(seat).name}\u00a0${text.characters[card].name}`)), loss);
}
