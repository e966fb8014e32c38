import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Scanners of leaked secrets look for this, and then at the checksum: few other texts pass both. */
const marker = "zt_live_";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 256 bits. */
const secretBytes = 32;
const secretLength = 43;
const checksumLength = 6;
const shownLength = marker.length + 4;

const wellFormed = new RegExp(`^${marker}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/** Base 62, filled up on the left. */
function textOf(number: bigint, length: number): string {
  let text = "";
  for (let rest = number; rest > 0n; rest /= 62n) text = `${alphabet[Number(rest % 62n)]}${text}`;
  return text.padStart(length, "0");
}

const checksumOf = (text: string): string => textOf(BigInt(crc32(text)), checksumLength);

export const hashOfSecret = (secret: string): string => hash("sha256", secret, "hex");

/** A new key: 256 random bits and their checksum, what of it is shown, and what is stored. */
export function createApiKeySecret(): { secret: string; prefix: string; hash: string } {
  const random = textOf(BigInt(`0x${randomBytes(secretBytes).toString("hex")}`), secretLength);
  const body = marker + random;
  const secret = body + checksumOf(body);
  return { secret, prefix: secret.slice(0, shownLength), hash: hashOfSecret(secret) };
}

/** Whether a bearer token wants to be a key, good or not. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith(marker);

/** Whether a text can be a key: its form and its checksum are right. What cannot never reaches the database. */
export function isApiKeySecret(text: string): boolean {
  if (!wellFormed.test(text)) return false;
  const body = text.slice(0, -checksumLength);
  return checksumOf(body) === text.slice(-checksumLength);
}
