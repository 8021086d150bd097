/** Council of 12: a silent council solves challenges together, with hidden hands and three sentences; two to four players. */
import type { GameSummary, Game, Options, Outcome } from "@tafelrunde/core";
import { apply } from "./apply.ts";
import { namedOrNull } from "./characters.ts";
import type { CouncilEvent, CouncilView } from "./events.ts";
import { imagine } from "./imagine.ts";
import { actors, awaited, moves } from "./moves.ts";
import { copyPhase, copyStage, phaseIn } from "./phase.ts";
import { refusal } from "./refusal.ts";
import { scoreOf } from "./score.ts";
import { options, setup } from "./setup.ts";
import { format, parse } from "./text.ts";
import type { CouncilState, Move } from "./types.ts";
import { copyRound, view, witness } from "./view.ts";

export { type Challenge, challenge, CHALLENGES, EASY, HARD, MEDIUM, rewardOf, SUCCESSION } from "./challenges.ts";
export { reach, valueOf, workerPaths } from "./characters.ts";
export * from "./events.ts";
export { MONTHS, type Month, scenarioOf } from "./scenarios.ts";
export { BANDS, bandOf } from "./score.ts";
export * from "./types.ts";

function clone(state: CouncilState): CouncilState {
  return {
    ...state,
    phase: copyPhase(state.phase),
    stage: copyStage(state.stage),
    targets: state.targets.slice(),
    challenges: state.challenges.slice(),
    petitioners: state.petitioners.slice(),
    past: state.past.map(copyRound),
    kept: state.kept.slice(),
    seats: state.seats.map((seat) => ({ ...seat, discard: seat.discard.slice() })),
    order: state.order.slice(),
    openSeats: state.openSeats.slice(),
  };
}

function outcome(state: CouncilState): Outcome | undefined {
  if (state.phase.type !== "over") return undefined;
  return { type: "together", won: state.phase.won, score: scoreOf(state, state.summoned) };
}

/** C17: what the chronicle keeps, and who sits on the throne in the next game. */
function deeds(state: CouncilState): GameSummary {
  const { game: kind, silence, ticks: boxes } = state;
  const { won, heir } = phaseIn(state, "over");
  const vow = silence === "none" ? null : { name: `silence.${silence}`, boxes };
  return { score: scoreOf(state, state.summoned), won, kind, heir: namedOrNull(heir), vow };
}

const next = ({ heir }: GameSummary): Options => ({ throne: heir ?? "nobody" });

export const councilOf12: Game<CouncilState, Move, CouncilEvent, CouncilView> = {
  id: "council-of-12",
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  first: { game: "intro" },
  cooperative: true,
  closedChat: true,
  freeOrder: true,
  setup,
  actors,
  awaited,
  moves,
  refusal,
  apply,
  clone,
  view,
  witness,
  imagine,
  outcome,
  format,
  parse,
  chronicle: { deeds, next },
};
