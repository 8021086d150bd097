/** Which sentence tells an event, and what decided a game. */
import { type People, peopleAt, type Seat } from "@tafelrunde/core";
import type { Card, KingEvent, KingView } from "../src/index.ts";
import { decision, levels, signed, sum } from "./facts.ts";
import type { Text } from "./text.ts";

type Event<T extends KingEvent["type"]> = Extract<KingEvent, { type: T }>;

/** Undefined for what only others are told. */
export function eventIn(text: Text, event: KingEvent, names: readonly string[], reader: Seat | null): string | undefined {
  const who = peopleAt(names, reader, text.grammar);
  const faces = (shown: readonly number[]): string => withNumbers(text, shown, who);
  switch (event.type) {
    case "set-chosen":
      return text.setChosen(text.grammar.list(event.cards.map((card) => text.cards[card].name)));
    case "dice-rolled":
      return text.rolled(event.round, faces(event.faces));
    case "laid":
      return event.card && text.laid(who(event.seat), event.card);
    case "revealed":
      return text.revealed(withEach(text, event.cards, who, (card) => text.cards[card].name));
    case "cards-cancelled":
      return cardsCancelled(text, event, who);
    case "overruled":
      return (event.seats.length === 1 ? text.overruled : text.overruledSome)(who(event.by), who(...event.seats));
    case "dice-passed":
      return text.dicePassed(who(event.by), faces(event.faces));
    case "all-flipped":
      return text.allFlipped(who(event.by), faces(event.faces));
    case "flipped":
      return text.flipped(who(event.seat), event.from, event.face);
    case "tipped":
      return text.tipped(who(event.seat), event.from, event.face);
    case "rerolled":
      return event.face === event.from
        ? text.rerolledTheSame(who(event.seat), event.face)
        : text.rerolled(who(event.seat), event.from, event.face);
    case "valued":
      return text.valued(
        withEach(text, event.values, who, (value, seat) => valueOf(text, value, event.cards[seat]!, event.faces[seat]!)),
      );
    case "values-cancelled":
      return (event.seats.length === 2 ? text.bothHave : text.allHave)(who(...event.seats), signed(event.value));
    case "scored":
      return scored(text, event, who);
    case "stolen":
      return text.stolen(who(event.seat), event.token, who(event.from));
    case "spared":
      return text.spared(who(event.seat), who(event.from));
    case "theft-failed":
      return text.theftFailed[event.reason];
    case "round-ended":
      return roundEnded(text, event, who);
    case "kept":
      if (!event.card) return text.kept(who(event.seat));
      return who(event.seat).isYou ? text.youKept(event.card) : text.keptCard(who(event.seat), event.card);
    case "won":
      return text.won(who(event.seat));
  }
}

const readerFirst = (seats: Iterable<Seat>, who: People): Seat[] =>
  [...seats].toSorted((a, b) => Number(who(b).isYou) - Number(who(a).isYou));

/** Everybody with what is told of them, the reader first. */
const withEach = <T>(text: Text, facts: readonly T[], who: People, tell: (fact: T, seat: Seat) => string): string =>
  text.grammar.list(readerFirst(facts.keys(), who).map((seat) => `${who(seat).name}\u00a0${tell(facts[seat]!, seat)}`));

const withNumbers = (text: Text, numbers: readonly number[], who: People): string => withEach(text, numbers, who, String);

function cardsCancelled(text: Text, { card, seats }: Event<"cards-cancelled">, who: People): string {
  const others = seats.filter((seat) => !who(seat).isYou);
  if (others.length === seats.length) return text.cardsCancelled(card, seats.length);
  return (others.length === 1 ? text.yourCardCancelled : text.yourCardCancelledBySome)(card, who(...others));
}

/** A value, and the card that made it of the face. */
function valueOf(text: Text, value: number, card: Card | null, face: number): string {
  if (card === null) return signed(value);
  if (card === "golem" && face === 12) return `${signed(value)} (${text.golemOn12})`;
  return `${signed(value)} (${[text.cards[card].name, sum(card, face) ?? []].flat().join(", ")})`;
}

function scored(text: Text, { lowWins, swapped, first, second }: Event<"scored">, who: People): string {
  if (first === null) return text.nobodyScored;
  if (second === null) return (swapped ? text.scoredAloneSwapped : text.scoredAlone)(who(first));
  if (swapped) return (lowWins ? text.scoredLowSwapped : text.scoredSwapped)(who(second), who(first));
  return (lowWins ? text.scoredLow : text.scored)(who(first), who(second));
}

function roundEnded(text: Text, { reason, totals, cancelled, winner }: Event<"round-ended">, who: People): string {
  // With four seats there are two such groups at most.
  const [group, other] = levels(totals, readerFirst(cancelled, who));
  const sentences = [text.roundOver[reason](withNumbers(text, totals, who))];
  if (group && other) sentences.push(text.twoTotalsCancelled(who(...group.seats), group.total, who(...other.seats), other.total));
  else if (group) sentences.push(text.totalsCancelled(who(...group.seats), group.total));
  return [...sentences, winner === null ? text.nobodyWonRound : text.wonRound(who(winner))].join(" ");
}

/** Looking back; nothing while the game goes on. */
export function resultIn(text: Text, view: KingView, names: readonly string[], reader: Seat | null): string {
  if (view.phase !== "over") return "";
  const who = peopleAt(names, reader, text.grammar);
  const { winner, total, above, below } = decision(view);
  if (above) return text.winsByCancelled(who(winner), total, who(...above.seats), above.total);
  return (below.seats.length === 1 ? text.winsOverOne : text.winsOverSome)(who(winner), total, who(...below.seats), below.total);
}
