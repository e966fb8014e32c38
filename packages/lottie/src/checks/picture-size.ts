/**
 * Pixels of a PNG, JPEG, GIF or WebP by its header, which is all that a decoder goes by when it takes memory; 0 for anything
 * else. Where a file names several sizes the largest counts.
 */
export function picturePixels(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (text: string, at = 0): boolean =>
    Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (starts("\x89PNG") && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (starts("GIF8") && bytes.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
  if (starts("\xff\xd8")) return jpegPixels(view);
  if (starts("RIFF") && starts("WEBP", 8) && bytes.length >= 30) return webpPixels(view, starts);
  return 0;
}

/** Frame headers are the markers C0 to CF, but for tables and restarts (ITU T.81, table B.1). */
function jpegPixels(view: DataView): number {
  let most = 0;
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) {
      at++;
      continue;
    }
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) most = Math.max(most, view.getUint16(at + 5) * view.getUint16(at + 7));
    const isBare = marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd9);
    // Behind the start of the scan come the pixels: no frame header follows that a decoder heeds.
    if (marker === 0xda) return most;
    at += isBare ? 1 : 2 + view.getUint16(at + 2);
  }
  return most;
}

/** The canvas of the extended form, and the picture inside, in both ways of packing (RFC 9649). */
function webpPixels(view: DataView, starts: (text: string, at: number) => boolean): number {
  if (starts("VP8X", 12)) {
    const side = (at: number): number => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
    return side(24) * side(27);
  }
  if (starts("VP8L", 12)) {
    const bits = view.getUint32(21, true);
    return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  }
  return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
}
