/** Council of 12 by one's first thought: a card that helps by itself and no plan, as sensible people play who are new to it. */
import type { Seat } from "@tafelrunde/core";
import {
  type Character,
  CHARACTERS,
  councilOf12,
  type CouncilView,
  type Move,
  reach,
  scenarioOf,
  SUCCESSION,
  workerPaths,
} from "@tafelrunde/council-of-12";
import { type Bot, decideBy, type Weighted } from "../bot.ts";
import { chooseHeir } from "./succession.ts";

interface Habits {
  readonly id: string;
  readonly thinks: number;
  /** Says what is true with the card. */
  readonly speaks?: true;
  /** Agrees only to what has to be decided. */
  readonly refuses?: true;
  /** So often, from 0 to 1, does anything that is allowed. */
  readonly forgets?: number;
}

type Lay = Extract<Move, { type: "lay" }>;
type Policy = readonly Weighted<Move>[];

export const byFirstThought = (habits: Habits): Bot<CouncilView, Move> => ({
  id: habits.id,
  thinks: habits.thinks,
  decide(view, seat, chance) {
    const moves = councilOf12.moves(councilOf12.imagine(view, chance), seat);
    return decideBy(wish(view, seat, moves, habits), chance);
  },
});

const evenly = (moves: readonly Move[], share = 1): Policy => moves.map((move) => ({ move, probability: share / moves.length }));

/** Whether each target is met once these faces were shown. */
const met = ({ targets }: CouncilView, faces: readonly number[]): number =>
  targets.filter((target) => target.some((face) => faces.includes(face))).length;

/** The ways in which a card alone can turn the die: the faces each shows. One that does nothing has none. */
function turns({ face }: CouncilView, card: Character): readonly (readonly number[])[] {
  if (card === "worker") return workerPaths(face).map(({ middle, face: end }) => [middle, end]);
  const ends = reach(CHARACTERS.indexOf(card), face);
  return Array.from({ length: 13 }, (_, end) => end)
    .filter((end) => (ends >> end) & 1)
    .map((end) => [end]);
}

/** How many targets are met if nobody else does anything. */
const alone = (view: CouncilView, card: Character): number =>
  Math.max(met(view, view.shown), ...turns(view, card).map((faces) => met(view, [...view.shown, ...faces])));

function best<T>(ways: readonly T[], worth: (way: T) => number): readonly T[] {
  const most = Math.max(...ways.map(worth));
  return ways.filter((way) => worth(way) === most);
}

/** The truth about a card: it passes by itself, it does nothing, or something in between. */
function truth(view: CouncilView, card: Character): Lay["say"] {
  if (turns(view, card).length === 0) return "nothing";
  return alone(view, card) === view.targets.length ? "alone" : "help";
}

/** At the succession half of them think of what all might have. */
function laid(view: CouncilView, seat: Seat, lays: readonly Lay[], { speaks }: Habits): Policy {
  const quiet = lays.filter(({ say }) => say === "mute");
  if (view.challenge === SUCCESSION) {
    const heir = CHARACTERS[chooseHeir(view, seat)];
    const thought = quiet.filter(({ card }) => card === heir);
    return thought.length === 0 ? evenly(quiet) : [...evenly(thought, 1 / 2), ...evenly(quiet, 1 / 2)];
  }
  const wanted = best(quiet, ({ card }) => alone(view, card));
  if (!speaks || view.silence !== "none") return evenly(wanted);
  return evenly(wanted.map((lay) => lays.find(({ card, say }) => card === lay.card && say === truth(view, card)) ?? lay));
}

/** What costs a favour at once is refused, unless the month cannot be won without it. */
function agrees({ proposal, joint, game }: CouncilView, { refuses }: Habits): boolean {
  if (joint !== null) return true;
  return !refuses && (proposal!.what !== "bells" || scenarioOf(game)?.bells !== undefined);
}

function wish(view: CouncilView, seat: Seat, moves: readonly Move[], habits: Habits): Policy {
  const of = <T extends Move["type"]>(type: T) => moves.filter((move): move is Extract<Move, { type: T }> => move.type === type);
  if (view.proposal) return evenly([{ type: agrees(view, habits) ? "agree" : "disagree" }]);
  if (view.joint !== null && of("propose").length > 0) return evenly(of("propose"));
  const simple = [...of("reveal"), ...of("stay"), ...of("pay")];
  if (simple.length > 0) return evenly(simple.slice(0, 1));
  const { forgets = 0 } = habits;
  const lays = of("lay");
  const anything = evenly(lays.length > 0 ? lays : moves, forgets);
  const thought = lays.length > 0 ? laid(view, seat, lays, habits) : chosen(view, moves, of);
  return [
    ...(forgets > 0 ? anything : []),
    ...thought.map(({ move, probability }) => ({ move, probability: probability * (1 - forgets) })),
  ];
}

type OfType = <T extends Move["type"]>(type: T) => Extract<Move, { type: T }>[];

function chosen(view: CouncilView, moves: readonly Move[], of: OfType): Policy {
  const [faces, paths, seconds] = [of("face"), of("path"), of("second")];
  if (faces.length > 0) return evenly(best(faces, ({ face }) => met(view, [...view.shown, face])));
  if (paths.length > 0) return evenly(best(paths, ({ middle, face }) => met(view, [...view.shown, middle, face])));
  if (seconds.length > 0) return evenly(best(seconds, ({ card }) => alone(view, card)));
  // A target that is not met yet is worth replacing.
  const unmet = of("target").filter(({ target }) => !view.targets[target - 1]!.some((face) => view.shown.includes(face)));
  return evenly(unmet.length > 0 ? unmet : moves);
}
