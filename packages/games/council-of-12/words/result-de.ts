/** What decided a finished game, in German: what lost it before anything else, or what was achieved. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilView } from "../src/index.ts";
import { months } from "./games-de.ts";
import { capital, characters, titled } from "./names-de.ts";
import { type Cause, causeOf, tally } from "./result.ts";

export function result(view: CouncilView, _names: readonly string[], reader: Seat | null = null): string {
  const cause = causeOf(view);
  return cause === null ? `${crowned(view)} ${achieved(view)}` : `${lost(cause, reader !== null)} ${achieved(view)}`;
}

function lost(cause: Cause, you: boolean): string {
  switch (cause.type) {
    case "favour": {
      const why = cause.chair ? ", weil die Karte des Ratsvorsitzes aufgehoben wurde" : "";
      return `${titled(cause.challenge)} ist misslungen${why}: Das war ${you ? "eure" : "die"} letzte Gunst.`;
    }
    case "discord":
      return `Bei der Thronfolge ${you ? "wart ihr euch" : "war sich der Rat"} nicht einig: Das war ${you ? "eure" : "die"} letzte Gunst.`;
    case "heir": {
      const but = cause.heir === null ? "doch er blieb leer" : `doch dort sitzt ${characters[cause.heir].who}`;
      return `Im ${months[cause.month].name} muss ${characters[cause.wanted].who} auf den Thron, ${but}.`;
    }
    case "bells":
      return `Im ${months[cause.month].name} müssen ${cause.wanted}\u00a0Herausforderungen an der großen Glocke hängen, ${rung(cause.rung)}.`;
    case "silence":
      return `Im ${months[cause.month].name} muss jede Runde still bleiben, doch ${you ? "ihr habt" : "der Rat hat"} das Schweigen gebrochen.`;
  }
}

const rung = (count: number): string => (count === 0 ? "es war keine" : `es ${count === 1 ? "war" : "waren"} nur ${count}`);

const crowned = ({ heir }: CouncilView): string =>
  heir === null
    ? "Die Thronfolge ist gesichert, der Thron bleibt leer."
    : `Die Thronfolge ist gesichert: ${capital(characters[heir].who)} besteigt den Thron.`;

function achieved(view: CouncilView): string {
  const { passed, faced, belled } = tally(view);
  const left = view.favour === 0 ? "" : `, ${view.favour}\u00a0Gunst übrig`;
  const loud = belled === 0 ? "" : ` (${belled} an der großen Glocke)`;
  return `${passed} von ${faced}\u00a0${faced === 1 ? "Herausforderung" : "Herausforderungen"} bestanden${loud}${left}.`;
}
