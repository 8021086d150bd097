/** The token by which a program plays: its table, who it is there, and a signature that only this server can make. It is kept nowhere. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Who a program says it is. Whether it still has its seat, the table knows. */
export interface Claim {
  readonly table: string;
  readonly person: string;
}

const signature = ({ table, person }: Claim, key: string): string =>
  createHmac("sha256", Buffer.from(key, "hex")).update(`program ${table} ${person}`).digest("base64url");

export const tokenFor = (claim: Claim, key: string): string => `${claim.table}.${claim.person}.${signature(claim, key)}`;

/** What a token says, or undefined if the signature is not ours. */
export function claimOf(token: string, key: string): Claim | undefined {
  const [table = "", person = "", given = "", ...rest] = token.split(".");
  const claim = { table, person };
  const [theirs, own] = [Buffer.from(given), Buffer.from(signature(claim, key))];
  return rest.length === 0 && theirs.length === own.length && timingSafeEqual(theirs, own) ? claim : undefined;
}

/** The token in an `Authorization` header; other schemes are none of our business. */
export const bearerIn = (header: string | undefined): string | undefined => /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
