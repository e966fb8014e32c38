import { rgbOf } from "@zoetrope/lottie";
import type { RawFrame } from "../../raw-frame.ts";
import { asWords } from "../changed-box.ts";
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

const mostColours = 255;

/** Fainter than half is not there: a GIF has no half-transparent pixels. */
const leastOpacity = 128;
/** With a matte nearly all of an edge is kept; what nobody sees is not. */
const leastOpacityOnMatte = 8;

/** What a pixel looks like in a GIF, as it lies in memory; 0 where nothing is. */
type Flatten = (word: number, place: number) => number;

function createFlatten({ matte, dither = false }: GifPixelOptions): Flatten {
  const ground = matte === undefined ? null : rgbOf(matte);
  if (matte !== undefined && ground === null) throw new RangeError(`${JSON.stringify(matte)} is no colour`);
  if (ground !== null) {
    const [red = 0, green = 0, blue = 0] = ground.map((share) => Math.round(share * 255));
    return (word) => {
      const opacity = word >>> 24;
      if (opacity === 255) return word;
      if (opacity < leastOpacityOnMatte) return 0;
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
    ? (word, place) => ((word >>> 24) * 64 > (thresholds[place] ?? 0) * 255 + 127 ? word | 0xff000000 : 0)
    : (word) => (word >>> 24 < leastOpacity ? 0 : word | 0xff000000);
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
      const word = own === 0 ? 0 : flatten(own, 0);
      if (word !== 0) counter.add(word, next - at);
    }
  }
  return new GifPalette(
    counter.colours(),
    Math.min(mostColours, Math.max(2, Math.floor(options.colours ?? mostColours))),
  );
}

/** Turns frames into entries of the palette, one byte each, 0 where nothing is. What is as in the frame before is not looked up again. */
export function createIndexer(
  palette: GifPalette,
  options: GifPixelOptions,
): (frame: RawFrame) => Uint8Array<ArrayBuffer> {
  const flatten = createFlatten(options);
  const isDithered = options.dither === true;
  let before: { words: Uint32Array; indices: Uint8Array } | null = null;
  return ({ pixels, width }) => {
    const words = asWords(pixels);
    const indices = new Uint8Array(words.length);
    let lastWord = -1;
    let lastIndex = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0;
      if (before !== null && before.words[at] === word) {
        indices[at] = before.indices[at] ?? 0;
        continue;
      }
      if (!isDithered && word === lastWord) {
        indices[at] = lastIndex;
        continue;
      }
      const place = isDithered ? ((((at / width) | 0) & 7) << 3) | ((at % width) & 7) : 0;
      const flat = flatten(word, place);
      let index = 0;
      if (flat !== 0) {
        if (isDithered) {
          const mixture = palette.mixtureOf(flat);
          index = mixture >> 16 > (thresholds[place] ?? 0) ? (mixture >> 8) & 255 : mixture & 255;
        } else index = palette.entryOf(flat);
      }
      indices[at] = index;
      lastWord = word;
      lastIndex = index;
    }
    before = { words, indices };
    return indices;
  };
}
