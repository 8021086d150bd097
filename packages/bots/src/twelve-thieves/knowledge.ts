/** What 12 Thieves bots have learned from playing against themselves; `npm run learn:thieves` writes it. */
import { Insight, PRECISION, SIZES, type Weights } from "./insight.ts";
import learned from "./learned.json";

function read(part: keyof Weights): Float32Array {
  const numbers = learned[part].flatMap((row) => row.split(" ").map((number) => Number(number) / PRECISION));
  if (numbers.length !== SIZES[part]) throw new Error("what was learned does not fit");
  return Float32Array.from(numbers);
}

export const insight = new Insight({ palace: read("palace"), table: read("table"), chance: read("chance") });
