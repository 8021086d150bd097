/** Checks a record and says in plain words what was found. */
import { type Game, type GameRecord, verify } from "@tafelrunde/core";
import type { Messages } from "../../i18n/text.ts";

interface Finding {
  readonly verdict: "yes" | "no" | "unknown";
  readonly lines: readonly string[];
}

export function findings(game: Game, record: GameRecord, messages: Messages): Finding {
  const words = messages.verify;
  const verdict = verify(game, record);
  if (verdict.ok) {
    const entries = record.moves.length + 2;
    return {
      verdict: "yes",
      lines: [
        words.chain(entries),
        words.commitment,
        verdict.rolls === 1 ? words.oneRoll : words.rolls(verdict.rolls),
        verdict.moves === 1 ? words.oneMove : words.moves(verdict.moves),
        words.outcome,
        words.seed,
      ],
    };
  }
  const { where, code } = verdict.fault;
  const place = typeof where === "number" ? words.whereMove(where) : words.where[where];
  return { verdict: code === "unfinished" ? "unknown" : "no", lines: [`${place}: ${messages.faults[code]}`] };
}
