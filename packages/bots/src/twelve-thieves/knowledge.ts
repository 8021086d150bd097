/** What 12 Thieves bots have learned from playing against themselves at each number of seats; `npm run learn:thieves` writes it. */
import { Insight, PRECISION, SIZES, type Weights } from "./insight.ts";
import two from "./learned/2-seats.json";
import three from "./learned/3-seats.json";
import four from "./learned/4-seats.json";

type Learned = { readonly [part in keyof Weights]: readonly string[] };

function read(learned: Learned, part: keyof Weights): Float32Array {
  const numbers = learned[part].flatMap((row) => row.split(" ").map((number) => Number(number) / PRECISION));
  if (numbers.length !== SIZES[part]) throw new Error("what was learned does not fit");
  return Float32Array.from(numbers);
}

const insights = [two, three, four].map(
  (learned) => new Insight({ palace: read(learned, "palace"), table: read(learned, "table"), chance: read(learned, "chance") }),
);

export const insightAt = (seats: number): Insight => insights[seats - 2]!;
