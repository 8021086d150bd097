/** `tafelrunde verify --evidence`: compares the record that somebody was given with what their device remembers. */
import { compare, parseEvidence } from "@tafelrunde/core";
import { findGame, games, rulesOf } from "@tafelrunde/registry";
import { Complaint, NOT_VERIFIED } from "./complaint.ts";
import { type Context, say } from "./io.ts";
import { linesOf, shortName } from "./record-file.ts";
import { breachIn, keptIn } from "./words/words.ts";

export async function verifyEvidence(file: string, context: Context): Promise<number> {
  const { io, text } = context;
  const lines: string[] = [];
  for await (const line of linesOf(file, context)) lines.push(line.text);
  const name = shortName(file, context);
  const evidence = parseEvidence(lines.join("\n"));
  if (!evidence) throw new Complaint(text.notEvidence(name));
  const { testimony, record } = evidence;
  const { agreed } = testimony;
  const entry = findGame(agreed.game);
  if (!entry)
    throw new Complaint(
      text.unknownGame(
        agreed.game,
        games.map(({ id }) => id),
      ),
    );
  const rules = (await rulesOf(entry, agreed.rulesVersion)) ?? (await entry.rules());
  const { breaches, proved, foreign } = compare(rules, testimony, record);
  // Of many steps that differ, the first says enough.
  const first = breaches.filter(({ code }, index) => breaches.findIndex((other) => other.code === code) === index);
  if (first.length > 0)
    throw new Complaint([text.broken(name), ...first.map((breach) => `- ${breachIn(text, breach)}`)].join("\n"), NOT_VERIFIED);
  if (!proved) throw new Complaint(text.unproved(name), NOT_VERIFIED);
  say(io, keptIn(text, testimony.moves.length, foreign));
  return 0;
}
