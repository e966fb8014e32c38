import { Gunzip } from "fflate";
import { concatBytes } from "../bytes/concat-bytes.ts";
import type { ParseLimits } from "../checks/parse-limits.ts";
import type { RunningLimits } from "../checks/running-limits.ts";
import { LottieError } from "../lottie-error.ts";
import { crc32 } from "./crc32.ts";

/** Deflate grows at most 1,032-fold, so one step makes at most 32 MiB before the limits are asked again. */
const stepInBytes = 32 * 1024;
/** A fixed header and the trailer of checksum and length, RFC 1952 section 2.3. */
const smallestInBytes = 18;
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The bytes in a gzip file of one member (RFC 1952). Throws `malformed-gzip`, `zip-bomb`. */
export function readGzip(packed: Uint8Array, limits: RunningLimits): Uint8Array {
  if (packed.length < smallestInBytes) throw damaged();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Gunzip((chunk) => {
    length += chunk.length;
    requireSaneSize(length, packed.length, limits);
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += stepInBytes) {
      limits.clock?.look();
      stream.push(packed.subarray(at, at + stepInBytes), at + stepInBytes >= packed.length);
    }
  } catch (cause) {
    throw cause instanceof LottieError ? cause : damaged(cause);
  }
  const bytes = concatBytes(chunks);
  const trailer = new DataView(packed.buffer, packed.byteOffset + packed.length - 8, 8);
  if (trailer.getUint32(0, true) !== crc32(bytes) || trailer.getUint32(4, true) !== length) throw damaged();
  return bytes;
}

function requireSaneSize(length: number, packedLength: number, limits: ParseLimits): void {
  const isTooLarge = length > limits.maxDocumentBytes;
  const isBomb = length > limits.maxBytes && length > packedLength * limits.maxUnpackRatio;
  if (isTooLarge || isBomb)
    throw new LottieError(
      "zip-bomb",
      `The file unpacks to more than ${isTooLarge ? `${limits.maxDocumentBytes / 1_000_000} MB` : `${limits.maxUnpackRatio} times its size`}, which no animation does. Export it again.`,
    );
}

const damaged = (cause?: unknown): LottieError =>
  new LottieError(
    "malformed-gzip",
    "The gzip file is damaged. It may have been cut off on its way: download or export it again.",
    { cause },
  );
