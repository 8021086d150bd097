/** Learns by self-play what a position of 12 Thieves is worth, and writes it for the bots: `npm run learn:thieves`. The same seed leads to the same weights. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fastChance } from "@tafelrunde/core";
import { Insight, NARROW, PRECISION, type Weights, WIDE } from "../../packages/bots/src/twelve-thieves/insight.ts";
import type { Judge } from "../../packages/bots/src/twelve-thieves/plans.ts";
import { byHand } from "../../packages/bots/src/twelve-thieves/worth.ts";
import { Lessons } from "./thieves-lessons.ts";
import { type Ending, selfPlay, type SelfPlay } from "./thieves-self-play.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    games: { type: "string", default: "2400" },
    /** Of these, so many are played by the judgement made by hand: quicker, and good enough to begin with. */
    copied: { type: "string", default: "1000" },
    to: { type: "string", default: "../../packages/bots/src/twelve-thieves/learned.json" },
  },
});
const games = Number(values.games);
const copied = Number(values.copied);

/** How much the end of a game teaches, against what was guessed a turn later. */
const LAMBDA = 0.8;
/** What is learned is of use between two alone. */
const SEATS = 2;
/** In one of so many games the judgement made by hand plays against what was learned. */
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
const REPORTED = 200;

interface Lesson extends Ending {
  readonly target: number;
}

const chance = fastChance(Number(values.seed));
const lessons = new Lessons(() => chance.roll(2 ** 24) / 2 ** 24);
const insight = new Insight(lessons.weights);
const past: (readonly Lesson[])[] = [];
const started = Date.now();
let error = 0;
/** Games against the judgement made by hand since the last report, and how many of them were won. */
let mixed = 0;
let won = 0;
for (let game = 0; game < games; game++) {
  const guards = chance.roll(4) === 1 ? "chosen" : "posted";
  const judges = judgesOf(game);
  const played = selfPlay({ guards, judges, tries: TRIES, mostTurns: MOST_ROUNDS * SEATS }, chance);
  if (judges[0] !== judges[1] && played.winner !== undefined) {
    mixed++;
    if (judges[played.winner] !== byHand) won++;
  }
  const fresh = lessonsOf(played, game < copied ? 1 : LAMBDA);
  error += teach(fresh) / REPORTED;
  past[game % KEPT] = fresh;
  if ((game + 1) % BATCH === 0) learn(game / games);
  if ((game + 1) % REPORTED !== 0) continue;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${game + 1} games, ${seconds} s, mean square of the error ${error.toFixed(4)}, won ${won} of ${mixed}`);
  error = won = mixed = 0;
  save();
}
save();

function judgesOf(game: number): readonly Judge[] {
  if (game < copied) return [byHand, byHand];
  if (game % MIXED !== 0) return [insight, insight];
  return game % (2 * MIXED) === 0 ? [byHand, insight] : [insight, byHand];
}

/** What each position teaches: a mixture of how the game ended and of what was guessed when this seat ended its next turn. */
function lessonsOf({ endings, winner }: SelfPlay, lambda: number): readonly Lesson[] {
  const later = Array.from({ length: SEATS }, (_, seat) => (winner === undefined ? 1 / SEATS : Number(winner === seat)));
  return endings.toReversed().map(({ seat, table }) => {
    const target = later[seat]!;
    later[seat] = lambda * target + (1 - lambda) * insight.start(table, seat);
    return { seat, table, target };
  });
}

function teach(fresh: readonly Lesson[]): number {
  return (
    fresh.reduce((sum, { seat, table, target }) => sum + (lessons.note(table, seat, target) - target) ** 2, 0) / fresh.length
  );
}

function learn(progress: number): void {
  lessons.learn(rateAt(progress));
  for (let again = 0; again < AGAIN; again++) {
    for (let one = 0; one < BATCH; one++) teach(chance.pick(past));
    lessons.learn(rateAt(progress));
  }
  insight.forget();
}

function save(): void {
  const rows = (part: keyof Weights, length: number): readonly string[] => {
    const numbers = [...lessons.weights[part]].map((weight) => Math.round(weight * PRECISION));
    return Array.from({ length: numbers.length / length }, (_, row) => numbers.slice(row * length, (row + 1) * length).join(" "));
  };
  const learned = { palace: rows("palace", NARROW), table: rows("table", WIDE), chance: rows("chance", WIDE + 2) };
  writeFileSync(values.to, `${JSON.stringify(learned, null, 2)}\n`);
}
