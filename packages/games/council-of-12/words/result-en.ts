/** What decided a finished game, in English: what lost it before anything else, or what was achieved. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilView } from "../src/index.ts";
import { months } from "./games-en.ts";
import { the, titled } from "./names-en.ts";
import { type Cause, causeOf, tally } from "./result.ts";

export function result(view: CouncilView, _names: readonly string[], reader: Seat | null = null): string {
  const cause = causeOf(view);
  return cause === null ? `${crowned(view)} ${achieved(view)}` : `${lost(cause, reader !== null)} ${achieved(view)}`;
}

function lost(cause: Cause, you: boolean): string {
  const last = `that cost ${you ? "you your" : "the council its"} last favour.`;
  switch (cause.type) {
    case "favour":
      return `${titled(cause.challenge)} failed${cause.chair ? " because the chair’s card was cancelled" : ""}: ${last}`;
    case "discord":
      return `${you ? "You" : "The council"} could not agree on the succession: ${last}`;
    case "heir":
      return `In ${months[cause.month].name}, ${the(cause.wanted)} has to take the throne, but ${cause.heir === null ? "it stayed empty" : `${the(cause.heir)} did`}.`;
    case "bells":
      return `In ${months[cause.month].name}, the bells have to ring for ${cause.wanted}\u00a0challenges, and they rang for ${cause.rung === 0 ? "none" : `only ${cause.rung}`}.`;
    case "silence":
      return `In ${months[cause.month].name}, every round has to stay silent, but ${you ? "you" : "the council"} broke the silence.`;
  }
}

const crowned = ({ heir }: CouncilView): string =>
  heir === null
    ? "The succession is secured, and the throne stays empty."
    : `The succession is secured: ${the(heir)} takes the throne.`;

function achieved(view: CouncilView): string {
  const { passed, faced, belled } = tally(view);
  const left = view.favour === 0 ? "" : `, ${view.favour}\u00a0favour left`;
  const loud = belled === 0 ? "" : ` (bells for ${belled})`;
  return `${passed} of ${faced}\u00a0${faced === 1 ? "challenge" : "challenges"} passed${loud}${left}.`;
}
