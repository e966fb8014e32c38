import type { RawFrame, Size } from "../../drawing/raw-frame.ts";
import { ByteWriter } from "../byte-writer.ts";
import { asWords, changedBox, type PixelBox } from "../changed-box.ts";
import { createRowPacker, unpackPlainRows } from "./pack-rows.ts";
import { ColourIndex } from "./colour-index.ts";
import { beginPng, writeChunk } from "./png-chunks.ts";

export interface ApngEncoderOptions {
  size: Size;
  /** Of the frames one after the other, in thousandths of a second. */
  nextDelay: () => number;
  /** How often it plays; 0 is for ever. */
  plays: number;
}

export interface ApngEncoder {
  add(frame: RawFrame): void;
  finish(): Uint8Array<ArrayBuffer>;
}

/** What covers the picture before: it takes its place, opacity and all, or lies over it. */
const [blendSource, blendOver] = [0, 1];
const maxDelay = 65_535;

interface Part {
  box: PixelBox;
  blending: number;
  data: Uint8Array;
  delay: number;
}

/**
 * An animated PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation). Of each frame only what changed is written, exactly: as numbers
 * of colours while there are no more than 256.
 */
export function createApngEncoder({ size, nextDelay, plays }: ApngEncoderOptions): ApngEncoder {
  const parts: Part[] = [];
  const packRows = createRowPacker();
  const colours = new ColourIndex();
  let isIndexed = true;

  function pack(words: Uint32Array, width: number): Uint8Array {
    const numbers = isIndexed ? colours.numbersOf(words) : null;
    if (numbers !== null) return packRows(numbers, width, 1);
    if (isIndexed) {
      isIndexed = false;
      for (const part of parts)
        part.data = pack(colours.wordsOf(unpackPlainRows(part.data, part.box.width)), part.box.width);
    }
    return packRows(new Uint8Array(words.buffer), width * 4, 4);
  }

  let shown: Uint32Array | null = null;
  return {
    add(frame) {
      const words = asWords(frame.pixels);
      const delay = nextDelay();
      const box = shown === null ? { left: 0, top: 0, ...size } : changedBox(shown, words, size);
      const last = parts.at(-1);
      if (box === null && last !== undefined) last.delay += delay;
      else if (box !== null) {
        const { blending, words: changed } = partOf(shown, words, box, size.width);
        parts.push({ box, delay, blending, data: pack(changed, box.width) });
      }
      shown = words;
    },
    finish() {
      if (parts.length === 0) throw new RangeError("an APNG has at least one frame");
      const out = new ByteWriter();
      beginPng(out, size, isIndexed ? 3 : 6);
      writeChunk(out, "acTL", bigEndian([parts.length, plays]));
      if (isIndexed) colours.write(out);
      let sequence = 0;
      for (const [index, { box, blending, data, delay }] of parts.entries()) {
        const control = new Uint8Array(26);
        control.set(bigEndian([sequence++, box.width, box.height, box.left, box.top]));
        const view = new DataView(control.buffer);
        view.setUint16(20, Math.min(maxDelay, delay));
        view.setUint16(22, 1000);
        control[25] = blending;
        writeChunk(out, "fcTL", control);
        if (index === 0) writeChunk(out, "IDAT", data);
        else {
          const numbered = new Uint8Array(4 + data.length);
          numbered.set(bigEndian([sequence++]));
          numbered.set(data, 4);
          writeChunk(out, "fdAT", numbered);
        }
      }
      writeChunk(out, "IEND", new Uint8Array());
      return out.toBytes();
    },
  };
}

/** Where all that changed is opaque, what did not is left out: nothing packs better. */
function partOf(
  before: Uint32Array | null,
  words: Uint32Array,
  { left, top, width, height }: PixelBox,
  rowLength: number,
): { blending: number; words: Uint32Array } {
  const own = new Uint32Array(width * height);
  const over = new Uint32Array(width * height);
  let isOpaque = before !== null;
  for (let y = 0, to = 0; y < height; y++) {
    const row = (top + y) * rowLength + left;
    for (let x = 0; x < width; x++, to++) {
      const word = words[row + x] ?? 0;
      own[to] = word;
      if (before !== null && before[row + x] === word) continue;
      over[to] = word;
      if (word >>> 24 !== 255) isOpaque = false;
    }
  }
  return isOpaque ? { blending: blendOver, words: over } : { blending: blendSource, words: own };
}

function bigEndian(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return bytes;
}
