/** Moves as text: `lay knight`, `tip 5`, `steal 2`, `spare`, `keep golem`. */
import { isCard } from "./cards.ts";
import type { Move } from "./types.ts";

const FACE = /^([1-9]|1[0-2])$/;

export function format(move: Move): string {
  switch (move.type) {
    case "lay":
    case "keep":
      return `${move.type} ${move.card}`;
    case "tip":
      return `tip ${move.face}`;
    case "steal":
      return `steal ${move.token}`;
    case "spare":
      return "spare";
  }
}

export function parse(text: string): Move | undefined {
  if (text === "spare") return { type: "spare" };
  const [type, what, ...rest] = text.split(" ");
  if (what === undefined || rest.length > 0) return undefined;
  if ((type === "lay" || type === "keep") && isCard(what)) return { type, card: what };
  if (type === "tip" && FACE.test(what)) return { type, face: Number(what) };
  if (type === "steal" && what === "1") return { type, token: 1 };
  if (type === "steal" && what === "2") return { type, token: 2 };
  return undefined;
}
