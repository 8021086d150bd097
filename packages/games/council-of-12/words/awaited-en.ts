/** What the council waits for, and for whom, in English: the viewer is you. */
import type { Seat } from "@tafelrunde/core";
import { type Character, type CouncilView, SUCCESSION } from "../src/index.ts";
import { awaitedSeats, late, laysOpen, mayChange, mayReveal, mayShield, offersIn } from "./awaiting.ts";
import { anyOf, replacementBy } from "./cards.ts";
import { verdict } from "./games-en.ts";
import { capital, list, points, the } from "./names-en.ts";
import { offered, suggested } from "./proposals-en.ts";

type Names = readonly string[];

export function awaited(view: CouncilView, names: Names): string {
  const { phase, viewer, chooser } = view;
  const who = awaitedSeats(view);
  const you = viewer !== "public" && who.includes(viewer);
  if (view.proposal) return answering(view, view.proposal, names);
  switch (phase) {
    case "lay":
      if (late(view).length === 0) return revealing(view, names);
      return you ? laying(view) : stillLaying(view, names);
    case "reveal":
      return revealing(view, names);
    case "effect":
      return you ? questions[view.acting!](view) : `${names[chooser!]} is carrying out ${the(view.acting!)}.`;
    case "second":
      return you
        ? "Your Oracle has rolled the die: which card do you play second?"
        : `${names[chooser!]} is choosing a second card after the Oracle.`;
    case "swap":
      return you ? "Swap your card or leave it." : `${names[chooser!]} may swap the laid card.`;
    case "learn":
      return you
        ? "Which character do you take from under your overview?"
        : `${names[chooser!]} is taking a character from under the overview.`;
    case "discard":
      return you ? "Failed: discard a card from your hand." : each(who, names, "discard a card");
    case "recover":
      return you ? "Passed: take a card back from your discard pile." : each(who, names, "take back a discarded card");
    case "penalty":
      return you ? paying(view) : each(who, names, "accept the penalty");
    case "together":
      return together(view);
    case "over":
      return over(view);
  }
}

const each = (seats: readonly Seat[], names: Names, what: string): string =>
  `${list(seats.map((seat) => names[seat]!))} still ${seats.length === 1 ? "has" : "have"} to ${what}.`;

function answering(view: CouncilView, proposal: NonNullable<CouncilView["proposal"]>, names: Names): string {
  const { viewer } = view;
  const open = awaitedSeats(view);
  const people = { names, reader: viewer === "public" ? null : viewer };
  const own = offered(proposal, proposal.by);
  const by = proposal.by === viewer;
  const verb = own === undefined ? (by ? "suggest" : "suggests") : by ? "offer" : "offers";
  const what = `${by ? "You" : names[proposal.by]} ${verb} ${own === undefined ? suggested(proposal, people) : `to ${own}`}`;
  if (viewer !== "public" && open.includes(viewer)) return `${what}: do you agree?`;
  return `${what}: ${each(open, names, "answer")}`;
}

function laying(view: CouncilView): string {
  const { viewer, chair, challenge, needed, targets } = view;
  const offers = viewer === chair ? [] : offersIn(view);
  const or = offers.length === 0 ? "" : ", or suggest something";
  const lay = laysOpen(view) ? "play a card face up" : "lay a card face down";
  if (viewer === chair) return `You have the chair: ${lay}, without a word.`;
  if (challenge === SUCCESSION)
    return `Who should take the throne? ${capital(lay)}${or === "" ? ", ideally the same as everyone else" : or}.`;
  if (needed !== null) return `Now for ${anyOf(targets[needed]!)}: ${lay}${or}.`;
  return `${capital(lay)}${or}.`;
}

function stillLaying(view: CouncilView, names: Names): string {
  const rest = each(late(view), names, "lay a card").slice(0, -1);
  return mayChange(view) ? `${rest}; you may still change yours.` : `${rest}.`;
}

function revealing(view: CouncilView, names: Names): string {
  const { viewer, challenge, phase, seats, silence } = view;
  const able = mayReveal(view);
  const [next] = awaitedSeats(view);
  const begin = phase === "lay" ? "All cards are down: " : "";
  if (challenge === SUCCESSION)
    return viewer === "public"
      ? "All cards are down: the council is about to show its choice for the throne."
      : "All cards are down: reveal yours, and everyone shows their choice at once.";
  if (viewer === next) {
    const reveal = `${begin}${begin === "" ? "Reveal" : "reveal"} your card`;
    return able.length === 1 || seats[next]!.waited ? `${reveal}.` : `${reveal} or let someone else go first.`;
  }
  if (viewer !== "public" && able.includes(viewer))
    return `${begin}${names[next!]} should go ${phase === "lay" ? "first" : "next"}, but you may go instead.`;
  if (phase === "lay") return `${begin}${names[next!]} ${silence === "eerie" ? "goes" : "should go"} first.`;
  return `${names[next!]} reveals ${able.length === 1 && silence !== "eerie" ? "the last card" : "next"}.`;
}

/** What the chooser is asked about the own character; Oracle and Reverser leave no choice. */
const questions: Record<Character, (view: CouncilView) => string> = {
  alchemist: ({ face }) => `Alchemist: do you double or halve the ${face}?`,
  worker: ({ face }) => `Worker: tip the die twice, starting from ${face}.`,
  druid: ({ face }) => `Druid: one more or one less than ${face}?`,
  lady: () => "Lady: which target number do you turn the die to?",
  patient: () => "Patient One: which card do you take back from your discard pile?",
  golem: () => `Golem: which target should become ${anyOf(replacementBy("golem"))}?`,
  sorcerer: ({ face }) => `Sorcerer: where do you tip the die from ${face}?`,
  machine: ({ face }) => `Machine: do you add 2 or 3 to the ${face}?`,
  oracle: () => "Your Oracle acts.",
  parasite: ({ face }) => `Parasite: do you take 2 or 3 off the ${face}?`,
  knight: () => `Knight: which target should become ${anyOf(replacementBy("knight"))}?`,
  reverser: () => "Your Reverser acts.",
};

function paying(view: CouncilView): string {
  const { challenge, loss } = view;
  if (loss === 0) return "The shield takes it all: confirm to go on.";
  const why = challenge === SUCCESSION ? "The council does not agree" : "Failed";
  return `${why}: accept the loss of ${loss}\u00a0favour${mayShield(view) ? ", or propose a shield" : ""}.`;
}

function together(view: CouncilView): string {
  const { joint, viewer, chair } = view;
  const what = {
    forfeit: "which reward to give up",
    train: "who learns a new character",
    target: "which of the two targets counts as met",
  }[joint!];
  if (viewer === "public") return `The council is deciding together ${what}.`;
  if (viewer === chair) return `The others propose ${what}, and you answer.`;
  return `Decide together ${what}: make a proposal.`;
}

function over({ won, score, favour, viewer }: CouncilView): string {
  const council = viewer === "public" ? "the council has" : "you have";
  if (won) return `${viewer === "public" ? "The council has" : "You have"} won with ${points(score)}! ${verdict(score)}`;
  const why = favour === 0 ? "Favour has run out" : "The month asked for more";
  return `${why}: ${council} lost with ${points(score)}.`;
}
