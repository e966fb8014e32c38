import type { RawFrame, Size } from "../../drawing/raw-frame.ts";
import { ByteWriter } from "../byte-writer.ts";
import { asWords, changedBox, type PixelBox } from "../changed-box.ts";
import type { PictureEncoder } from "../picture-encoder.ts";
import { framePartsOf } from "./webp-chunks.ts";

export interface AnimatedWebpOptions {
  size: Size;
  encode: PictureEncoder;
  /** 1 to 100. */
  quality: number;
  /** Of the frames one after the other, in thousandths of a second. */
  nextDelay: () => number;
  /** How often it plays; 0 is for ever. */
  plays: number;
}

export interface AnimatedWebpEncoder {
  add(frame: RawFrame): Promise<void>;
  finish(): Uint8Array<ArrayBuffer>;
}

/** The frame takes the place of what was there, and stays (https://developers.google.com/speed/webp/docs/riff_container). */
const noBlending = 0b10;
const [hasAnimation, hasOpacity] = [0b10, 0b10000];
const maxDelay = 0xffffff;

interface Part {
  box: PixelBox;
  chunks: Uint8Array;
  delay: number;
}

/** Of each frame only the box that changed is encoded, as a picture of its own. */
export function createAnimatedWebpEncoder(options: AnimatedWebpOptions): AnimatedWebpEncoder {
  const { size, encode, quality, nextDelay, plays } = options;
  const parts: Part[] = [];
  let shown: Uint32Array | null = null;
  return {
    async add(frame) {
      const words = asWords(frame.pixels);
      const delay = nextDelay();
      const changed = shown === null ? { left: 0, top: 0, ...size } : changedBox(shown, words, size);
      shown = words;
      const last = parts.at(-1);
      if (changed === null) {
        if (last !== undefined) last.delay += delay;
        return;
      }
      const box = evenBox(changed);
      const picture = await encode(partOf(frame, box), { quality });
      parts.push({ box, delay, chunks: framePartsOf(picture) });
    },
    finish() {
      if (parts.length === 0) throw new RangeError("an animated WebP has at least one frame");
      const out = new ByteWriter();
      out.ascii("WEBP");
      out.ascii("VP8X");
      out.little(10, 4);
      out.little(hasAnimation | hasOpacity, 4);
      out.little(size.width - 1, 3);
      out.little(size.height - 1, 3);
      out.ascii("ANIM");
      out.little(6, 4);
      out.little(0, 4);
      out.little(plays, 2);
      for (const { box, chunks, delay } of parts) {
        out.ascii("ANMF");
        out.little(16 + chunks.length, 4);
        out.little(box.left / 2, 3);
        out.little(box.top / 2, 3);
        out.little(box.width - 1, 3);
        out.little(box.height - 1, 3);
        out.little(Math.min(maxDelay, delay), 3);
        out.byte(noBlending);
        out.bytes(chunks);
      }
      const file = new ByteWriter();
      file.ascii("RIFF");
      file.little(out.length, 4);
      file.bytes(out.toBytes());
      return file.toBytes();
    },
  };
}

/** A frame begins at even places only. */
const evenBox = ({ left, top, width, height }: PixelBox): PixelBox => ({
  left: left & ~1,
  top: top & ~1,
  width: width + (left & 1),
  height: height + (top & 1),
});

function partOf(frame: RawFrame, { left, top, width, height }: PixelBox): RawFrame {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * frame.width + left) * 4;
    pixels.set(frame.pixels.subarray(from, from + width * 4), y * width * 4);
  }
  return { pixels, width, height, frame: frame.frame };
}
