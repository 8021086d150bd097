/** The strongest King Up! bot: remembers who did what, weighs all cards by it, plays thousands of rounds in its head, and tells little. */
import { type Chance, fastChance, type GameEvent, type Seat } from "@tafelrunde/core";
import { kingUp, type KingUpView, type Move, totalsOf } from "@tafelrunde/king-up";
import { type Bot, type Decision, decideBy, THINKS } from "../bot.ts";
import type { Budget } from "../budget.ts";
import { CARDS, type Court, courtOf, mayGetNothing, NOBODY } from "./court.ts";
import type { Random } from "./habits.ts";
import { leaks } from "./leaks.ts";
import { Playouts, type World } from "./playouts.ts";
import { drawAll } from "./posterior.ts";
import { type Reading, readTable } from "./reading.ts";
import { STYLES } from "./styles.ts";
import { tempered } from "../tempered.ts";

/** Playouts of one step, which takes about a millisecond. */
const STEP = 80;
/** Worlds are drawn as they are needed, up to this many. */
const WORLDS = 512;
/** However short the time: so many playouts of every move. */
const LEAST = 6;
/** Moves that are behind by this much drop out: it is clear after a hundred playouts of each, and less so after few. */
const CLEAR = 0.09;
const MANY = 100;
/** With so many playouts of every move left, more would change nothing. */
const ENOUGH = 20_000;

/** Moves this much worse are chosen e times less often. In chances to win the match. */
const TEMPER = { place: 0.008, rise: 0.004, vote: 0.004 };
/**
 * What it costs to make the own card e times as likely in the eyes of others, in chances to win the match. A third of it hides nothing;
 * three times as much costs games among five and six.
 */
const DISCRETION = 0.01;

const FINE = 2 ** 30;

export const kingmaker: Bot<KingUpView, Move> = {
  id: "kingmaker",
  thinks: THINKS.strong,
  decide: (view, seat, chance, budget, told) => reckoned(view, seat, chance, budget, told, DISCRETION),
};

/** By what was told, or by what of it somebody remembers; `discretion` is what it costs them to show their card. */
export function reckoned(
  view: KingUpView,
  seat: Seat,
  chance: Chance,
  budget: Budget,
  told: readonly GameEvent[],
  discretion: number,
): Decision<Move> {
  const state = kingUp.imagine(view, chance);
  const moves = kingUp.moves(state, seat);
  if (moves.length === 1) return decideBy([{ move: moves[0]!, probability: 1 }], chance);
  const reading = readTable(view, seat, told);
  const court = { ...courtOf(state, totalsOf(view)), ...(reading.noes && { noes: reading.noes }) };
  const { left, values } = compare(moves, court, seat, reading, budget, fastChance(chance.roll(FINE)));
  const leaked = discretion === 0 ? [] : leaks(reading, court, seat, left);
  const worths = values.map((value, index) => value - discretion * (leaked[index] ?? 0));
  return decideBy(tempered(left, worths, TEMPER[moves[0]!.type]), chance);
}

interface Compared {
  readonly left: readonly Move[];
  readonly values: readonly number[];
}

/** Every move meets the same worlds and the same luck, so that luck decides little; the worst drop out early. */
function compare(moves: readonly Move[], court: Court, seat: Seat, reading: Reading, budget: Budget, chance: Chance): Compared {
  const worlds: World[] = [];
  const random: Random = () => (chance.roll(FINE) - 1) / FINE;
  const playouts = new Playouts(court, seat);
  const aims = mayGetNothing(court, CARDS[reading.own]!) ? [NOBODY, seat] : [NOBODY];
  const sums = new Map(moves.map((move) => [move, aims.map(() => 0)]));
  let left = moves;
  let count = 0;
  const valueOf = (move: Move): number => Math.max(...sums.get(move)!) / count;
  while (left.length > 1 && count < ENOUGH && (budget.left() || count < LEAST)) {
    const rounds = Math.max(1, Math.round(STEP / left.length / aims.length));
    for (const until = count + rounds; count < until; count++) {
      if (worlds.length < WORLDS) worlds.push(drawWorld(reading, seat, random));
      const world = worlds[count % WORLDS]!;
      const luck = chance.roll(FINE);
      for (const move of left) {
        const sum = sums.get(move)!;
        for (let aim = 0; aim < aims.length; aim++) sum[aim]! += playouts.worthOf(world, move, aims[aim]!, luck);
      }
    }
    const best = Math.max(...left.map(valueOf));
    const bound = best - CLEAR * Math.sqrt(MANY / count);
    if (count >= LEAST) left = left.filter((move) => valueOf(move) > bound);
  }
  return { left, values: left.map(valueOf) };
}

function drawWorld({ odds, own }: Reading, seat: Seat, random: Random): World {
  const drawn = drawAll(odds, random);
  const likes = Int32Array.from(drawn, (at) => CARDS[at % CARDS.length]!);
  likes[seat] = CARDS[own]!;
  return { likes, manners: drawn.map((at, other) => STYLES[other === seat ? 0 : Math.floor(at / CARDS.length)]!.manners) };
}
