/** The 37 challenges: targets, value, what failing costs and what passing brings (C18). */
import { facesOf } from "./characters.ts";
import type { FaceSet, Reward } from "./types.ts";

/** Beyond the favour: the die is rolled, everybody discards, a kept reward is lost, the round before comes back. */
type Mishap = "roll" | "discard" | "forfeit" | "rewind";

export interface Challenge {
  /** One or two targets, each as the faces that meet it; none at the succession. */
  readonly targets: readonly FaceSet[];
  readonly value: number;
  readonly failed: { readonly favour: number; readonly mishap?: Mishap };
  readonly passed: { readonly favour?: number; readonly keep?: Reward; readonly gain?: "recover" | "train" };
}

export const SUCCESSION = 37;

/** Target, value, failed, passed: as on the cards. */
const PRINTED = `
1 6 -2 +1
4/5/6 4 -1 tip
10/11/12 5 -2 +2
2/3/4 4 -1 roll
6/7/8/9 3 -1 +1
12 5 -1 +2
5/6/7/8 3 -1 -
7 5 -1 +2
3 5 -1 +1
4&9 6 -1 +2
8/9/10 4 -1 open
1/2/3 4 -1 turn
9/10/11/12 3 -1,roll scout
5/7/9 4 -1 -
2/4/6/8 3 -1 recover
1/3/5/7 3 -1 +1
6/8/10/12 3 -1,discard +1
8/9 4 -1 swap
11/12 5 -1 shield
11 6 -2 +2
3&10 7 -1 shield
2/11 6 -1,discard +2
6/7 6 -1 counsel
2 7 -2 -
1/12 6 -1,roll open
4/5 6 -1,forfeit train
10/12 6 -1 swap
5&8 7 -1 +2
9/10/11 7 -1,rewind +1
1/2 9 -2 -
1&12 11 -2 +2
2/3&9 10 -1,roll -
6 9 -1,discard -
1/2&11/12 9 -1,discard counsel
4/5&8/9 9 -1,forfeit +2
11/12 10 -3 +3
`;

function passedBy(text: string): Challenge["passed"] {
  if (text === "-") return {};
  if (text.startsWith("+")) return { favour: Number(text) };
  return text === "recover" || text === "train" ? { gain: text } : { keep: text as Reward };
}

function read(line: string): Challenge {
  const [targets, value, failed, passed] = line.split(" ");
  const [favour, mishap] = failed!.split(",");
  return {
    targets: targets!.split("&").map((target) => facesOf(target.split("/").map(Number))),
    value: Number(value),
    failed: { favour: -Number(favour), ...(mishap !== undefined && { mishap: mishap as Mishap }) },
    passed: passedBy(passed!),
  };
}

/** By number; there is no challenge 0. */
export const CHALLENGES: readonly Challenge[] = [
  { targets: [], value: 0, failed: { favour: 0 }, passed: {} },
  ...PRINTED.trim().split("\n").map(read),
  { targets: [], value: 0, failed: { favour: 0 }, passed: {} },
];

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const EASY = numbers(1, 20);
export const MEDIUM = numbers(21, 29);
export const HARD = numbers(30, 36);

export const challenge = (number: number): Challenge => CHALLENGES[number]!;
/** The reward that is kept for this challenge; only asked of challenges that have one. */
export const rewardOf = (number: number): Reward => CHALLENGES[number]!.passed.keep!;
