type Picture =
  | { kind: "svg"; source: string }
  | { kind: "pixels"; type: string; width: number; height: number };

/** What a `data:` address holds, by its first bytes; null for anything that is not embedded or not known. */
export function pictureOf(address: string): Picture | null {
  const [, header, body] = /^data:([^,]*),(.*)$/s.exec(address) ?? [];
  if (header === undefined || body === undefined) return null;
  const bytes = bytesOf(body, /;\s*base64\s*$/i.test(header));
  if (bytes === null || bytes.length < 12) return null;
  for (const [type, sizeOf] of measures) {
    const size = sizeOf(bytes);
    if (size !== null) return size.width > 0 && size.height > 0 ? { kind: "pixels", type, ...size } : null;
  }
  const text = new TextDecoder().decode(bytes);
  return /<svg[\s>:]|<\w+:svg[\s>]/.test(text) ? { kind: "svg", source: text } : null;
}

function bytesOf(body: string, isBase64: boolean): Uint8Array | null {
  try {
    if (!isBase64) return new TextEncoder().encode(decodeURIComponent(body));
    const binary = atob(body.replaceAll(/\s+/g, ""));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

interface Size {
  width: number;
  height: number;
}

/** Whatever its address says to be. */
const measures: readonly (readonly [type: string, sizeOf: (bytes: Uint8Array) => Size | null])[] = [
  ["image/png", sizeOfPng],
  ["image/jpeg", sizeOfJpeg],
  ["image/webp", sizeOfWebp],
];

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

function sizeOfPng(bytes: Uint8Array): Size | null {
  if (bytes[0] !== 0x89 || bytes[1] !== 0x50 || bytes.length < 24) return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** From the first frame header (ITU T.81, B.2.2). */
function sizeOfJpeg(bytes: Uint8Array): Size | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function sizeOfWebp(bytes: Uint8Array): Size | null {
  const letters = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (letters(0) !== "RIFF" || letters(8) !== "WEBP" || bytes.length < 30) return null;
  const view = viewOf(bytes);
  if (letters(12) === "VP8X")
    return {
      width: 1 + (view.getUint32(24, true) & 0xffffff),
      height: 1 + ((view.getUint32(26, true) >> 8) & 0xffffff),
    };
  if (letters(12) === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
