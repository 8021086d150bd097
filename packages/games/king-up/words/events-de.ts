/** What happened, in German. Names never stand in the genitive, and no pronoun stands for a candidate: both are right for all. */
import type { Seat } from "@tafelrunde/core";
import type { Candidate, KingUpEvent } from "../src/index.ts";
import { counted, nameOf } from "./names.ts";
import { floors, list, peopleOf, points, upstairs } from "./names-de.ts";
import { decided } from "./result-de.ts";
import type { People } from "./people.ts";

type Event<T extends KingUpEvent["type"]> = Extract<KingUpEvent, { type: T }>;

const candidates = (some: readonly Candidate[]): string => list(some.map(nameOf));
const toFloor = (floor: number): string => `${upstairs(floor)} (${floors[floor]})`;

export function event(event: KingUpEvent, names: readonly string[], reader: Seat | null = null): string | undefined {
  const people = peopleOf(names, reader);
  switch (event.type) {
    case "round-began":
      return event.round === 1
        ? `Runde\u00a01 beginnt. Das Los entscheidet: ${people.does(event.start, "fängst", "fängt")} an.`
        : `Runde\u00a0${event.round} beginnt: ${people.does(event.start, "sitzt", "sitzt")} links von der Krone und ${people.verb(event.start, "fängst", "fängt")} an.`;
    case "dealt":
      return event.favourites && dealt(candidates(event.favourites), event.seat, people);
    case "placed":
      return `${people.does(event.seat, "setzt", "setzt")} ${nameOf(event.candidate)} ${toFloor(event.floor)}.`;
    case "cellared":
      return event.candidates.length === 1
        ? `${candidates(event.candidates)} bleibt übrig und beginnt im Keller (${floors[0]}).`
        : `${candidates(event.candidates)} bleiben übrig und beginnen im Keller (${floors[0]}).`;
    case "rose":
      return `${people.does(event.seat, "ziehst", "zieht")} ${nameOf(event.candidate)} ${toFloor(event.floor)}.`;
    case "proposed":
      return `${people.does(event.seat, "ziehst", "zieht")} ${nameOf(event.candidate)} auf den Thron: Königswahl!`;
    case "voted":
      return event.vote
        ? `${people.does(event.seat, "stimmst", "stimmt")} verdeckt mit ${event.vote === "yes" ? "Ja" : "Nein"}.`
        : `${people.does(event.seat, "hast", "hat")} abgestimmt.`;
    case "votes-revealed":
      return revealed(event, people);
    case "rejected":
      return `Nicht alle haben Ja gesagt: ${nameOf(event.candidate)} muss das Schloss verlassen.`;
    case "crowned":
      return `Alle sagen Ja: ${nameOf(event.candidate)} besteigt den Thron!`;
    case "scored":
      return scored(event, people);
    case "won":
      return decided(event, people);
  }
}

const dealt = (favourites: string, seat: Seat, people: People): string =>
  people.isReader(seat)
    ? `Deine Favoriten: ${favourites} (nur du siehst das).`
    : `Die geheimen Favoriten von ${people.all([seat])}: ${favourites}.`;

function revealed({ votes }: Event<"votes-revealed">, people: People): string {
  const no = [...votes.keys()].filter((seat) => votes[seat] === "no");
  const yes = [...votes.keys()].filter((seat) => votes[seat] === "yes");
  if (no.length === 0) return "Die Karten liegen offen: kein einziges Nein!";
  if (yes.length === 0) return "Alle haben mit Nein gestimmt.";
  const others = yes.length === 1 ? people.all(yes) : "alle anderen";
  return `${people.opening(no)} ${have(no, people)} mit Nein gestimmt, ${others} mit Ja.`;
}

function have(seats: readonly Seat[], people: People): string {
  if (seats.length === 1) return people.verb(seats[0]!, "hast", "hat");
  return seats.some((seat) => people.isReader(seat)) ? "habt" : "haben";
}

function scored({ seat, favourites, worth, points: scored, total }: Event<"scored">, people: People): string {
  if (scored === 0)
    return `${people.does(seat, "bekommst", "bekommt")} keinen Punkt und ${people.verb(seat, "bleibst", "bleibt")} bei ${total}.`;
  if (worth.every((each) => each === 0))
    return `${people.does(seat, "gehst", "geht")} leer aus und ${people.verb(seat, "bekommst", "bekommt")} genau dafür ${points(scored)}, insgesamt ${total}.`;
  return `${people.does(seat, "bekommst", "bekommt")} ${points(scored)} (${counted(favourites, worth)}), insgesamt ${total}.`;
}
