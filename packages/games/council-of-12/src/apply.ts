/** One move and all that follows from it. */
import { bySeat, type Context, type Seat } from "@tafelrunde/core";
import { SUCCESSION } from "./challenges.ts";
import { indexOf, named, namedOrNull } from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import { decide, laysOpen } from "./proposals.ts";
import { fromDiscard, playSecond, replaceTarget, reveal, takeBack, turnTo } from "./reveal.ts";
import { toDiscard } from "./hands.ts";
import { askPenalty, payPenalty } from "./judge.ts";
import { LAYING, phaseIn, proposalIn, propose } from "./phase.ts";
import { crown, endRound } from "./round.ts";
import type { CouncilState, Move, OpenProposal, Sentence } from "./types.ts";

type Telling = Context<CouncilEvent>;

export function apply(state: CouncilState, seat: Seat, move: Move, context: Telling): void {
  carryOut(state, seat, move, state.memory ? context : forgetful(context));
}

/** 12.3: whoever wants to know later which cards were played has to remember them. */
function forgetful({ chance, emit }: Telling): Telling {
  return emit ? { chance, emit: (event) => emit(namesCard(event) ? { ...event, fleeting: true } : event) } : { chance };
}

const namesCard = (event: CouncilEvent): boolean => "card" in event || "cards" in event;

function carryOut(state: CouncilState, seat: Seat, move: Move, context: Telling): void {
  const own = bySeat(state.seats, seat);
  switch (move.type) {
    case "lay":
      return lay(state, seat, move, context);
    case "say":
      say(state, seat, move.sentence);
      context.emit?.({ type: "said", seat, sentence: move.sentence });
      return;
    case "name":
      own.named = indexOf(move.card);
      state.broken = true;
      context.emit?.({ type: "named", seat, card: move.card });
      return;
    case "propose":
      propose(state, { by: seat, what: move.what, which: move.which, agreed: [seat] });
      context.emit?.({ type: "proposed", seat, what: move.what, which: move.which });
      return;
    case "agree":
      return agree(state, seat, context);
    case "disagree":
      return disagree(state, seat, context);
    case "reveal":
      return state.challenge === SUCCESSION ? revealAll(state, context) : reveal(state, seat, context);
    case "wait":
      own.waited = true;
      state.order = [...state.order.filter((other) => other !== seat), seat];
      context.emit?.({ type: "waited", seat });
      return;
    case "face":
      return turnTo(state, phaseIn(state, "effect"), move.face, null, context);
    case "path":
      return turnTo(state, phaseIn(state, "effect"), move.face, move.middle, context);
    case "target":
      return replaceTarget(state, phaseIn(state, "effect"), move.target - 1, context);
    case "take":
      if (state.phase.type === "effect") return takeBack(state, state.phase, indexOf(move.card), context);
      fromDiscard(state, seat, indexOf(move.card), context);
      return ready(state, seat, () => endRound(state, true, context));
    case "second":
      return playSecond(state, seat, indexOf(move.card), context);
    case "stay":
      state.phase = LAYING;
      context.emit?.({ type: "stayed", seat });
      return;
    case "discard":
      own.hand &= ~(1 << indexOf(move.card));
      toDiscard(state, seat, indexOf(move.card));
      context.emit?.({ type: "discarded", seat, card: move.card });
      return ready(state, seat, () => endRound(state, false, context));
    case "learn":
      own.under &= ~(1 << indexOf(move.card));
      own.hand |= 1 << indexOf(move.card);
      context.emit?.({ type: "learnt", seat, card: move.card });
      return endRound(state, true, context);
    case "pay":
      return ready(state, seat, () => payPenalty(state, phaseIn(state, "penalty").loss, context));
  }
}

/** Everybody has to do this; the last one lets it go on. */
function ready(state: CouncilState, seat: Seat, goOn: () => void): void {
  bySeat(state.seats, seat).ready = true;
  if (state.seats.every((member) => member.ready)) goOn();
}

/** 3.1 to 3.4: face down, or open for the chair and by reward; laid again, it is changed. */
function lay(state: CouncilState, seat: Seat, { card, say: sentence }: Move & { type: "lay" }, context: Telling): void {
  const own = bySeat(state.seats, seat);
  const changed = own.laid !== null;
  if (own.laid !== null) own.hand |= 1 << own.laid;
  own.laid = indexOf(card);
  own.hand &= ~(1 << own.laid);
  own.open = laysOpen(state, seat);
  if (!changed) state.order.push(seat);
  else if (state.silence === "eerie") state.broken = true; // C15
  if (sentence !== "mute") say(state, seat, sentence);
  context.emit?.({ type: "laid", seat, open: own.open, changed, say: sentence, card });
  if (state.phase.type === "swap") state.phase = LAYING;
}

function say(state: CouncilState, seat: Seat, sentence: Sentence): void {
  bySeat(state.seats, seat).said = sentence;
  state.broken = true;
}

function agree(state: CouncilState, seat: Seat, context: Telling): void {
  const proposal = openProposal(state);
  const agreed = [...proposal.agreed, seat].toSorted((one, other) => one - other);
  context.emit?.({ type: "agreed", seat });
  if (agreed.length === state.seats.length) return decide(state, proposal, context);
  propose(state, { ...proposal, agreed });
}

function disagree(state: CouncilState, seat: Seat, context: Telling): void {
  const { what, which } = openProposal(state);
  propose(state, null);
  context.emit?.({ type: "declined", seat, what, which });
}

function openProposal(state: CouncilState): OpenProposal {
  const proposal = proposalIn(state);
  if (!proposal) throw new Error("nothing is proposed");
  return proposal;
}

/** 7.2, 7.3: all at once and without effects; a favour is lost for everybody beside the largest group. */
function revealAll(state: CouncilState, context: Telling): void {
  const cards = state.seats.map(({ laid }) => laid!);
  const largest = Math.max(...cards.map((card) => cards.filter((other) => other === card).length));
  const loss = cards.length - largest;
  const heir = loss === 0 ? cards[0]! : null;
  for (const [seat, card] of cards.entries()) {
    bySeat(state.seats, seat).laid = null;
    toDiscard(state, seat, card);
  }
  context.emit?.({ type: "succession", cards: cards.map(named), heir: namedOrNull(heir), loss });
  if (loss === 0) return crown(state, heir, loss, context);
  askPenalty(state, loss, context);
}
