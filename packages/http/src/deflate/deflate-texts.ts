import { constants, deflateRawSync, type ZlibOptions } from "node:zlib";

/** Compresses each of a page's stretches as blocks by themselves. */
export type DeflateTexts = (texts: readonly Uint8Array[]) => Promise<Uint8Array[]>;

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

/** What is smaller is stored as it is: codes of its own would hardly make it smaller. */
const smallestDeflated = 64;

/** Short texts between what pages share are often the same as well, a closing tag or the scripts. More are forgotten, all at once. */
const maxShort = 500;
const maxShortLength = 2_000;
const short = new Map<string, Buffer>();

function shortBlocks(bytes: Uint8Array): Buffer {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  let blocks = short.get(text);
  if (blocks === undefined) {
    if (short.size >= maxShort) short.clear();
    short.set(text, (blocks = deflateBlocks(bytes, 6)));
  }
  return blocks;
}

/** RFC 1951 section 3.2.4: what is not compressed, after its length and the complement of that. */
function storedBlock(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(5);
  length.writeUInt16LE(bytes.length, 1);
  length.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([length, bytes]);
}

function deflateText(bytes: Uint8Array): Buffer {
  if (bytes.length < smallestDeflated) return storedBlock(bytes);
  return bytes.length <= maxShortLength ? shortBlocks(bytes) : deflateBlocks(bytes, quickLevel);
}

export const deflateTexts = (texts: readonly Uint8Array[]): Buffer[] => texts.map(deflateText);
