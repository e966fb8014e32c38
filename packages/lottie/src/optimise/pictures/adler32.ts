/** More sums stay below 2 ** 32 for so many bytes. */
const bytesAtOnce = 5552;

/** Checksum of what is packed in the format of zlib (RFC 1950, section 8). */
export function adler32(data: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let from = 0; from < data.length; from += bytesAtOnce) {
    const to = Math.min(data.length, from + bytesAtOnce);
    for (let at = from; at < to; at++) {
      low += data[at] ?? 0;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}
