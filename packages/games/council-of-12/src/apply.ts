/** One move and all that follows from it. */
import type { Seat, Table } from "@tafelrunde/core";
import { SUCCESSION } from "./challenges.ts";
import { indexOf, named, namedOrNull } from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import { decide, laysOpen } from "./proposals.ts";
import { fromDiscard, playSecond, replaceTarget, reveal, takeBack, turnTo } from "./reveal.ts";
import { toDiscard } from "./hands.ts";
import { askPenalty, payPenalty } from "./judge.ts";
import { endRound } from "./round.ts";
import type { CouncilState, Move, Sentence } from "./types.ts";

type Telling = Table<CouncilEvent>;

export function apply(state: CouncilState, seat: Seat, move: Move, table: Telling): void {
  carryOut(state, seat, move, state.memory ? table : forgetful(table));
}

/** 12.3: whoever wants to know later which cards were played has to remember them. */
function forgetful({ chance, emit }: Telling): Telling {
  return emit ? { chance, emit: (event) => emit(namesCard(event) ? { ...event, fleeting: true } : event) } : { chance };
}

const namesCard = (event: CouncilEvent): boolean => "card" in event || "cards" in event;

function carryOut(state: CouncilState, seat: Seat, move: Move, table: Telling): void {
  const own = state.seats[seat]!;
  switch (move.type) {
    case "lay":
      return lay(state, seat, move, table);
    case "say":
      say(state, seat, move.sentence);
      table.emit?.({ type: "said", seat, sentence: move.sentence });
      return;
    case "name":
      own.named = indexOf(move.card);
      state.broken = true;
      table.emit?.({ type: "named", seat, card: move.card });
      return;
    case "propose":
      state.proposal = { by: seat, what: move.what, which: move.which, agreed: [seat] };
      table.emit?.({ type: "proposed", seat, what: move.what, which: move.which });
      return;
    case "agree":
      return agree(state, seat, table);
    case "disagree": {
      const { what, which } = state.proposal!;
      state.proposal = null;
      table.emit?.({ type: "declined", seat, what, which });
      return;
    }
    case "reveal":
      return state.challenge === SUCCESSION ? revealAll(state, table) : reveal(state, seat, table);
    case "wait":
      own.waited = true;
      state.order = [...state.order.filter((other) => other !== seat), seat];
      table.emit?.({ type: "waited", seat });
      return;
    case "face":
      return turnTo(state, seat, move.face, null, table);
    case "path":
      return turnTo(state, seat, move.face, move.middle, table);
    case "target":
      return replaceTarget(state, seat, move.target - 1, table);
    case "take":
      if (state.phase === "effect") return takeBack(state, seat, indexOf(move.card), table);
      fromDiscard(state, seat, indexOf(move.card), table);
      return ready(state, seat, () => endRound(state, table));
    case "second":
      return playSecond(state, seat, indexOf(move.card), table);
    case "stay":
      state.phase = "lay";
      state.chooser = null;
      table.emit?.({ type: "stayed", seat });
      return;
    case "discard":
      own.hand &= ~(1 << indexOf(move.card));
      toDiscard(state, seat, indexOf(move.card));
      table.emit?.({ type: "discarded", seat, card: move.card });
      return ready(state, seat, () => endRound(state, table));
    case "learn":
      own.under &= ~(1 << indexOf(move.card));
      own.hand |= 1 << indexOf(move.card);
      table.emit?.({ type: "learnt", seat, card: move.card });
      return endRound(state, table);
    case "pay":
      return ready(state, seat, () => payPenalty(state, table));
  }
}

/** Everybody has to do this; the last one lets it go on. */
function ready(state: CouncilState, seat: Seat, goOn: () => void): void {
  state.seats[seat]!.ready = true;
  if (state.seats.every((member) => member.ready)) goOn();
}

/** 3.1 to 3.4: face down, or open for the chair and by reward; laid again, it is changed. */
function lay(state: CouncilState, seat: Seat, { card, say: sentence }: Move & { type: "lay" }, table: Telling): void {
  const own = state.seats[seat]!;
  const changed = own.laid !== null;
  if (own.laid !== null) own.hand |= 1 << own.laid;
  own.laid = indexOf(card);
  own.hand &= ~(1 << own.laid);
  own.open = laysOpen(state, seat);
  if (!changed) state.order.push(seat);
  else if (state.silence === "eerie") state.broken = true; // C15
  if (sentence !== "mute") say(state, seat, sentence);
  table.emit?.({ type: "laid", seat, open: own.open, changed, say: sentence, card });
  if (state.phase === "swap") {
    state.phase = "lay";
    state.chooser = null;
  }
}

function say(state: CouncilState, seat: Seat, sentence: Sentence): void {
  state.seats[seat]!.said = sentence;
  state.broken = true;
}

function agree(state: CouncilState, seat: Seat, table: Telling): void {
  const proposal = state.proposal!;
  const agreed = [...proposal.agreed, seat].toSorted((one, other) => one - other);
  table.emit?.({ type: "agreed", seat });
  if (agreed.length === state.seats.length) return decide(state, { what: proposal.what, which: proposal.which }, table);
  state.proposal = { ...proposal, agreed };
}

/** 7.2, 7.3: all at once and without effects; a favour is lost for everybody beside the largest group. */
function revealAll(state: CouncilState, table: Telling): void {
  const cards = state.seats.map(({ laid }) => laid!);
  const largest = Math.max(...cards.map((card) => cards.filter((other) => other === card).length));
  const loss = cards.length - largest;
  state.heir = loss === 0 ? cards[0]! : null;
  state.phase = "reveal";
  state.passed = false;
  for (const [seat, card] of cards.entries()) {
    state.seats[seat]!.laid = null;
    toDiscard(state, seat, card);
  }
  table.emit?.({ type: "succession", cards: cards.map(named), heir: namedOrNull(state.heir), loss });
  askPenalty(state, loss, table);
}
