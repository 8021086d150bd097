/** What happened, in English. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilEvent } from "../src/index.ts";
import { list, quoted, sentences, small, the, titled } from "./names-en.ts";
import { decided, offered, ordinal, suggested } from "./proposals-en.ts";
import { rewards } from "./stakes-en.ts";
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
} from "./tellings-en.ts";

type Event<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;
type Names = readonly string[];

const all = (seats: readonly Seat[], names: Names): string => list(seats.map((seat) => names[seat]!));

export function event(event: CouncilEvent, names: Names): string | undefined {
  switch (event.type) {
    case "convened":
      return convened(event);
    case "chaired":
      return `${names[event.seat]} is drawn to chair the council: not a word, and cards face up.`;
    case "rolled":
      if (event.from === null) return `The die starts on ${event.face}.`;
      return `The die is rolled: ${event.face === event.from ? `${event.face} again` : `${event.from} becomes ${event.face}`}.`;
    case "tilted":
      return `The die is turned from ${event.from} to ${event.face}.`;
    case "round-began":
      return roundBegan(event);
    case "renewed":
      return `${names[event.seat]} renews the hand: only ${the(event.card)} stays on the discard pile, everything else comes back.`;
    case "proposed":
      return proposed(event, names);
    case "agreed":
      return `${names[event.seat]} agrees.`;
    case "declined":
      return declined(event, names);
    case "decided":
      return decided(event, names);
    case "bells-rung":
      return belled(event);
    case "scouted":
      return scouted(event);
    case "laid":
      return laid(event, names);
    case "said":
      return `${names[event.seat]} says ${quoted(sentences[event.sentence])}.`;
    case "named":
      return `${names[event.seat]} means to play ${the(event.card)}.`;
    case "stayed":
      return `${names[event.seat]} leaves the card as it is.`;
    case "waited":
      return `${names[event.seat]} lets somebody else go first.`;
    case "revealed":
      return `${names[event.seat]} turns up ${the(event.card)}.`;
    case "cancelled":
      return `${all(event.seats, names)} have ${event.seats.length === 2 ? "both" : "all"} laid ${the(event.card)}: they cancel each other out.`;
    case "idle":
      return idle(event, names);
    case "turned":
      return turned(event, names);
    case "target-replaced":
      return replaced(event, names);
    case "took":
      return took(event, names);
    case "second-laid":
      return `${names[event.seat]} plays ${the(event.card)} as a second card.`;
    case "chair-failed":
      return `${names[event.seat]} has the chair, and a cancelled card of the chair loses the challenge at once.`;
    case "judged":
      return `${event.passed ? "Passed!" : "Failed:"} ${titled(event.challenge)} ends with the die on ${event.face}.`;
    case "target-met":
      return `The ${ordinal(event.target)} target is met; now for the ${ordinal(3 - event.target)}.`;
    case "favour-changed":
      return `Favour ${event.favour > event.from ? "rises" : "falls"} to ${event.favour}.`;
    case "reward-kept":
      return `The council keeps the reward ${rewards[event.reward].name}: ${small(rewards[event.reward].line)}`;
    case "reward-used":
      return `That uses up the reward ${rewards[event.reward].name} from ${titled(event.challenge)}.`;
    case "reward-lost":
      return `The reward ${rewards[event.reward].name} from ${titled(event.challenge)} is lost.`;
    case "discarded":
      return `${names[event.seat]} discards ${the(event.card)}.`;
    case "helped":
      return helped(event, names);
    case "learnt":
      return `${names[event.seat]} takes ${event.card ? the(event.card) : "a character"} from under the overview.`;
    case "rewound":
      return `The round before comes back: ${titled(event.challenge)} is next once more, with ${the(event.petitioner)}.`;
    case "kept-silent":
      return `A round without a word: the silent council ticks box ${event.ticks}.`;
    case "succession":
      return succession(event, names);
    case "ended":
      return ended(event);
  }
}

function proposed(event: Event<"proposed">, names: Names): string {
  const own = offered(event, event.seat);
  return own === undefined
    ? `${names[event.seat]} suggests ${suggested(event, names)}.`
    : `${names[event.seat]} offers to ${own}.`;
}

function declined(event: Event<"declined">, names: Names): string {
  const own = offered(event, event.seat);
  return own === undefined
    ? `${names[event.seat]} is against ${suggested(event, names)}.`
    : `${names[event.seat]} would rather not ${own}.`;
}
