/** What members propose to each other, in German: as said by a member, as decided by all, and on a button. */
import { type Proposal, type ProposalKind, rewardOf } from "../src/index.ts";
import { challengeNames } from "./names-de.ts";
import { doing, type People } from "./people.ts";
import { rewards } from "./stakes-de.ts";

interface Forms {
  /** After „schlägt vor, …“ and „ist dagegen, …“; `who` is null for a member who speaks about itself. */
  suggested(which: number, who: string | null): string;
  /** Left out where what follows says enough; `does` puts the member it is about before its verb. */
  decided?(which: number, does: (they: string, own: string) => string): string;
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
    suggested: () => "die Herausforderung an die große Glocke zu hängen",
    decided: () => "Ab an die große Glocke!",
    button: () => "An die große Glocke hängen",
    line: "Kostet 1\u00a0Gunst, zählt doppelt.",
  },
  rounds: {
    suggested: () => "die beiden Ziele auf zwei Runden aufzuteilen",
    decided: () => "Die beiden Ziele werden auf zwei Runden aufgeteilt.",
    button: () => "Auf zwei Runden aufteilen",
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
    decided: (_, does) => `${does("legt", "legst")} in dieser Runde offen.`,
    button: (seat) => `Platz\u00a0${seat + 1} legt offen`,
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
    decided: (_, does) => `${does("darf", "darfst")} die gelegte Karte tauschen.`,
    button: (seat) => `Platz\u00a0${seat + 1} darf tauschen`,
    line: "Die Karte dort darf gewechselt werden.",
  },
  shield: {
    suggested: () => "einen Schild einzusetzen",
    decided: () => "Ein Schild fängt 1\u00a0Gunst ab.",
    button: () => "Schild einsetzen",
    line: rewards.shield.line,
  },
  forfeit: {
    suggested: (number) => `die Belohnung ${keptReward(number)} herzugeben`,
    button: (number) => `${keptReward(number)} hergeben`,
    line: "Sie ist dann weg.",
  },
  train: {
    suggested: (_, who) => (who === null ? "selbst ausgebildet zu werden" : `${who} auszubilden`),
    decided: (_, does) => `${does("wird", "wirst")} ausgebildet.`,
    button: (seat) => `Platz\u00a0${seat + 1} ausbilden`,
    line: "Ein Charakter mehr auf der Hand.",
  },
  target: {
    suggested: (target) => `das ${ordinal(target)} Ziel als geschafft zu zählen`,
    decided: (target) => `Das ${ordinal(target)} Ziel zählt als geschafft.`,
    button: (target) => `Das ${ordinal(target)} Ziel zählt`,
    line: "Das andere folgt in der nächsten Runde.",
  },
};

/** An infinitive, as this member says it, to the reader as „dich“. */
export function suggested({ what, which }: Proposal, speaker: number, { names, reader }: People): string {
  const who = which === reader ? "dich" : (names[which] ?? "");
  return forms[what].suggested(which, which === speaker ? null : who);
}

export function decided({ what, which }: Proposal, people: People): string {
  const so = forms[what].decided?.(which, (they, own) => doing("Du")(people, which, they, own));
  return so === undefined ? "Alle sind sich einig." : `Alle sind sich einig: ${so}`;
}

export const button = ({ what, which }: Proposal): string => `Vorschlagen: ${forms[what].button(which)}`;
export const outcome = ({ what }: Proposal): string => forms[what].line;
