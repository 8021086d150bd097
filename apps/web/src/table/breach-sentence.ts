/** A broken promise in one plain sentence. */
import type { Breach, Where } from "@tafelrunde/core";
import { t } from "../i18n/index.svelte.ts";

const placeOf = (where: Where): string => (typeof where === "number" ? t().verify.whereMove(where) : t().verify.where[where]);

export function breachSentence(breach: Breach, names: readonly string[]): string {
  const words = t().fair.breaches;
  switch (breach.code) {
    case "other-luck":
      return words[breach.code](names[breach.seat] ?? "");
    case "record":
      return words[breach.code](placeOf(breach.where), t().faults[breach.fault]);
    case "own-move":
      return words[breach.code](breach.place);
    case "shown":
      return breach.moves === 0 ? words["shown-start"] : words.shown(breach.moves);
    case "commitment":
    case "agreement":
    case "own-luck":
      return words[breach.code];
  }
}
