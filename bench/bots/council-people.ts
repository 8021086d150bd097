/** Stand-ins for people at a Council of 12: sensible, without a plan, and each with one habit that bots have to live with. */
import type { Bot } from "@tafelrunde/bots";
import type { Chance, Seat } from "@tafelrunde/core";
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
import { chooseHeir } from "../../packages/bots/src/council-of-12/succession.ts";

interface Habits {
  readonly id: string;
  /** Says what is true with the card. */
  readonly speaks?: true;
  /** Agrees only to what has to be decided. */
  readonly refuses?: true;
  /** So often, from 0 to 1, does anything that is allowed. */
  readonly forgets?: number;
}

type Lay = Extract<Move, { type: "lay" }>;

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

function best<T>(ways: readonly T[], worth: (way: T) => number, chance: Chance): T {
  const most = Math.max(...ways.map(worth));
  return chance.pick(ways.filter((way) => worth(way) === most));
}

/** The truth about a card: it passes by itself, it does nothing, or something in between. */
function truth(view: CouncilView, card: Character): Lay["say"] {
  if (turns(view, card).length === 0) return "nothing";
  return alone(view, card) === view.targets.length ? "alone" : "help";
}

/** At the succession half of them think of what all might have. */
function laid(view: CouncilView, seat: Seat, lays: readonly Lay[], { speaks }: Habits, chance: Chance): Move {
  const quiet = lays.filter(({ say }) => say === "mute");
  if (view.challenge === SUCCESSION) {
    const heir = CHARACTERS[chooseHeir(view, seat)];
    return (chance.roll(2) === 1 ? quiet.find(({ card }) => card === heir) : undefined) ?? chance.pick(quiet);
  }
  const { card } = best(quiet, (move) => alone(view, move.card), chance);
  const say = speaks && view.silence === "none" ? truth(view, card) : "mute";
  return lays.find((move) => move.card === card && move.say === say) ?? { type: "lay", card, say: "mute" };
}

/** What costs a favour at once is refused, unless the month cannot be won without it. */
function agrees({ proposal, joint, game }: CouncilView, { refuses }: Habits): boolean {
  if (joint !== null) return true;
  return !refuses && (proposal!.what !== "bells" || scenarioOf(game)?.bells !== undefined);
}

function wish(view: CouncilView, seat: Seat, moves: readonly Move[], habits: Habits, chance: Chance): Move {
  const of = <T extends Move["type"]>(type: T) => moves.filter((move): move is Extract<Move, { type: T }> => move.type === type);
  if (view.proposal) return { type: agrees(view, habits) ? "agree" : "disagree" };
  if (view.joint !== null && of("propose").length > 0) return chance.pick(of("propose"));
  const simple = [...of("reveal"), ...of("stay"), ...of("pay")];
  if (simple.length > 0) return simple[0]!;
  const forgets = habits.forgets !== undefined && chance.roll(1000) <= 1000 * habits.forgets;
  if (of("lay").length > 0) return forgets ? chance.pick(of("lay")) : laid(view, seat, of("lay"), habits, chance);
  const [faces, paths, seconds] = [of("face"), of("path"), of("second")];
  if (forgets) return chance.pick(moves);
  if (faces.length > 0) return best(faces, ({ face }) => met(view, [...view.shown, face]), chance);
  if (paths.length > 0) return best(paths, ({ middle, face }) => met(view, [...view.shown, middle, face]), chance);
  if (seconds.length > 0) return best(seconds, ({ card }) => alone(view, card), chance);
  // A target that is not met yet is worth replacing.
  const unmet = of("target").filter(({ target }) => !view.targets[target - 1]!.some((face) => view.shown.includes(face)));
  return chance.pick(unmet.length > 0 ? unmet : moves);
}

const standIn = (habits: Habits): Bot<CouncilView, Move> => ({
  id: habits.id,
  thinks: 1,
  decide(view, seat, chance) {
    const moves = councilOf12.moves(councilOf12.imagine(view, chance), seat);
    const move = wish(view, seat, moves, habits, chance);
    return { move, policy: [{ move, probability: 1 }] };
  },
});

export const people: readonly Bot<CouncilView, Move>[] = [
  standIn({ id: "naive" }),
  standIn({ id: "truthful", speaks: true }),
  standIn({ id: "forgetful", forgets: 1 / 3 }),
  standIn({ id: "stubborn", refuses: true }),
];
