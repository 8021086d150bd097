/** Every situation that random play of a game leads to, with all seat counts and kinds of options: for tests. */
import {
  type Chance,
  type Game,
  type GameEvent,
  Match,
  type OptionSpec,
  type Options,
  fastChance,
  type Seat,
  type Viewer,
} from "@tafelrunde/core";
import { luckOf } from "../src/luck.ts";

export interface Situation {
  readonly match: Match;
  /** What each viewer was told since the situation before. */
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

const seatCounts = ({ seats }: Game): number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);

export const longNames = [
  "Bartholomäus-Maximilian der Prächtige von und zu Hohenzwölfstein",
  "花子",
  "Åse 🐉",
  "Mia",
  "Anne-Sophie",
  "Ötzi",
];

interface Kind {
  readonly kind: number;
  readonly options: object;
}

/** Every way to set the game up, changing one option at a time, or the only way; of very many no more than `most`, evenly chosen. */
function someKinds(game: Game, most: number): readonly Kind[] {
  const all = Object.keys(game.options).length === 0 ? [{}] : kindsOf(game.options);
  const kinds = all.map((options, kind) => ({ kind, options }));
  const stride = Math.max(1, Math.ceil(kinds.length / most));
  return kinds.filter((_, index) => index % stride === 0);
}

function begin(game: Game, { kind, options }: Kind, seats: number, number: number): Match {
  const { secret, entropy } = luckOf(`wander ${kind}`, number, seats);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: longNames[seat] ?? `Seat ${seat}` }));
  const begun = Match.begin(game, { options, seats: names, secret, entropy });
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.match;
}

/** The game of each kind as it begins. */
export const beginnings = (game: Game): readonly Match[] =>
  someKinds(game, Infinity).flatMap((kind) => seatCounts(game).map((seats) => begin(game, kind, seats, 1)));

/** Plays so many games of each kind, or of so many kinds at `most`; `visit` sees the situation after every move. */
export function wander(game: Game, games: number, visit: (situation: Situation) => void, most = Infinity): void {
  for (const kind of someKinds(game, most))
    for (const seats of seatCounts(game))
      for (let number = 1; number <= games; number++) {
        const wanderer = { chance: fastChance(kind.kind * games + number), habit: HABITS[number % HABITS.length]! };
        wanderThrough(begin(game, kind, seats, number), wanderer, visit);
      }
}

/** Of a long game all of the beginning is visited, then one situation in so many, and the end. */
const BEGINNING = 120;
const STRIDE = 100;

const isVisited = (match: Match): boolean => match.seq <= BEGINNING || match.seq % STRIDE === 0 || match.actors().length === 0;

/** Which kind of move is preferred, if any: what happens to somebody who always does the same differs from one game to the next. */
const HABITS = ["last", "none", "first"] as const;

interface Wanderer {
  readonly chance: Chance;
  readonly habit: (typeof HABITS)[number];
}

function wanderThrough(match: Match, wanderer: Wanderer, visit: (situation: Situation) => void): void {
  const viewers: Viewer[] = [...match.seats.keys(), "public"];
  let visited = -1;
  for (;;) {
    if (isVisited(match)) {
      visit({ match, heard: viewers.map((viewer) => ({ viewer, events: match.update(viewer, visited).events })) });
      visited = match.seq;
    }
    const actors = match.actors();
    if (actors.length === 0) return;
    const seat = wanderer.chance.pick(actors);
    match.play(seat, someMove(match, seat, wanderer));
  }
}

/** Every kind of move is as likely as any other, however many moves it has, or one is liked better: tests look for rare things. */
function someMove(match: Match, seat: Seat, { chance, habit }: Wanderer): unknown {
  const moves = match.moves(seat);
  const kindOf = (move: unknown): string => match.game.format(move).split(" ")[0]!;
  const kinds = [...new Set(moves.map(kindOf))];
  const isOnHabit = habit !== "none" && chance.roll(4) > 1;
  const kind = isOnHabit ? kinds.at(habit === "last" ? -1 : 0) : chance.pick(kinds);
  const likely = moves.filter((move) => kindOf(move) === kind);
  return isOnHabit && habit === "first" ? likely[0] : chance.pick(likely);
}
