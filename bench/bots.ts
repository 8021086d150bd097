/** How strong the bots are: every level against the next, King of 12 where it can be worked out. Prints tables and writes docs/strength.md. */
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Bot, levelsFor } from "@tafelrunde/bots";
import type { Game } from "@tafelrunde/core";
import { games } from "@tafelrunde/registry";
import { exploitability, prepare, roundsAgainst } from "./bots/king-of-12.ts";
import { shareText } from "./bots/interval.ts";
import { lookAhead } from "./bots/look-ahead.ts";
import { shareOf } from "./bots/match.ts";

const { values } = parseArgs({
  options: {
    /** Games for each line, and first rounds of King of 12. */
    games: { type: "string", default: "200" },
    /** Which part of its time each bot takes. */
    think: { type: "string", default: "1" },
    /** Sets of King of 12 that are drawn, beside that of the first game. */
    sets: { type: "string", default: "3" },
    game: { type: "string", multiple: true },
  },
});
const count = Number(values.games);
const think = Number(values.think);
const wanted = values.game ?? games.map(({ id }) => id);

/** Bots that are no longer offered to anybody: what the present ones are measured by. */
const standIns: { readonly [game: string]: readonly Bot[] } = { "king-of-12": [lookAhead] };

const lines: string[] = [];
const tell = (...more: readonly string[]): void => {
  lines.push(...more);
  console.log(more.join("\n"));
};

const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${cpus()[0]?.model ?? "an unknown kind"}, Node ${process.version}, load by others when the run began ${loadavg()[0]!.toFixed(1)}.`;
tell("# How strong the bots are", "", `Written by \`npm run bench:bots\`. ${machine}`, "");
tell(
  `One bot among others of another kind, every seat taken in turn with the same luck, ${count} games or a few more for each line, each bot with ${think === 1 ? "all" : `${think} parts`} of its time.`,
  "In brackets the interval in which the true share lies nineteen times out of twenty (Wilson). Milliseconds are those of the first-named bot for one decision.",
  "",
);
if (wanted.includes("king-of-12")) kingOf12();
for (const entry of games) if (wanted.includes(entry.id)) await levels(await entry.rules());
writeFileSync("../docs/strength.md", `${lines.join("\n").trimEnd()}\n`);

function kingOf12(): void {
  tell("## king-of-12, two seats, first round", "");
  tell(
    "What somebody who knows the strongest bot by heart wins of first rounds, worked out over all positions; a tie counts one half.",
    "",
  );
  tell("| set | best reply wins | positions |", "| --- | ---: | ---: |");
  for (const line of exploitability(Number(values.sets))) tell(line);
  tell(
    "",
    `The strongest bot against the look-ahead of the first version, first-game set, ${count} first rounds: ${roundsAgainst(lookAhead, count)}.`,
    "",
  );
  prepare();
}

async function levels(game: Game): Promise<void> {
  const bots = await levelsFor(game);
  const pairs = bots.flatMap((one, index) =>
    [...bots.slice(index + 1), ...(index === 0 ? (standIns[game.id] ?? []) : [])].map((others) => [one, others] as const),
  );
  if (pairs.length === 0) return;
  tell(
    `## ${game.id}`,
    "",
    "| one | among | seats | share | fair | ms | ms at most |",
    "| --- | --- | ---: | --- | ---: | ---: | ---: |",
  );
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const [one, others] of pairs) {
      const { wins, games: played, usual, most } = shareOf({ game, options, seats, one, others, think }, count);
      tell(
        `| ${one.id} | ${others.id} | ${seats} | ${shareText(wins, played)} | ${(1 / seats).toFixed(2)} | ${usual.toFixed(0)} | ${most.toFixed(0)} |`,
      );
    }
  tell("");
}
