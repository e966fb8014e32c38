import { rgbOf } from "@zoetrope/lottie";
import type { RawFrame } from "../../drawing/raw-frame.ts";
import { asWords, GrowingBox, isSameBlock, type PixelBox, block } from "../changed-box.ts";
import { ColourCounter, GifPalette } from "./gif-palette.ts";
import { thresholds } from "./ordered-dither.ts";

export interface GifPixelOptions {
  /** `#rrggbb` that half-transparent pixels are mixed with, as on a page of that colour. Default: they are there from half on. */
  matte?: string;
  /** Mixes neighbouring colours, and half-transparent with transparent pixels where there is no matte. Default false. */
  dither?: boolean;
  /** In the palette at most, 2 to 255; default 255. */
  colours?: number;
}

const maxColours = 255;

/** Fainter than half is not there: a GIF has no half-transparent pixels. */
const minOpacity = 128;
/** With a matte nearly all of an edge is kept; what nobody sees is not. */
const minOpacityOnMatte = 8;

/** What a pixel looks like in a GIF, as it lies in memory; 0 where nothing is. */
type Flatten = (word: number, position: number) => number;

function createFlatten({ matte, dither = false }: GifPixelOptions): Flatten {
  const ground = matte === undefined ? null : rgbOf(matte);
  if (matte !== undefined && ground === null) throw new RangeError(`${JSON.stringify(matte)} is no colour`);
  if (ground !== null) {
    const [red = 0, green = 0, blue = 0] = ground.map((share) => Math.round(share * 255));
    return (word) => {
      const opacity = word >>> 24;
      if (opacity === 255) return word;
      if (opacity < minOpacityOnMatte) return 0;
      const over = (value: number, behind: number): number =>
        Math.round((value * opacity + behind * (255 - opacity)) / 255);
      const mixed =
        over(word & 255, red) |
        (over((word >> 8) & 255, green) << 8) |
        (over((word >> 16) & 255, blue) << 16);
      return (mixed | 0xff000000) >>> 0;
    };
  }
  return dither
    ? (word, position) =>
        (word >>> 24) * 64 > (thresholds[position] ?? 0) * 255 + 127 ? word | 0xff000000 : 0
    : (word) => (word >>> 24 < minOpacity ? 0 : word | 0xff000000);
}

/** The palette for frames that look like these. */
export function createPalette(samples: readonly RawFrame[], options: GifPixelOptions): GifPalette {
  const flatten = createFlatten({ ...options, dither: false });
  const counter = new ColourCounter();
  for (const { pixels } of samples) {
    const words = asWords(pixels);
    // Neighbours are mostly the same: they are counted together.
    for (let at = 0, next = 0; at < words.length; at = next) {
      const own = words[at] ?? 0;
      next = at + 1;
      while (next < words.length && words[next] === own) next++;
      const word = own === 0 || own >>> 24 === 255 ? own : flatten(own, 0);
      if (word !== 0) counter.add(word, next - at);
    }
  }
  return new GifPalette(
    counter.colours(),
    Math.min(maxColours, Math.max(2, Math.floor(options.colours ?? maxColours))),
  );
}

/** One byte a pixel, 0 where nothing is. */
type Indices = Uint8Array<ArrayBuffer>;

/** A frame in entries of the palette. */
export interface IndexedFrame {
  indices: Indices;
  /** Around all that is not as in the frame before; null where nothing differs, or none was before. */
  changed: PixelBox | null;
  /** Around all that was painted in the frame before and no longer is; null where that is nothing. */
  cleared: PixelBox | null;
}

/**
 * Turns frames into entries of the palette. What is as in the frame before is not looked up again. What it gives stays as it is until the
 * second frame after it that differs.
 */
export function createIndexer(
  palette: GifPalette,
  options: GifPixelOptions,
): (frame: RawFrame) => IndexedFrame {
  const flatten = createFlatten(options);
  const isDithered = options.dither === true;
  let wordsBefore: Uint32Array | null = null;
  /** What the frame before looks like, what the one before that does, and where the next goes. */
  let shown: [Indices, Indices, Indices] | null = null;

  const indexOf = (word: number, position: number): number => {
    const flat = word >>> 24 === 255 ? word : flatten(word, position);
    if (flat === 0) return 0;
    if (!isDithered) return palette.entryOf(flat);
    const mixture = palette.mixtureOf(flat);
    return mixture >> 16 > (thresholds[position] as number) ? (mixture >> 8) & 255 : mixture & 255;
  };

  return ({ pixels, width, height }) => {
    const words = asWords(pixels);
    const before = wordsBefore;
    const newIndices = (): Indices => new Uint8Array(words.length);
    const [last, beforeLast, indices] = (shown ??= [newIndices(), newIndices(), newIndices()]);
    indices.set(last);
    const changed = new GrowingBox();
    const cleared = new GrowingBox();
    let lastWord = -1;
    let lastIndex = 0;
    for (let y = 0; y < height; y++) {
      const row = y * width;
      let [left, right, leftCleared, rightCleared] = [width, -1, width, -1];
      for (let x = 0; x < width;) {
        if (before !== null && x + block <= width && isSameBlock(words, before, row + x)) {
          x += block;
          continue;
        }
        for (const end = Math.min(width, x + block); x < end; x++) {
          const at = row + x;
          const word = words[at] as number;
          if (before !== null && before[at] === word) continue;
          if (isDithered || word !== lastWord) lastIndex = indexOf(word, ((y & 7) << 3) | (x & 7));
          lastWord = word;
          if (indices[at] === lastIndex) continue;
          indices[at] = lastIndex;
          if (x < left) left = x;
          right = x;
          if (lastIndex !== 0) continue;
          if (x < leftCleared) leftCleared = x;
          rightCleared = x;
        }
      }
      changed.addRow(left, right, y);
      cleared.addRow(leftCleared, rightCleared, y);
    }
    wordsBefore = words;
    const box = changed.box();
    if (before !== null && box === null) return { indices: last, changed: null, cleared: null };
    shown = [indices, last, beforeLast];
    return before === null
      ? { indices, changed: null, cleared: null }
      : { indices, changed: box, cleared: cleared.box() };
  };
}
