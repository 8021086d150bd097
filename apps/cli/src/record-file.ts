/** A file of records, one JSON line each, read piece by piece so that its size does not matter. */
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { Complaint } from "./complaint.ts";
import type { Context } from "./io.ts";

interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

const LINE_FEED = 0x0a;
const LONGEST_LINE = 64 * 2 ** 20;

/** What a complaint calls the file. */
export const shortName = (file: string, { text }: Context): string => (file === "-" ? text.standardInput : basename(file));

async function* bytesOf(file: string, { io, text }: Context): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file === "-" ? io.stdin : createReadStream(file)) yield Buffer.from(chunk as Uint8Array);
  } catch (fault) {
    const code = (fault as { code?: unknown } | null)?.code;
    if (typeof code !== "string") throw fault;
    throw new Complaint(
      code === "ENOENT" ? text.noSuchFile(file) : code === "EISDIR" ? text.isFolder(file) : text.cannotRead(file),
    );
  }
}

/** Every line; a last line that is empty does not count. Complains about a file that is empty or not UTF-8. */
export async function* linesOf(file: string, context: Context): AsyncGenerator<Line> {
  const { text } = context;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let pieces: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  const finish = (): Line => {
    number++;
    const line = Buffer.concat(pieces);
    pieces = [];
    size = 0;
    try {
      return { number, text: decoder.decode(line) };
    } catch {
      throw new Complaint(text.notUtf8(shortName(file, context), number));
    }
  };
  for await (const chunk of bytesOf(file, context)) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      pieces.push(chunk.subarray(from, at));
      from = at + 1;
      yield finish();
    }
    pieces.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > LONGEST_LINE) throw new Complaint(text.lineTooLong(shortName(file, context), number + 1));
  }
  if (size > 0) yield finish();
  if (number === 0) throw new Complaint(text.emptyFile(shortName(file, context)));
}

/** The one file a command is about. */
export function fileAsked(files: readonly string[], { text }: Context): string {
  const file = files[0];
  if (file === undefined) throw new Complaint(text.needsFile);
  return file;
}
