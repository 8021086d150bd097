/** The lesson of King Up!: one rigged round, in which each idea comes up once by being played. */
import type { Text } from "@tafelrunde/king-up/words/text";
import type { Lesson } from "../../lesson/lesson.ts";

/** Who starts, the favourites of five seats, and those of the round that follows. */
const ROLLS = [1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1];

export const lesson: Lesson<Text> = {
  options: { history: true },
  opponents: ["Mira", "Jonas", "Lea", "Tom"],
  rolls: ROLLS,
  steps: [
    {
      say: ({ lesson }) => lesson.favourites,
      moves: [],
      others: [],
      rule: "1.3",
    },
    {
      say: ({ lesson }) => lesson.placing,
      moves: ["place iris 4"],
      others: ["1 place alighiero 4", "2 place merlino 3", "3 place piero 4", "4 place fiorello 3"],
      rule: "2.3",
    },
    {
      say: ({ lesson }) => lesson.room,
      moves: ["place odessa 3"],
      others: ["1 place gasino 2", "2 place nacale 4", "3 place lavinia 3", "4 place dario 2"],
      rule: "2.4",
    },
    {
      say: ({ lesson }) => lesson.climb,
      moves: ["rise iris"],
      others: ["1 rise alighiero", "2 rise merlino", "3 rise piero", "4 rise fiorello"],
      rule: "3.2",
    },
    {
      say: ({ lesson }) => lesson.throne,
      moves: ["rise iris"],
      others: [],
      rule: "3.4",
    },
    {
      say: ({ lesson }) => lesson.yes,
      moves: ["vote yes"],
      others: ["1 vote no", "2 vote yes", "3 vote yes", "4 vote yes", "1 rise alighiero"],
      rule: "3.6",
    },
    {
      say: ({ lesson }) => lesson.no,
      moves: ["vote no"],
      others: ["1 vote yes", "2 vote yes", "3 vote yes", "4 vote no", "2 rise nacale", "3 rise lavinia", "4 rise merlino"],
      rule: "3.8",
    },
    {
      say: ({ lesson }) => lesson.above,
      moves: ["rise odessa"],
      others: ["1 rise odessa", "2 rise gasino", "3 rise dario", "4 rise beatrice"],
      rule: "3.1",
    },
    {
      say: ({ lesson }) => lesson.helped,
      moves: ["rise odessa"],
      others: [],
      rule: "3.5",
    },
    {
      say: ({ lesson }) => lesson.hope,
      moves: ["vote yes"],
      others: ["1 vote yes", "2 vote yes", "3 vote yes", "4 vote yes"],
      rule: "3.7",
    },
  ],
  farewell: ({ lesson }) => lesson.farewell,
};
