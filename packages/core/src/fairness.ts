/** Dice nobody can rig: the host commits to a secret, every seat adds entropy that it sealed before, both together make the seed. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SECRET = /^[0-9a-f]{64}$/;
const ENTROPY = /^[0-9a-f]{32}$/;
const SEAL = /^[0-9a-f]{64}$/;

export const isSecret = (text: string): boolean => SECRET.test(text);
export const isEntropy = (text: string): boolean => ENTROPY.test(text);
export const isSeal = (text: string): boolean => SEAL.test(text);

/** What the host publishes before anybody adds entropy: the SHA-256 of the secret's 32 bytes. */
export function commitmentTo(secret: string): string {
  if (!isSecret(secret)) throw new Error("a secret is 64 lower-case hex digits");
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What a seat publishes before it opens its entropy: the SHA-256 of the entropy's 16 bytes. It binds and tells nothing. */
export function sealOf(entropy: string): string {
  if (!isEntropy(entropy)) throw new Error("entropy is 32 lower-case hex digits a seat");
  return bytesToHex(sha256(hexToBytes(entropy)));
}

/** The seed of a match, from the host's secret and one piece of entropy for every seat, in seat order. */
export function seedFrom(secret: string, entropy: readonly string[]): string {
  if (!isSecret(secret)) throw new Error("a secret is 64 lower-case hex digits");
  if (!entropy.every(isEntropy)) throw new Error("entropy is 32 lower-case hex digits a seat");
  return `hmac-sha256:${bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(entropy.join("\n"))))}`;
}
