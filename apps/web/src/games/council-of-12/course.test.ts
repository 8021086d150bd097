/** The chart of a game agrees with what the table showed after every round, and ends with the outcome. */
import { fastChance } from "@tafelrunde/core";
import { type CouncilEvent, councilOf12 } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { course } from "./course.ts";

/** Plays at random; gives what the chart should show: the score at the start, whenever a round is over, and in the end. */
function played(seed: number, seats: number, game: string): { events: CouncilEvent[]; scores: number[]; rewound: boolean } {
  const chance = fastChance(seed);
  const events: CouncilEvent[] = [];
  const context = { chance, emit: (event: CouncilEvent) => void events.push(event) };
  const state = councilOf12.setup(
    { game, petitioners: [], challenges: [], silence: "none", throne: "nobody", memory: true },
    seats,
    context,
  );
  const { start, favour } = councilOf12.view(state, "public");
  const scores = [start.reduce((sum, card) => sum + worth(card), favour)];
  let { round } = state;
  for (let actors = councilOf12.actors(state); actors.length > 0; actors = councilOf12.actors(state)) {
    const seat = chance.pick(actors);
    councilOf12.apply(state, seat, chance.pick(councilOf12.moves(state, seat)), context);
    const { petitioner, past, score } = councilOf12.view(state, "public");
    if (state.round > round && state.phase.type !== "over") {
      // The next petitioner is on the way already, and belongs to the round that begins.
      const known =
        petitioner === null || start.includes(petitioner) || past.some((each) => each.petitioner === state.petitioner);
      scores.push(score - (known ? 0 : worth(petitioner)));
    }
    round = state.round;
  }
  const outcome = councilOf12.outcome(state);
  if (outcome?.type !== "together") throw new Error("a council plays together");
  scores.push(outcome.score);
  return { events, scores, rewound: events.some(({ type }) => type === "rewound") };
}

const ONES: readonly string[] = ["oracle", "lady", "reverser", "sorcerer"];
const worth = (card: string): number => (card === "worker" ? 0 : ONES.includes(card) ? 1 : 2);

test.each(["intro", "normal", "july", "september", "november"])("in %s the row follows the score", (game) => {
  let rounds = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const { events, scores, rewound } = played(seed, 2 + (seed % 3), game);
    const [row] = course(events);
    // A round that comes back takes its score with it; who came with it is not forgotten.
    expect(rewound ? row!.at(-1) : row).toEqual(rewound ? scores.at(-1) : scores);
    rounds += row!.length;
  }
  expect(rounds).toBeGreaterThan(40);
});
