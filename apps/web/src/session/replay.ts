/** A record as a row of pictures: every state and what led to it, for any pair of eyes. */
import { chanceOf, type Game, type GameEvent, type GameRecord, type Roll, TAKEBACK, type Viewer } from "@tafelrunde/core";

export interface Frame {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** `whole` is false if the record stops making sense; the frames up to there are given. */
export interface Film {
  readonly frames: readonly Frame[];
  readonly whole: boolean;
}

/** Follows the recorded rolls, so that also a game whose secret is not known yet can be watched. */
export function film(game: Game, { start, moves }: GameRecord): Film {
  const rolls = [...start.rolls];
  let happened: GameEvent[] = [];
  const table = { chance: chanceOf((sides) => nextRoll(rolls, sides)), emit: (event: GameEvent) => void happened.push(event) };
  const frames: Frame[] = [];
  let before: unknown[] = [];
  try {
    let state = game.setup(start.options, start.seats.length, table);
    const file = (): void => {
      frames.push({ state: game.clone(state), events: happened });
      happened = [];
    };
    file();
    for (const { seat, move: text, rolls: drawn } of moves) {
      rolls.push(...drawn);
      if (text === TAKEBACK) {
        const earlier = before.pop();
        if (earlier === undefined) return { frames, whole: false };
        state = earlier;
        happened.push({ type: "taken-back", seat } as GameEvent);
      } else {
        const move = game.parse(text);
        if (move === undefined || game.refusal(state, seat, move)) return { frames, whole: false };
        if (game.takeback) before.push(game.clone(state));
        game.apply(state, seat, move, table);
        if (!game.takeback?.(state, seat)) before = [];
      }
      file();
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
  const witnessed = events.flatMap((event) => (event.type === "taken-back" ? event : (game.witness(event, viewer) ?? [])));
  return { view: game.view(state, viewer), events: witnessed };
}
