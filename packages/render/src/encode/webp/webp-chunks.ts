/** What a frame of an animation is made of: the picture, and its opacity where it stands by itself. */
const kept = new Set(["ALPH", "VP8 ", "VP8L"]);

/** Those chunks of a still WebP, as they stand (RIFF: name, length, data, a byte more where the length is odd). */
export function framePartsOf(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 12; at + 8 <= webp.length;) {
    const name = String.fromCharCode(...webp.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length & 1);
    if (kept.has(name)) parts.push(webp.subarray(at, end));
    at = end;
  }
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    bytes.set(part, to);
    to += part.length;
  }
  return bytes;
}
