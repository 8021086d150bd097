/** The lesson of 12 Thieves: a rigged beginning of a game, in which each action comes up once by being made. */
import type { Text } from "@tafelrunde/twelve-thieves/words/text";
import type { Lesson } from "../../lesson/lesson.ts";

/** Which card of the sorted pile comes next, for each hand and each draw in turn. */
const DEAL = [
  [1, 1, 67, 83, 16, 32],
  [16, 31, 79, 46, 62, 16, 30],
  [44, 44, 16, 72, 29, 56, 1, 69],
  [28, 40, 67, 15, 52, 1, 26, 37, 62],
];
const FIRST_DRAWS = [
  [1, 48, 36],
  [59, 47, 13, 24],
  [24, 13, 43],
  [13, 52, 31, 41],
];
const SECOND_DRAWS = [
  [22, 49, 13],
  [29, 1, 20, 45],
  [45, 27, 12, 19],
  [33, 19, 12, 39],
];
const LAST_DRAW = [23, 30, 37];

export const lesson: Lesson<Text> = {
  options: { guards: "posted" },
  opponents: ["Mira", "Jonas", "Tom"],
  rolls: [...DEAL, ...FIRST_DRAWS, ...SECOND_DRAWS, LAST_DRAW].flat(),
  steps: [
    {
      say: ({ lesson }) => lesson.chests,
      moves: [],
      others: [],
      rule: "4.1",
    },
    {
      say: ({ lesson }) => lesson.firstGuard,
      moves: ["place red"],
      others: ["1 place green", "2 place purple", "3 place white"],
      rule: "1.7",
    },
    {
      say: ({ lesson }) => lesson.secondGuard,
      moves: ["place yellow"],
      others: ["1 place white", "2 place green", "3 place purple"],
      rule: "1.8",
    },
    {
      say: ({ lesson }) => lesson.smuggle,
      moves: ["smuggle red for red"],
      others: [],
      rule: "3.1",
    },
    {
      say: ({ lesson }) => lesson.another,
      moves: ["smuggle red for red"],
      others: [],
      rule: "2.4",
    },
    {
      say: ({ lesson }) => lesson.send,
      moves: ["send yellow blue for yellow"],
      others: [],
      rule: "3.4",
    },
    {
      say: ({ lesson }) => lesson.third,
      moves: ["smuggle blue for blue"],
      others: [],
      rule: "3.2",
    },
    {
      say: ({ lesson }) => lesson.endTurn,
      moves: ["draw"],
      others: ["1 draw", "2 send purple red for purple", "2 draw", "3 draw"],
      rule: "5.1",
    },
    {
      say: ({ lesson }) => lesson.dancer,
      moves: ["draw dancer"],
      others: ["1 draw", "2 draw", "3 draw"],
      rule: "5.3",
    },
    {
      say: ({ lesson }) => lesson.bribe,
      moves: ["bribe red green for red green"],
      others: [],
      rule: "3.8",
    },
    {
      say: ({ lesson }) => lesson.escort,
      moves: ["escort blue red for blue"],
      others: [],
      rule: "3.6",
    },
    {
      say: ({ lesson }) => lesson.last,
      moves: ["smuggle red for dancer"],
      others: [],
      rule: "4.2",
    },
    {
      say: ({ lesson }) => lesson.stolen,
      moves: ["draw"],
      others: [],
      rule: "4.3",
    },
  ],
  farewell: ({ lesson }) => lesson.farewell,
};
