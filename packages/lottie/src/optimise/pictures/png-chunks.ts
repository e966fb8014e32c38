import { crc32 } from "../../archive/crc32.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface PngChunk {
  type: string;
  data: Uint8Array;
}

/** The chunks of a PNG; null for anything else, and where one does not end. */
export function readChunks(bytes: Uint8Array): PngChunk[] | null {
  if (!signature.every((each, index) => bytes[index] === each)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (length > bytes.length - at - 12) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === "IEND") return chunks;
    at += 12 + length;
  }
  return null;
}

export function writeChunks(chunks: readonly PngChunk[]): Uint8Array {
  const size = chunks.reduce((sum, { data }) => sum + data.length + 12, signature.length);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set(signature);
  let at = signature.length;
  for (const { type, data } of chunks) {
    view.setUint32(at, data.length);
    for (let letter = 0; letter < 4; letter++) bytes[at + 4 + letter] = type.charCodeAt(letter);
    bytes.set(data, at + 8);
    view.setUint32(at + 8 + data.length, crc32(bytes.subarray(at + 4, at + 8 + data.length)));
    at += 12 + data.length;
  }
  return bytes;
}
