/** Which sentence tells what the council waits for, and for whom. */
import { peopleAt, type Seat } from "@tafelrunde/core";
import { type CouncilView, SUCCESSION } from "../src/index.ts";
import { awaitedSeats, late, laysOpen, mayChange, mayReveal, mayShield, offersIn } from "./awaiting.ts";
import { suggestedIn } from "./proposals.ts";
import { endedIn } from "./result.ts";
import { anyOf } from "./stakes.ts";
import type { Text } from "./text.ts";

type Names = readonly string[];

export function awaitedIn(text: Text, view: CouncilView, names: Names): string {
  const { phase, viewer, chooser } = view;
  const awaited = awaitedSeats(view);
  const you = viewer !== "public" && awaited.includes(viewer);
  const name = names[chooser ?? 0]!;
  if (view.proposal) return answering(text, view, view.proposal, names);
  switch (phase) {
    case "lay":
      if (late(view).length === 0) return starting(text, view, names);
      return you ? laying(text, view) : stillLaying(text, view, names);
    case "reveal":
      return revealing(text, view, names);
    case "effect":
      return you ? text.questions[view.acting!](view.face) : text.carriesOut(name, view.acting!);
    case "second":
      return you ? text.secondNow : text.choosesSecond(name);
    case "swap":
      return you ? text.swapNow : text.maySwap(name);
    case "learn":
      return you ? text.learnNow : text.isLearning(name);
    case "discard":
      return you ? text.discardNow : text.othersHaveTo(haveTo(text, awaited, names, text.toDiscard));
    case "recover":
      return you ? text.takeBackNow : text.othersHaveTo(haveTo(text, awaited, names, text.toTakeBack));
    case "penalty":
      return you ? paying(text, view) : text.othersHaveTo(haveTo(text, awaited, names, text.toPay));
    case "together":
      return together(text, view);
    case "over":
      return over(text, view, names);
  }
}

/** Without the end of the sentence. */
function haveTo(text: Text, seats: readonly Seat[], names: Names, what: string): string {
  const verb = seats.length === 1 ? text.hasTo : text.haveTo;
  return verb(text.grammar.list(seats.map((seat) => names[seat]!)), what);
}

function answering(text: Text, view: CouncilView, proposal: NonNullable<CouncilView["proposal"]>, names: Names): string {
  const { viewer } = view;
  const open = awaitedSeats(view);
  const who = peopleAt(names, viewer === "public" ? null : viewer, text.grammar);
  const suggested = suggestedIn(text, proposal, proposal.by, who);
  if (viewer !== "public" && open.includes(viewer)) return text.proposalAwaitsYou(suggested);
  return text.proposalAwaits(suggested, haveTo(text, open, names, text.toAnswer));
}

function laying(text: Text, view: CouncilView): string {
  const { viewer, chair, challenge, needed, targets } = view;
  const lay = laysOpen(view) ? text.layOpen : text.layDown;
  if (viewer === chair) return text.layInChair(lay);
  const offers = offersIn(view).length > 0;
  if (challenge === SUCCESSION) return text.layForThrone(offers ? text.orPropose(lay) : text.sameAsOthers(lay));
  const layOrPropose = offers ? text.orPropose(lay) : lay;
  return needed === null ? text.layNow(layOrPropose) : text.layForTarget(anyOf(targets[needed]!), layOrPropose);
}

function stillLaying(text: Text, view: CouncilView, names: Names): string {
  const rest = haveTo(text, late(view), names, text.toLay);
  return mayChange(view) ? text.othersHaveToButYouMayChange(rest) : text.othersHaveTo(rest);
}

/** All cards lie, and none is turned up. */
function starting(text: Text, view: CouncilView, names: Names): string {
  const { viewer, challenge, seats, silence } = view;
  const able = mayReveal(view);
  const next = awaitedSeats(view)[0]!;
  if (challenge === SUCCESSION) return viewer === "public" ? text.allDownForThroneWatched : text.allDownForThrone;
  if (viewer === next) return able.length === 1 || seats[next]!.waited ? text.allDownReveal : text.allDownRevealOrWait;
  if (viewer !== "public" && able.includes(viewer)) return text.allDownOrYou(names[next]!);
  return silence === "eerie" ? text.allDownStarts(names[next]!) : text.allDownShouldStart(names[next]!);
}

function revealing(text: Text, view: CouncilView, names: Names): string {
  const { viewer, seats, silence } = view;
  const able = mayReveal(view);
  const next = awaitedSeats(view)[0]!;
  if (viewer === next) return able.length === 1 || seats[next]!.waited ? text.revealNow : text.revealNowOrWait;
  if (viewer !== "public" && able.includes(viewer)) return text.shouldRevealOrYou(names[next]!);
  return able.length === 1 && silence !== "eerie" ? text.revealsLast(names[next]!) : text.revealsNext(names[next]!);
}

function paying(text: Text, view: CouncilView): string {
  const { challenge, loss } = view;
  if (loss === 0) return text.nothingToPay;
  const pay = mayShield(view) ? text.payNowOrShield : text.payNow;
  return pay(challenge === SUCCESSION ? text.becauseDivided : text.becauseFailed, loss);
}

function together(text: Text, { joint, viewer, chair }: CouncilView): string {
  const what = text.jointChoices[joint!];
  if (viewer === "public") return text.councilDecides(what);
  return viewer === chair ? text.othersDecide(what) : text.decideTogether(what);
}

function over(text: Text, { won, score, favour, viewer }: CouncilView, names: Names): string {
  const council = peopleAt(names, viewer === "public" ? null : viewer, text.grammar)(...names.keys());
  return endedIn(text, { won, score, reason: favour === 0 ? "favour" : "condition" }, council);
}
