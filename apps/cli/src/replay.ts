/** `tafelrunde replay`: walks through a finished game, move by move, as one seat or the public or everybody saw it. */
import { checkLine, type Checked } from "./check-record.ts";
import { voiceOf } from "./chosen-game.ts";
import { namesOf } from "./chronicle.ts";
import { Complaint, NOT_VERIFIED } from "./complaint.ts";
import { readFlags, wholeNumber } from "./flags.ts";
import { type Context, say } from "./io.ts";
import { wrap } from "./layout.ts";
import { openLines } from "./lines.ts";
import { fileAsked, linesOf, shortName } from "./record-file.ts";
import { resultLines } from "./result.ts";
import { type Perspective, type Step, stepsOf } from "./steps.ts";
import { stepIn, wrongLineIn } from "./words/words.ts";

const FLAGS = { line: "value", view: "value" } as const;
const MOST_LINES = 999_999_999;

async function readRecord(file: string, wanted: number, context: Context): Promise<Checked & { ok: true }> {
  const { text } = context;
  for await (const line of linesOf(file, context)) {
    if (line.number !== wanted) continue;
    const checked = await checkLine(line.text);
    if (checked.ok) return checked;
    throw new Complaint(wrongLineIn(text, shortName(file, context), wanted, checked.where, checked.code), NOT_VERIFIED);
  }
  throw new Complaint(text.noSuchLine(shortName(file, context), wanted));
}

/** `all`, `public`, a seat counted from 1, or the name of who sits there. */
function perspectiveOf(asked: string | undefined, names: readonly string[], { text }: Context): Perspective {
  if (asked === undefined || asked === "all" || asked === "public") return asked ?? "all";
  const seat = /^\d+$/.test(asked) ? Number(asked) - 1 : names.findIndex((name) => name.toLowerCase() === asked.toLowerCase());
  if (names[seat] === undefined) throw new Complaint(text.badView(asked, names.length));
  return seat;
}

/** From a pipe: everything at once, the table whenever there is news for everybody. */
function printAll(steps: readonly Step[], { io }: Context): void {
  for (const step of steps) {
    if (step.told.length > 0) say(io, step.told);
    if (step.isNews) say(io, ["", ...step.draw(), ""]);
  }
}

/** On a terminal: Enter goes on, `b` back, a number jumps, `q` leaves. False if the person left before the end. */
async function walk(steps: readonly Step[], context: Context): Promise<boolean> {
  const { io, text, paint } = context;
  const lines = openLines(io);
  const last = steps.length - 1;
  const show = (at: number): void => {
    const { told, draw } = steps[at]!;
    say(io, [paint.dim(stepIn(text, at, last)), ...told, "", ...draw(), ""]);
  };
  let at = 0;
  try {
    show(at);
    for (;;) {
      const line = await lines.ask(paint.gold(at === last ? text.replayPromptAtEnd : text.replayPrompt));
      const input = line?.trim().toLowerCase();
      if (input === undefined || input === "q") return false;
      const next = input === "" ? at + 1 : input === "b" ? at - 1 : /^\d+$/.test(input) ? Number(input) : Number.NaN;
      if (next > last && input === "") return true;
      if (!(next >= 0 && next <= last)) say(io, wrap(text.replayHelp(last)));
      else show((at = next));
    }
  } finally {
    lines.close();
  }
}

export async function replayFile(args: readonly string[], context: Context): Promise<number> {
  const { io, text, paint, language } = context;
  const flags = readFlags(args, FLAGS, 1, context);
  const file = fileAsked(flags.files, context);
  const number = wholeNumber(flags, "line", { min: 1, max: MOST_LINES, fallback: 1 }, context);
  const { record, entry, game, verdict } = await readRecord(file, number, context);
  const names = namesOf(record.start.seats, context.text);
  const perspective = perspectiveOf(flags.values["view"], names, context);
  const voice = await voiceOf(entry, language);
  const steps = stepsOf(record, game, { voice, names, perspective, context });
  say(io, [paint.gold(paint.bold(voice.words.title)), text.playedBy(names), ""]);
  if (!io.interactive) printAll(steps, context);
  else if (!(await walk(steps, context))) return 0;
  say(io, resultLines(verdict.outcome, names, undefined, context));
  return 0;
}
