/** What is at stake in English: rewards that are kept, what else passing brings, what failing costs. */
import { challenge, type Challenge, type Reward, scenarioOf, SUCCESSION } from "../src/index.ts";
import type { RewardWords } from "./cards.ts";

const BEFORE = "before cards are laid";

export const rewards: Record<Reward, RewardWords> = {
  tip: { name: "Tip", line: "The die tips onto a neighbouring face of your choice.", when: BEFORE },
  turn: { name: "Turn", line: "The die is turned upside down.", when: BEFORE },
  roll: { name: "Roll", line: "The die is rolled again.", when: BEFORE },
  open: { name: "Open card", line: "One of you plays face up for a round.", when: BEFORE },
  scout: { name: "Scout", line: "You see the next challenge and who will ask for help.", when: BEFORE },
  counsel: { name: "Counsel", line: "Everyone may name, once, the character they mean to play.", when: BEFORE },
  swap: { name: "Swap", line: "One of you may still exchange the card on the table.", when: "once all cards are laid" },
  shield: { name: "Shield", line: "You lose 1\u00a0favour less.", when: "before favour is lost" },
};

type Gain = NonNullable<Challenge["passed"]["gain"]>;
export const gains: Record<Gain, string> = {
  recover: "everyone takes back a discarded card",
  train: "one member learns a new character",
};

type Mishap = NonNullable<Challenge["failed"]["mishap"]>;
export const mishaps: Record<Mishap, string> = {
  roll: "the die is rolled",
  discard: "everyone discards a card",
  forfeit: "a kept reward is lost",
  rewind: "the previous round comes back",
};

/** What passing this challenge brings in this kind of game: November gives no favour (C16). */
export function brings(number: number, game: string): string {
  if (number === SUCCESSION) return "victory";
  const { favour, keep, gain } = challenge(number).passed;
  if (keep !== undefined) return `reward: ${rewards[keep].name}`;
  if (gain !== undefined) return gains[gain];
  return favour === undefined || scenarioOf(game)?.favour !== undefined ? "nothing" : `+${favour}\u00a0favour`;
}

export function costs(number: number): string {
  if (number === SUCCESSION) return "1\u00a0favour for every odd card out";
  const { favour, mishap } = challenge(number).failed;
  return mishap === undefined ? `−${favour}\u00a0favour` : `−${favour}\u00a0favour, ${mishaps[mishap]}`;
}
