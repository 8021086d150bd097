/** How a bot sits down: with a name of the round table, and with entropy that nobody picked. */
import { createHmac } from "node:crypto";
import type { TableState } from "./state.ts";

const NAMES = [
  "Merlin",
  "Ginevra",
  "Parzival",
  "Isolde",
  "Gawain",
  "Morgana",
  "Tristan",
  "Enite",
  "Galahad",
  "Elaine",
  "Iwein",
  "Viviane",
] as const;

/** The first name that nobody at the table has. */
export function botName({ seats }: TableState): string {
  return NAMES.find((name) => !seats.some((seat) => seat.name === name)) ?? NAMES[0];
}

/**
 * What a bot adds to the luck. It follows from the secret that the table committed to before anybody sat down, so a server
 * cannot try out one value after the other once it knows what people added.
 */
export function botEntropy(secret: string, seat: number): string {
  return createHmac("sha256", Buffer.from(secret, "hex")).update(`bot ${seat}`).digest("hex").slice(0, 32);
}
