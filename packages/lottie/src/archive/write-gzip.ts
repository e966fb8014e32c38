import { deflate } from "../deflate/deflate.ts";
import { crc32 } from "./crc32.ts";

/** A gzip file of one member (RFC 1952), without a name and a time: the same content always gives the same bytes. */
export function writeGzip(bytes: Uint8Array): Uint8Array {
  const deflated = deflate(bytes);
  const packed = new Uint8Array(10 + deflated.length + 8);
  // Magic, deflate, no flags, no time, packed as small as can be, an unknown system.
  packed.set([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  packed.set(deflated, 10);
  const trailer = new DataView(packed.buffer, 10 + deflated.length);
  trailer.setUint32(0, crc32(bytes), true);
  trailer.setUint32(4, bytes.length, true);
  return packed;
}
