/** One line of a record file, proved or found wrong. */
import { type FaultCode, type Game, type GameRecord, parseRecord, type Verdict, verify, type Where } from "@tafelrunde/core";
import { findGame, type GameEntry, rulesOf } from "@tafelrunde/registry";

/** What can be wrong with a line, beyond what `verify` finds in a record. */
export type LineFault = FaultCode | "not-a-record" | "unknown-game";

export type Checked =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      readonly entry: GameEntry;
      readonly game: Game;
      readonly verdict: Verdict & { ok: true };
    }
  | { readonly ok: false; readonly where: Where; readonly code: LineFault };

export async function checkLine(line: string): Promise<Checked> {
  const parsed = parseRecord(line);
  if (!parsed.ok) return { ok: false, where: parsed.where, code: "not-a-record" };
  const { record } = parsed;
  const entry = findGame(record.start.game);
  if (!entry) return { ok: false, where: "start", code: "unknown-game" };
  // Without the rules of its version, it can only be said whether something was changed in it.
  const game = (await rulesOf(entry, record.start.rulesVersion)) ?? (await entry.rules());
  const verdict = verify(game, record);
  return verdict.ok ? { ok: true, record, entry, game, verdict } : { ok: false, ...verdict.fault };
}
