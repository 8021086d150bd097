/** `tafelrunde verify`: proves every record of a file, and names the first line that is wrong; or judges a piece of evidence. */
import { checkLine } from "./check-record.ts";
import { Complaint, NOT_VERIFIED } from "./complaint.ts";
import { readFlags } from "./flags.ts";
import { type Context, say } from "./io.ts";
import { fileAsked, linesOf, shortName } from "./record-file.ts";
import { verifyEvidence } from "./verify-evidence.ts";
import { wrongLineIn } from "./words/words.ts";

export async function verifyFile(args: readonly string[], context: Context): Promise<number> {
  const { io, text } = context;
  const { values, files } = readFlags(args, { evidence: "value" }, 1, context);
  const { evidence } = values;
  if (evidence !== undefined) {
    if (files[0] !== undefined) throw new Complaint(text.unexpected(files[0]));
    return verifyEvidence(evidence, context);
  }
  const file = fileAsked(files, context);
  const found = { records: 0, rolls: 0, moves: 0 };
  for await (const line of linesOf(file, context)) {
    const checked = await checkLine(line.text);
    if (!checked.ok)
      throw new Complaint(wrongLineIn(text, shortName(file, context), line.number, checked.where, checked.code), NOT_VERIFIED);
    found.records++;
    found.rolls += checked.verdict.rolls;
    found.moves += checked.verdict.moves;
  }
  say(io, text.verified(found.records, found.rolls, found.moves));
  return 0;
}
