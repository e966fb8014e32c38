import { unzlibSync } from "fflate";
import { concatBytes } from "../../bytes/concat-bytes.ts";
import { adler32 } from "./adler32.ts";
import { isPlainPng } from "./is-plain-png.ts";
import { unfiltered } from "./png-filters.ts";
import { type PngChunk, readChunks } from "./png-chunks.ts";

/** Larger pictures are left as they are: they take too long. */
const maxBytes = 16 * 1024 * 1024;

/** What the numbers of a colour mean. */
const colourTypes = new Set(["cHRM", "cICP", "gAMA", "iCCP", "sRGB"]);

export interface Picture {
  width: number;
  height: number;
  /** Colours not multiplied by opacity; all 0 where nothing is seen. */
  rgba: Uint8Array<ArrayBuffer>;
}

export interface PngPicture extends Picture {
  colourChunks: PngChunk[];
}

interface Header {
  width: number;
  height: number;
  depth: number;
  colourType: number;
  channels: number;
}

/** Values of a pixel by the type of its colour (PNG, table 11.1). */
const channelsOf: { readonly [colourType: number]: number } = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Where the rows of an interlaced picture begin and how far they lie apart (PNG, section 8.1). */
const interlaced = [
  { x: 0, y: 0, across: 8, down: 8 },
  { x: 4, y: 0, across: 8, down: 8 },
  { x: 0, y: 4, across: 4, down: 8 },
  { x: 2, y: 0, across: 4, down: 4 },
  { x: 0, y: 2, across: 2, down: 4 },
  { x: 1, y: 0, across: 2, down: 2 },
  { x: 0, y: 1, across: 1, down: 2 },
];
const inOnePass = [{ x: 0, y: 0, across: 1, down: 1 }];

/**
 * The pixels of a PNG; null for anything else, what is damaged in the eyes of any player, moves or is too large, and what no 8 bits can say: 16 bits a channel, of
 * which each player makes its own 8, and grey with a profile of its own.
 */
export function readPng(bytes: Uint8Array): PngPicture | null {
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (chunks === null || header?.type !== "IHDR" || header.data.length !== 13) return null;
  // A picture that moves would stand still.
  if (chunks.some(({ type }) => type === "acTL")) return null;
  const view = new DataView(header.data.buffer, header.data.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colourType = 0, , , interlace = 0] = header.data.subarray(8);
  const channels = channelsOf[colourType];
  const isKnownDepth = depth === 8 || ([1, 2, 4].includes(depth) && (colourType === 0 || colourType === 3));
  if (channels === undefined || !isKnownDepth || interlace > 1) return null;
  if (!isPlainPng(chunks, { depth, colourType })) return null;
  if (width === 0 || height === 0 || width * height * 4 > maxBytes) return null;
  const colourChunks = chunks.filter(({ type }) => colourTypes.has(type));
  const isGrey = colourType === 0 || colourType === 4;
  if (isGrey && colourChunks.some(({ type }) => type === "iCCP")) return null;

  const { passes, size } = passesOf({ width, height, depth, colourType, channels }, interlace === 1);
  const packed = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  const data = inflated(packed, size);
  const colourOf = colourReader(colourType, depth, chunks);
  if (data === null || colourOf === null) return null;
  const rgba = new Uint8Array(width * height * 4);
  for (const { x, y, across, down, columns, rows, rowBytes, from } of passes) {
    const lines = unfiltered(
      data.subarray(from, from + rows * (rowBytes + 1)),
      rows,
      rowBytes,
      Math.max(1, (channels * depth) >> 3),
    );
    if (lines === null) return null;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = ((y + row * down) * width + x + column * across) * 4;
        if (!colourOf(lines, row * rowBytes, column, rgba, at)) return null;
        if (rgba[at + 3] === 0) rgba.fill(0, at, at + 3);
      }
  }
  return { width, height, rgba, colourChunks };
}

/** The parts that are packed one behind the other, and how many bytes they have together. */
function passesOf({ width, height, depth, channels }: Header, isInterlaced: boolean) {
  let size = 0;
  const passes = (isInterlaced ? interlaced : inOnePass).flatMap((pass) => {
    const columns = Math.max(0, Math.ceil((width - pass.x) / pass.across));
    const rows = Math.max(0, Math.ceil((height - pass.y) / pass.down));
    if (columns === 0 || rows === 0) return [];
    const rowBytes = Math.ceil((columns * channels * depth) / 8);
    const from = size;
    size += rows * (rowBytes + 1);
    return [{ ...pass, columns, rows, rowBytes, from }];
  });
  return { passes, size };
}

function inflated(parts: readonly Uint8Array[], size: number): Uint8Array | null {
  try {
    const packed = concatBytes(parts);
    // A byte more than there are: what does not end where it should is damaged, too.
    const data = unzlibSync(packed, { out: new Uint8Array(size + 1) });
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    return data.length === size && view.getUint32(packed.length - 4) === adler32(data) ? data : null;
  } catch {
    // Damaged: players show what they can of it, as before.
    return null;
  }
}

/** Writes the colour of a pixel of a row that begins at `from`; false where there is no such colour. */
type ColourReader = (
  lines: Uint8Array,
  from: number,
  column: number,
  rgba: Uint8Array,
  at: number,
) => boolean;

function colourReader(colourType: number, depth: number, chunks: readonly PngChunk[]): ColourReader | null {
  const transparent = chunks.find(({ type }) => type === "tRNS")?.data;
  const palette = chunks.find(({ type }) => type === "PLTE")?.data;
  const highest = (1 << depth) - 1;
  const valueAt = (lines: Uint8Array, from: number, column: number): number => {
    const bit = column * depth;
    return ((lines[from + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & highest;
  };
  const put = (rgba: Uint8Array, at: number, red: number, green: number, blue: number, alpha: number) => {
    rgba[at] = red;
    rgba[at + 1] = green;
    rgba[at + 2] = blue;
    rgba[at + 3] = alpha;
    return true;
  };
  /** The one colour that is transparent, as two bytes a channel. */
  const keyAt = (channel: number): number =>
    transparent === undefined
      ? -1
      : ((transparent[channel * 2] ?? 0) << 8) | (transparent[channel * 2 + 1] ?? 0);
  switch (colourType) {
    case 0: {
      const key = keyAt(0);
      return (lines, from, column, rgba, at) => {
        const value = valueAt(lines, from, column);
        const grey = (value * 255) / highest;
        return put(rgba, at, grey, grey, grey, value === key ? 0 : 255);
      };
    }
    case 2: {
      const [red, green, blue] = [keyAt(0), keyAt(1), keyAt(2)];
      return (lines, from, column, rgba, at) => {
        const start = from + column * 3;
        const [r = 0, g = 0, b = 0] = [lines[start], lines[start + 1], lines[start + 2]];
        return put(rgba, at, r, g, b, r === red && g === green && b === blue ? 0 : 255);
      };
    }
    case 3: {
      if (palette === undefined) return null;
      return (lines, from, column, rgba, at) => {
        const index = valueAt(lines, from, column);
        const [red, green, blue] = [palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2]];
        if (red === undefined || green === undefined || blue === undefined) return false;
        return put(rgba, at, red, green, blue, transparent?.[index] ?? 255);
      };
    }
    case 4:
      return (lines, from, column, rgba, at) => {
        const grey = lines[from + column * 2] ?? 0;
        return put(rgba, at, grey, grey, grey, lines[from + column * 2 + 1] ?? 0);
      };
    default:
      return (lines, from, column, rgba, at) => {
        rgba.set(lines.subarray(from + column * 4, from + column * 4 + 4), at);
        return true;
      };
  }
}
