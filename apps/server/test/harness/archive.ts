/** Finished games: fetched as anybody may fetch them, parsed strictly, verified and replayed. */
import { type Game, type GameRecord, type Match, parseRecord, replay, verify } from "@tafelrunde/core";
import { type Person } from "./person.ts";
import { game as usual } from "./player.ts";
import { until } from "./until.ts";

/** The record of a finished game; throws unless everything in it is proved. */
export async function verifiedRecord(person: Person, table: string, game: Game = usual): Promise<GameRecord> {
  const { status, text } = await until("the record", async () => {
    const answer = await person.get(`/api/tables/${table}/record`);
    return answer.status === 429 ? undefined : answer;
  });
  if (status !== 200) throw new Error(`no record: ${status} ${text}`);
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(`damaged at ${parsed.where}`);
  const verdict = verify(game, parsed.record);
  if (!verdict.ok) throw new Error(`${verdict.fault.code} at ${verdict.fault.where}`);
  return parsed.record;
}

export function replayed(record: GameRecord, game: Game = usual): Match {
  const again = replay(game, record, record.end!.secret);
  if (!again.ok) throw new Error(again.fault.code);
  return again.match;
}
