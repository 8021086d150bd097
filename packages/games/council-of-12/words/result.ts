/** What decided a finished game, read off the last view: the same in every language. */
import { type Character, type CouncilView, type Month, MONTHS, scenarioOf, SUCCESSION } from "../src/index.ts";

export type Cause =
  /** The last favour went with this challenge, perhaps because the chair's card was cancelled. */
  | { readonly type: "favour"; readonly challenge: number; readonly chair: boolean }
  | { readonly type: "discord" }
  /** The month wanted this heir, and got another one or none. */
  | { readonly type: "heir"; readonly month: Month; readonly wanted: Character; readonly heir: Character | null }
  | { readonly type: "bells"; readonly month: Month; readonly wanted: number; readonly rung: number }
  | { readonly type: "silence"; readonly month: Month };

export interface Tally {
  readonly passed: number;
  readonly faced: number;
  readonly belled: number;
}

/** The challenges behind the council; the succession is not one of them. */
export function tally({ past }: CouncilView): Tally {
  const faced = past.filter(({ challenge }) => challenge !== SUCCESSION);
  return {
    passed: faced.filter(({ passed }) => passed).length,
    faced: faced.length,
    belled: faced.filter(({ belled }) => belled).length,
  };
}

/** What lost the game; null for a game that was won. */
export function causeOf(view: CouncilView): Cause | null {
  const { won, favour, challenge, chairFailed, game, heir } = view;
  if (won) return null;
  if (favour === 0) return challenge === SUCCESSION ? { type: "discord" } : { type: "favour", challenge, chair: chairFailed };
  const month = MONTHS.find((each) => each === game)!;
  const asked = scenarioOf(game)!;
  if (asked.heir !== undefined && heir !== asked.heir) return { type: "heir", month, wanted: asked.heir, heir };
  const { belled } = tally(view);
  if (asked.bells !== undefined && belled < asked.bells) return { type: "bells", month, wanted: asked.bells, rung: belled };
  return { type: "silence", month };
}
