/** What a round asks for, and whether a face meets it. */
import { GOLEM_TARGET, has, KNIGHT, KNIGHT_TARGET } from "./cards.ts";

/** How a person here may think and speak, as chances. */
export interface Manner {
  /** Takes a target for met for good once its face was shown, and thinks only of those who turn the die. */
  readonly careless: number;
  /** Means each sentence to the letter: who turns the die does it alone or contributes, and nobody else does anything. */
  readonly literal: number;
}

/** Nothing is known of them. */
export const ANY_MANNER: Manner = { careless: 0.5, literal: 0.5 };

/**
 * What the round asks for. `goal`: whether two targets are both to be met, or any of them, or the first. `fixed`: cards act in
 * the order in which they are listed.
 */
export interface Task extends Manner {
  readonly targets: readonly number[];
  readonly goal: "both" | "any" | "first";
  readonly fixed: boolean;
}

/** The die and the targets. `swapped`: which targets Knight or Golem replaced, as digits of base 3. */
export interface Die {
  readonly face: number;
  readonly shown: number;
  readonly swapped: number;
}

const POWERS = [1, 3];

export const withTarget = (swapped: number, target: number, card: number): number =>
  swapped + POWERS[target]! * ((card === KNIGHT ? 1 : 2) - (Math.floor(swapped / POWERS[target]!) % 3));

/** The faces that meet a target now. */
export const targetOf = ({ targets }: Task, index: number, swapped: number): number =>
  [targets[index]!, KNIGHT_TARGET, GOLEM_TARGET][Math.floor(swapped / POWERS[index]!) % 3]!;

/** Passed, if nothing else happens. */
export function meets(task: Task, { face, shown, swapped }: Die): boolean {
  const one = targetOf(task, 0, swapped);
  if (task.targets.length === 1 || task.goal === "first") return has(one, face);
  const other = targetOf(task, 1, swapped);
  if (task.goal === "any") return has(one | other, face);
  return (has(one, face) && (shown & other) !== 0) || (has(other, face) && (shown & one) !== 0);
}

/** How many targets were met by any face of the round. */
export const touched = (task: Task, { shown, swapped }: Die): number =>
  task.targets.filter((_, index) => (shown & targetOf(task, index, swapped)) !== 0).length;
