/** What a player means by a line: a command, a move by number, by its text or by the beginnings of its words. */
import type { Game, Words } from "@tafelrunde/core";
import type { Entry } from "./menu.ts";

type Understood =
  | { readonly type: "explain" | "table" | "quit" | "takeback" | "nothing" }
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

/** Known only to games that allow it. */
const TAKEBACKS: ReadonlySet<string> = new Set(["b", "undo", "takeback", "zuruck", "zurueck"]);

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

/**
 * Whether these words, or beginnings of them, stand in the text in this order. Others may stand between, but none that was
 * typed as well: whoever says `green red` does not mean `red to green for red`.
 */
function hasInOrder(text: string, beginnings: readonly string[]): boolean {
  let met = 0;
  for (const word of wordsOf(text)) {
    if (met === beginnings.length) break;
    if (word.startsWith(beginnings[met]!)) met++;
    else if (beginnings.some((beginning) => word.startsWith(beginning))) return false;
  }
  return met === beginnings.length;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

const SHORT_WORD = 2;

/** A name as one would type it, without numbers and the shortest words. */
export const inWords = (name: string): string =>
  wordsOf(name.toLowerCase())
    .filter((word) => word.length > SHORT_WORD && !/^\d+$/.test(word))
    .join(" ");

interface Choice {
  readonly game: Game;
  readonly words: Words;
  /** The legal moves. */
  readonly moves: readonly unknown[];
  /** What was listed last, as it is numbered. */
  readonly menu: readonly Entry[];
  /** Moves known from earlier in the game: not legal now, but one can be told why. */
  readonly known: readonly unknown[];
}

export function understand(line: string, choice: Choice): Understood {
  const input = withoutMarks(line);
  if (input === "") return { type: "nothing" };
  const command = Object.hasOwn(COMMANDS, input) ? COMMANDS[input] : undefined;
  if (command) return { type: command };
  if (choice.game.takeback && TAKEBACKS.has(input)) return { type: "takeback" };
  const rules = RULES.exec(input);
  if (rules) return { type: "rules", ...(rules[1] === undefined ? {} : { paragraph: rules[1] }) };
  const written = choice.game.parse(lower(line));
  if (written !== undefined) return { type: "move", move: written };
  return /^\d+$/.test(input) ? byNumber(Number(input), choice) : byWords(input, choice);
}

function byNumber(number: number, { words, menu }: Choice): Understood {
  const listed = menu[number - 1]?.moves;
  const shown = menu.flatMap((entry) => (entry.moves.length === 1 ? entry.moves : []));
  const named = namedBy(number, shown, words);
  if (listed === undefined) return named.length === 1 ? { type: "move", move: named[0] } : { type: "no-such-number" };
  if (listed.length > 1) return { type: "several", moves: listed };
  const [move] = listed;
  return named.length === 0 || named.includes(move) ? { type: "move", move } : { type: "doubtful", number, move };
}

/** The moves that have this number in their names, where a number is all that tells names apart. */
function namedBy(number: number, moves: readonly unknown[], words: Words): readonly unknown[] {
  const pattern = (move: unknown): string => words.move(move).replaceAll(/\d+/g, "0");
  return moves.filter(
    (move) =>
      words.move(move).split(" ").includes(String(number)) &&
      moves.some((other) => other !== move && pattern(other) === pattern(move)),
  );
}

function byWords(input: string, { game, words, moves, known }: Choice): Understood {
  const spellings = (move: unknown): string[] =>
    [words.move(move), game.format(move)].flatMap((text) => [withoutMarks(text), spelledOut(text)]);
  const typed = wordsOf(input);
  if (typed.length === 0) return { type: "nothing" };
  const exact = (move: unknown): boolean => spellings(move).includes(input);
  const loosely = (candidates: readonly unknown[]): readonly unknown[] => {
    const begun = candidates.filter((move) => spellings(move).some((text) => beginsAnywhere(text, input)));
    return begun.length > 0 ? begun : candidates.filter((move) => spellings(move).some((text) => hasInOrder(text, typed)));
  };
  const named = moves.filter(exact);
  // Whoever types the whole name of a move means no other, even if it is not legal.
  const legal = named.length > 0 || known.some(exact) ? named : loosely(moves);
  if (legal.length > 1) return { type: "several", moves: legal };
  // Of moves that are not legal, the one met last comes closest to the present choice.
  const move = legal[0] ?? known.findLast(exact) ?? loosely(known).at(-1);
  if (move !== undefined) return { type: "move", move };
  return { type: "nothing" };
}
