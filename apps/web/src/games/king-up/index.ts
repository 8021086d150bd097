/** King Up! for the web client. */
import type { KingUpEvent, KingUpView, Move } from "@tafelrunde/king-up";
import type { WebGame } from "../board.ts";
import Board from "./Board.svelte";
import { course } from "./course.ts";
import { lesson } from "./lesson.ts";

export const game: WebGame<KingUpView, Move, KingUpEvent> = { Board, course, lesson };
