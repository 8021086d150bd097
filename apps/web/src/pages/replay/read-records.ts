/** From the text of a file to the records in it: one record, or one a line. */
import { type GameRecord, parseRecord } from "@tafelrunde/core";

/** Undefined if it holds no record at all; lines that are none are left out. */
export function readRecords(text: string): readonly GameRecord[] | undefined {
  const whole = parseRecord(text);
  if (whole.ok) return [whole.record];
  const records = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => {
      const parsed = parseRecord(line);
      return parsed.ok ? parsed.record : [];
    });
  return records.length > 0 ? records : undefined;
}
