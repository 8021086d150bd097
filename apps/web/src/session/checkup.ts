/** After an online game: does the record prove itself, and is it what this device was promised? */
import {
  type Breach,
  compare,
  type Evidence,
  EVIDENCE_FORMAT,
  readRecord,
  type Seat,
  type Testimony,
  verify,
} from "@tafelrunde/core";
import { type GameEntry, rulesOf } from "@tafelrunde/registry";
import { api, type Asked } from "../api.ts";
import { memories } from "./luck.ts";
import type { Checked, Memories } from "./memories.ts";

export type Checkup =
  /** Everything is as it was promised. */
  | ({ readonly state: "kept" } & Checked)
  /** The record proves itself; of what was promised before, this device knows nothing. */
  | { readonly state: "record-only" }
  /** Without evidence only where the device remembers nothing, and the record accuses itself. */
  | { readonly state: "broken"; readonly breach: Breach; readonly evidence: Evidence | undefined }
  /** The server does not give the record away. */
  | { readonly state: "withheld" }
  /** This program does not know the rules of the game. */
  | { readonly state: "unknown-rules" };

/** The server as far as records are concerned; tests bring their own. */
export interface Archive {
  record(table: string): Promise<Asked<unknown>>;
}

/** Undefined if the server cannot be reached. `seat`: where this device sits, null if it looks on. */
export async function checkUp(
  entry: GameEntry,
  { table, seat }: { readonly table: string; readonly seat: Seat | null },
  kept: Memories = memories,
  archive: Archive = api,
): Promise<Checkup | undefined> {
  const memory = kept.of(table);
  if (memory?.checked) return { state: "kept", ...memory.checked };
  const asked = await archive.record(table);
  if (!asked.ok) return asked.offline ? undefined : { state: "withheld" };
  const testimony = memory?.testimony?.seat === seat ? memory?.testimony : undefined;
  if (!testimony) return judge(entry, asked.value);
  const found = await confront(entry, testimony, asked.value);
  if (found.state === "kept") {
    const { foreign, brokenOff } = found;
    kept.change(table, () => ({ ...memory!, luck: null, testimony: null, checked: { foreign, brokenOff } }));
  }
  return found;
}

async function confront(entry: GameEntry, testimony: Testimony, record: unknown): Promise<Checkup> {
  const rules = (await rulesOf(entry, testimony.agreed.rulesVersion)) ?? (await entry.rules());
  const { breaches, proved, foreign } = compare(rules, testimony, record);
  const [breach] = breaches;
  if (breach) return { state: "broken", breach, evidence: { format: EVIDENCE_FORMAT, testimony, record, breaches } };
  return proved ? { state: "kept", foreign, brokenOff: testimony.brokenOff } : { state: "unknown-rules" };
}

/** What the record says of itself. */
async function judge(entry: GameEntry, value: unknown): Promise<Checkup> {
  const broken = (breach: Breach): Checkup => ({ state: "broken", breach, evidence: undefined });
  const read = readRecord(value);
  if (!read.ok) return broken({ code: "record", where: read.where, fault: "not-a-record" });
  const rules = await rulesOf(entry, read.record.start.rulesVersion);
  if (!rules) return { state: "unknown-rules" };
  const verdict = verify(rules, read.record);
  return verdict.ok
    ? { state: "record-only" }
    : broken({ code: "record", where: verdict.fault.where, fault: verdict.fault.code });
}
