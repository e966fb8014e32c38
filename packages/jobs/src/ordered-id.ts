import { randomBytes } from "node:crypto";

let last = 0n;

/**
 * A UUID of version 7 (RFC 9562, 5.7): later ones are larger, also within a millisecond of one process. Jobs that one transaction
 * sends have the same time in the database and are told apart by this.
 */
export function orderedId(): string {
  const counter = BigInt(Date.now()) << 12n;
  last = counter > last ? counter : last + 1n;
  const time = (last >> 12n).toString(16).padStart(12, "0");
  const sequence = (last & 0xfffn).toString(16).padStart(3, "0");
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = random.toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
