import { hashRaw } from "@node-rs/argon2";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { normalisePassword } from "./password-strength.ts";

/** What hashing a password takes. */
export interface PasswordCost {
  memoryInKibibytes: number;
  passes: number;
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const recommendedCost: PasswordCost = { memoryInKibibytes: 19_456, passes: 2 };
const lanes = 1;
const saltBytes = 16;
const hashBytes = 32;

const shape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

/** PHC strings carry base64 without padding. */
const encode = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

const phcString = ({ memoryInKibibytes, passes }: PasswordCost, nonce: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memoryInKibibytes},t=${passes},p=${lanes}$${encode(nonce)}$${encode(hash)}`;

/** Of no password at all, made without hashing; checking one against it takes as long as against any other. */
export const unmatchableHash = (cost = recommendedCost): string =>
  phcString(cost, randomBytes(saltBytes), randomBytes(hashBytes));

/** A PHC string with its parameters, so that they can be raised later. The library hashes with argon2id unless told otherwise. */
export async function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const hash = await hashRaw(normalisePassword(password), {
    salt: nonce,
    memoryCost: cost.memoryInKibibytes,
    timeCost: cost.passes,
    parallelism: lanes,
    outputLen: hashBytes,
  });
  return phcString(cost, nonce, hash);
}

/** False for a wrong password; throws for something that is no hash of ours. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, time, parallelism, salt = "", expected = ""] = shape.exec(stored) ?? [];
  if (memory === undefined) throw new Error("the stored password hash is malformed");
  const wanted = Buffer.from(expected, "base64");
  const hash = await hashRaw(normalisePassword(password), {
    salt: Buffer.from(salt, "base64"),
    memoryCost: Number(memory),
    timeCost: Number(time),
    parallelism: Number(parallelism),
    outputLen: wanted.length,
  });
  return timingSafeEqual(hash, wanted);
}
