/** 12 Thieves for the web client. */
import type { Move, ThievesEvent, ThievesView } from "@tafelrunde/twelve-thieves";
import type { Text } from "@tafelrunde/twelve-thieves/words/text";
import type { WebGame } from "../board.ts";
import Board from "./Board.svelte";
import { course } from "./course.ts";
import { lesson } from "./lesson.ts";
import { markOf } from "./marks.ts";

export const game: WebGame<ThievesView, Move, ThievesEvent, Text> = { Board, course, lesson, mark: markOf };
