/** How strong the bots are: every level against the others, a council with stand-ins for people, and King of 12 where it can be worked out. Prints and writes docs/strength.md. */
import { parseArgs } from "node:util";
import { type Bot, levelsFor } from "@tafelrunde/bots";
import type { Game } from "@tafelrunde/core";
import { games } from "@tafelrunde/registry";
import { exploitability, prepare, roundsAgainst } from "./bots/king-of-12.ts";
import { shareText } from "./bots/interval.ts";
import { gainInSecondTurn, gainsInThirdTurn } from "./bots/later-rounds.ts";
import { cardsRead } from "./king-up/reading.ts";
import { courtier } from "../packages/bots/src/king-up/courtier.ts";
import { lookAhead } from "../packages/bots/src/king-of-12/look-ahead.ts";
import { planner } from "../packages/bots/src/twelve-thieves/planner.ts";
import { shareOf } from "./bots/match.ts";
import { partners } from "./bots/partners.ts";
import { keep, machine, moment, rowsWith } from "./bots/strength-file.ts";

const { values } = parseArgs({
  options: {
    /** Games for each line, and first rounds of King of 12. */
    games: { type: "string", default: "200" },
    /** Which part of its time each bot takes. */
    think: { type: "string", default: "1" },
    /** Sets of King of 12 that are drawn, beside that of the first game. */
    sets: { type: "string", default: "3" },
    game: { type: "string", multiple: true },
    seats: { type: "string", multiple: true },
    /** Only lines of these bots, and only among these. */
    one: { type: "string", multiple: true },
    among: { type: "string", multiple: true },
    /** Leaves out what can be worked out or read, or leaves out all else. */
    played: { type: "boolean", default: false },
    worked: { type: "boolean", default: false },
  },
});
const count = Number(values.games);
const think = Number(values.think);
const wanted = values.game ?? games.map(({ id }) => id);
/** Bots that are no longer offered to anybody: what the present ones are measured by. */
const standIns: { readonly [game: string]: readonly Bot[] } = {
  "king-of-12": [lookAhead],
  "king-up": [courtier],
  "twelve-thieves": [planner],
};

/** Positions of second rounds in which replies are worked out; one in the second turn takes a minute. */
const [THIRD_TURNS, SECOND_TURNS] = [60, 4];

const measured = (): string => `${machine()}, ${moment()}.`;

function section(title: string, lines: readonly string[]): void {
  console.log([`## ${title}`, "", ...lines, ""].join("\n"));
  keep(title, lines);
}

if (!values.played && wanted.includes("king-of-12")) workedOut();
if (!values.played && wanted.includes("king-up")) read();
if (!values.worked) for (const entry of games) if (wanted.includes(entry.id)) await levels(await entry.rules());
if (!values.worked && wanted.includes("council-of-12")) await withPeople();

async function withPeople(): Promise<void> {
  for (const seats of [2, 3, 4]) {
    if (values.seats && !values.seats.includes(String(seats))) continue;
    section(`council-of-12, ${seats} seats`, [
      `${measured()} The share of councils that win: all of the best bots, or all but one, who is of another level or stands in for a person; at least ${count} games each.`,
      "",
      ...(await partners(seats, count, think)),
    ]);
  }
}

function workedOut(): void {
  prepare();
  const { toLeader, toBoth, beyond } = gainsInThirdTurn(THIRD_TURNS);
  const both = gainInSecondTurn(SECOND_TURNS);
  section("king-of-12, two seats, worked out", [
    measured(),
    "",
    "What somebody who knows the strongest bot by heart wins of first rounds, worked out over all positions; a tie counts one half.",
    "",
    "| set | best reply wins | positions |",
    "| --- | ---: | ---: |",
    ...exploitability(Number(values.sets)),
    "",
    `The strongest bot against the look-ahead of the first version, first-game set, ${count} first rounds: ${roundsAgainst(lookAhead, count)}.`,
    "",
    `Second rounds of the first-game set, in shares of a round: twice what they are in chances to win the match. If the leader's hidden card could still be laid, no leader would get more than 0.5, worked out over all positions. Whoever sits opposite keeps every card that may be hidden to what it would get then, and within that plays best against what the leader's cards told; what a card gave up on the way is left to it. The leader's card is hidden in an equilibrium of the rest of the round from the third turn on, and before in one of a game of two turns, after which whoever sits opposite may guess the card. In ${THIRD_TURNS} positions that the bot reaches there, the best reply to the leader gains at most ${toLeader.toFixed(4)} on average; together with what the best leader gains from the seat opposite it is ${toBoth.toFixed(3)}. The hidden card that suits such a leader best gets ${beyond.toFixed(3)} more than it should be kept to. From the second turn on, where the bot looks two turns ahead and guesses in the next, all replies tried in ${SECOND_TURNS} positions, both gain at most ${both.toFixed(3)} together. Third rounds are the same round with a card hidden on both sides, and count whole.`,
  ]);
}

function read(): void {
  section("king-up, four seats, cards read", [
    `${measured()} Each bot took ${think} of its time, in ${count} games of each table.`,
    "",
    "How often the true card is the likeliest of 26 to a neighbour who remembers who placed, raised and voted for whom, among courtiers of the first version and at mixed tables. A squire is a courtier here who follows the heart four times in ten.",
    "",
    ...cardsRead(count, think),
  ]);
}

function isAsked(ids: readonly string[] | undefined, { id }: Bot): boolean {
  return ids?.includes(id) ?? true;
}

async function levels(game: Game): Promise<void> {
  // Partners are measured by their company, below.
  if (game.cooperative) return;
  const bots = await levelsFor(game);
  const among = bots.flatMap((one, index) => bots.slice(index + 1).map((others) => [one, others] as const));
  const all = [...(standIns[game.id] ?? []).map((others) => [bots[0]!, others] as const), ...among];
  const pairs = all.filter(([one, others]) => isAsked(values.one, one) && isAsked(values.among, others));
  if (pairs.length === 0) return;
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    if (values.seats && !values.seats.includes(String(seats))) continue;
    if (game.id === "king-of-12" && seats === 2) prepare();
    const title = `${game.id}, ${seats} seats`;
    for (const [one, others] of pairs) {
      const began = moment();
      const { wins, games: played, usual, most } = shareOf({ game, options, seats, one, others, think }, count);
      const cells = [one.id, others.id, shareText(wins, played), played, think, usual.toFixed(0), most.toFixed(0), began];
      section(title, [
        `${machine()}. Fair is ${(1 / seats).toFixed(2)}.`,
        "",
        "| one | among | share | games | part of its time | ms | ms at most | measured |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: | --- |",
        ...rowsWith(title, `| ${cells.join(" | ")} |`),
      ]);
    }
  }
}
