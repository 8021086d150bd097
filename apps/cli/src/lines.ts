/** Asks for one line after the other, from a person or from a pipe. */
import { createInterface } from "node:readline";
import { type Io, say } from "./io.ts";

export interface Lines {
  /** The next line; undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines that arrive before they are asked for wait in a queue, so that a pipe loses none. */
export function openLines(io: Io): Lines {
  const reader = createInterface({
    input: io.stdin,
    ...(io.interactive ? { output: io.stdout, terminal: true } : { terminal: false }),
  });
  const waiting: string[] = [];
  let ended = false;
  let answer: ((line: string | undefined) => void) | undefined;
  const settle = (line: string | undefined): void => {
    const resolve = answer;
    answer = undefined;
    resolve?.(line);
  };
  reader.on("line", (line) => (answer ? settle(line) : waiting.push(line)));
  reader.on("close", () => {
    ended = true;
    settle(undefined);
  });
  return {
    async ask(prompt) {
      if (io.interactive && !ended) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const line =
        waiting.length > 0 || ended ? waiting.shift() : await new Promise<string | undefined>((resolve) => (answer = resolve));
      // A pipe shows no echo: without one, a transcript could not be read.
      if (!io.interactive) say(io, `${prompt}${line ?? ""}`);
      else if (line === undefined) say(io);
      return line;
    },
    close: () => reader.close(),
  };
}
