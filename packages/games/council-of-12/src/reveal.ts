/** Carrying out the laid cards: equal ones cancel, all others must do what they can. */
import type { Seat, Context } from "@tafelrunde/core";
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
import { roll } from "./round.ts";
import type { CouncilState, FaceSet } from "./types.ts";

type Telling = Context<CouncilEvent>;

/** 4.2: turned up, compared with what the others have laid, and carried out or cancelled. */
export function reveal(state: CouncilState, seat: Seat, context: Telling): void {
  const own = state.seats[seat]!;
  const card = own.laid!;
  state.phase = "reveal";
  own.open = true;
  context.emit?.({ type: "revealed", seat, card: named(card) });
  resolve(state, seat, card, context);
}

/** `card` is in front of the seat, or is the Oracle's second card. */
function resolve(state: CouncilState, seat: Seat, card: number, context: Telling): void {
  const second = state.seats[seat]!.laid !== card;
  const equal = [...state.seats.keys()].filter((other) => other !== seat && state.seats[other]!.laid === card);
  if (second && has(state.used, card)) return idle(state, seat, card, context);
  if (equal.length > 0)
    return cancel(
      state,
      [seat, ...equal].toSorted((one, other) => one - other),
      card,
      context,
    );
  const first = !state.begun;
  state.begun = true;
  state.used |= 1 << card;
  state.acting = card;
  state.chooser = seat;
  if (card === ORACLE) return askOracle(state, seat, context);
  if (card === LADY && !first) return idle(state, seat, card, context);
  const choices = choicesFor(state, seat, first);
  if (choices === 0) return idle(state, seat, card, context);
  state.phase = "effect";
  if (choices === 1) carryOutTheOnly(state, seat, context);
}

/** How many ways there are to carry out the acting card. */
function choicesFor(state: CouncilState, seat: Seat, first: boolean): number {
  if (state.acting === LADY) return first ? count(ladyFaces(state)) : 0;
  if (state.acting === WORKER) return 2;
  if (state.acting === PATIENT) return takeable(state, seat).length;
  if (state.acting === KNIGHT || state.acting === GOLEM) return state.targets.length;
  return count(reach(state.acting!, state.face));
}

/** 6.4, 8.2: any face that meets a target, also one that the first of two rounds has met. */
export const ladyFaces = ({ targets }: CouncilState): FaceSet => targets.reduce((set, target) => set | target, 0);

/** 6.5: any card of the own discard pile; the Patient One is not in it yet. */
export const takeable = ({ seats }: CouncilState, seat: Seat): number[] =>
  indicesIn(seats[seat]!.discard.reduce((set, card) => set | (1 << card), 0));

function carryOutTheOnly(state: CouncilState, seat: Seat, context: Telling): void {
  if (state.acting === PATIENT) return takeBack(state, seat, takeable(state, seat)[0]!, context);
  if (state.acting === KNIGHT || state.acting === GOLEM) return replaceTarget(state, seat, 0, context);
  const [face] = facesIn(state.acting === LADY ? ladyFaces(state) : reach(state.acting!, state.face));
  turnTo(state, seat, face!, null, context);
}

/** `over`: the Worker's face in between, which counts as shown. */
export function turnTo(state: CouncilState, seat: Seat, face: number, over: number | null, context: Telling): void {
  const from = state.face;
  state.face = face;
  state.shown |= 1 << face;
  if (over !== null) state.shown |= 1 << over;
  context.emit?.({ type: "turned", seat, card: named(state.acting!), from, face, over });
  finish(state, seat, context);
}

export function replaceTarget(state: CouncilState, seat: Seat, target: number, context: Telling): void {
  state.targets[target] = state.acting === KNIGHT ? KNIGHT_TARGET : GOLEM_TARGET;
  context.emit?.({ type: "target-replaced", seat, card: named(state.acting!), target: target + 1, of: state.targets.length });
  finish(state, seat, context);
}

/** The Patient One's effect. */
export function takeBack(state: CouncilState, seat: Seat, card: number, context: Telling): void {
  fromDiscard(state, seat, card, context);
  finish(state, seat, context);
}

/** A card of the own discard pile to the hand; everybody sees which if it lay on top. */
export function fromDiscard(state: CouncilState, seat: Seat, card: number, context: Telling): void {
  const own = state.seats[seat]!;
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
  const own = state.seats[seat]!;
  roll(state, context);
  if (count(own.hand) === 1) {
    own.discard.push(ORACLE);
    own.laid = null;
    own.open = false;
    renew(state, seat, context);
  }
  state.phase = "second";
}

export function playSecond(state: CouncilState, seat: Seat, card: number, context: Telling): void {
  const own = state.seats[seat]!;
  own.hand &= ~(1 << card);
  context.emit?.({ type: "second-laid", seat, card: named(card) });
  state.second = card;
  resolve(state, seat, card, context);
}

function idle(state: CouncilState, seat: Seat, card: number, context: Telling): void {
  context.emit?.({ type: "idle", seat, card: named(card) });
  state.acting = card;
  finish(state, seat, context);
}

/** 4.3: all equal cards go to the discard piles without effect. */
function cancel(state: CouncilState, seats: readonly Seat[], card: number, context: Telling): void {
  state.begun = true;
  state.used |= 1 << card;
  context.emit?.({ type: "cancelled", card: named(card), seats });
  for (const seat of seats) {
    const own = state.seats[seat]!;
    if (own.laid === card) {
      if (seat === state.chair) failChair(state, seat, context);
      discardLaid(state, seat);
    } else {
      state.second = null;
      toDiscard(state, seat, card);
      discardLaid(state, seat);
    }
  }
  goOn(state, context);
}

function failChair(state: CouncilState, seat: Seat, context: Telling): void {
  state.chairFailed = true;
  context.emit?.({ type: "chair-failed", seat });
}

/** The card that was carried out leaves; an Oracle's second card goes before the Oracle. */
function finish(state: CouncilState, seat: Seat, context: Telling): void {
  if (state.second !== null) {
    toDiscard(state, seat, state.second);
    state.second = null;
  }
  discardLaid(state, seat);
  goOn(state, context);
}

function discardLaid(state: CouncilState, seat: Seat): void {
  const own = state.seats[seat]!;
  if (own.laid !== null) toDiscard(state, seat, own.laid);
  own.laid = null;
  own.open = false;
}

function goOn(state: CouncilState, context: Telling): void {
  state.acting = null;
  state.chooser = null;
  state.phase = "reveal";
  if (state.seats.every(({ laid }) => laid === null)) judge(state, context);
}
