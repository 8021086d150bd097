/** King of 12 where strength can be worked out: what the best reply wins, and exact play against the bot of the first version. */
import { type Bot, steps } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import { cardsIn, kingOf12, type KingView, type Move } from "@tafelrunde/king-of-12";
import { valuedIn } from "../../packages/bots/src/king-of-12/duel.ts";
import { FIRST_SET } from "../../packages/bots/src/king-of-12/first-turns.ts";
import { Induction } from "../../packages/bots/src/king-of-12/induction.ts";
import { ponderer } from "../../packages/bots/src/ponder.ts";
import { LATER_TURNS, SHARE, solvedRound, TURNS } from "../../packages/bots/src/king-of-12/solved-rounds.ts";
import { decideBy, policyOf } from "../../packages/bots/src/bot.ts";
import { BestReply } from "./best-reply.ts";
import { shareText } from "./interval.ts";

const EVER = { left: () => true };

/** What the best reply to the strongest bot wins of first rounds, with the first-game set and some that were drawn. */
export function exploitability(sets: number): readonly string[] {
  const chance = fastChance(12);
  const drawn = Array.from({ length: sets }, () => kingOf12.setup({ set: "random", cards: [] }, 2, { chance }).set);
  return [FIRST_SET, ...drawn].map((set) => {
    const { reply, positions } = new BestReply(set).run();
    return `| ${cardsIn(set).join(", ")} | ${reply.toFixed(5)} | ${(positions / 1e6).toFixed(2)} M |`;
  });
}

/** Solves all rounds of the first-game set, so that the bot plays as it does once it has had the time. */
export function prepare(): void {
  for (const turns of [TURNS, LATER_TURNS]) solvedRound(FIRST_SET, turns);
  ponderer.work(EVER);
}

/** The strongest bot with every turn of a first round looked up; its mixes are the same, and it need not solve a round for each. */
function lookedUp(): Bot<KingView, Move> {
  const whole = new Induction({ hands: [FIRST_SET, FIRST_SET], tokens: 0, turns: TURNS, payoff: SHARE }, TURNS);
  whole.run(EVER);
  return {
    id: "exact",
    thinks: 1,
    decide(view, seat, chance) {
      const valued = valuedIn(view, seat, ({ turn, tokens }) => whole.from({ turn, tokens }))!;
      return decideBy(
        policyOf(
          valued.map(({ move }) => move),
          valued.map(({ mix }) => mix),
        ),
        chance,
      );
    },
  };
}

/** The share of first rounds that exact play wins; a round that nobody wins counts one half. */
export function roundsAgainst(other: Bot<KingView, Move>, count: number): string {
  const exact = lookedUp();
  let won = 0;
  for (let round = 0; round < count; round++) {
    const place = round % 2;
    const chance = fastChance(Math.floor(round / 2) + 1);
    const luck = fastChance(500_000 + round);
    const state = kingOf12.setup({ set: "first", cards: [] }, 2, { chance });
    while (state.round === 1 && state.phase !== "keep") {
      const seat = kingOf12.actors(state)[0]!;
      const bot = seat === place ? exact : other;
      kingOf12.apply(state, seat, bot.decide(kingOf12.view(state, seat), seat, luck, steps(bot.thinks), []).move, { chance });
    }
    won += state.phase === "keep" ? Number(state.chooser === place) : 0.5;
  }
  return shareText(won, count);
}
