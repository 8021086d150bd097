/** What members propose to each other, in German: as said by a member, as decided by all, and on a button. */
import { type Proposal, type ProposalKind, rewardOf } from "../src/index.ts";
import { challengeNames } from "./names-de.ts";
import { rewards } from "./stakes-de.ts";

type Names = readonly string[];

interface Forms {
  /** After „schlägt vor, …“ and „ist dagegen, …“; `who` is null for a member who speaks about itself. */
  suggested(which: number, who: string | null): string;
  /** Left out where what follows says enough. */
  decided?(which: number, who: string): string;
  /** Seats are counted from 1: nobody's name is known here. */
  button(which: number): string;
  /** What comes of it. */
  line: string;
}

export const ordinal = (target: number): string => (target === 1 ? "erste" : "zweite");

/** A kept reward, and the challenge that brought it. */
export const keptReward = (number: number): string => `${rewards[rewardOf(number)].name} (${challengeNames[number]})`;

const forms: Record<ProposalKind, Forms> = {
  bells: {
    suggested: () => "die Glocken zu läuten",
    decided: () => "Die Glocken läuten!",
    button: () => "Glocken läuten",
    line: "Kostet 1 Gunst, zählt am Ende doppelt.",
  },
  rounds: {
    suggested: () => "die beiden Ziele in zwei Runden anzugehen",
    decided: () => "Die beiden Ziele werden in zwei Runden angegangen.",
    button: () => "Zwei Runden nehmen",
    line: "In jeder Runde ein anderes Ziel.",
  },
  tip: {
    suggested: (face) => `den Würfel auf ${face} zu kippen`,
    button: (face) => `Würfel auf ${face} kippen`,
    line: "Der Würfel kippt auf eine Nachbarseite.",
  },
  turn: {
    suggested: () => "den Würfel zu wenden",
    button: () => "Würfel wenden",
    line: rewards.turn.line,
  },
  roll: {
    suggested: () => "neu zu würfeln",
    button: () => "Neu würfeln",
    line: rewards.roll.line,
  },
  open: {
    suggested: (_, who) => (who === null ? "selbst offen zu legen" : `${who} offen legen zu lassen`),
    decided: (_, who) => `${who} legt in dieser Runde offen.`,
    button: (seat) => `Platz ${seat + 1} legt offen`,
    line: "Alle sehen dann dort die Karte.",
  },
  scout: {
    suggested: () => "den Späher auszusenden",
    button: () => "Späher aussenden",
    line: "Ihr seht, was als Nächstes kommt.",
  },
  counsel: {
    suggested: () => "eine Absprache zu erlauben",
    decided: () => "In dieser Runde dürfen alle einmal einen Charakter nennen.",
    button: () => "Absprache erlauben",
    line: "Alle dürfen einen Charakter nennen.",
  },
  swap: {
    suggested: (_, who) => (who === null ? "selbst die Karte zu tauschen" : `${who} die Karte tauschen zu lassen`),
    decided: (_, who) => `${who} darf die gelegte Karte tauschen.`,
    button: (seat) => `Platz ${seat + 1} darf tauschen`,
    line: "Die Karte dort darf gewechselt werden.",
  },
  shield: {
    suggested: () => "einen Schild einzusetzen",
    decided: () => "Ein Schild fängt 1 Gunst ab.",
    button: () => "Schild einsetzen",
    line: rewards.shield.line,
  },
  forfeit: {
    suggested: (number) => `die Belohnung ${keptReward(number)} herzugeben`,
    button: (number) => `${keptReward(number)} hergeben`,
    line: "Sie ist dann weg.",
  },
  train: {
    suggested: (_, who) => (who === null ? "selbst einen Charakter dazuzulernen" : `${who} einen Charakter dazulernen zu lassen`),
    decided: (_, who) => `${who} lernt einen Charakter dazu.`,
    button: (seat) => `Platz ${seat + 1} lernt dazu`,
    line: "Ein Charakter mehr auf der Hand.",
  },
  target: {
    suggested: (target) => `das ${ordinal(target)} Ziel als geschafft zu zählen`,
    decided: (target) => `Das ${ordinal(target)} Ziel zählt als geschafft.`,
    button: (target) => `Das ${ordinal(target)} Ziel zählt`,
    line: "Das andere folgt in der nächsten Runde.",
  },
};

/** An infinitive, as this member says it. */
export const suggested = ({ what, which }: Proposal, speaker: number, names: Names): string =>
  forms[what].suggested(which, which === speaker ? null : (names[which] ?? ""));

export function decided({ what, which }: Proposal, names: Names): string {
  const so = forms[what].decided?.(which, names[which] ?? "");
  return so === undefined ? "Alle sind sich einig." : `Alle sind sich einig: ${so}`;
}

export const button = ({ what, which }: Proposal): string => `Vorschlagen: ${forms[what].button(which)}`;
export const outcome = ({ what }: Proposal): string => forms[what].line;
