/** One text for one JSON value: the form of RFC 8785, restricted to whole numbers; and its hash. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Keys sorted by UTF-16 code units, no white space, strings as `JSON.stringify` writes them. */
export function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) text += text === "" ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  const fields = value as { readonly [key: string]: unknown };
  for (const key of Object.keys(fields).toSorted()) {
    if (fields[key] !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonical(fields[key])}`;
  }
  return `{${text}}`;
}

type Sha256 = (text: string) => string;

let sha256Of: Sha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The SHA-256 of a text in UTF-8, in lower-case hex digits. */
export const sha256Hex = (text: string): string => sha256Of(text);

/** Where the system has a faster way to work out the same: the server says so once, when it starts. */
export function useSha256(faster: Sha256): void {
  sha256Of = faster;
}
