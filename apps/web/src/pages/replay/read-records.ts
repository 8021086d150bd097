/** From the text of a file to what is in it: one record, one a line, or a game that somebody saved to go on with. */
import { type GameRecord, parseRecord, readRecord } from "@tafelrunde/core";
import { type LocalGame, parseLocalGame } from "../../session/local-store.ts";

const OWN_ID = /^[a-z0-9]{20}$/;

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

/** Undefined if it is no such game. */
export function readSavedGame(text: string): LocalGame | undefined {
  const game = parseLocalGame(text);
  return game && OWN_ID.test(game.id) && readRecord(game.record).ok ? game : undefined;
}
