import type { PngChunk } from "./png-chunks.ts";

/** Chunks without which there is no picture, and how many there may be; of others of that kind nobody knows what they mean. */
const mostOf: { readonly [type: string]: number } = { IHDR: 1, PLTE: 1, IDAT: Infinity, IEND: 1 };

/**
 * Whether all players make the same of a PNG's chunks: what some take for damaged and others show, or read in another way, would look
 * different once it is packed anew (PNG, sections 5.6, 11.2 and 11.3.1).
 */
export function isPlainPng(
  chunks: readonly PngChunk[],
  { depth, colourType }: { depth: number; colourType: number },
): boolean {
  const placesOf = (type: string): number[] =>
    chunks.flatMap((chunk, index) => (chunk.type === type ? [index] : []));
  const isCritical = ({ type }: PngChunk): boolean => type.charAt(0) <= "Z";
  if (chunks.some((chunk) => isCritical(chunk) && !Object.hasOwn(mostOf, chunk.type))) return false;
  if (Object.entries(mostOf).some(([type, most]) => placesOf(type).length > most)) return false;
  const [method, filter] = chunks[0]?.data.subarray(10, 12) ?? [];
  if (method !== 0 || filter !== 0) return false;

  const rows = placesOf("IDAT");
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  if (last - first !== rows.length - 1) return false;
  const [paletteAt = -1] = placesOf("PLTE");
  const palette = chunks[paletteAt]?.data;
  const colours = (palette?.length ?? 0) / 3;
  if (paletteAt > first || !Number.isInteger(colours) || colours > 256) return false;
  if (colourType === 3 && (colours === 0 || colours > 1 << depth)) return false;
  if (palette !== undefined && (colourType === 0 || colourType === 4)) return false;

  const [transparentAt, another] = placesOf("tRNS");
  const transparent = transparentAt === undefined ? undefined : chunks[transparentAt]?.data;
  if (transparentAt !== undefined && transparent !== undefined) {
    if (another !== undefined || transparentAt > first || transparentAt < paletteAt) return false;
    if (!fits(transparent, { depth, colourType, colours })) return false;
  }
  return !chunks.some(({ type, data }) => type === "eXIf" && mayTurn(data));
}

/** One opacity for each colour at most, or one colour of as many bits as the picture has. */
function fits(
  transparent: Uint8Array,
  { depth, colourType, colours }: { depth: number; colourType: number; colours: number },
): boolean {
  if (colourType === 3) return transparent.length <= colours;
  if (colourType !== 0 && colourType !== 2) return false;
  if (transparent.length !== (colourType === 0 ? 2 : 6)) return false;
  const view = new DataView(transparent.buffer, transparent.byteOffset, transparent.byteLength);
  for (let at = 0; at < transparent.length; at += 2) if (view.getUint16(at) >> depth !== 0) return false;
  return true;
}

/** Whether Exif may say that a picture lies on its side, which browsers follow: its tag, in either order of bytes, and a value but 1. */
function mayTurn(exif: Uint8Array): boolean {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const isLittle = exif[0] === 0x49;
  for (let at = 8; at + 10 <= exif.length; at++)
    if (view.getUint16(at, isLittle) === 0x112 && view.getUint16(at + 2, isLittle) === 3)
      return view.getUint16(at + 8, isLittle) !== 1;
  return false;
}
