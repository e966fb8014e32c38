import { zlibSync } from "fflate";
import type { RawFrame, Size } from "../../raw-frame.ts";
import { ByteWriter } from "../byte-writer.ts";
import { asWords, changedBox, type PixelBox } from "../changed-box.ts";
import { filterRows } from "./filter-rows.ts";
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

const level = 6;
/** What covers the picture before: it takes its place, opacity and all, or lies over it. */
const [blendSource, blendOver] = [0, 1];
const longestDelay = 65_535;

interface Part {
  box: PixelBox;
  blending: number;
  data: Uint8Array;
  delay: number;
}

/** An animated PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation). Of each frame only what changed is written, exactly. */
export function createApngEncoder({ size, nextDelay, plays }: ApngEncoderOptions): ApngEncoder {
  const parts: Part[] = [];
  let shown: Uint32Array | null = null;
  return {
    add(frame) {
      const words = asWords(frame.pixels);
      const delay = nextDelay();
      const box = shown === null ? { left: 0, top: 0, ...size } : changedBox(shown, words, size);
      const last = parts.at(-1);
      if (box === null && last !== undefined) last.delay += delay;
      else if (box !== null) parts.push({ box, delay, ...partOf(shown, words, box, size.width) });
      shown = words;
    },
    finish() {
      if (parts.length === 0) throw new RangeError("an APNG has at least one frame");
      const out = new ByteWriter();
      beginPng(out, size);
      writeChunk(out, "acTL", bigEndian([parts.length, plays]));
      let sequence = 0;
      for (const [index, { box, blending, data, delay }] of parts.entries()) {
        const control = new Uint8Array(26);
        control.set(bigEndian([sequence++, box.width, box.height, box.left, box.top]));
        const view = new DataView(control.buffer);
        view.setUint16(20, Math.min(longestDelay, delay));
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
): Pick<Part, "blending" | "data"> {
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
  const pixels = new Uint8Array((isOpaque ? over : own).buffer);
  return {
    blending: isOpaque ? blendOver : blendSource,
    data: zlibSync(filterRows(pixels, width, height), { level }),
  };
}

function bigEndian(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return bytes;
}
