import { crc32 } from "../../archive/crc32.ts";
import { concatBytes } from "../../bytes/concat-bytes.ts";

/** What every PNG begins with (https://www.w3.org/TR/png-3/#5PNG-file-signature). */
export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface PngChunk {
  type: string;
  data: Uint8Array;
}

/** The chunks of a PNG; null for anything else, where one does not end or its checksum is another. */
export function readChunks(bytes: Uint8Array): PngChunk[] | null {
  if (!pngSignature.every((each, index) => bytes[index] === each)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  for (let at = pngSignature.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (length > bytes.length - at - 12) return null;
    if (view.getUint32(at + 8 + length) !== crc32(bytes.subarray(at + 4, at + 8 + length))) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === "IEND") return chunks;
    at += 12 + length;
  }
  return null;
}

/** A chunk as it stands in a file: its length, type, data and checksum. */
export function pngChunk({ type, data }: PngChunk): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let letter = 0; letter < 4; letter++) bytes[4 + letter] = type.charCodeAt(letter);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

export const writeChunks = (chunks: readonly PngChunk[]): Uint8Array =>
  concatBytes([pngSignature, ...chunks.map(pngChunk)]);
