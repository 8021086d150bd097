/** A record as steps to walk through: what was said at each, and how the table looked. */
import { bySeat, type Game, type GameRecord, Match, type Viewer } from "@tafelrunde/core";
import { cut, pad, width } from "@tafelrunde/terminal";
import type { Voice } from "./chosen-game.ts";
import { paintedNames, tell } from "./chronicle.ts";
import type { Context } from "./io.ts";

/** One viewer, or all seats with their hands on the table. */
export type Perspective = Viewer | "all";

export interface Step {
  /** The sentences of this step. */
  readonly told: readonly string[];
  /** Whether it told everybody something. */
  readonly isNews: boolean;
  draw(): readonly string[];
}

interface Scene {
  readonly voice: Voice;
  readonly names: readonly string[];
  readonly perspective: Perspective;
  readonly context: Context;
}

const LONGEST_NAME = 14;

/** The table, and for `all` also every hand. */
function drawing(match: Match, { voice, names, perspective, context }: Scene): () => readonly string[] {
  const { terminal, words } = voice;
  const { paint } = context;
  const view = match.update(perspective === "all" ? "public" : perspective).view;
  if (perspective !== "all") return () => terminal.draw(view, names, words.text, paint);
  const own = match.seats.map((_, seat) => match.update(seat).view);
  if (!terminal.hand) return () => own.flatMap((seat) => terminal.draw(seat, names, words.text, paint));
  const hand = terminal.hand;
  const room = Math.min(LONGEST_NAME, Math.max(...names.map(width)));
  return () => [
    ...terminal.draw(view, names, words.text, paint),
    ...own.flatMap((seat, index) =>
      hand(seat, names, words.text, paint).map(
        (line, row) => pad(row === 0 ? paint.bold(cut(bySeat(names, index), room)) : "", room + 2) + line,
      ),
    ),
  ];
}

/** Step 0 is the set-up, step `n` the `n`th move. Precondition: the record is verified. */
export function stepsOf({ start, moves, end }: GameRecord, game: Game, scene: Scene): Step[] {
  const { voice, perspective, context } = scene;
  const reader = typeof perspective === "number" ? perspective : null;
  const names = paintedNames(scene.names, reader, context.paint);
  const begun = Match.begin(game, { options: start.options, seats: start.seats, entropy: start.entropy, secret: end!.secret });
  if (!begun.ok) throw new Error(`set-up refused: ${begun.refusal.code}`);
  const { match } = begun;
  /** With `all`, a move is told as its own player knows it. */
  const step = (mover: Viewer): Step => {
    const heard = (viewer: Viewer): string[] => tell(match.update(viewer).events, voice.words, names, reader, context);
    return {
      told: heard(perspective === "all" ? mover : perspective),
      isNews: heard("public").length > 0,
      draw: drawing(match, scene),
    };
  };
  return [
    step("public"),
    ...moves.map(({ seat, move }) => {
      match.playText(seat, move);
      return step(seat);
    }),
  ];
}
