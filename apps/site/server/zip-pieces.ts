import { crc32 } from "node:zlib";
import { deflateBlocks, type ZipRuns } from "@zoetrope/http/zip-runs";
import type { FragmentText, PagePart } from "@zoetrope/page-app";
import { bytesOf } from "./page-cache.ts";

/** RFC 1952 section 2.3: deflate, no name, no time, an unknown system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951 section 3.2.3: the last block, empty, in fixed codes. */
const lastBlock = Buffer.from([0x03, 0x00]);

/** What is smaller is stored as it is: codes of its own would hardly make it smaller. */
const smallestDeflated = 64;

const zipped = new WeakMap<FragmentText, Buffer>();

function sharedBlocks(fragment: FragmentText): Buffer {
  let blocks = zipped.get(fragment);
  if (blocks === undefined) zipped.set(fragment, (blocks = deflateBlocks(fragment.bytes, 9)));
  return blocks;
}

/** Short texts between what pages share are often the same as well, a closing tag or the scripts. More are forgotten, all at once. */
const mostShort = 500;
const longestShort = 2_000;
const short = new Map<string, Buffer>();

function shortBlocks(bytes: Buffer): Buffer[] {
  if (bytes.length >= smallestDeflated) {
    const text = bytes.toString("latin1");
    let blocks = short.get(text);
    if (blocks === undefined) {
      if (short.size >= mostShort) short.clear();
      short.set(text, (blocks = deflateBlocks(bytes, 6)));
    }
    return [blocks];
  }
  const length = Buffer.alloc(5);
  length.writeUInt16LE(bytes.length, 1);
  length.writeUInt16LE(~bytes.length & 0xffff, 3);
  return [length, bytes];
}

/**
 * A page as one gzip member, in which what pages share is compressed once for all of them. That leaves a third of a page, of which what is
 * long is handed to `zipRuns` at once.
 */
export async function zipPieces(pieces: readonly PagePart[], zipRuns: ZipRuns): Promise<Buffer> {
  const out: Uint8Array[] = [head];
  const long: Uint8Array[] = [];
  const places: number[] = [];
  let checksum = 0;
  let length = 0;
  for (const piece of pieces) {
    const bytes = bytesOf(piece);
    checksum = crc32(bytes, checksum);
    length += bytes.length;
    if (!Buffer.isBuffer(piece)) out.push(sharedBlocks(piece));
    else if (bytes.length <= longestShort) out.push(...shortBlocks(bytes));
    else {
      long.push(bytes);
      places.push(out.push(lastBlock) - 1);
    }
  }
  const blocks = long.length === 0 ? [] : await zipRuns(long);
  for (const [at, place] of places.entries()) out[place] = blocks[at] ?? lastBlock;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...out, lastBlock, trailer]);
}
