/** What happened, in German. Names never stand in the genitive: `von Lars` is right for every name. */
import type { Seat } from "@tafelrunde/core";
import type { Card, KingEvent } from "../src/index.ts";
import { cards } from "./cards-de.ts";
import { level, signed, sum } from "./numbers.ts";
import { apart, everybody, opening, type People, readerFirst } from "./people.ts";

type Event<T extends KingEvent["type"]> = Extract<KingEvent, { type: T }>;

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)!}`;

export const who = (seat: Seat, { names, reader }: People): string => (seat === reader ? "du" : names[seat]!);
const whom = (seat: Seat, { names, reader }: People): string => (seat === reader ? "dir" : names[seat]!);
export const named = (seats: readonly Seat[], to: People): string =>
  list(readerFirst(seats, to.reader).map((seat) => who(seat, to)));
const each = (to: People, tell: (seat: Seat) => string): string =>
  list(everybody(to).map((seat) => `${who(seat, to)} ${tell(seat)}`));
/** One verb for all, said with the first of them. */
const inTurn = (to: People, [you, they]: readonly [string, string], tell: (seat: Seat) => string): string =>
  opening(
    list(everybody(to).map((seat, at) => `${who(seat, to)} ${at > 0 ? "" : `${seat === to.reader ? you : they} `}${tell(seat)}`)),
    everybody(to),
    to,
  );
/** `Deine Fürstin`, or `Die Fürstin von Lars`. */
const ofSeat = (thing: string, seat: Seat, { names, reader }: People): string =>
  seat === reader ? `Deine ${thing}` : `Die ${thing} von ${names[seat]}`;
const all = (count: number): string => (count === 2 ? "Beide" : count === 3 ? "Alle drei" : "Alle vier");
export const points = (count: number): string => (count === 1 ? "1\u00a0Punkt" : `${count}\u00a0Punkte`);

export function event(event: KingEvent, names: readonly string[], reader: Seat | null = null): string | undefined {
  const to: People = { names, reader };
  const mine = "seat" in event && event.seat === reader;
  switch (event.type) {
    case "set-chosen":
      return `Mit diesen Karten wird gespielt: ${list(event.cards.map((card) => cards[card].name))}.`;
    case "dice-rolled":
      return `Runde\u00a0${event.round} beginnt: ${inTurn(to, ["würfelst", "würfelt"], (seat) => `eine\u00a0${event.faces[seat]}`)}.`;
    case "laid":
      return event.card && `${mine ? "Du legst" : `${names[event.seat]} legt`} verdeckt ${cards[event.card].whom}.`;
    case "revealed":
      return `Alle decken auf: ${each(to, (seat) => cards[event.cards[seat]!].whom)}.`;
    case "cards-cancelled":
      return cancelled(event, to);
    case "overruled":
      return overruled(event, to);
    case "dice-passed":
      return `${ofSeat("Händlergilde", event.by, to)} schickt alle Würfel nach links: ${nowShown(event.faces, to)}.`;
    case "all-flipped":
      return `${ofSeat("Gauner", event.by, to)} drehen alle Würfel um: ${nowShown(event.faces, to)}.`;
    case "flipped":
      return `Die Wandlerin dreht ${mine ? "deinen Würfel" : `den Würfel von ${names[event.seat]}`} um: Aus ${event.from} wird ${event.face}.`;
    case "tipped":
      return `Mit dem Hexenmeister ${mine ? "kippst du deinen" : `kippt ${names[event.seat]} den`} Würfel von ${event.from} auf ${event.face}.`;
    case "rerolled":
      return `Das Orakel lässt ${mine ? "dich" : names[event.seat]} neu würfeln: Aus ${event.from} wird ${event.face === event.from ? "wieder " : ""}${event.face}.`;
    case "valued":
      return `Werte: ${each(to, (seat) => valued(event.cards[seat] ?? null, event.faces[seat]!, event.values[seat]!))}.`;
    case "values-cancelled":
      return `${opening(named(event.seats, to), event.seats, to)} ${event.seats.includes(reader!) ? "habt" : "haben"} ${event.seats.length === 2 ? "beide" : "alle"} ${signed(event.value)}: Gleiche Werte heben sich auf.`;
    case "scored":
      return scored(event, to);
    case "stolen":
      return `${mine ? "Du hast" : `${names[event.seat]} hat`} die niedrigste Fürstin und ${mine ? "nimmst" : "nimmt"} ${whom(event.from, to)} ${points(event.token)} weg.`;
    case "spared":
      return `${mine ? "Du dürftest" : `${names[event.seat]} dürfte`} stehlen, lässt ${whom(event.from, to)} aber alle Punkte.`;
    case "theft-failed":
      return event.reason === "tie"
        ? "Gleichstand unter den Fürstinnen: Niemand wird bestohlen."
        : "Bei der höchsten Fürstin ist nichts zu holen: Niemand wird bestohlen.";
    case "round-ended":
      return roundEnded(event, to);
    case "kept":
      if (mine && event.card) return `Du legst ${cards[event.card].whom} unter deinen Würfel. Nur du weißt das.`;
      return `${names[event.seat]} legt ${event.card ? cards[event.card].whom : "verdeckt eine Karte"} unter den Würfel.`;
    case "won":
      return `Das war die zweite gewonnene Runde: ${mine ? "Du gewinnst" : `${names[event.seat]} gewinnt`} die Partie!`;
  }
}

const nowShown = (faces: readonly number[], to: People): string =>
  inTurn(to, ["hast jetzt", "hat jetzt"], (seat) => String(faces[seat]));

function cancelled({ card, seats }: Event<"cards-cancelled">, { names, reader }: People): string {
  if (!seats.includes(reader!)) return `${all(seats.length)} ${cards[card].several} heben sich auf.`;
  const article = cards[card].whom.split(" ")[0]!;
  const others = apart(seats, reader);
  const theirs = others.length > 1 ? "die" : article === "den" ? "der" : article;
  return `${article === "die" ? "Deine" : "Dein"} ${cards[card].name} und ${theirs} von ${list(others.map((seat) => names[seat]!))} heben sich auf.`;
}

function overruled({ by, seats }: Event<"overruled">, to: People): string {
  const others = list(apart(seats, to.reader).map((seat) => to.names[seat]!));
  const theirs = `${seats.length === 1 ? "die Karte" : "die Karten"} von ${others}`;
  const withYours = others === "" ? "deine Karte" : `deine Karte und die von ${others}`;
  return `${ofSeat("Fürstin", by, to)} hebt ${seats.includes(to.reader!) ? withYours : theirs} auf.`;
}

function valued(card: Card | null, face: number, value: number): string {
  if (card === null) return signed(value);
  return `${signed(value)} (${cards[card].name}${sum(card, face) ? `, ${sum(card, face)}` : face === 12 ? " auf der\u00a012" : ""})`;
}

function scored({ lowWins, swapped, first, second }: Event<"scored">, to: People): string {
  if (first === null) return "Kein Wert ist übrig: Niemand bekommt Punkte.";
  const alone = first === to.reader ? "dein Wert" : `der Wert von ${to.names[first]}`;
  if (second === null)
    return swapped
      ? `Nur ${alone} ist übrig, und der Spieler macht den ersten Platz zum zweiten: ${points(1)}.`
      : `Nur ${alone} ist übrig: ${points(2)}.`;
  const [two, one] = swapped ? [second, first] : [first, second];
  const gets = `${two === to.reader ? "bekommst" : "bekommt"} ${points(2)}, ${who(one, to)}\u00a01`;
  const shared = `${opening(who(two, to), [two], to)} ${gets}`;
  if (lowWins && swapped) return `Der niedrigste Wert gewinnt (Ritter), der Spieler vertauscht die Plätze: ${shared}.`;
  if (swapped) return `Der Spieler vertauscht die Plätze: ${shared}.`;
  if (lowWins) return `Mit dem Ritter gewinnt der niedrigste Wert: ${shared}.`;
  return `${opening(who(two, to), [two], to)} ${two === to.reader ? "gewinnst" : "gewinnt"} den Zug und ${gets}.`;
}

function roundEnded({ reason, totals, cancelled, winner }: Event<"round-ended">, to: People): string {
  const why = reason === "eight-points" ? `${points(8)} sind erreicht` : "Jemand hat nur noch eine Karte";
  const equal = level(totals, cancelled)
    .toSorted((a, b) => Number(b.seats.includes(to.reader!)) - Number(a.seats.includes(to.reader!)))
    .map(({ total, seats }, index) => {
      const verb = index > 0 ? "" : seats.includes(to.reader!) ? "hebt euch " : "heben sich ";
      return `${named(seats, to)} ${verb}mit je\u00a0${total}${index === 0 ? " auf" : ""}`;
    });
  const won = winner === to.reader ? "Du gewinnst" : `${to.names[winner!]} gewinnt`;
  return [
    `${why}, die Runde ist aus: ${each(to, (seat) => String(totals[seat]))}.`,
    ...(equal.length > 0 ? [`${opening(equal.join(", "), cancelled, to)}.`] : []),
    winner === null ? "Niemand gewinnt die Runde." : `${won} die Runde.`,
  ].join(" ");
}
