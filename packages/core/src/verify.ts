/** Proves a finished game: the chain, the commitment, every roll, the legality of every move, the outcome. */
import { canonical } from "./canonical.ts";
import { commitmentTo } from "./fairness.ts";
import type { Game, GameEvent, Outcome } from "./game.ts";
import { Match } from "./match.ts";
import type { Where } from "./parse-record.ts";
import { type GameRecord, isChained } from "./record.ts";

export type FaultCode =
  /** The hash does not fit the entry and the one before it: something was changed. */
  | "chain"
  /** The secret is not the one that was committed to. */
  | "commitment"
  /** The game is another one, or these rules are of another version. */
  | "other-rules"
  /** Seats, entropies or options that the game does not allow. */
  | "bad-setup"
  /** The rolls are not those of the seed. */
  | "roll"
  /** The rules do not allow this move here. */
  | "illegal-move"
  /** The outcome is not the one the moves lead to. */
  | "outcome"
  /** The record stops before the game is over, so its secret is still unknown. */
  | "unfinished";

interface Fault {
  readonly where: Where;
  readonly code: FaultCode;
}

export type Verdict =
  | { readonly ok: true; readonly moves: number; readonly rolls: number; readonly outcome: Outcome }
  | { readonly ok: false; readonly fault: Fault };

type Replayed<S, M, E extends GameEvent, V> =
  | { readonly ok: true; readonly match: Match<S, M, E, V> }
  | { readonly ok: false; readonly fault: Fault };

/** The live match that a record and its secret lead back to; the record may stop anywhere. `look` is called at every stop on the way. */
export function replay<S, M, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  record: GameRecord,
  secret: string,
  look?: (match: Match<S, M, E, V>) => void,
): Replayed<S, M, E, V> {
  const { start, moves } = record;
  const fault = (where: Where, code: FaultCode): Replayed<S, M, E, V> => ({ ok: false, fault: { where, code } });
  if (start.game !== game.id || start.rulesVersion !== game.rulesVersion) return fault("start", "other-rules");
  if (commitmentTo(secret) !== start.commitment) return fault("end", "commitment");
  const begun = Match.begin(game, { options: start.options, seats: start.seats, secret, entropy: start.entropy });
  if (!begun.ok) return fault("start", "bad-setup");
  const { match } = begun;
  if (canonical(match.record().start.rolls) !== canonical(start.rolls)) return fault("start", "roll");
  look?.(match);
  for (const [index, { seat, move, rolls }] of moves.entries()) {
    if (!match.playText(seat, move)?.ok) return fault(index + 1, "illegal-move");
    if (canonical(match.latest()?.rolls) !== canonical(rolls)) return fault(index + 1, "roll");
    look?.(match);
  }
  return { ok: true, match };
}

/** The first entry whose hash is wrong, if any. */
function chainFault({ start, moves, end }: GameRecord): Fault | undefined {
  if (!isChained("", start)) return { where: "start", code: "chain" };
  let previous = start.hash;
  for (const [index, entry] of moves.entries()) {
    if (!isChained(previous, entry)) return { where: index + 1, code: "chain" };
    previous = entry.hash;
  }
  return end && !isChained(previous, end) ? { where: "end", code: "chain" } : undefined;
}

/** Recomputes everything a record claims. `look` is called at every stop on the way. */
export function verify(game: Game, record: GameRecord, look?: (match: Match) => void): Verdict {
  const broken = chainFault(record);
  if (broken) return { ok: false, fault: broken };
  const { end } = record;
  if (!end) return { ok: false, fault: { where: "end", code: "unfinished" } };
  const replayed = replay(game, record, end.secret, look);
  if (!replayed.ok) return replayed;
  const outcome = replayed.match.outcome();
  if (!outcome) return { ok: false, fault: { where: "end", code: "unfinished" } };
  if (canonical(outcome) !== canonical(end.outcome)) return { ok: false, fault: { where: "end", code: "outcome" } };
  const rolls = record.moves.reduce((sum, entry) => sum + entry.rolls.length, record.start.rolls.length);
  return { ok: true, moves: record.moves.length, rolls, outcome };
}
