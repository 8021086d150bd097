/** King Up! for the web client. */
import type { KingUpEvent, KingUpView, Move } from "@tafelrunde/king-up";
import type { Text } from "@tafelrunde/king-up/words/text";
import type { WebGame } from "../board.ts";
import Board from "./Board.svelte";
import { course } from "./course.ts";
import { lesson } from "./lesson.ts";

export const game: WebGame<KingUpView, Move, KingUpEvent, Text> = { Board, course, lesson };
