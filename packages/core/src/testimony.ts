/** What one device saw and did of an online game, and whether the record that comes afterwards keeps what it was promised. */
import { canonical } from "./canonical.ts";
import { sealOf } from "./fairness.ts";
import type { Game, Seat } from "./game.ts";
import { differences, type Note, partsOf, type Parts } from "./notes.ts";
import type { Options } from "./options.ts";
import { readRecord, type Where } from "./parse-record.ts";
import type { GameRecord } from "./record.ts";
import { type FaultCode, verify } from "./verify.ts";

export const TESTIMONY_FORMAT = "tafelrunde-testimony/1";

/** What a seat was bound to before anybody could know the luck. */
export type Share = { readonly seal: string } | { readonly entropy: string };

/** All that the luck of a game follows from, as the device saw it when it opened its own seal. */
export interface Agreement {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly commitment: string;
  /** One for every seat, in seat order. */
  readonly shares: readonly Share[];
}

export interface Testimony {
  readonly format: typeof TESTIMONY_FORMAT;
  readonly table: string;
  readonly seat: Seat;
  /** The first that was seen, before the device gave anything. */
  readonly commitment: string;
  /** What the device added to the luck. */
  readonly entropy: string;
  readonly agreed: Agreement;
  /** Moves of this device that were acknowledged: the place in the record, counted from 1, and the text. */
  readonly moves: readonly (readonly [place: number, text: string])[];
  /** What the seat was shown. */
  readonly shown: readonly Note[];
  /** How many starts at this table were broken off after this device had opened a seal for them. */
  readonly brokenOff: number;
}

/** A promise that the record does not keep. */
export type Breach =
  /** The secret is another one than the table had committed to. */
  | { readonly code: "commitment" }
  /** Another game, other rules, other options or other seats than those the device agreed to. */
  | { readonly code: "agreement" }
  /** Another entropy at the own seat than the device gave. */
  | { readonly code: "own-luck" }
  /** An entropy that does not fit what the seat was bound to. */
  | { readonly code: "other-luck"; readonly seat: Seat }
  /** The record contradicts itself, the rules, or its own secret. */
  | { readonly code: "record"; readonly where: Where; readonly fault: FaultCode | "not-a-record" }
  /** An acknowledged move is missing, elsewhere, or another one. */
  | { readonly code: "own-move"; readonly place: number }
  /** The record tells something else than was shown. */
  | { readonly code: "shown"; readonly moves: number };

interface Finding {
  /** The record proves itself. False without a breach: under rules that this program does not know. */
  readonly proved: boolean;
  /** The most fundamental first; empty if every promise was kept. */
  readonly breaches: readonly Breach[];
  /** Moves at the own seat that this device did not send: a bot's while its owner was away, or those of another device. */
  readonly foreign: number;
}

const fits = (share: Share, entropy: string): boolean =>
  "entropy" in share ? share.entropy === entropy : sealOf(entropy) === share.seal;

/** The luck and what it is used for, before any move. */
function* breachesOfStart({ seat, commitment, entropy, agreed }: Testimony, { start }: GameRecord): Generator<Breach> {
  if (start.commitment !== commitment || agreed.commitment !== commitment) yield { code: "commitment" };
  const { game, rulesVersion, options, entropy: shares } = start;
  const isAgreed =
    canonical([game, rulesVersion, options]) === canonical([agreed.game, agreed.rulesVersion, agreed.options]) &&
    shares.length === agreed.shares.length;
  if (!isAgreed) yield { code: "agreement" };
  if (shares[seat] !== entropy) yield { code: "own-luck" };
  for (const [other, share] of agreed.shares.entries())
    if (other !== seat && shares[other] !== undefined && !fits(share, shares[other])) yield { code: "other-luck", seat: other };
}

function* breachesOfMoves({ seat, moves }: Testimony, record: GameRecord): Generator<Breach> {
  for (const [place, text] of moves) {
    const entry = record.moves[place - 1];
    if (entry?.seat !== seat || entry.move !== text) yield { code: "own-move", place };
  }
}

/** Works any record out again, and compares it with what the device remembers. */
export function compare(game: Game, testimony: Testimony, value: unknown): Finding {
  const read = readRecord(value);
  if (!read.ok) return { proved: false, breaches: [{ code: "record", where: read.where, fault: "not-a-record" }], foreign: 0 };
  const { record } = read;
  const { seat, agreed, moves, shown } = testimony;
  const views = new Map<number, Parts>();
  const verdict = verify(game, record, (match) => void views.set(match.seq, partsOf(match.update(seat).view)));
  // Rules that this program does not know are nobody's fault, as long as they are those that were agreed to.
  const isUnknown = !verdict.ok && verdict.fault.code === "other-rules" && game.rulesVersion !== agreed.rulesVersion;
  const sent = new Set(moves.map(([place]) => place));
  return {
    proved: verdict.ok,
    breaches: [
      ...breachesOfStart(testimony, record),
      ...(verdict.ok || isUnknown ? [] : [{ code: "record", where: verdict.fault.where, fault: verdict.fault.code } as const]),
      ...breachesOfMoves(testimony, record),
      ...(isUnknown ? [] : differences(shown, views, record.moves.length)).map((seq): Breach => ({ code: "shown", moves: seq })),
    ],
    foreign: record.moves.filter((move, index) => move.seat === seat && !sent.has(index + 1)).length,
  };
}
