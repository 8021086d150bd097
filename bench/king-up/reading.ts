/** How well King Up! cards are read by those who remember everything: how often the true card is the likeliest, for players of each kind. */
import type { Bot } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import type { KingUpView, Move } from "@tafelrunde/king-up";
import { courtier } from "../../packages/bots/src/king-up/courtier.ts";
import { kingmaker, reckoned } from "../../packages/bots/src/king-up/kingmaker.ts";
import { emptyCourt, redo } from "../../packages/bots/src/king-up/memory.ts";
import { cardOdds, logsOfStyles, Odds, posterior } from "../../packages/bots/src/king-up/posterior.ts";
import { STYLES } from "../../packages/bots/src/king-up/styles.ts";
import { kinds } from "./kinds.ts";
import { actsOf } from "./learn.ts";
import { playGame, type PlayedGame, playGames } from "./self-play.ts";
import { shareText } from "../bots/interval.ts";

const SEATS = 4;
/** After so many votes somebody looks at the cards. */
const MOMENTS = [1, 2, 4, 6];
/** None of the games that styles were learned from. */
const SEED = 77;

/** By style and moment. */
type Tally = Map<string, { seen: number; first: number }>;

const open: Bot<KingUpView, Move> = {
  ...kingmaker,
  decide: (view, seat, chance, budget, told) => reckoned(view, seat, chance, budget, told, 0),
};

/** A neighbour guesses everybody's card whenever a vote left the throne empty: one kingmaker among courtiers, and mixed tables. */
export function cardsRead(count: number, think: number): readonly string[] {
  const hiding = amongCourtiers(kingmaker, count, think);
  const hidingNothing = amongCourtiers(open, count, think);
  const mixed = playGames(kinds, SEATS, count, SEED);
  const rows = [
    ...rowsOf("one kingmaker among courtiers", hiding.games, [courtier.id, kingmaker.id]),
    ...rowsOf("the same, if it hides nothing", hidingNothing.games, [courtier.id, kingmaker.id]),
    ...rowsOf(
      "mixed",
      mixed,
      kinds.map(({ style }) => style),
    ),
  ];
  const wins = [hiding, hidingNothing].map(({ won }) => shareText(won, count));
  return [
    `| table | whose card | ${MOMENTS.map((votes) => (votes === 1 ? "after 1 vote" : `after ${votes} votes`)).join(" | ")} |`,
    `| --- | --- |${MOMENTS.map(() => " --- |").join("")}`,
    ...rows,
    "",
    `With the same cards the kingmaker won ${wins[0]} of these games hiding its card, and ${wins[1]} hiding nothing; fair is ${(1 / SEATS).toFixed(2)}.`,
  ];
}

interface Played {
  readonly games: readonly PlayedGame[];
  /** By the one. */
  readonly won: number;
}

/** Every seat is taken in turn with the same cards. */
function amongCourtiers(bot: Bot<KingUpView, Move>, count: number, think: number): Played {
  const one = { style: kingmaker.id, bot, thinks: Math.ceil(bot.thinks * think) };
  const other = { style: courtier.id, bot: courtier, thinks: courtier.thinks };
  const games = Array.from({ length: count }, (_, game) => {
    const players = Array.from({ length: SEATS }, (__, seat) => (seat === game % SEATS ? one : other));
    return playGame(players, fastChance(2000 + Math.floor(game / SEATS)), fastChance(1_000_000 + game));
  });
  return { games, won: games.reduce((sum, { won }, game) => sum + won[game % SEATS]!, 0) };
}

function rowsOf(table: string, games: readonly PlayedGame[], styles: readonly string[]): readonly string[] {
  const tally: Tally = new Map();
  for (const game of games) lookAt(game, tally);
  return styles.map((style) => {
    const cells = MOMENTS.map((votes) => tally.get(`${style} ${votes}`) ?? { seen: 0, first: 0 });
    return `| ${table} | ${style} | ${cells.map(({ first, seen }) => (seen > 0 ? `${shareText(first, seen)} of ${seen}` : "")).join(" | ")} |`;
  });
}

function lookAt({ styles, rounds }: PlayedGame, tally: Tally): void {
  const seats = styles.length;
  const priors = styles.map(() => STYLES.map(({ share }) => Math.log(share)));
  const shown = new Set<number>();
  for (const [number, round] of rounds.entries()) {
    const odds = new Odds(seats);
    const court = emptyCourt(seats, round.start, number + 1);
    let votes = 0;
    for (const act of actsOf(round, seats)) {
      odds.hear(court, act);
      redo(court, act);
      if (act.type !== "votes" || act.nays === 0 || !MOMENTS.includes(++votes)) continue;
      for (const [seat, style] of styles.entries()) {
        const neighbours = round.cards[(seat + 1) % seats];
        const cards = cardOdds(posterior(odds, seat, priors[seat]!, (card) => !shown.has(card) && card !== neighbours));
        const key = `${style} ${votes}`;
        const { seen, first } = tally.get(key) ?? { seen: 0, first: 0 };
        tally.set(key, { seen: seen + 1, first: first + Number(cards[round.cards[seat]!] === Math.max(...cards)) });
      }
    }
    for (const [seat, card] of round.cards.entries()) {
      for (const [style, log] of logsOfStyles(odds, seat, card).entries()) priors[seat]![style]! += log;
      shown.add(card);
    }
  }
}
