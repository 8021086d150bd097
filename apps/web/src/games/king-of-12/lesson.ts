/** The lesson of King of 12: one rigged round, in which each idea comes up once by being played. */
import type { Text } from "@tafelrunde/king-of-12/words/text";
import type { Lesson } from "../../lesson/lesson.ts";

export const lesson: Lesson<Text> = {
  options: { set: "first" },
  opponents: ["Mira", "Jonas"],
  rolls: [5, 8, 3, /* Jonas, Oracle */ 7, /* Mira, Oracle */ 9, /* the next round */ 9, 2, 6],
  steps: [
    {
      say: ({ lesson }) => lesson.welcome,
      moves: [],
      others: [],
      rule: "1.1",
    },
    {
      say: ({ lesson }) => lesson.alchemist,
      moves: ["lay alchemist"],
      others: ["1 lay parasite", "2 lay oracle"],
      rule: "2.1",
    },
    {
      say: ({ lesson }) => lesson.machine,
      moves: ["lay machine"],
      others: ["1 lay machine", "2 lay golem"],
      rule: "3.6",
    },
    {
      say: ({ lesson }) => lesson.sorcerer,
      moves: ["lay sorcerer"],
      others: ["1 lay oracle", "2 lay parasite"],
      rule: "2.3",
    },
    {
      say: ({ lesson }) => lesson.tip,
      moves: ["tip 11"],
      others: [],
      rule: "3.4",
    },
    {
      say: ({ lesson }) => lesson.parasite,
      moves: ["lay parasite"],
      others: ["1 lay golem", "2 lay sorcerer", "2 tip 12"],
      rule: "3.6",
    },
    {
      say: ({ lesson }) => lesson.knight,
      moves: ["lay knight"],
      others: ["1 lay alchemist", "2 lay machine"],
      rule: "4.4",
    },
    {
      say: ({ lesson }) => lesson.keep,
      moves: ["keep parasite", "keep alchemist", "keep golem", "keep knight", "keep machine", "keep oracle", "keep sorcerer"],
      others: [],
      rule: "5.4",
    },
  ],
  farewell: ({ lesson }) => lesson.farewell,
};
