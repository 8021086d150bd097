/** A record as a row of pictures: every state and what led to it, for any pair of eyes. */
import {
  chanceOf,
  type Game,
  type GameEvent,
  type GameRecord,
  type Moment,
  type Roll,
  Runner,
  type Viewer,
} from "@tafelrunde/core";
import { witnessed } from "@tafelrunde/core";

type Frame = Moment<unknown, GameEvent>;

/** `whole` is false if the record stops making sense; the frames up to there are given. */
interface Film {
  readonly frames: readonly Frame[];
  readonly whole: boolean;
}

/** Follows the recorded rolls, so that also a game whose secret is not known yet can be watched. */
export function film(game: Game, { start, moves }: GameRecord): Film {
  const rolls = [...start.rolls];
  const frames: Frame[] = [];
  try {
    const chance = chanceOf((sides) => nextRoll(rolls, sides));
    const runner = new Runner(game, { options: start.options, seatCount: start.seats.length, chance });
    frames.push(runner.moment());
    for (const { seat, move, rolls: drawn } of moves) {
      rolls.push(...drawn);
      if (!runner.playText(seat, move)?.ok) return { frames, whole: false };
      frames.push(runner.moment());
    }
    return { frames, whole: true };
  } catch {
    return { frames, whole: false };
  }
}

function nextRoll(rolls: Roll[], sides: number): number {
  const roll = rolls.shift();
  if (roll?.[0] !== sides) throw new Error("the record lacks a roll");
  return roll[1];
}

/** One picture as this viewer saw it. */
export function seen(game: Game, { state, events }: Frame, viewer: Viewer): { view: unknown; events: readonly GameEvent[] } {
  return { view: game.view(state, viewer), events: witnessed(game, events, viewer) };
}
