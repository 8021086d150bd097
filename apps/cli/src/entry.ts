/** Runs the command line in this process. */
import { BAD_USE } from "./complaint.ts";
import { wantsColour } from "./io.ts";
import { languageFor } from "./language.ts";
import { main } from "./main.ts";
import { textIn } from "./words/index.ts";

const { stdin, stdout, stderr, env } = process;
const args = process.argv.slice(2);

/** A reader who has seen enough, such as `head`, closes the pipe: that is no fault. */
stdout.on("error", (fault: NodeJS.ErrnoException) => {
  if (fault.code === "EPIPE") process.exit(0);
  stderr.write(`${textIn(languageFor(args, env)).cannotWrite("stdout")}\n`, () => process.exit(BAD_USE));
});

process.exitCode = await main(args, {
  stdin,
  stdout,
  stderr,
  env,
  colour: wantsColour(env, stdout.isTTY),
  columns: stdout.isTTY ? stdout.columns : 0,
  interactive: stdin.isTTY && stdout.isTTY,
});
