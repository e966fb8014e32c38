import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync, type ZlibOptions } from "node:zlib";
import type { FragmentText } from "@zoetrope/page-app";
import { bytesOf } from "./page-cache.ts";

/** RFC 1952 section 2.3: deflate, no name, no time, an unknown system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951 section 3.2.3: the last block, empty, in fixed codes. */
const lastBlock = Buffer.from([0x03, 0x00]);

/** What is smaller is better compressed with its neighbours. */
const smallestShared = 1_500;
/** What is smaller is stored as it is: codes of its own would hardly make it smaller. */
const smallestDeflated = 64;

const zipped = new WeakMap<FragmentText, Buffer>();

/**
 * For blocks that end on a byte and refer to nothing before them, so that they may stand anywhere in a stream (RFC 1951 section 3.2: only
 * what they refer to is a matter of place).
 */
const blockOptions = ({ length }: Buffer, level: number): ZlibOptions => ({
  level,
  // As far back as there is anything: of short texts most of the time would go into memory for long ones.
  windowBits: Math.min(Math.max(Math.ceil(Math.log2(length)), 9), 15),
  memLevel: length < 8_192 ? 5 : 8,
  finishFlush: constants.Z_SYNC_FLUSH,
});

const blocksOf = (bytes: Buffer, level: number): Buffer => deflateRawSync(bytes, blockOptions(bytes, level));

const deflateAside = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);

function sharedBlocks(fragment: FragmentText): Buffer {
  let blocks = zipped.get(fragment);
  if (blocks === undefined) zipped.set(fragment, (blocks = blocksOf(fragment.bytes, 9)));
  return blocks;
}

/** Short texts between what pages share are often the same as well, a closing tag or the scripts. More are forgotten, all at once. */
const mostShort = 500;
const longestShort = 2_000;
const short = new Map<string, Buffer>();

/** Somebody waits: the quickest takes four tenths of the time of 6, for 3 % more of a page. Its brotli comes later (page-encodings.ts). */
const ownLevel = 1;

/**
 * What is long is compressed by another thread: that takes a third longer in all, and a fifth of it from the one that renders pages, of
 * which there is one while others are idle.
 */
const blocksFromAside = (bytes: Buffer): Promise<Buffer> =>
  deflateAside(bytes, blockOptions(bytes, ownLevel));

function shortBlocks(bytes: Buffer): Buffer[] {
  if (bytes.length >= smallestDeflated) {
    const text = bytes.toString("latin1");
    let blocks = short.get(text);
    if (blocks === undefined) {
      if (short.size >= mostShort) short.clear();
      short.set(text, (blocks = blocksOf(bytes, 6)));
    }
    return [blocks];
  }
  const length = Buffer.alloc(5);
  length.writeUInt16LE(bytes.length, 1);
  length.writeUInt16LE(~bytes.length & 0xffff, 3);
  return [length, bytes];
}

/** A page as one gzip member, in which what pages share is compressed once for all of them. That leaves a third of a page to compress. */
export async function zipPieces(pieces: readonly (FragmentText | Buffer)[]): Promise<Buffer> {
  const out: Buffer[] = [head];
  const waiting: Promise<void>[] = [];
  let own: Buffer[] = [];
  let checksum = 0;
  let length = 0;
  const endOwn = (): void => {
    if (own.length === 0) return;
    const bytes = Buffer.concat(own);
    own = [];
    if (bytes.length <= longestShort) return void out.push(...shortBlocks(bytes));
    const place = out.push(lastBlock) - 1;
    waiting.push(
      blocksFromAside(bytes).then((blocks) => {
        out[place] = blocks;
      }),
    );
  };
  for (const piece of pieces) {
    const bytes = bytesOf(piece);
    if (bytes.length === 0) continue;
    checksum = crc32(bytes, checksum);
    length += bytes.length;
    if (Buffer.isBuffer(piece) || bytes.length < smallestShared) own.push(bytes);
    else {
      endOwn();
      out.push(sharedBlocks(piece));
    }
  }
  endOwn();
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  await Promise.all(waiting);
  return Buffer.concat([...out, lastBlock, trailer]);
}
