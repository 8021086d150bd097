/** What is at stake in German: rewards that are kept, what else passing brings, what failing costs. */
import { challenge, type Challenge, type Reward, scenarioOf, SUCCESSION } from "../src/index.ts";
import type { RewardWords } from "./cards.ts";

const BEFORE = "bevor Karten liegen";

export const rewards: Record<Reward, RewardWords> = {
  tip: { name: "Kippen", line: "Der Würfel kippt auf eine Nachbarseite eurer Wahl.", when: BEFORE },
  turn: { name: "Wenden", line: "Der Würfel dreht sich auf die Gegenseite.", when: BEFORE },
  roll: { name: "Würfeln", line: "Der Würfel wird neu geworfen.", when: BEFORE },
  open: { name: "Offene Karte", line: "Jemand aus dem Rat legt eine Runde lang offen.", when: BEFORE },
  scout: { name: "Späher", line: "Ihr seht, welche Herausforderung kommt und wer dann um Hilfe bittet.", when: BEFORE },
  counsel: { name: "Absprache", line: "Alle dürfen einmal einen Charakter nennen, den sie spielen wollen.", when: BEFORE },
  swap: { name: "Tausch", line: "Jemand aus dem Rat darf die gelegte Karte noch tauschen.", when: "wenn alle Karten liegen" },
  shield: { name: "Schild", line: "Ihr verliert 1\u00a0Gunst weniger.", when: "bevor Gunst verloren geht" },
};

type Gain = NonNullable<Challenge["passed"]["gain"]>;
export const gains: Record<Gain, string> = {
  recover: "alle holen eine abgeworfene Karte zurück",
  train: "ein Ratsmitglied wird ausgebildet",
};

type Mishap = NonNullable<Challenge["failed"]["mishap"]>;
export const mishaps: Record<Mishap, string> = {
  roll: "der Würfel wird neu geworfen",
  discard: "alle werfen eine Handkarte ab",
  forfeit: "eine Belohnung geht verloren",
  rewind: "die vorige Runde kommt zurück",
};

/** What passing this challenge brings in this kind of game: November gives no favour (C16). */
export function brings(number: number, game: string): string {
  if (number === SUCCESSION) return "der Sieg";
  const { favour, keep, gain } = challenge(number).passed;
  if (keep !== undefined) return `Belohnung ${rewards[keep].name}`;
  if (gain !== undefined) return gains[gain];
  return favour === undefined || scenarioOf(game)?.favour !== undefined ? "nichts" : `+${favour}\u00a0Gunst`;
}

export function costs(number: number): string {
  if (number === SUCCESSION) return "1\u00a0Gunst für jede abweichende Karte";
  const { favour, mishap } = challenge(number).failed;
  return mishap === undefined ? `−${favour}\u00a0Gunst` : `−${favour}\u00a0Gunst, ${mishaps[mishap]}`;
}
