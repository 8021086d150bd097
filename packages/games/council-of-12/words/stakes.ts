/** What a challenge asks for, what passing it brings, and what failing costs. */
import { facesIn } from "../src/characters.ts";
import { challenge, rewardOf, scenarioOf, SUCCESSION } from "../src/index.ts";
import type { Text } from "./text.ts";

/** Any of these faces, as on a card: `9/10/11`. */
export const anyOf = (faces: readonly number[]): string => faces.join("/");

/** A challenge with its targets as they are printed; the succession has none. `name`: as it is to be called. */
export function taskIn(text: Text, number: number, name: string): string {
  const targets = challenge(number).targets.map((target) => anyOf(facesIn(target)));
  if (targets.length === 0) return name;
  const withTargets = targets.length === 1 ? text.withTarget : text.withTargets;
  return withTargets(name, text.grammar.list(targets));
}

export const titleIn = (text: Text, number: number): string => text.quoted(text.challenges[number]!);

/** A reward that is kept, with the challenge it is from. */
export const keptIn = (text: Text, number: number): string =>
  text.keptReward(text.rewards[rewardOf(number)].name, text.challenges[number]!);

/** What passing this challenge brings in this kind of game: November gives no favour (C16). */
export function bringsIn(text: Text, number: number, game: string): string {
  if (number === SUCCESSION) return text.victory;
  const { favour, keep, gain } = challenge(number).passed;
  if (keep !== undefined) return text.rewardGain(text.rewards[keep].name);
  if (gain !== undefined) return text.gains[gain];
  return favour === undefined || scenarioOf(game)?.favour !== undefined ? text.noGain : text.favourGain(favour);
}

export function costsIn(text: Text, number: number): string {
  if (number === SUCCESSION) return text.successionLoss;
  const { favour, mishap } = challenge(number).failed;
  const loss = text.favourLoss(favour);
  return mishap === undefined ? loss : text.lossAnd(loss, text.mishaps[mishap]);
}
