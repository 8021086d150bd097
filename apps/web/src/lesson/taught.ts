/** Plays a lesson through, for tests: what happens in it, and whatever does not work. */
import { chanceOf, checkOptions, type Game, type GameEvent } from "@tafelrunde/core";
import type { Lesson } from "./lesson.ts";

export interface Taught<S, E> {
  readonly events: readonly E[];
  readonly state: S;
  /** Moves that are offered or scripted and are not legal. */
  readonly stuck: readonly string[];
  /** Rolls that nothing used. */
  readonly left: readonly number[];
}

export function taught<S, M, E extends GameEvent, V>(game: Game<S, M, E, V>, lesson: Lesson): Taught<S, E> {
  const left = [...lesson.rolls];
  const events: E[] = [];
  const stuck: string[] = [];
  const roll = (sides: number): number => {
    const result = left.shift() ?? 0;
    if (result < 1 || result > sides) stuck.push(`a roll with ${sides} sides gives ${result}`);
    return Math.min(Math.max(result, 1), sides);
  };
  const table = { chance: chanceOf(roll), emit: (event: E) => void events.push(event) };
  const checked = checkOptions(game.options, lesson.options);
  if (!checked.ok) throw new Error(`the lesson has a wrong option: ${checked.option}`);
  const state = game.setup(checked.options, 1 + lesson.opponents.length, table);
  const make = (seat: number, text: string): void => {
    const move = game.parse(text);
    if (move === undefined || game.refusal(state, seat, move)) stuck.push(`${seat} ${text}`);
    else game.apply(state, seat, move, table);
  };
  for (const step of lesson.steps) {
    for (const text of step.moves.slice(1)) {
      const move = game.parse(text);
      if (move === undefined || game.refusal(state, 0, move)) stuck.push(`0 ${text}`);
    }
    if (step.moves[0] !== undefined) make(0, step.moves[0]);
    for (const other of step.others) {
      const space = other.indexOf(" ");
      make(Number(other.slice(0, space)), other.slice(space + 1));
    }
  }
  return { events, state, stuck, left };
}
