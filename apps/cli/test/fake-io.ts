/** Runs the command line with streams in memory: for tests. */
import { Readable, Writable } from "node:stream";
import type { Io } from "../src/io.ts";
import { main } from "../src/main.ts";

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

class Collected extends Writable {
  text = "";

  override _write(chunk: Buffer | string, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

type FakeIoOptions = Partial<Pick<Io, "env" | "colour" | "interactive" | "stdout">>;

export async function run(args: readonly string[], input = "", surroundings: FakeIoOptions = {}): Promise<Ran> {
  const stdout = new Collected();
  const stderr = new Collected();
  const io: Io = {
    stdin: Readable.from([Buffer.from(input)]),
    stdout,
    stderr,
    env: {},
    colour: false,
    columns: 0,
    interactive: false,
    ...surroundings,
  };
  const code = await main(args, io);
  return { code, out: stdout.text, err: stderr.text };
}

/** The same line again and again. */
export const lines = (line: string, times: number): string => `${line}\n`.repeat(times);
