import { concatBytes } from "../../bytes/concat-bytes.ts";

/** A WebP of one chunk, with a profile before it: the extended form (RFC 9649, section 2.7). */
export function webpWithProfile(
  webp: Uint8Array,
  profile: Uint8Array,
  { width, height, isOpaque }: { width: number; height: number; isOpaque: boolean },
): Uint8Array {
  const canvas = new Uint8Array(10);
  canvas[0] = 0x20 | (isOpaque ? 0 : 0x10);
  for (const [at, side] of [
    [4, width - 1],
    [7, height - 1],
  ] as const)
    for (let byte = 0; byte < 3; byte++) canvas[at + byte] = side >> (8 * byte);
  const chunks = concatBytes([
    letters("WEBP"),
    riffChunk("VP8X", canvas),
    riffChunk("ICCP", profile),
    webp.subarray(12),
  ]);
  return riffChunk("RIFF", chunks);
}

/** A name, a length, the data, and a byte more where that is odd. */
function riffChunk(name: string, data: Uint8Array): Uint8Array {
  const head = new Uint8Array(8);
  head.set(letters(name));
  new DataView(head.buffer).setUint32(4, data.length, true);
  return concatBytes([head, data, new Uint8Array(data.length & 1)]);
}

const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
