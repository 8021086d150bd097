/** What members propose to each other: on a button, as said by a member, as decided by all. */
import type { People, Seat } from "@tafelrunde/core";
import { type CouncilEvent, type Proposal, rewardOf } from "../src/index.ts";
import { keptIn } from "./stakes.ts";
import type { ProposalText, Text } from "./text.ts";

type Declined = Extract<CouncilEvent, { type: "declined" }>;

/** The line of this table; `member` is what it calls somebody. */
function lineOf<Member>(
  text: Text,
  table: ProposalText<Member>,
  { what, which }: Proposal,
  member: (seat: Seat) => Member,
): string {
  switch (what) {
    case "tip":
    case "target":
      return table[what](which);
    case "open":
    case "swap":
    case "train":
      return table[what](member(which));
    case "forfeit":
      return table.forfeit(keptIn(text, which));
    default:
      return table[what];
  }
}

/** In few words, as on a button. */
export const proposalIn = (text: Text, proposal: Proposal, nameOf: (seat: Seat) => string): string =>
  lineOf(text, text.proposals, proposal, nameOf);

/** The same over a ballot: equal rewards do the same, so the challenge that brought one need not be named. */
export function ballotIn(text: Text, proposal: Proposal, nameOf: (seat: Seat) => string): string {
  if (proposal.what !== "forfeit") return proposalIn(text, proposal, nameOf);
  return text.proposals.forfeit(text.rewards[rewardOf(proposal.which)].name);
}

/** What members say of themselves; null for all else. */
function offeringIn(text: Text, { what, which }: Proposal, speaker: Seat): string | null {
  if (which !== speaker) return null;
  return what === "open" || what === "swap" || what === "train" ? text.offerings[what] : null;
}

/** Who proposes what, without the end of the sentence. */
export function suggestedIn(text: Text, proposal: Proposal, by: Seat, who: People): string {
  const offering = offeringIn(text, proposal, by);
  if (offering !== null) return text.offers(who(by), offering);
  return text.suggests(who(by), lineOf(text, text.suggestions, proposal, who));
}

export function declinedIn(text: Text, event: Declined, who: People): string {
  const offering = offeringIn(text, event, event.seat);
  if (offering !== null) return text.declinesTo(who(event.seat), offering);
  return text.isAgainst(who(event.seat), lineOf(text, text.suggestions, event, who));
}

/** What follows says enough of some decisions. */
export function decidedIn(text: Text, { what, which }: Proposal, who: People): string {
  const { allAgreeOn, decisions } = text;
  switch (what) {
    case "open":
    case "swap":
    case "train":
      return allAgreeOn(decisions[what](who(which)));
    case "target":
      return allAgreeOn(decisions.target(which));
    case "bells":
    case "rounds":
    case "counsel":
    case "shield":
      return allAgreeOn(decisions[what]);
    default:
      return text.allAgree;
  }
}
