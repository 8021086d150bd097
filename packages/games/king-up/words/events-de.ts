/** What happened, in German. Names never stand in the genitive, and no pronoun stands for a candidate: both are right for all. */
import type { Candidate, KingUpEvent } from "../src/index.ts";
import { nameOf } from "./names.ts";
import { floors, list, points } from "./names-de.ts";

type Event<T extends KingUpEvent["type"]> = Extract<KingUpEvent, { type: T }>;
type Names = readonly string[];

const candidates = (some: readonly Candidate[]): string => list(some.map(nameOf));
const upstairs = (floor: number): string => `in den ${floor}. Stock (${floors[floor]})`;

export function event(event: KingUpEvent, names: Names): string | undefined {
  switch (event.type) {
    case "round-began":
      return event.round === 1
        ? `Runde 1 beginnt. Das Los entscheidet: ${names[event.start]} fängt an.`
        : `Runde ${event.round} beginnt: ${names[event.start]} sitzt links von der Krone und fängt an.`;
    case "dealt":
      return event.favourites && `Die geheimen Favoriten von ${names[event.seat]} sind ${candidates(event.favourites)}.`;
    case "placed":
      return `${names[event.seat]} stellt ${nameOf(event.candidate)} ${upstairs(event.floor)}.`;
    case "cellared":
      return event.candidates.length === 1
        ? `${candidates(event.candidates)} bleibt übrig und beginnt im Keller (${floors[0]}).`
        : `${candidates(event.candidates)} bleiben übrig und beginnen im Keller (${floors[0]}).`;
    case "rose":
      return `${names[event.seat]} lässt ${nameOf(event.candidate)} ${upstairs(event.floor)} aufsteigen.`;
    case "proposed":
      return `${names[event.seat]} bringt ${nameOf(event.candidate)} auf den Thron: Nun wird abgestimmt.`;
    case "voted":
      return event.vote
        ? `${names[event.seat]} stimmt verdeckt mit ${event.vote === "yes" ? "Ja" : "Nein"}.`
        : `${names[event.seat]} hat abgestimmt.`;
    case "votes-revealed":
      return revealed(event, names);
    case "rejected":
      return `Nicht alle haben Ja gesagt: ${nameOf(event.candidate)} muss das Schloss verlassen.`;
    case "crowned":
      return `Alle sagen Ja: ${nameOf(event.candidate)} bekommt die Krone!`;
    case "scored":
      return scored(event, names);
    case "won":
      return won(event, names);
  }
}

function revealed({ votes }: Event<"votes-revealed">, names: Names): string {
  const no = names.filter((_, seat) => votes[seat] === "no");
  const yes = names.filter((_, seat) => votes[seat] === "yes");
  if (no.length === 0) return "Die Karten liegen offen: kein einziges Nein!";
  if (yes.length === 0) return "Alle haben mit Nein gestimmt.";
  return `${list(no)} ${no.length === 1 ? "hat" : "haben"} mit Nein gestimmt, ${yes.length === 1 ? yes[0] : "alle anderen"} mit Ja.`;
}

function scored({ seat, favourites, worth, points: scored, total }: Event<"scored">, names: Names): string {
  const card = favourites.map((favourite, index) => `${nameOf(favourite)} ${worth[index]}`).join(", ");
  if (scored === 0) return `${names[seat]} bekommt keinen Punkt (${card}) und bleibt bei ${total}.`;
  if (worth.every((each) => each === 0))
    return `${names[seat]} geht in der letzten Runde leer aus (${card}) und bekommt genau dafür ${points(scored)}, insgesamt ${total}.`;
  return `${names[seat]} bekommt ${points(scored)} (${card}) und hat insgesamt ${total}.`;
}

function won({ seats, totals, castle }: Event<"won">, names: Names): string {
  const best = totals[seats[0]!]!;
  const level = [...totals.keys()].filter((seat) => totals[seat] === best);
  const winners = list(seats.map((seat) => names[seat]!));
  if (level.length === 1) return `Drei Runden sind gespielt: ${winners} gewinnt das Spiel mit ${best} Punkten!`;
  const inCastle = list(level.map((seat) => `${names[seat]} ${castle[seat]}`));
  const end = seats.length === 1 ? `${winners} gewinnt das Spiel` : `${winners} teilen sich den Sieg`;
  return `Gleichstand mit ${best} Punkten, also zählen die Favoriten im Schloss (${inCastle}): ${end}!`;
}
