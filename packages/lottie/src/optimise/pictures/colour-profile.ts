import { Unzlib } from "fflate";
import { crc32 } from "../../archive/crc32.ts";
import { concatBytes } from "../../bytes/concat-bytes.ts";
import type { PngChunk } from "./png-chunks.ts";

const maxProfileBytes = 1024 * 1024;
/** A byte of what is packed stands for 1,032 at most. */
const packedBytesAtOnce = 1024;

/**
 * Profiles that are sRGB, which is what a picture without one has, by length and checksum: those of the ICC and that of Hewlett-Packard,
 * as libpng knows them (`png_sRGB_checks`, https://github.com/pnggroup/libpng/blob/libpng16/png.c).
 */
const plainProfiles = new Set([
  "3048 3b8772b9",
  "3052 427ebb21",
  "60988 306fd8ae",
  "60960 bbef7812",
  "3024 5d5129ce",
  "3144 182ea552",
  "3144 f29e526d",
]);

/**
 * What a WebP has to carry so that its colours mean what they mean in a PNG with these chunks: a profile, or null for sRGB. "unknown" where
 * a WebP cannot say it.
 */
export function profileOf(colourChunks: readonly PngChunk[]): Uint8Array | null | "unknown" {
  const chunkOf = (type: string): Uint8Array | undefined =>
    colourChunks.find((chunk) => chunk.type === type)?.data;
  if (chunkOf("cICP") !== undefined) return "unknown";
  const packed = chunkOf("iCCP");
  if (packed !== undefined) {
    const profile = unpackedProfile(packed);
    if (profile === null) return "unknown";
    const name = `${profile.length} ${(crc32(profile) >>> 0).toString(16).padStart(8, "0")}`;
    return plainProfiles.has(name) ? null : profile;
  }
  // Behind sRGB the others only repeat it for who does not know it (PNG, section 11.3.2.5).
  if (chunkOf("sRGB") !== undefined) return null;
  return chunkOf("gAMA") === undefined && chunkOf("cHRM") === undefined ? null : "unknown";
}

/** Of an iCCP chunk: a name, how it is packed, and the profile, of which only one for red, green and blue fits these pixels. */
function unpackedProfile(chunk: Uint8Array): Uint8Array | null {
  const nameEnd = chunk.indexOf(0);
  if (nameEnd < 1 || nameEnd > 79 || chunk[nameEnd + 1] !== 0) return null;
  const packed = chunk.subarray(nameEnd + 2);
  const parts: Uint8Array[] = [];
  let [length, isWhole] = [0, false];
  try {
    const unzlib = new Unzlib((part, isLast) => {
      parts.push(part);
      length += part.length;
      if (length > maxProfileBytes) throw new RangeError("a profile is no larger");
      isWhole ||= isLast;
    });
    for (let at = 0; at < packed.length; at += packedBytesAtOnce)
      unzlib.push(packed.subarray(at, at + packedBytesAtOnce), at + packedBytesAtOnce >= packed.length);
  } catch {
    return null;
  }
  if (!isWhole || length < 128) return null;
  const profile = concatBytes(parts);
  return String.fromCharCode(...profile.subarray(16, 20)) === "RGB " ? profile : null;
}
