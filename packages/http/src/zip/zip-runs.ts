import { constants, deflateRawSync, type ZlibOptions } from "node:zlib";

/** Compresses each of a page's stretches as blocks by themselves. */
export type ZipRuns = (runs: readonly Uint8Array[]) => Promise<Uint8Array[]>;

/** Somebody waits: the quickest takes four tenths of the time of 6, for 3 % more of a page. Its brotli comes later. */
const quickLevel = 1;

/**
 * Blocks that end on a byte and refer to nothing before them, so that they may stand anywhere in a stream (RFC 1951 section 3.2: only
 * what they refer to is a matter of place).
 */
export function deflateBlocks(bytes: Uint8Array, level: number): Buffer {
  const { length } = bytes;
  const options: ZlibOptions = {
    level,
    // As far back as there is anything: of short texts most of the time would go into memory for long ones.
    windowBits: Math.min(Math.max(Math.ceil(Math.log2(length)), 9), 15),
    memLevel: length < 8_192 ? 5 : 8,
    // Mostly room for all of it: pieces would have to be joined.
    chunkSize: Math.max(Math.ceil(length / 2), 1_024),
    finishFlush: constants.Z_SYNC_FLUSH,
  };
  return deflateRawSync(bytes, options);
}

export const zipRuns = (runs: readonly Uint8Array[]): Buffer[] =>
  runs.map((bytes) => deflateBlocks(bytes, quickLevel));
