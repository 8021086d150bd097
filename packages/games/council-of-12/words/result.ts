/** How a game ended, and what decided it: what lost it before anything else, or what was achieved. */
import { peopleAt, type Seat, type Who } from "@tafelrunde/core";
import { bandOf, type CouncilEvent, type CouncilView, MONTHS, scenarioOf, SUCCESSION } from "../src/index.ts";
import { titleIn } from "./stakes.ts";
import type { Text } from "./text.ts";

type Ended = Extract<CouncilEvent, { type: "ended" }>;

export function endedIn(text: Text, { won, score, reason }: Omit<Ended, "type">, council: Who): string {
  if (won) return `${text.councilWon(council, score)} ${text.bands[bandOf(score)]!}`;
  return reason === "favour" ? text.councilLostFavour(council, score) : text.councilLostMonth(council, score);
}

/** Looking back; nothing while the game goes on. */
export function resultIn(text: Text, view: CouncilView, names: readonly string[], reader: Seat | null): string {
  if (view.phase !== "over") return "";
  const council = peopleAt(names, reader, text.grammar)(...names.keys());
  return `${view.won ? crowned(text, view) : lost(text, view, council)} ${achieved(text, view)}`;
}

const crowned = (text: Text, { heir }: CouncilView): string => (heir === null ? text.succeededWithoutHeir : text.succeeded(heir));

function lost(text: Text, view: CouncilView, council: Who): string {
  const { favour, challenge, chairFailed, game, heir } = view;
  if (favour === 0) {
    if (challenge === SUCCESSION) return text.dividedLast(council);
    const failed = chairFailed ? text.failedLastByChair : text.failedLast;
    return failed(council, titleIn(text, challenge));
  }
  const month = text.months[MONTHS.find((each) => each === game)!].name;
  const asked = scenarioOf(game)!;
  if (asked.heir !== undefined && heir !== asked.heir)
    return heir === null ? text.noHeir(month, asked.heir) : text.wrongHeir(month, asked.heir, heir);
  const { belled } = tally(view);
  if (asked.bells !== undefined && belled < asked.bells)
    return belled === 0 ? text.noBells(month, asked.bells) : text.tooFewBells(month, asked.bells, belled);
  return text.brokeSilence(council, month);
}

function achieved(text: Text, view: CouncilView): string {
  const { passed, faced, belled } = tally(view);
  const loud = belled === 0 ? "" : text.ofThemBelled(belled);
  const left = view.favour === 0 ? "" : text.favourLeft(view.favour);
  return text.achieved(passed, faced, loud + left);
}

interface Tally {
  readonly passed: number;
  readonly faced: number;
  readonly belled: number;
}

/** The challenges behind the council; the succession is not one of them. */
function tally({ past }: CouncilView): Tally {
  const faced = past.filter(({ challenge }) => challenge !== SUCCESSION);
  return {
    passed: faced.filter(({ passed }) => passed).length,
    faced: faced.length,
    belled: faced.filter(({ belled }) => belled).length,
  };
}
