/** Council of 12 for the web client. */
import type { CouncilEvent, CouncilView, Move } from "@tafelrunde/council-of-12";
import type { Text } from "@tafelrunde/council-of-12/words/text";
import type { WebGame } from "../board.ts";
import Board from "./Board.svelte";
import { course } from "./course.ts";
import { lesson } from "./lesson.ts";

export const game: WebGame<CouncilView, Move, CouncilEvent, Text> = { Board, course, lesson };
