/** What `npm run bench:client` takes. */
import { parseArgs } from "node:util";

const FIRST_GAME = "king-of-12";
/** Fewer visits are for whoever is in a hurry, and written nowhere. */
const FEWEST = 3;

interface ClientOptions {
  readonly game: string;
  /** The pages that are visited; all, if undefined. */
  readonly names: readonly string[] | undefined;
  readonly rounds: number;
  /** Whether to name the audits that cost points. */
  readonly why: boolean;
  /** Whether nothing was left out or changed. */
  readonly isWhole: boolean;
  readonly program: string;
}

export function readOptions(): ClientOptions {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: FIRST_GAME },
      only: { type: "string" },
      rounds: { type: "string", default: "5" },
      why: { type: "boolean", default: false },
      program: { type: "string", default: "../dist/tafelrunde.js" },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds takes a whole number above 0");
  return {
    game: values.game,
    names: values.only?.split(","),
    rounds,
    why: values.why,
    isWhole: values.only === undefined && values.game === FIRST_GAME && rounds >= FEWEST,
    program: values.program,
  };
}
