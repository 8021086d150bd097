/** Scripted games: the rolls and moves are given, the state and events come back. */
import { type Chance, chanceOf, checkOptions, type Game, type GameEvent, type Refusal, type Seat } from "@tafelrunde/core";

/** Chance that rolls exactly these results, in this order, and throws when there are none left. */
export function rigged(results: readonly number[]): Chance {
  let next = 0;
  return chanceOf((sides) => {
    const result = results[next++];
    if (result === undefined) throw new Error(`no roll left for ${sides} sides`);
    if (result < 1 || result > sides) throw new Error(`${result} is not on a die with ${sides} sides`);
    return result;
  });
}

interface Script {
  readonly seats: number;
  readonly options?: { readonly [name: string]: unknown };
  readonly rolls: readonly number[];
  /** `"<seat> <move text>"`, such as `"0 lay knight"`. */
  readonly moves?: readonly string[];
}

export interface Staged<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /** Makes further moves and gives back the events that they alone caused. */
  play(...moves: readonly string[]): readonly E[];
  /** Why this move would be refused now; undefined if it is legal. */
  refusal(move: string): Refusal | undefined;
}

function readMove<M>(game: Pick<Game<unknown, M>, "parse">, line: string): { seat: Seat; move: M } {
  const space = line.indexOf(" ");
  const move = game.parse(line.slice(space + 1));
  if (move === undefined) throw new Error(`no move: ${line}`);
  return { seat: Number(line.slice(0, space)), move };
}

/** Sets a game up and plays the script; a refused move throws. */
export function stage<S, M, E extends GameEvent, V>(game: Game<S, M, E, V>, script: Script): Staged<S, E> {
  const checked = checkOptions(game.options, script.options ?? {});
  if (!checked.ok) throw new Error(`${checked.code}: ${checked.option}`);
  const events: E[] = [];
  const context = { chance: rigged(script.rolls), emit: (event: E) => void events.push(event) };
  const state = game.setup(checked.options, script.seats, context);
  const play = (...moves: readonly string[]): readonly E[] => {
    const before = events.length;
    for (const line of moves) {
      const { seat, move } = readMove(game, line);
      const refused = game.refusal(state, seat, move);
      if (refused) throw new Error(`${line}: ${refused.code} (${refused.rule})`);
      game.apply(state, seat, move, context);
    }
    return events.slice(before);
  };
  play(...(script.moves ?? []));
  const refusal = (line: string): Refusal | undefined => {
    const { seat, move } = readMove(game, line);
    return game.refusal(state, seat, move);
  };
  return { state, events, play, refusal };
}
