/** What happened, in German. Names never stand in the genitive: `von Lars` is right for every name. */
import type { Seat } from "@tafelrunde/core";
import type { Card, KingEvent } from "../src/index.ts";
import { cards } from "./cards-de.ts";
import { level, signed, sum } from "./numbers.ts";

type Event<T extends KingEvent["type"]> = Extract<KingEvent, { type: T }>;
type Names = readonly string[];

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)!}`;

const named = (seats: readonly Seat[], names: Names): string => list(seats.map((seat) => names[seat]!));
const each = (names: Names, tell: (seat: Seat) => string): string => list(names.map((name, seat) => `${name} ${tell(seat)}`));
const all = (count: number): string => (count === 2 ? "Beide" : count === 3 ? "Alle drei" : "Alle vier");
const tokens = (points: number): string => (points === 1 ? "1 Punkt" : `${points} Punkte`);

export function event(event: KingEvent, names: Names): string | undefined {
  switch (event.type) {
    case "set-chosen":
      return `Mit diesen Karten wird gespielt: ${list(event.cards.map((card) => cards[card].name))}.`;
    case "dice-rolled":
      return `Runde ${event.round} beginnt: ${list(names.map((name, seat) => `${name} ${seat === 0 ? "würfelt " : ""}eine ${event.faces[seat]}`))}.`;
    case "laid":
      return event.card && `${names[event.seat]} legt verdeckt ${cards[event.card].whom}.`;
    case "revealed":
      return `Alle decken auf: ${each(names, (seat) => cards[event.cards[seat]!].whom)}.`;
    case "cards-cancelled":
      return `${all(event.seats.length)} ${cards[event.card].several} heben sich auf.`;
    case "overruled":
      return `Die Fürstin von ${names[event.by]} hebt ${event.seats.length === 1 ? "die Karte" : "die Karten"} von ${named(event.seats, names)} auf.`;
    case "dice-passed":
      return `Die Händlergilde von ${names[event.by]} schickt alle Würfel nach links: ${nowShown(event.faces, names)}.`;
    case "all-flipped":
      return `Die Gauner von ${names[event.by]} drehen alle Würfel um: ${nowShown(event.faces, names)}.`;
    case "flipped":
      return `Die Wandlerin dreht den Würfel von ${names[event.seat]} um: Aus ${event.from} wird ${event.face}.`;
    case "tipped":
      return `Mit dem Hexenmeister kippt ${names[event.seat]} den Würfel von ${event.from} auf ${event.face}.`;
    case "rerolled":
      return `Das Orakel lässt ${names[event.seat]} neu würfeln: Aus ${event.from} wird ${event.face === event.from ? "wieder " : ""}${event.face}.`;
    case "valued":
      return `Es zählen: ${each(names, (seat) => valued(event.cards[seat] ?? null, event.faces[seat]!, event.values[seat]!))}.`;
    case "values-cancelled":
      return `${named(event.seats, names)} haben ${event.seats.length === 2 ? "beide" : "alle"} ${signed(event.value)}: Gleiche Werte heben sich auf.`;
    case "scored":
      return scored(event, names);
    case "stolen":
      return `${names[event.seat]} hat unter den Fürstinnen die kleinste Zahl und nimmt ${names[event.from]} ${tokens(event.token)} weg.`;
    case "spared":
      return `${names[event.seat]} dürfte stehlen, lässt ${names[event.from]} aber alle Punkte.`;
    case "theft-failed":
      return event.reason === "tie"
        ? "Gleichstand unter den Fürstinnen: Niemand wird bestohlen."
        : "Bei der Fürstin mit der größten Zahl ist nichts zu holen: Niemand wird bestohlen.";
    case "round-ended":
      return roundEnded(event, names);
    case "kept":
      return `${names[event.seat]} legt ${event.card ? cards[event.card].whom : "verdeckt eine Karte"} unter den Würfel.`;
    case "won":
      return `Das war die zweite gewonnene Runde: ${names[event.seat]} gewinnt das Spiel!`;
  }
}

const nowShown = (faces: readonly number[], names: Names): string =>
  list(names.map((name, seat) => `${name} ${seat === 0 ? "hat jetzt " : ""}${faces[seat]}`));

function valued(card: Card | null, face: number, value: number): string {
  if (card === null) return signed(value);
  return `${signed(value)} (${cards[card].name}${sum(card, face) ? `, ${sum(card, face)}` : face === 12 ? " auf der 12" : ""})`;
}

function scored({ lowWins, swapped, first, second }: Event<"scored">, names: Names): string {
  if (first === null) return "Kein Wert ist übrig: Niemand bekommt Punkte.";
  if (second === null)
    return swapped
      ? `Nur der Wert von ${names[first]} ist übrig, und der Spieler macht den ersten Platz zum zweiten: 1 Punkt.`
      : `Nur der Wert von ${names[first]} ist übrig: 2 Punkte.`;
  if (lowWins && swapped)
    return `Der Ritter lässt den kleinsten Wert gewinnen, der Spieler vertauscht die Plätze: ${names[second]} bekommt 2 Punkte, ${names[first]} 1.`;
  if (swapped) return `Der Spieler vertauscht die Plätze: ${names[second]} bekommt 2 Punkte, ${names[first]} 1.`;
  if (lowWins) return `Mit dem Ritter gewinnt der kleinste Wert: ${names[first]} bekommt 2 Punkte, ${names[second]} 1.`;
  return `${names[first]} gewinnt den Zug und bekommt 2 Punkte, ${names[second]} 1.`;
}

function roundEnded({ reason, totals, cancelled, winner }: Event<"round-ended">, names: Names): string {
  const why = reason === "eight-points" ? "8 Punkte sind erreicht" : "Jemand hat nur noch eine Karte";
  const equal = level(totals, cancelled).map(
    ({ total, seats }, index) => `${named(seats, names)} ${index === 0 ? `heben sich mit je ${total} auf` : `mit je ${total}`}`,
  );
  return [
    `${why}, die Runde ist aus: ${each(names, (seat) => String(totals[seat]))}.`,
    ...(equal.length > 0 ? [`${equal.join(", ")}.`] : []),
    winner === null ? "Niemand gewinnt die Runde." : `${names[winner]} gewinnt die Runde.`,
  ].join(" ");
}
