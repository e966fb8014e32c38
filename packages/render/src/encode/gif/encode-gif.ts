import type { RawFrame, Size } from "../../drawing/raw-frame.ts";
import { ByteWriter } from "../byte-writer.ts";
import { boxAround, changedBox, type PixelBox } from "../changed-box.ts";
import type { GifPalette } from "./gif-palette.ts";
import { createIndexer, type GifPixelOptions } from "./gif-pixels.ts";
import { LzwWriter } from "./lzw.ts";

export interface GifEncoderOptions extends GifPixelOptions {
  size: Size;
  palette: GifPalette;
  /** Of the frames one after the other, in hundredths of a second. */
  nextDelay: () => number;
  /** How often it plays; 0 is for ever. */
  plays: number;
}

export interface GifEncoder {
  add(frame: RawFrame): void;
  finish(): Uint8Array<ArrayBuffer>;
}

/** What becomes of a picture when its time is over (GIF89a, 23): it stays, or what its box covers is cleared. */
const [stays, isCleared] = [1, 2];
const maxDelay = 65_535;

interface Waiting {
  /** What is to be seen. */
  shown: Uint8Array;
  /** What was there before. */
  ground: Uint8Array;
  box: PixelBox;
  delay: number;
}

/**
 * A GIF with one palette for all frames, so that colours do not flicker. Of each frame only what changed is written. A frame waits for
 * the next one, which may want some of it cleared: nothing can be drawn in transparent.
 */
export function createGifEncoder(options: GifEncoderOptions): GifEncoder {
  const { size, palette, nextDelay, plays } = options;
  const out = new ByteWriter();
  const lzw = new LzwWriter();
  const indicesOf = createIndexer(palette, options);
  const paletteBits = Math.max(2, Math.ceil(Math.log2(palette.colours.length + 1)));
  let waiting: Waiting | null = null;
  writeHeader(out, size, palette, paletteBits, plays);

  function write({ shown, ground, delay }: Waiting, box: PixelBox, disposal: number): void {
    out.bytes([0x21, 0xf9, 4, (disposal << 2) | 1]);
    out.little(Math.min(maxDelay, delay), 2);
    out.bytes([0, 0, 0x2c]);
    for (const value of [box.left, box.top, box.width, box.height]) out.little(value, 2);
    out.byte(0);
    lzw.write({ shown, ground, width: size.width, box }, paletteBits, out);
  }

  return {
    add(frame) {
      const { indices: shown, changed, cleared } = indicesOf(frame);
      const delay = nextDelay();
      if (waiting === null) {
        const ground = new Uint8Array(shown.length);
        waiting = { shown, ground, box: changedBox(ground, shown, size) ?? firstPixel, delay };
        return;
      }
      if (changed === null) {
        waiting.delay += delay;
        return;
      }
      const covered = cleared === null ? waiting.box : boxAround(waiting.box, cleared);
      write(waiting, covered, cleared === null ? stays : isCleared);
      if (cleared === null) {
        waiting = { shown, ground: waiting.shown, box: changed, delay };
        return;
      }
      const ground = waiting.shown;
      clearBox(ground, covered, size);
      const box = changedBox(ground, shown, size, boxAround(changed, covered));
      waiting = { shown, ground, box: box ?? firstPixel, delay };
    },
    finish() {
      if (waiting === null) throw new RangeError("a GIF has at least one frame");
      write(waiting, waiting.box, stays);
      out.byte(0x3b);
      return out.toBytes();
    },
  };
}

/** Where there is nothing to draw, something has to stand. */
const firstPixel: PixelBox = { left: 0, top: 0, width: 1, height: 1 };

function writeHeader(
  out: ByteWriter,
  { width, height }: Size,
  { colours }: GifPalette,
  bits: number,
  plays: number,
): void {
  out.ascii("GIF89a");
  out.little(width, 2);
  out.little(height, 2);
  out.bytes([0x80 | ((bits - 1) << 4) | (bits - 1), 0, 0]);
  const table = [0, ...colours];
  for (let index = 0; index < 1 << bits; index++) out.big(table[index] ?? 0, 3);
  // It counts how often it begins anew; what plays once has none.
  if (plays === 1) return;
  out.bytes([0x21, 0xff, 11]);
  out.ascii("NETSCAPE2.0");
  out.bytes([3, 1]);
  out.little(plays === 0 ? 0 : plays - 1, 2);
  out.byte(0);
}

function clearBox(indices: Uint8Array, { left, top, width, height }: PixelBox, size: Size): void {
  for (let y = top; y < top + height; y++)
    indices.fill(0, y * size.width + left, y * size.width + left + width);
}
