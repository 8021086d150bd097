/** Which sentence tells an event, and what decided a game. */
import { peopleAt, type Seat, type Who } from "@tafelrunde/core";
import { type Card, type ThievesEvent, type ThievesView, topChest } from "../src/index.ts";
import { kindsIn, priceIn } from "./cards.ts";
import { ranking } from "./ranking.ts";
import type { Text } from "./text.ts";

type Event<T extends ThievesEvent["type"]> = Extract<ThievesEvent, { type: T }>;

/** The chest at the bottom of every stack. */
const LAST_CHEST = topChest({ chests: 1 });

export function eventIn(text: Text, event: ThievesEvent, names: readonly string[], reader: Seat | null): string {
  const people = peopleAt(names, reader, text.grammar);
  switch (event.type) {
    case "posted":
      return text.posted;
    case "placed":
      return (event.guard === "own" ? text.placedOwn : text.placedBlack)(people(event.seat), event.palace);
    case "dealt":
      return dealt(text, event, people(event.seat));
    case "smuggled":
      return text.smuggled(people(event.seat), event.palace, priceIn(text, event.paid));
    case "sent":
      return text.sent(people(event.seat), event.from, event.to, priceIn(text, event.paid));
    case "escorted":
      return text.escorted(people(event.seat), event.from, event.to, priceIn(text, event.paid));
    case "bribed":
      return text.bribed(people(event.seat), event.from, event.to, priceIn(text, event.paid));
    case "robbed":
      return robbed(text, event, people(event.seat));
    case "reshuffled":
      return text.reshuffled(event.count);
    case "drew":
      return drew(text, event, people(event.seat));
    case "won":
      return text.won(people(event.seat), event.chests);
  }
}

/** Cards that only their owner is told. */
function seen(text: Text, cards: readonly Card[], who: Who): string {
  const list = text.grammar.list(kindsIn(text, cards));
  return who.isYou ? text.onlyYouSee(list) : list;
}

const dealt = (text: Text, { count, cards }: Event<"dealt">, who: Who): string =>
  cards ? text.dealtCards(who, seen(text, cards, who)) : text.dealt(who, count);

function robbed(text: Text, { palace, chest }: Event<"robbed">, who: Who): string {
  const theft = (chest === LAST_CHEST ? text.robbedLast : text.robbed)(who, chest, palace);
  return `${theft} ${text.thievesReturn(chest)}`;
}

function drew(text: Text, { count, dancer, passed, cards }: Event<"drew">, who: Who): string {
  const ends = passed ? text.passes(who) : text.endsTurn(who);
  if (count === 0) return text.drewNothing(ends);
  if (dancer && count === 1) return text.drewDancerAlone(ends, who);
  if (cards) return text.drewCards(ends, who, seen(text, cards, who));
  return dancer ? text.drewWithDancer(ends, who, count) : text.drew(ends, who, count);
}

/** Looking back; nothing while the game goes on. 6.1, 6.2: there is never a tie for the first place, but there may be one behind it. */
export function resultIn(text: Text, view: ThievesView, names: readonly string[], reader: Seat | null): string {
  if (view.phase !== "over") return "";
  const people = peopleAt(names, reader, text.grammar);
  const { winner, chests, tied } = ranking(view);
  const first = text.wasFirst(people(winner), chests);
  return tied.length === 0 ? first : `${first} ${text.shareNextPlace(people(...tied), view.seats[tied[0]!]!.chests)}`;
}
