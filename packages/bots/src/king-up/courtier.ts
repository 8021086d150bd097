/** A King Up! bot that guesses the favourites of the others, plays many rounds to their end in its head, and keeps them guessing. */
import { type Chance, fastChance, type Seat } from "@tafelrunde/core";
import { FAVOURITES, kingUp, type KingUpView, type Move, totalsOf } from "@tafelrunde/king-up";
import { type Bot, decideBy, THINKS } from "../bot.ts";
import { carryOut, copyOf, type Court, courtOf, decideVote, likedBy, mayGetNothing, NOBODY } from "./court.ts";
import { naysOf, playOut, type Random } from "./habits.ts";
import { drawCards, suspicions } from "./suspicion.ts";
import { tempered } from "../tempered.ts";
import { worthTo } from "./worth.ts";

/** About how many playouts one decision takes, in three sieves; each keeps a third of the moves, but never fewer than three. */
const PLAYOUTS = 330;
const SIEVES = 3;
const KEPT = 3;
/** Moves that are behind by this much drop out in any case: it is clear after a hundred playouts of each, and less so after few. */
const CLEAR = 0.09;
const MANY = 100;
/** Worlds to play them in; each serves several playouts. */
const WORLDS = 48;

/** Moves this much worse are chosen e times less often. In chances to win the match. */
const TEMPER = { place: 0.02, rise: 0.008, vote: 0.008 };

/** A No on the own favourite must be better by this much. */
const RELUCTANCE = 0.02;

const FINE = 2 ** 30;

export const courtier: Bot<KingUpView, Move> = {
  id: "courtier",
  thinks: THINKS.strong,
  decide(view, seat, chance) {
    const moves = kingUp.moves(kingUp.imagine(view, chance), seat);
    if (moves.length === 1) return decideBy([{ move: moves[0]!, probability: 1 }], chance);
    const { left, values } = sift(moves, view, seat, fastChance(chance.roll(FINE)));
    return decideBy(tempered(left, values, TEMPER[moves[0]!.type]), chance);
  },
};

interface Sifted {
  readonly left: readonly Move[];
  readonly values: readonly number[];
}

/** Every move meets the same worlds and the same luck, so that luck decides little; the worst drop out early. */
function sift(moves: readonly Move[], view: KingUpView, seat: Seat, chance: Chance): Sifted {
  const worlds = worldsOf(view, seat, chance);
  const aims = mayGetNothing(worlds[0]!, worlds[0]!.likes[seat]!) ? [NOBODY, seat] : [NOBODY];
  const sums = new Map(moves.map((move) => [move, aims.map(() => 0)]));
  let left = moves;
  let count = 0;
  const valueOf = (move: Move): number =>
    Math.max(...sums.get(move)!) / count - (againstOwn(move, worlds[0]!, seat) ? RELUCTANCE : 0);
  for (let sieve = 1; ; sieve++) {
    const until = count + Math.ceil(PLAYOUTS / SIEVES / left.length / aims.length);
    for (; count < until; count++) {
      const world = worlds[count % WORLDS]!;
      const seed = chance.roll(FINE);
      for (const move of left)
        for (const [index, aim] of aims.entries()) sums.get(move)![index]! += tried(world, move, seat, aim, seed);
    }
    if (sieve === SIEVES) return { left, values: left.map(valueOf) };
    const ranked = left.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, Math.max(KEPT, Math.ceil(left.length / 3)));
    left = ranked.filter((move) => valueOf(move) > valueOf(ranked[0]!) - CLEAR * Math.sqrt(MANY / count));
    if (left.length === 1) return { left, values: [1] };
  }
}

/** Worlds that fit the view, the likelier ones more often. */
function worldsOf(view: KingUpView, seat: Seat, chance: Chance): readonly Court[] {
  const own = FAVOURITES.findIndex((card) => card.every((candidate) => view.own!.favourites.includes(candidate)));
  const suspected = suspicions(view, own);
  const totals = totalsOf(view);
  const random: Random = () => (chance.roll(FINE) - 1) / FINE;
  return Array.from({ length: WORLDS }, () => {
    const state = kingUp.imagine(view, chance);
    for (const [other, card] of drawCards(suspected, seat, own, random).entries()) state.seats[other]!.card = card;
    return courtOf(state, totals);
  });
}

/** What comes of a move in one world, if all go on by habit. */
function tried(world: Court, move: Move, seat: Seat, forNothing: Seat, seed: number): number {
  const court = copyOf(world);
  const luck = fastChance(seed);
  const random: Random = () => (luck.roll(FINE) - 1) / FINE;
  if (move.type === "vote") {
    const nays = naysOf(court, random, forNothing, seat) | (move.vote === "no" ? 1 << seat : 0);
    if (decideVote(court, nays)) return worthTo(court, seat);
  } else carryOut(court, move);
  playOut(court, random, forNothing);
  return worthTo(court, seat);
}

const againstOwn = (move: Move, court: Court, seat: Seat): boolean =>
  move.type === "vote" && move.vote === "no" && likedBy(court, seat, court.proposed);
