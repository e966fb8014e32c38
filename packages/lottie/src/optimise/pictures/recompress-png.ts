import { deflateSync } from "fflate";
import { deflate } from "../../deflate/deflate.ts";
import { adler32 } from "./adler32.ts";
import { filtered } from "./png-filters.ts";
import { type PngChunk, writeChunks } from "./png-chunks.ts";
import { type PngPicture, readPng } from "./read-png.ts";

interface Layout {
  colourType: 2 | 3 | 6;
  rows: Uint8Array;
  rowBytes: number;
  step: number;
  palette: Uint8Array | null;
  alphas: Uint8Array | null;
}

/**
 * The same picture as a smaller PNG: colours by a palette where there are no more than 256, without opacity where all is opaque, without what
 * nobody sees (dates, texts, colours of what is transparent), packed anew. The bytes as they came where that is not smaller,
 * and for what `readPng` does not read.
 */
export function recompressPng(bytes: Uint8Array, picture: PngPicture | null = readPng(bytes)): Uint8Array {
  if (picture === null) return bytes;
  const { width, height, rgba, colourChunks } = picture;
  let best = bytes;
  for (const layout of layoutsOf(rgba, width)) {
    // Rows of a palette are next to each other by chance; filters make them no shorter.
    const attempts = layout.colourType === 3 ? [0 as const] : [null, 0 as const, 4 as const];
    const filteredRows = attempts
      .map((only) => filtered(layout.rows, layout.rowBytes, layout.step, only))
      .map((data) => ({ data, size: deflateSync(data, { level: 6 }).length }))
      .toSorted((a, b) => a.size - b.size);
    const data = filteredRows[0]?.data ?? new Uint8Array();
    const made = written(width, height, layout, data, colourChunks);
    if (made.length < best.length) best = made;
  }
  return best;
}

/** Ways to write the same pixels. */
function layoutsOf(rgba: Uint8Array, width: number): Layout[] {
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const places = new Map<number, number>();
  let isOpaque = true;
  for (let pixel = 0; pixel < words.length; pixel++) {
    if (rgba[pixel * 4 + 3] !== 255) isOpaque = false;
    const word = words[pixel] ?? 0;
    if (places.size <= 256 && !places.has(word)) places.set(word, pixel);
  }
  const full: Layout = isOpaque
    ? { colourType: 2, rows: withoutOpacity(rgba), rowBytes: width * 3, step: 3, palette: null, alphas: null }
    : { colourType: 6, rows: rgba, rowBytes: width * 4, step: 4, palette: null, alphas: null };
  if (places.size > 256) return [full];
  // What is not opaque comes first: opacities are told up to the last of them.
  const colours = [...places].toSorted(
    ([, one], [, other]) => (rgba[one * 4 + 3] ?? 0) - (rgba[other * 4 + 3] ?? 0) || one - other,
  );
  const indices = new Map(colours.map(([word], index) => [word, index]));
  const rows = Uint8Array.from(words, (word) => indices.get(word) ?? 0);
  const palette = Uint8Array.from(colours.flatMap(([, at]) => [...rgba.subarray(at * 4, at * 4 + 3)]));
  const alphas = Uint8Array.from(colours, ([, at]) => rgba[at * 4 + 3] ?? 0).filter((alpha) => alpha !== 255);
  return [
    full,
    { colourType: 3, rows, rowBytes: width, step: 1, palette, alphas: alphas.length > 0 ? alphas : null },
  ];
}

function withoutOpacity(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let pixel = 0; pixel * 4 < rgba.length; pixel++)
    for (let channel = 0; channel < 3; channel++) rgb[pixel * 3 + channel] = rgba[pixel * 4 + channel] ?? 0;
  return rgb;
}

function written(
  width: number,
  height: number,
  { colourType, palette, alphas }: Layout,
  data: Uint8Array,
  colourChunks: readonly PngChunk[],
): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, colourType, 0, 0, 0], 8);
  return writeChunks([
    { type: "IHDR", data: header },
    ...colourChunks,
    ...(palette === null ? [] : [{ type: "PLTE", data: palette }]),
    ...(alphas === null ? [] : [{ type: "tRNS", data: alphas }]),
    { type: "IDAT", data: zlib(data) },
    { type: "IEND", data: new Uint8Array() },
  ]);
}

/** RFC 1950: a head, what is packed, and its checksum. */
function zlib(data: Uint8Array): Uint8Array {
  const packed = deflate(data);
  const bytes = new Uint8Array(packed.length + 6);
  bytes.set([0x78, 0xda]);
  bytes.set(packed, 2);
  new DataView(bytes.buffer).setUint32(packed.length + 2, adler32(data));
  return bytes;
}
