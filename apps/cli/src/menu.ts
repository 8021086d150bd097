/** The moves as a list that fits on a screen: where there are too many, those whose names begin alike share a line. */
import type { Words } from "@tafelrunde/core";

/** One line of the list: a move, or several that can be looked at by choosing the line. */
export interface Entry {
  readonly name: string;
  /** Empty where the moves of the line do different things. */
  readonly hint: string;
  readonly moves: readonly unknown[];
}

/** More than these are not listed one by one. */
export const MOST_LISTED = 12;

/** The first move that shares a line, if any does. */
export const firstFolded = (menu: readonly Entry[]): unknown => menu.find(({ moves }) => moves.length > 1)?.moves[0];

type Named = readonly [move: unknown, name: readonly string[]];

/** How many words all of these names have in common at their beginning. */
function common(named: readonly Named[]): number {
  const [, first] = named[0]!;
  const end = first.findIndex((word, index) => named.some(([, name]) => name[index] !== word));
  return end < 0 ? first.length : end;
}

/** Moves with the same word at this place of their names stand together; groups are in the order of their first moves. */
function grouped(named: readonly Named[], place: number): Named[][] {
  const groups = new Map<string, Named[]>();
  for (const one of named) {
    const word = one[1][place] ?? "";
    const group = groups.get(word);
    if (group) group.push(one);
    else groups.set(word, [one]);
  }
  return [...groups.values()];
}

export function menuOf(moves: readonly unknown[], words: Words): Entry[] {
  const named = moves.map((move): Named => [move, words.move(move).split(" ")]);
  const single = ([move]: Named): Entry => ({ name: words.move(move), hint: words.hint(move), moves: [move] });
  if (moves.length <= MOST_LISTED) return grouped(named, 0).flat().map(single);
  const groups = grouped(named, common(named));
  const open = smallest(groups);
  return groups.flatMap((group) => (open.has(group) ? group.map(single) : folded(group, words)));
}

/** The groups that can be listed move by move, small ones first and equal ones together, until the screen is full. */
function smallest(groups: readonly Named[][]): Set<Named[]> {
  let open = new Set<Named[]>();
  for (const { length: size } of groups.toSorted((one, other) => one.length - other.length)) {
    const wider = new Set(groups.filter((group) => group.length <= size));
    const lines = groups.reduce((sum, group) => sum + (wider.has(group) ? group.length : 1), 0);
    if (size > 1 && lines > MOST_LISTED) break;
    open = wider;
  }
  return open;
}

function folded(group: readonly Named[], words: Words): Entry {
  const moves = group.map(([move]) => move);
  const hints = new Set(moves.map((move) => words.hint(move)));
  const begin = group[0]![1].slice(0, common(group)).join(" ");
  // A bracket that is not closed looks like a mistake.
  return { name: `${begin.replace(/ \([^)]*$/, "")} … (${moves.length})`, hint: hints.size === 1 ? [...hints][0]! : "", moves };
}
