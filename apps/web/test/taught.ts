/** Plays a lesson through, for tests: what happens in it, and whatever does not work. */
import type { Game, GameEvent, Seat, TakenBack } from "@tafelrunde/core";
import type { Lesson } from "../src/lesson/lesson.ts";
import { lessonRunner, riggedLuck, scripted } from "../src/lesson/rigged.ts";

interface Taught<S, E> {
  readonly events: readonly (E | TakenBack)[];
  readonly state: S;
  /** Moves that are offered or scripted and are not legal. */
  readonly stuck: readonly string[];
  /** Rolls that nothing used. */
  readonly left: readonly number[];
}

export function taught<S, M, E extends GameEvent, V>(game: Game<S, M, E, V>, lesson: Lesson): Taught<S, E> {
  const left = [...lesson.rolls];
  const runner = lessonRunner(game, lesson, riggedLuck(left));
  const events = [...runner.moment().events];
  const stuck: string[] = [];
  const make = (seat: Seat, text: string): void => {
    if (runner.playText(seat, text)?.ok) events.push(...runner.moment().events);
    else stuck.push(`${seat} ${text}`);
  };
  for (const { moves, others } of lesson.steps) {
    const [chosen, ...alternatives] = moves;
    for (const text of alternatives) if (runner.refusal(0, game.parse(text))) stuck.push(`0 ${text}`);
    if (chosen !== undefined) make(0, chosen);
    for (const { seat, text } of others.map(scripted)) make(seat, text);
  }
  return { events, state: runner.moment().state, stuck, left };
}
