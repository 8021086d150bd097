/** The command line `tafelrunde`: finds the command, and turns every complaint into one sentence and an exit code. */
import { LANGUAGES } from "@tafelrunde/registry";
import manifest from "../package.json" with { type: "json" };
import { BUG, Complaint } from "./complaint.ts";
import { type Context, type Io, say } from "./io.ts";
import { languageFor } from "./language.ts";
import { paintFor } from "./paint.ts";
import { play } from "./play.ts";
import { replayFile } from "./replay.ts";
import { simulate } from "./simulate.ts";
import { verifyFile } from "./verify.ts";
import { textIn } from "./words/index.ts";

type Command = (args: readonly string[], context: Context) => Promise<number>;

/** The server is large, and nobody who plays in the terminal needs it. */
const serve: Command = async (args, context) => (await import("./serve.ts")).serve(args, context);
const check: Command = async (args, context) => (await import("./check.ts")).check(args, context);
const move: Command = async (args, context) => (await import("./move.ts")).move(args, context);
const backup: Command = async (args, context) => (await import("./backup.ts")).backup(args, context);
const forget: Command = async (args, context) => (await import("./forget.ts")).forget(args, context);
const restore: Command = async (args, context) => (await import("./restore.ts")).restore(args, context);

const commands: { readonly [name: string]: Command } = {
  play,
  serve,
  check,
  backup,
  restore,
  forget,
  move,
  simulate,
  replay: replayFile,
  verify: verifyFile,
};

const ASKS_FOR_HELP = new Set(["help", "--help", "-h"]);
const ASKS_FOR_VERSION = new Set(["--version", "-v"]);

/** Where the command stands: `--lang` may come before it. */
const commandIndex = (args: readonly string[]): number =>
  args.findIndex((arg, index) => arg !== "--lang" && args[index - 1] !== "--lang" && !arg.startsWith("--lang="));

function run(args: readonly string[], context: Context): Promise<number> | number {
  const { io, text } = context;
  const at = commandIndex(args);
  const first = args[at];
  if (first === undefined || ASKS_FOR_HELP.has(first) || args.slice(at + 1).some((arg) => arg === "--help" || arg === "-h")) {
    say(io, first === "serve" ? text.serveUsage : text.usage(LANGUAGES.join("|")));
    return 0;
  }
  if (ASKS_FOR_VERSION.has(first)) {
    say(io, `tafelrunde ${manifest.version}`);
    return 0;
  }
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (!command) throw new Complaint(text.unknownCommand(first, Object.keys(commands)));
  return command(args.toSpliced(at, 1), context);
}

/** Runs one command; the result is the exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const language = languageFor(args, io.env);
  const text = textIn(language);
  try {
    return await run(args, { io, language, text, paint: paintFor(io.colour) });
  } catch (fault) {
    if (fault instanceof Complaint) {
      io.stderr.write(`${fault.message}\n`);
      return fault.exitCode;
    }
    io.stderr.write(`${text.bug(fault instanceof Error ? fault.message : String(fault))}\n`);
    if (io.env["TAFELRUNDE_DEBUG"] === "1" && fault instanceof Error) io.stderr.write(`${fault.stack}\n`);
    return BUG;
  }
}
