/** The month's heir: how likely a member can have that character in hand at the succession. */
import { type CouncilView, scenarioOf } from "@tafelrunde/council-of-12";
import { bitsOf, count, has, indexOf, indicesIn, PATIENT, SIZE } from "./cards.ts";

/** What one member has between two rounds, as bits. */
interface Holding {
  readonly hand: number;
  readonly owned: number;
  /** Petitioners of the rounds to come, in any order. */
  readonly coming: number;
}

interface Aim {
  readonly heir: number;
  /** Somebody else plays the Patient One in the rounds to come. */
  readonly patientIsTaken: boolean;
}

/** How a round changes a hand: the card that is played, who joins, and whether a card is taken back from the pile. */
interface Change {
  readonly card: number;
  readonly join: number;
  readonly takes: boolean;
}

/** By aim and holding. */
const known = new Map<number, number>();
const SETS = 1 << SIZE;

/** Before the next round, whoever comes first; all are helped, and each card of the hand may be the one to play. */
function chanceFrom(aim: Aim, { hand, owned, coming }: Holding): number {
  const held = count(hand) === 1 ? owned & ~hand : hand;
  if (coming === 0) return has(held, aim.heir) ? 1 : 0;
  const key = (((aim.heir * 2 + Number(aim.patientIsTaken)) * SETS + held) * SETS + owned) * SETS + coming;
  const before = known.get(key);
  if (before !== undefined) return before;
  const petitioners = indicesIn(coming);
  const chances = petitioners.map((one) => inRound(aim, { hand: held, owned, coming: coming & ~(1 << one) }, one));
  const chance = chances.reduce((sum, one) => sum + one, 0) / petitioners.length;
  known.set(key, chance);
  return chance;
}

function inRound(aim: Aim, holding: Holding, petitioner: number): number {
  const join = (1 << petitioner) & ~holding.owned;
  const cards = indicesIn(holding.hand & ~(1 << petitioner));
  return Math.max(
    0,
    ...cards.map((card) => heirAfter(aim, holding, { card, join, takes: card === PATIENT && !aim.patientIsTaken })),
  );
}

/** How likely the heir is in hand at the succession, if the present round changes this holding so. */
export function heirAfter(aim: Aim, { hand, owned, coming }: Holding, { card, join, takes }: Change): number {
  const left = (hand & ~(1 << card)) | join;
  const after = (back: number): number => chanceFrom(aim, { hand: left | back, owned: owned | join, coming });
  const pile = indicesIn(owned & ~hand);
  return takes && pile.length > 0 ? Math.max(...pile.map((one) => after(1 << one))) : after(0);
}

/** The same with this hand once the present round is over. */
export const heirFrom = (view: CouncilView, heir: number, hand: number, owned: number): number =>
  chanceFrom({ heir, patientIsTaken: false }, { hand, owned, coming: comingAfter(view) });

/** Petitioners of the rounds to come, in months that name them. */
export function comingAfter({ game, petitioner, past }: CouncilView): number {
  const gone = past.map((round) => round.petitioner);
  if (petitioner !== null) gone.push(indexOf(petitioner));
  return bitsOf(indicesIn(scenarioOf(game)?.petitioners ?? 0).filter((one) => !gone.includes(one)));
}
