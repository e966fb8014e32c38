import { randomFillSync } from "node:crypto";

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";
const idLength = 20;
/** The largest multiple of 36 below 256: bytes from here on would favour the first letters. */
const fairBytes = 252;

/** A new public id: 20 random characters of 0–9a–z, 103 bits, so that none can be guessed. */
export function createId(): string {
  let id = "";
  const bytes = Buffer.alloc(idLength * 2);
  while (id.length < idLength) {
    randomFillSync(bytes);
    for (const byte of bytes) {
      if (byte < fairBytes && id.length < idLength) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}
