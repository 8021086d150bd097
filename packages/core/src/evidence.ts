/** What a device hands out when a promise was broken: what it remembers, the record it was given, and what it found. */
import { isEntropy, isSeal } from "./fairness.ts";
import { type Check, hasShape, isCount, isHash, isListOf, isObject, isOptions, isText, isTextThat, isTuple } from "./shape.ts";
import { type Breach, type Testimony, TESTIMONY_FORMAT } from "./testimony.ts";

export const EVIDENCE_FORMAT = "tafelrunde-evidence/1";

export interface Evidence {
  readonly format: typeof EVIDENCE_FORMAT;
  readonly testimony: Testimony;
  /** As the server gave it, whatever it is. */
  readonly record: unknown;
  readonly breaches: readonly Breach[];
}

const isFormat =
  (format: string): Check =>
  (value) =>
    value === format;

const isShare: Check = (value) =>
  hasShape(value, { seal: isTextThat(isSeal) }) || hasShape(value, { entropy: isTextThat(isEntropy) });

const isAgreement: Check = (value) =>
  hasShape(value, { game: isText, rulesVersion: isCount, options: isOptions, commitment: isHash, shares: isListOf(isShare) });

const isPart: Check = (value) => value === null || ["string", "number", "boolean"].includes(typeof value);
const isNews: Check = (value) => isObject(value) && Object.values(value).every(isPart);

export const isTestimony = (value: unknown): value is Testimony =>
  hasShape(value, {
    format: isFormat(TESTIMONY_FORMAT),
    table: isText,
    seat: isCount,
    commitment: isHash,
    entropy: isTextThat(isEntropy),
    agreed: isAgreement,
    moves: isListOf(isTuple(isCount, isText)),
    shown: isListOf(isTuple(isCount, isNews)),
    brokenOff: isCount,
  });

/** From any text to evidence; undefined if it is none. Its record may be anything: that is for `compare` to say. */
export function parseEvidence(text: string): Evidence | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isThere: Check = () => true;
  const fields = { format: isFormat(EVIDENCE_FORMAT), testimony: isTestimony, record: isThere, breaches: Array.isArray };
  return hasShape(value, fields) ? (value as Evidence) : undefined;
}
