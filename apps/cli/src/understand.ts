/** What a player means by a line: a command, a move by number, by its text or by the beginning of its words. */
import type { Game, Words } from "@tafelrunde/core";

export type Understood =
  | { readonly type: "explain" | "table" | "quit" | "nothing" }
  | { readonly type: "rules"; readonly paragraph?: string }
  | { readonly type: "move"; readonly move: unknown }
  /** The number stands in the list, but another move has it in its name. */
  | { readonly type: "doubtful"; readonly number: number; readonly move: unknown }
  | { readonly type: "several"; readonly moves: readonly unknown[] }
  | { readonly type: "no-such-number" };

const COMMANDS: { readonly [line: string]: Understood["type"] & ("explain" | "table" | "quit") } = {
  "?": "explain",
  help: "explain",
  hilfe: "explain",
  h: "table",
  q: "quit",
  quit: "quit",
  exit: "quit",
  ende: "quit",
};

const RULES = /^(?:r|rules|regeln)(?:\s+(\S+))?$/;

const lower = (text: string): string => text.toLowerCase().replaceAll("ß", "ss").replaceAll(/\s+/g, " ").trim();
const withoutMarks = (text: string): string => lower(text).normalize("NFD").replaceAll(/\p{M}/gu, "");
const spelledOut = (text: string): string =>
  withoutMarks(
    lower(text)
      .normalize("NFC")
      .replaceAll(/[äöü]/g, "$&e"),
  );

/** Whether any word of the text, with all that follows it, begins like this. */
const beginsAnywhere = (text: string, beginning: string): boolean =>
  text.split(" ").some((_, index, words) => words.slice(index).join(" ").startsWith(beginning));

export interface Choice {
  readonly game: Game;
  readonly words: Words;
  /** The legal moves, as they are numbered. */
  readonly moves: readonly unknown[];
  /** Moves known from earlier in the game: not legal now, but one can be told why. */
  readonly known: readonly unknown[];
}

export function understand(line: string, choice: Choice): Understood {
  const input = withoutMarks(line);
  if (input === "") return { type: "nothing" };
  const command = Object.hasOwn(COMMANDS, input) ? COMMANDS[input] : undefined;
  if (command) return { type: command };
  const rules = RULES.exec(input);
  if (rules) return { type: "rules", ...(rules[1] === undefined ? {} : { paragraph: rules[1] }) };
  const written = choice.game.parse(lower(line));
  if (written !== undefined) return { type: "move", move: written };
  return /^\d+$/.test(input) ? byNumber(Number(input), choice) : byWords(input, choice);
}

function byNumber(number: number, { words, moves }: Choice): Understood {
  const listed = moves[number - 1];
  const named = moves.filter((move) => words.move(move).split(" ").includes(String(number)));
  if (listed === undefined) return named.length === 1 ? { type: "move", move: named[0] } : { type: "no-such-number" };
  return named.length === 0 || named.includes(listed)
    ? { type: "move", move: listed }
    : { type: "doubtful", number, move: listed };
}

function byWords(input: string, { game, words, moves, known }: Choice): Understood {
  const spellings = (move: unknown): string[] =>
    [words.move(move), game.format(move)].flatMap((text) => [withoutMarks(text), spelledOut(text)]);
  const meant = (candidates: readonly unknown[]): readonly unknown[] => {
    const exact = candidates.filter((move) => spellings(move).includes(input));
    return exact.length > 0 ? exact : candidates.filter((move) => spellings(move).some((text) => beginsAnywhere(text, input)));
  };
  const legal = meant(moves);
  if (legal.length > 1) return { type: "several", moves: legal };
  // Of moves that are not legal, the one met last comes closest to the present choice.
  const move = legal[0] ?? meant(known).at(-1);
  if (move !== undefined) return { type: "move", move };
  return { type: "nothing" };
}
