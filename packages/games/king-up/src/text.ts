/** Moves as text: `place alighiero 3`, `rise odessa`, `vote yes`. */
import { isCandidate } from "./candidates.ts";
import type { Move } from "./types.ts";

export function format(move: Move): string {
  switch (move.type) {
    case "place":
      return `place ${move.candidate} ${move.floor}`;
    case "rise":
      return `rise ${move.candidate}`;
    case "vote":
      return `vote ${move.vote}`;
  }
}

const FLOOR = /^\d$/;

export function parse(text: string): Move | undefined {
  const [type, what, floor, ...rest] = text.split(" ");
  if (rest.length > 0) return undefined;
  if (type === "place" && isCandidate(what) && floor !== undefined && FLOOR.test(floor))
    return { type, candidate: what, floor: Number(floor) };
  if (floor !== undefined) return undefined;
  if (type === "rise" && isCandidate(what)) return { type, candidate: what };
  return type === "vote" && (what === "yes" || what === "no") ? { type, vote: what } : undefined;
}
