import { crc32 } from "node:zlib";
import { deflateBlocks, type DeflateTexts } from "@zoetrope/http/deflate-texts";
import type { FragmentText, PagePart } from "@zoetrope/page-app";
import { bytesOf } from "./page-cache.ts";

/** RFC 1952 section 2.3: deflate, no name, no time, an unknown system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951 section 3.2.3: the last block, empty, in fixed codes. */
const lastBlock = Buffer.from([0x03, 0x00]);

const deflated = new WeakMap<FragmentText, Buffer>();

function sharedBlocks(fragment: FragmentText): Buffer {
  let blocks = deflated.get(fragment);
  if (blocks === undefined) deflated.set(fragment, (blocks = deflateBlocks(fragment.bytes, 9)));
  return blocks;
}

/**
 * A page as one gzip member, in which what pages share is compressed once for all of them. That leaves a third of a page, which is handed to
 * `deflateTexts` at once.
 */
export async function gzipPage(pieces: readonly PagePart[], deflateTexts: DeflateTexts): Promise<Buffer> {
  let checksum = 0;
  let length = 0;
  for (const piece of pieces) {
    const bytes = bytesOf(piece);
    checksum = crc32(bytes, checksum);
    length += bytes.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  const own = (await deflateTexts(pieces.filter((piece) => Buffer.isBuffer(piece)))).values();
  const blocks = pieces.map((piece) =>
    Buffer.isBuffer(piece) ? (own.next().value ?? lastBlock) : sharedBlocks(piece),
  );
  return Buffer.concat([head, ...blocks, lastBlock, trailer]);
}
