/** Moves as they are called on a button, and what they do, in English. */
import type { Move } from "../src/index.ts";
import { effects, quoted, sentences, the } from "./names-en.ts";
import { button, ordinal, outcome } from "./proposals-en.ts";

export function move(move: Move): string {
  switch (move.type) {
    case "lay":
      return `Lay ${the(move.card)}${move.say === "mute" ? "" : ` (${quoted(sentences[move.say])})`}`;
    case "say":
      return `Say: ${quoted(sentences[move.sentence])}`;
    case "name":
      return `Name ${the(move.card)}`;
    case "propose":
      return button(move);
    case "agree":
      return "Agree";
    case "disagree":
      return "Disagree";
    case "reveal":
      return "Reveal your card";
    case "wait":
      return "Let someone else go first";
    case "face":
      return `Turn the die to ${move.face}`;
    case "path":
      return `Tip over ${move.middle} to ${move.face}`;
    case "target":
      return `Replace the ${ordinal(move.target)} target`;
    case "take":
      return `Take back ${the(move.card)}`;
    case "second":
      return `Play ${the(move.card)} second`;
    case "stay":
      return "Leave your card";
    case "discard":
      return `Discard ${the(move.card)}`;
    case "learn":
      return `Learn ${the(move.card)}`;
    case "pay":
      return "Accept the loss";
  }
}

export function hint(move: Move): string {
  switch (move.type) {
    case "lay":
    case "second":
    case "learn":
      return effects[move.card].hint;
    case "say":
      return "After that you cannot change your card.";
    case "name":
      return "Everyone hears it, and it binds you to nothing.";
    case "propose":
      return outcome(move);
    case "agree":
      return "It is decided once all agree.";
    case "disagree":
      return "One No is enough to end the proposal.";
    case "reveal":
      return "Then everyone sees your card.";
    case "wait":
      return "Possible once a round.";
    case "face":
      return `The die then shows ${move.face}.`;
    case "path":
      return `The ${move.middle} counts as shown, too.`;
    case "target":
      return "The other target stays as it is.";
    case "take":
      return "The card comes back to your hand.";
    case "stay":
      return "Nothing changes.";
    case "discard":
      return "Everyone sees it on your discard pile.";
    case "pay":
      return "Play goes on once everyone has done so.";
  }
}
