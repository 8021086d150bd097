/** What happened, in English; the reader is you. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilEvent } from "../src/index.ts";
import { quoted, sentences, small, the, titled } from "./names-en.ts";
import { doing, type People } from "./people.ts";
import { decided, offered, ordinal, suggested } from "./proposals-en.ts";
import { rewards } from "./stakes-en.ts";
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
} from "./tellings-en.ts";

type Event<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;

const does = doing("You");

export function event(event: CouncilEvent, names: readonly string[], reader: Seat | null = null): string | undefined {
  const people: People = { names, reader };
  switch (event.type) {
    case "convened":
      return convened(event);
    case "chaired":
      return `Drawn by lot: ${event.seat === reader ? "you take" : `${names[event.seat]} takes`} the chair, silent and face up.`;
    case "first-drawn":
      return `Drawn by lot: ${event.seat === reader ? "you reveal" : `${names[event.seat]} reveals`} first.`;
    case "rolled":
      if (event.from === null) return `The die starts on ${event.face}.`;
      return `The die is rolled: ${event.face === event.from ? `${event.face} again` : `${event.from} becomes ${event.face}`}.`;
    case "tilted":
      return `The die is turned from ${event.from} to ${event.face}.`;
    case "round-began":
      return roundBegan(event);
    case "renewed":
      return `${does(people, event.seat, "renews the", "renew your")} hand: ${the(event.card)} starts a new discard pile, the old one is picked up.`;
    case "proposed":
      return proposed(event, people);
    case "agreed":
      return `${does(people, event.seat, "agrees", "agree")}.`;
    case "declined":
      return declined(event, people);
    case "decided":
      return decided(event, people);
    case "bells-rung":
      return belled(event);
    case "scouted":
      return scouted(event);
    case "laid":
      return laid(event, people);
    case "said":
      return `${does(people, event.seat, "says", "say")} ${quoted(sentences[event.sentence])}.`;
    case "named":
      return `${does(people, event.seat, "names", "name")} ${the(event.card)}.`;
    case "stayed":
      return `${does(people, event.seat, "keeps the", "keep your")} card.`;
    case "waited":
      return `${does(people, event.seat, "lets", "let")} someone else go first.`;
    case "revealed":
      return `${does(people, event.seat, "turns", "turn")} up ${the(event.card)}.`;
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
      return `${does(people, event.seat, "plays", "play")} ${the(event.card)} as a second card.`;
    case "chair-failed":
      return event.seat === reader
        ? "You have the chair, and your card is cancelled: the challenge fails."
        : "The chair’s card is cancelled: the challenge fails.";
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
      return `${does(people, event.seat, "discards", "discard")} ${the(event.card)}.`;
    case "helped":
      return helped(event, people);
    case "learnt":
      return `${does(people, event.seat, "takes", "take")} ${event.card ? the(event.card) : "a character"} from under the overview.`;
    case "rewound":
      return `The previous round comes back: ${titled(event.challenge)} is next once more, with ${the(event.petitioner)}.`;
    case "kept-silent":
      return `A round without a word: the silent council ticks box\u00a0${event.ticks}.`;
    case "succession":
      return succession(event, people);
    case "ended":
      return ended(event, people);
  }
}

function proposed(event: Event<"proposed">, people: People): string {
  const own = offered(event, event.seat);
  return own === undefined
    ? `${does(people, event.seat, "suggests", "suggest")} ${suggested(event, people)}.`
    : `${does(people, event.seat, "offers", "offer")} to ${own}.`;
}

function declined(event: Event<"declined">, people: People): string {
  const own = offered(event, event.seat);
  return own === undefined
    ? `${does(people, event.seat, "is", "are")} against ${suggested(event, people)}.`
    : `${does(people, event.seat, "would", "would")} rather not ${own}.`;
}
