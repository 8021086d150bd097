/** Carrying out the laid cards: equal ones cancel, all others must do what they can. */
import { bySeat, type Context, type Seat } from "@tafelrunde/core";
import {
  count,
  facesIn,
  GOLEM,
  GOLEM_TARGET,
  has,
  indicesIn,
  KNIGHT,
  KNIGHT_TARGET,
  LADY,
  named,
  ORACLE,
  PATIENT,
  reach,
  WORKER,
} from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import { renew, toDiscard } from "./hands.ts";
import { judge } from "./judge.ts";
import { REVEALING } from "./phase.ts";
import { roll } from "./round.ts";
import type { CouncilState, FaceSet, PhaseOf } from "./types.ts";

type Telling = Context<CouncilEvent>;
type Effect = PhaseOf<"effect">;

/** 4.2: turned up, compared with what the others have laid, and carried out or cancelled. */
export function reveal(state: CouncilState, seat: Seat, context: Telling): void {
  const own = bySeat(state.seats, seat);
  const card = own.laid!;
  own.open = true;
  context.emit?.({ type: "revealed", seat, card: named(card) });
  resolve(state, { type: "effect", chooser: seat, acting: card, second: false }, context);
}

/** The card is in front of the seat, or is the Oracle's second card. */
function resolve(state: CouncilState, effect: Effect, context: Telling): void {
  const { chooser: seat, acting: card } = effect;
  const equal = [...state.seats.keys()].filter((other) => other !== seat && bySeat(state.seats, other).laid === card);
  if (effect.second && has(state.used, card)) return idle(state, effect, context);
  if (equal.length > 0)
    return cancel(
      state,
      [seat, ...equal].toSorted((one, other) => one - other),
      card,
      context,
    );
  const first = state.used === 0;
  state.used |= 1 << card;
  if (card === ORACLE) return askOracle(state, seat, context);
  if (card === LADY && !first) return idle(state, effect, context);
  const choices = choicesFor(state, effect);
  if (choices === 0) return idle(state, effect, context);
  if (choices === 1) return carryOutTheOnly(state, effect, context);
  state.phase = effect;
}

/** How many ways there are to carry out the acting card. */
function choicesFor(state: CouncilState, { chooser, acting }: Effect): number {
  if (acting === LADY) return count(ladyFaces(state));
  if (acting === WORKER) return 2;
  if (acting === PATIENT) return takeable(state, chooser).length;
  if (acting === KNIGHT || acting === GOLEM) return state.targets.length;
  return count(reach(acting, state.face));
}

/** 6.4, 8.2: any face that meets a target, also one that the first of two rounds has met. */
export const ladyFaces = ({ targets }: CouncilState): FaceSet => targets.reduce((set, target) => set | target, 0);

/** 6.5: any card of the own discard pile; the Patient One is not in it yet. */
export const takeable = ({ seats }: CouncilState, seat: Seat): number[] =>
  indicesIn(bySeat(seats, seat).discard.reduce((set, card) => set | (1 << card), 0));

function carryOutTheOnly(state: CouncilState, effect: Effect, context: Telling): void {
  const { chooser, acting } = effect;
  if (acting === PATIENT) return takeBack(state, effect, takeable(state, chooser)[0]!, context);
  if (acting === KNIGHT || acting === GOLEM) return replaceTarget(state, effect, 0, context);
  const [face] = facesIn(acting === LADY ? ladyFaces(state) : reach(acting, state.face));
  turnTo(state, effect, face!, null, context);
}

/** `over`: the Worker's face in between, which counts as shown. */
export function turnTo(state: CouncilState, effect: Effect, face: number, over: number | null, context: Telling): void {
  const from = state.face;
  state.face = face;
  state.shown |= 1 << face;
  if (over !== null) state.shown |= 1 << over;
  context.emit?.({ type: "turned", seat: effect.chooser, card: named(effect.acting), from, face, over });
  finish(state, effect, context);
}

export function replaceTarget(state: CouncilState, effect: Effect, target: number, context: Telling): void {
  const { chooser: seat, acting } = effect;
  state.targets[target] = acting === KNIGHT ? KNIGHT_TARGET : GOLEM_TARGET;
  context.emit?.({ type: "target-replaced", seat, card: named(acting), target: target + 1, of: state.targets.length });
  finish(state, effect, context);
}

/** The Patient One's effect. */
export function takeBack(state: CouncilState, effect: Effect, card: number, context: Telling): void {
  fromDiscard(state, effect.chooser, card, context);
  finish(state, effect, context);
}

/** A card of the own discard pile to the hand; everybody sees which if it lay on top. */
export function fromDiscard(state: CouncilState, seat: Seat, card: number, context: Telling): void {
  const own = bySeat(state.seats, seat);
  const at = own.discard.lastIndexOf(card);
  const onTop = at === own.discard.length - 1;
  own.discard.splice(at, 1);
  own.hand |= 1 << card;
  if (onTop) own.seen &= ~(1 << card);
  else own.unseen++;
  context.emit?.({ type: "took", seat, card: named(card), onTop });
}

/** 6.9: the die is rolled, then another card is played; with a single card left the hand is renewed, the Oracle included. */
function askOracle(state: CouncilState, seat: Seat, context: Telling): void {
  const own = bySeat(state.seats, seat);
  roll(state, context);
  if (count(own.hand) === 1) {
    own.discard.push(ORACLE);
    own.laid = null;
    own.open = false;
    renew(state, seat, context);
  }
  state.phase = { type: "second", chooser: seat };
}

export function playSecond(state: CouncilState, seat: Seat, card: number, context: Telling): void {
  const own = bySeat(state.seats, seat);
  own.hand &= ~(1 << card);
  context.emit?.({ type: "second-laid", seat, card: named(card) });
  resolve(state, { type: "effect", chooser: seat, acting: card, second: true }, context);
}

function idle(state: CouncilState, effect: Effect, context: Telling): void {
  context.emit?.({ type: "idle", seat: effect.chooser, card: named(effect.acting) });
  finish(state, effect, context);
}

/** 4.3: all equal cards go to the discard piles without effect. */
function cancel(state: CouncilState, seats: readonly Seat[], card: number, context: Telling): void {
  state.used |= 1 << card;
  context.emit?.({ type: "cancelled", card: named(card), seats });
  for (const seat of seats) {
    const own = bySeat(state.seats, seat);
    if (own.laid === card) {
      if (seat === state.chair) failChair(state, seat, context);
    } else toDiscard(state, seat, card);
    discardLaid(state, seat);
  }
  goOn(state, context);
}

function failChair(state: CouncilState, seat: Seat, context: Telling): void {
  state.chairFailed = true;
  context.emit?.({ type: "chair-failed", seat });
}

/** The card that was carried out leaves; an Oracle's second card goes before the Oracle. */
function finish(state: CouncilState, { chooser, acting, second }: Effect, context: Telling): void {
  if (second) toDiscard(state, chooser, acting);
  discardLaid(state, chooser);
  goOn(state, context);
}

function discardLaid(state: CouncilState, seat: Seat): void {
  const own = bySeat(state.seats, seat);
  if (own.laid !== null) toDiscard(state, seat, own.laid);
  own.laid = null;
  own.open = false;
}

function goOn(state: CouncilState, context: Telling): void {
  state.phase = REVEALING;
  if (state.seats.every(({ laid }) => laid === null)) judge(state, context);
}
