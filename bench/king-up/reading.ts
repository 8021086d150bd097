/** How well King Up! cards are read by those who remember everything: how often the true card is the likeliest, for bots of each kind. */
import { fastChance } from "@tafelrunde/core";
import { courtier } from "../../packages/bots/src/king-up/courtier.ts";
import { kingmaker } from "../../packages/bots/src/king-up/kingmaker.ts";
import { emptyCourt, redo } from "../../packages/bots/src/king-up/memory.ts";
import { cardOdds, logsOfStyles, Odds, posterior } from "../../packages/bots/src/king-up/posterior.ts";
import { MANNERS, STYLES } from "../../packages/bots/src/king-up/styles.ts";
import { actsOf } from "./learn.ts";
import { playGame, type PlayedGame } from "./self-play.ts";
import { shareText } from "../bots/interval.ts";

const SEATS = 4;
/** After so many votes somebody looks at the cards. */
const MOMENTS = [1, 2, 4, 6];

/** By style and moment. */
type Tally = Map<string, { seen: number; first: number }>;

/** One kingmaker among courtiers; a neighbour guesses everybody's card whenever a vote left the throne empty. */
export function cardsRead(count: number, think: number): readonly string[] {
  const tally: Tally = new Map();
  const one = { style: kingmaker.id, bot: kingmaker, thinks: Math.ceil(kingmaker.thinks * think) };
  const other = { style: courtier.id, bot: courtier, thinks: courtier.thinks };
  for (let game = 0; game < count; game++) {
    const players = Array.from({ length: SEATS }, (_, seat) => (seat === game % SEATS ? one : other));
    lookAt(playGame(players, fastChance(2000 + game), fastChance(3000 + game)), tally);
  }
  const row = (style: string): string => {
    const cells = MOMENTS.map((votes) => tally.get(`${style} ${votes}`) ?? { seen: 0, first: 0 });
    return `| ${style} | ${cells.map(({ first, seen }) => (seen > 0 ? `${shareText(first, seen)} of ${seen}` : "")).join(" | ")} |`;
  };
  return [
    `| whose card | ${MOMENTS.map((votes) => (votes === 1 ? "after 1 vote" : `after ${votes} votes`)).join(" | ")} |`,
    `| --- |${MOMENTS.map(() => " --- |").join("")}`,
    row(courtier.id),
    row(kingmaker.id),
  ];
}

function lookAt({ styles, rounds }: PlayedGame, tally: Tally): void {
  const seats = styles.length;
  const priors = styles.map(() => STYLES.map(({ share }) => Math.log(share)));
  const shown = new Set<number>();
  for (const [number, round] of rounds.entries()) {
    const odds = new Odds(seats, MANNERS);
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
