/** Learns by self-play what a position of 12 Thieves is worth, and writes it for the bots: `npm run learn:thieves`. The same seed leads to the same weights. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { NARROW, PRECISION, type Weights, WIDE } from "../../packages/bots/src/twelve-thieves/insight.ts";
import { ThievesSchool } from "./thieves-school.ts";

const { values } = parseArgs({
  options: {
    seats: { type: "string", multiple: true, default: ["2", "3", "4"] },
    seed: { type: "string", default: "1" },
    games: { type: "string", default: "8000" },
    copied: { type: "string", default: "1000" },
    /** A folder. */
    to: { type: "string", default: "../../packages/bots/src/twelve-thieves/learned" },
  },
});
const games = Number(values.games);
const REPORTED = 200;

for (const seats of values.seats.map(Number)) {
  const school = new ThievesSchool({ seats, seed: Number(values.seed), games, copied: Number(values.copied) });
  const started = Date.now();
  let error = 0;
  let won: boolean[] = [];
  for (let game = 1; game <= games; game++) {
    const report = school.playOne();
    error += report.error / REPORTED;
    if (report.won !== undefined) won.push(report.won);
    if (game % REPORTED !== 0) continue;
    const seconds = Math.round((Date.now() - started) / 1000);
    const among = won.length === 0 ? "" : `, won ${won.filter(Boolean).length} of ${won.length} among others that play by hand`;
    console.log(`${seats} seats, ${game} games, ${seconds} s, mean square of the error ${error.toFixed(4)}${among}`);
    error = 0;
    won = [];
  }
  writeFileSync(`${values.to}/${seats}-seats.json`, text(school.weights));
}

function text(weights: Weights): string {
  const rows = (part: keyof Weights, length: number): readonly string[] => {
    const numbers = [...weights[part]].map((weight) => Math.round(weight * PRECISION));
    return Array.from({ length: numbers.length / length }, (_, row) => numbers.slice(row * length, (row + 1) * length).join(" "));
  };
  const learned = { palace: rows("palace", NARROW), table: rows("table", WIDE), chance: rows("chance", WIDE + 2) };
  return `${JSON.stringify(learned, null, 2)}\n`;
}
