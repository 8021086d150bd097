/** The game of a lesson: its rolls come from a list, and others do what is written. */
import { chanceOf, type Chance, checkOptions, type Game, type GameEvent, Runner, type Seat } from "@tafelrunde/core";
import type { Lesson } from "./lesson.ts";

/** Takes its rolls from the front of the list. */
export const riggedLuck = (rolls: number[]): Chance =>
  chanceOf((sides) => {
    const roll = rolls.shift();
    if (roll === undefined || roll > sides) throw new Error("the lesson lacks a roll");
    return roll;
  });

export function lessonRunner<S, M, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  { options, opponents }: Lesson,
  chance: Chance,
): Runner<S, M, E, V> {
  const checked = checkOptions(game.options, options);
  if (!checked.ok) throw new Error(`the lesson has a wrong option: ${checked.option}`);
  return new Runner(game, { options: checked.options, seatCount: 1 + opponents.length, chance });
}

/** "1 move" of a lesson: seat and text. */
export function scripted(text: string): { readonly seat: Seat; readonly text: string } {
  const space = text.indexOf(" ");
  return { seat: Number(text.slice(0, space)), text: text.slice(space + 1) };
}
