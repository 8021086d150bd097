/** Learns by self-play what positions of 12 Thieves are worth at one number of seats: first from games by the judgement made by hand, then from games by what was learned so far. */
import { type Chance, fastChance } from "@tafelrunde/core";
import { Insight, type Weights } from "../../packages/bots/src/twelve-thieves/insight.ts";
import type { Judge } from "../../packages/bots/src/twelve-thieves/plans.ts";
import { byHand } from "../../packages/bots/src/twelve-thieves/worth.ts";
import { Lessons } from "./thieves-lessons.ts";
import { type Ending, selfPlay, type SelfPlay } from "./thieves-self-play.ts";

/** How much the end of a game teaches, against what was guessed a turn later. */
const LAMBDA = 0.8;
/** In one of so many games one seat goes by what was learned among others that play by hand. */
const MIXED = 4;
/** Games between two changes of the weights, how many games are kept, and how often each is gone through again on average. */
const BATCH = 6;
const KEPT = 3000;
const AGAIN = 5;
/** How fast it learns; towards the end more slowly, so that luck evens out. */
const rateAt = (progress: number): number => 0.004 * (progress < 0.5 ? 1 : progress < 0.75 ? 0.3 : progress < 0.9 ? 0.1 : 0.03);
/** How often a plan is only tried. */
const TRIES = 0.05;
const MOST_ROUNDS = 60;

interface Course {
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  /** Of these, so many are played by hand: quicker, and good enough to begin with. */
  readonly copied: number;
}

interface Lesson extends Ending {
  readonly target: number;
}

interface Report {
  /** Mean square of what was guessed wrong. */
  readonly error: number;
  /** Whether the one that goes by what was learned has won among others that play by hand; undefined in other games. */
  readonly won: boolean | undefined;
}

export class ThievesSchool {
  readonly #course: Course;
  readonly #chance: Chance;
  readonly #lessons: Lessons;
  readonly #insight: Insight;
  readonly #past: (readonly Lesson[])[] = [];
  #played = 0;

  constructor(course: Course) {
    this.#course = course;
    const chance = fastChance(course.seed);
    this.#chance = chance;
    this.#lessons = new Lessons(() => chance.roll(2 ** 24) / 2 ** 24);
    this.#insight = new Insight(this.#lessons.weights);
  }

  get weights(): Weights {
    return this.#lessons.weights;
  }

  /** Plays one more game and learns from it. */
  playOne(): Report {
    const { seats, games, copied } = this.#course;
    const game = this.#played++;
    const guards = this.#chance.roll(4) === 1 ? "chosen" : "posted";
    const judges = this.#judgesOf(game);
    const played = selfPlay({ guards, judges, tries: TRIES, mostTurns: MOST_ROUNDS * seats }, this.#chance);
    const fresh = this.#lessonsOf(played, game < copied ? 1 : LAMBDA);
    const error = this.#teach(fresh);
    this.#past[game % KEPT] = fresh;
    if (this.#played % BATCH === 0) this.#learn(rateAt(game / games));
    const isMixed = judges.includes(byHand) && judges.includes(this.#insight) && played.winner !== undefined;
    return { error, won: isMixed ? judges[played.winner] === this.#insight : undefined };
  }

  #judgesOf(game: number): readonly Judge[] {
    const { seats, copied } = this.#course;
    const learner = (game / MIXED + 1) % seats;
    const isMixed = game % MIXED === 0;
    return Array.from({ length: seats }, (_, seat) => (game < copied || (isMixed && seat !== learner) ? byHand : this.#insight));
  }

  /** What each position teaches: a mixture of how the game ended and of what was guessed when this seat ended its next turn. */
  #lessonsOf({ endings, winner }: SelfPlay, lambda: number): readonly Lesson[] {
    const { seats } = this.#course;
    const later = Array.from({ length: seats }, (_, seat) => (winner === undefined ? 1 / seats : Number(winner === seat)));
    return endings.toReversed().map(({ seat, table }) => {
      const target = later[seat]!;
      later[seat] = lambda * target + (1 - lambda) * this.#insight.start(table, seat);
      return { seat, table, target };
    });
  }

  #teach(fresh: readonly Lesson[]): number {
    const errors = fresh.map(({ seat, table, target }) => this.#lessons.note(table, seat, target) - target);
    return errors.reduce((sum, error) => sum + error ** 2, 0) / fresh.length;
  }

  #learn(rate: number): void {
    this.#lessons.learn(rate);
    for (let again = 0; again < AGAIN; again++) {
      for (let one = 0; one < BATCH; one++) this.#teach(this.#chance.pick(this.#past));
      this.#lessons.learn(rate);
    }
    this.#insight.forget();
  }
}
