/** The lesson of Council of 12: the introductory game with rigged luck, from the dry river to the succession. */
import type { Text } from "@tafelrunde/council-of-12/words/text";
import type { Lesson } from "../../lesson/lesson.ts";

/** A shuffle of so many things that leaves them as they are. */
const unmoved = (count: number): number[] => Array.from({ length: count - 1 }, (_, index) => count - index);

/** Petitioners and easy challenges stay in order; later one reward rolls the die. */
const ROLLS = [...unmoved(7), ...unmoved(19), 11];

export const lesson: Lesson<Text> = {
  options: { game: "intro" },
  opponents: ["Mira", "Tom"],
  rolls: ROLLS,
  steps: [
    {
      say: ({ lesson }) => lesson.welcome,
      moves: [],
      others: [],
      rule: "1.1",
    },
    {
      say: ({ lesson }) => lesson.river,
      moves: [],
      others: [],
      rule: "2.1",
    },
    {
      say: ({ lesson }) => lesson.knight,
      moves: ["lay knight help"],
      others: ["1 lay sorcerer help", "2 lay parasite help"],
      rule: "3.2",
    },
    {
      say: ({ lesson }) => lesson.goFirst,
      moves: ["reveal"],
      others: ["1 reveal", "1 face 3", "2 reveal", "1 lay machine"],
      rule: "4.2",
    },
    {
      say: ({ lesson }) => lesson.alone,
      moves: ["lay machine alone"],
      others: ["2 lay sorcerer help"],
      rule: "5.4",
    },
    {
      say: ({ lesson }) => lesson.wordless,
      moves: ["reveal"],
      others: ["2 reveal", "2 face 2"],
      rule: "4.3",
    },
    {
      say: ({ lesson }) => lesson.reward,
      moves: ["propose roll"],
      others: ["1 agree", "2 agree"],
      rule: "2.4",
    },
    {
      say: ({ lesson }) => lesson.sorcerer,
      moves: ["lay sorcerer help"],
      others: ["1 lay worker help", "2 lay machine nothing"],
      rule: "6.7",
    },
    {
      say: ({ lesson }) => lesson.mustCarryOut,
      moves: ["reveal"],
      others: [],
      rule: "4.4",
    },
    {
      say: ({ lesson }) => lesson.tip,
      moves: ["face 12"],
      others: ["2 reveal", "1 reveal", "1 path 7 10"],
      rule: "4.4",
    },
    {
      say: ({ lesson }) => lesson.worker,
      moves: ["lay worker alone"],
      others: ["1 lay reverser nothing", "2 lay reverser nothing", "1 reveal"],
      rule: "6.2",
    },
    {
      say: ({ lesson }) => lesson.yourTurn,
      moves: ["reveal"],
      others: [],
      rule: "4.2",
    },
    {
      say: ({ lesson }) => lesson.overNine,
      moves: ["path 9 5"],
      others: [],
      rule: "6.2",
    },
    {
      say: ({ lesson }) => lesson.succession,
      moves: ["lay parasite help"],
      others: ["1 lay parasite", "2 lay knight"],
      rule: "7.2",
    },
    {
      say: ({ lesson }) => lesson.together,
      moves: ["reveal"],
      others: [],
      rule: "7.3",
    },
  ],
  farewell: ({ lesson }) => lesson.farewell,
};
