/** Where records go: a file or stdout, written no faster than it can take them. */
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { Complaint } from "./complaint.ts";
import type { Context } from "./io.ts";

interface Output {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

async function writeTo(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}

/** Opens a file; a missing name or `-` means stdout. */
export async function openOutput(file: string | undefined, { io, text }: Context): Promise<Output> {
  if (file === undefined || file === "-") return { write: (lines) => writeTo(io.stdout, lines), close: async () => {} };
  const stream = createWriteStream(file);
  const orComplain = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch {
      throw new Complaint(text.cannotWrite(file));
    }
  };
  // A full disk may tell between two writes, when nobody waits for it.
  const done = finished(stream);
  done.catch(() => {});
  await orComplain(once(stream, "open"));
  return {
    write: (lines) => orComplain(stream.errored ? done : writeTo(stream, lines)),
    async close() {
      stream.end();
      await orComplain(done);
    },
  };
}
