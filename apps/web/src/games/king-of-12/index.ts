/** King of 12 for the web client. */
import type { KingEvent, KingView, Move } from "@tafelrunde/king-of-12";
import type { Text } from "@tafelrunde/king-of-12/words/text";
import type { WebGame } from "../board.ts";
import Board from "./Board.svelte";
import { course } from "./course.ts";
import { lesson } from "./lesson.ts";

export const game: WebGame<KingView, Move, KingEvent, Text> = { Board, course, lesson };
