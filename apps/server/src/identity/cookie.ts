/** The cookie that says who somebody is: an id and a signature that only this server can make. */
import { createHmac, timingSafeEqual } from "node:crypto";

const COOKIE = "tafelrunde";

const YEAR = 365 * 24 * 60 * 60;

const signature = (id: string, key: string): string =>
  createHmac("sha256", Buffer.from(key, "hex")).update(`identity ${id}`).digest("base64url");

export const signed = (id: string, key: string): string => `${id}.${signature(id, key)}`;

/** The id in a signed value, or undefined if the signature is not ours. */
export function verified(value: string, key: string): string | undefined {
  const dot = value.indexOf(".");
  if (dot < 0) return undefined;
  const id = value.slice(0, dot);
  const [given, own] = [Buffer.from(value.slice(dot + 1)), Buffer.from(signature(id, key))];
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}

/** The value of our cookie in a `Cookie` header. */
export function cookieIn(header: string | undefined): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [name, value] = part.split("=", 2);
    if (name?.trim() === COOKIE) return value?.trim();
  }
  return undefined;
}

/** The `Set-Cookie` header; scripts cannot read the cookie, other sites cannot send it with a command. */
export function setCookie(value: string, secure: boolean): string {
  return `${COOKIE}=${value}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
