/** What members propose to each other, in English: as said by a member, as decided by all, and on a button. */
import { type Proposal, type ProposalKind, rewardOf } from "../src/index.ts";
import { challengeNames } from "./names-en.ts";
import { doing, type People } from "./people.ts";
import { rewards } from "./stakes-en.ts";

interface Forms {
  /** After “suggests …” and “is against …”. */
  suggested(which: number, who: string): string;
  /** After “offers to …” and “would rather not …”, for a member who speaks about itself. */
  offered?: string;
  /** Left out where what follows says enough; `does` puts the member it is about before its verb. */
  decided?(which: number, does: (they: string, own: string) => string): string;
  /** Seats are counted from 1: nobody's name is known here. */
  button(which: number): string;
  /** What comes of it. */
  line: string;
}

export const ordinal = (target: number): string => (target === 1 ? "first" : "second");

/** A kept reward, and the challenge that brought it. */
export const keptReward = (number: number): string => `${rewards[rewardOf(number)].name} (${challengeNames[number]})`;

const forms: Record<ProposalKind, Forms> = {
  bells: {
    suggested: () => "ringing the bells",
    decided: () => "the bells ring out!",
    button: () => "ring the bells",
    line: "Costs 1\u00a0favour, counts double in the end.",
  },
  rounds: {
    suggested: () => "splitting the two targets over two rounds",
    decided: () => "the two targets are split over two rounds.",
    button: () => "split over two rounds",
    line: "A different target in each round.",
  },
  tip: {
    suggested: (face) => `tipping the die to ${face}`,
    button: (face) => `tip the die to ${face}`,
    line: "The die goes to a face next to it.",
  },
  turn: {
    suggested: () => "turning the die over",
    button: () => "turn the die over",
    line: rewards.turn.line,
  },
  roll: {
    suggested: () => "rolling the die",
    button: () => "roll the die",
    line: rewards.roll.line,
  },
  open: {
    suggested: (_, who) => `letting ${who} play face up`,
    offered: "play face up",
    decided: (_, does) => `${does("plays", "play")} face up this round.`,
    button: (seat) => `seat\u00a0${seat + 1} plays face up`,
    line: "Everyone sees that card.",
  },
  scout: {
    suggested: () => "sending out the scout",
    button: () => "send out the scout",
    line: "You see what comes next.",
  },
  counsel: {
    suggested: () => "allowing a word of counsel",
    decided: () => "this round, everyone may name one character.",
    button: () => "allow a word of counsel",
    line: "Everyone may name one character.",
  },
  swap: {
    suggested: (_, who) => `letting ${who} swap the laid card`,
    offered: "swap the laid card",
    decided: (_, does) => `${does("may", "may")} swap the laid card.`,
    button: (seat) => `seat\u00a0${seat + 1} may swap`,
    line: "That card may be changed.",
  },
  shield: {
    suggested: () => "using a shield",
    decided: () => "a shield saves 1\u00a0favour.",
    button: () => "use a shield",
    line: rewards.shield.line,
  },
  forfeit: {
    suggested: (number) => `giving up the reward ${keptReward(number)}`,
    button: (number) => `give up ${keptReward(number)}`,
    line: "It is gone then.",
  },
  train: {
    suggested: (_, who) => `letting ${who} learn a new character`,
    offered: "learn a new character",
    decided: (_, does) => `${does("learns", "learn")} a new character.`,
    button: (seat) => `seat\u00a0${seat + 1} learns`,
    line: "One more character in that hand.",
  },
  target: {
    suggested: (target) => `counting the ${ordinal(target)} target as met`,
    decided: (target) => `the ${ordinal(target)} target counts as met.`,
    button: (target) => `count the ${ordinal(target)} target`,
    line: "The other one follows next round.",
  },
};

/** A gerund, as others say it. */
export const suggested = ({ what, which }: Proposal, { names, reader }: People): string =>
  forms[what].suggested(which, which === reader ? "you" : (names[which] ?? ""));

/** An infinitive without “to”, where members speak about themselves. */
export const offered = ({ what, which }: Proposal, speaker: number): string | undefined =>
  which === speaker ? forms[what].offered : undefined;

export function decided({ what, which }: Proposal, people: People): string {
  const so = forms[what].decided?.(which, (they, own) => doing("you")(people, which, they, own));
  return so === undefined ? "All agree." : `All agree: ${so}`;
}

export const button = ({ what, which }: Proposal): string => `Propose: ${forms[what].button(which)}`;
export const outcome = ({ what }: Proposal): string => forms[what].line;
