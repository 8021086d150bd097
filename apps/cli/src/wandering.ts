/** Every situation that random play of a game leads to, with all seat counts and kinds of options: for tests. */
import { type Game, type GameEvent, Match, type OptionSpec, type Options, fastChance, type Viewer } from "@tafelrunde/core";
import { luckOf } from "./luck.ts";

export interface Situation {
  readonly match: Match;
  /** What the move that led here told one of the viewers. */
  readonly heard: readonly { readonly viewer: Viewer; readonly events: readonly GameEvent[] }[];
}

/** Each value of each choice once, and each subset once from its front and once from its back. */
function kindsOf(specs: { readonly [name: string]: OptionSpec }): Options[] {
  return Object.entries(specs).flatMap(([name, spec]): Options[] => {
    const beside: Options = spec.onlyIf ? { [spec.onlyIf.option]: spec.onlyIf.is } : {};
    switch (spec.type) {
      case "choice":
        return spec.choices.map((choice) => ({ [name]: choice }));
      case "flag":
        return [{ [name]: true }, { [name]: false }];
      case "number":
        return [{ [name]: spec.min }, { [name]: spec.max }];
      case "subset":
        return [spec.of.slice(0, spec.size), spec.of.slice(-spec.size)].map((subset) => ({ ...beside, [name]: subset }));
    }
  });
}

export const seatCounts = ({ seats }: Game): number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);

export const longNames = ["Bartholomäus-Maximilian der Prächtige von und zu Hohenzwölfstein", "花子", "Åse 🐉", "Mia"];

/** Plays so many games of each kind; `visit` sees the situation after every move. */
export function wander(game: Game, games: number, visit: (situation: Situation) => void): void {
  for (const [kind, options] of kindsOf(game.options).entries())
    for (const seats of seatCounts(game))
      for (let number = 1; number <= games; number++) {
        const { secret, entropy } = luckOf(`wander ${kind}`, number, seats);
        const names = Array.from({ length: seats }, (_, seat) => ({ name: longNames[seat] ?? `Seat ${seat}` }));
        const begun = Match.begin(game, { options, seats: names, secret, entropy });
        if (!begun.ok) throw new Error(begun.refusal.code);
        wanderThrough(begun.match, kind * games + number, visit);
      }
}

function wanderThrough(match: Match, seed: number, visit: (situation: Situation) => void): void {
  const chance = fastChance(seed);
  const viewers: Viewer[] = [...match.seats.keys(), "public"];
  for (;;) {
    visit({ match, heard: viewers.map((viewer) => ({ viewer, events: match.update(viewer).events })) });
    const actors = match.actors();
    if (actors.length === 0) return;
    const seat = chance.pick(actors);
    match.play(seat, chance.pick(match.moves(seat)));
  }
}
