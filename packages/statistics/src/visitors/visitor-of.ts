import { createHmac } from "node:crypto";
import type { Traits } from "../statistics.ts";

const visitorDigits = 32;

/** Tells visitors of one day and one sender apart, and nothing else. */
export const visitorOf = (salt: Buffer, token: string, { address, userAgent }: Traits): string =>
  createHmac("sha256", salt)
    .update(JSON.stringify([address, userAgent, token]))
    .digest("hex")
    .slice(0, visitorDigits);
