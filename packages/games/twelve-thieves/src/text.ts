/** Moves as text: `place red`, `place black red`, `smuggle red for red dancer`, `escort white purple for white`, `draw dancer`. */
import { isCard, isPalace } from "./board.ts";
import type { Card, Move, Palace } from "./types.ts";

export function format(move: Move): string {
  switch (move.type) {
    case "place":
      return move.guard === "own" ? `place ${move.palace}` : `place black ${move.palace}`;
    case "smuggle":
      return `smuggle ${move.palace} for ${move.pay.join(" ")}`;
    case "send":
    case "escort":
    case "bribe":
      return `${move.type} ${move.from} ${move.to} for ${move.pay.join(" ")}`;
    case "draw":
      return move.dancer ? "draw dancer" : "draw";
  }
}

export function parse(text: string): Move | undefined {
  if (text === "draw") return { type: "draw", dancer: false };
  if (text === "draw dancer") return { type: "draw", dancer: true };
  const [what = "", price, ...rest] = text.split(" for ");
  const [type, ...where] = what.split(" ");
  if (rest.length > 0) return undefined;
  if (type === "place") return price === undefined ? parsePlace(where) : undefined;
  const pay = price?.split(" ");
  return pay?.every(isCard) && where.every(isPalace) ? parseAction(type!, where, pay) : undefined;
}

function parsePlace([first, second, ...rest]: readonly string[]): Move | undefined {
  if (rest.length > 0) return undefined;
  if (second === undefined) return isPalace(first) ? { type: "place", guard: "own", palace: first } : undefined;
  return first === "black" && isPalace(second) ? { type: "place", guard: "black", palace: second } : undefined;
}

function parseAction(type: string, [one, two, ...rest]: readonly Palace[], pay: readonly Card[]): Move | undefined {
  if (one === undefined || rest.length > 0) return undefined;
  if (type === "smuggle" && two === undefined) return { type, palace: one, pay };
  if ((type === "send" || type === "escort" || type === "bribe") && two !== undefined) return { type, from: one, to: two, pay };
  return undefined;
}
