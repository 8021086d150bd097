/** The streams and surroundings of one run, so that a test can stand in for a terminal. */
import type { Readable, Writable } from "node:stream";
import type { Paint } from "@tafelrunde/terminal";
import type { Language } from "@tafelrunde/registry";
import type { Text } from "./words/text.ts";

export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: { readonly [name: string]: string | undefined };
  /** Whether stdout shows colours. */
  readonly colour: boolean;
  /** How wide the terminal is; 0 where stdout is none. */
  readonly columns: number;
  /** Whether a person sits in front of both stdin and stdout. */
  readonly interactive: boolean;
}

/** What every command gets to work with. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly text: Text;
  readonly paint: Paint;
}

/** `NO_COLOR` and `FORCE_COLOR` decide; without them, a terminal gets colours and a pipe does not. */
export function wantsColour(env: Io["env"], isTerminal: boolean): boolean {
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return isTerminal && env["TERM"] !== "dumb";
}

export function say(io: Io, lines: string | readonly string[] = ""): void {
  io.stdout.write(`${[lines].flat().join("\n")}\n`);
}
