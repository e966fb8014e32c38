import * as found from "gifenc";
import type { RawFrame } from "../contract.ts";

export interface GifOptions {
  /** Frames a second; a GIF counts in hundredths, so that the error is spread over the frames. At most 50, which viewers still keep to. */
  framesPerSecond: number;
  /** How often it plays; 0, the default, is for ever. */
  repeat?: number;
}

// Node finds the names of the package on its default export, bundlers beside it.
const { GIFEncoder = found.default.GIFEncoder } = found;
const { quantize = found.default.quantize, applyPalette = found.default.applyPalette } = found;

const maxColours = 255;
/** Pixels that the palette is made of, from all frames. */
const sampledPixels = 200_000;
/** Fainter than half is not there: a GIF has no half-transparent pixels. */
const leastOpacity = 128;

/**
 * A GIF with one palette for all frames, so that colours do not flicker. Frames must have the same size; where nothing is painted it
 * is transparent.
 */
export function encodeGif(
  frames: readonly RawFrame[],
  { framesPerSecond, repeat = 0 }: GifOptions,
): Uint8Array {
  const [first] = frames;
  if (first === undefined) throw new RangeError("a GIF has at least one frame");
  const palette = [[0, 0, 0], ...paletteOf(frames)];
  const encoder = GIFEncoder();
  let shownFor = 0;
  for (const [index, frame] of frames.entries()) {
    // In hundredths, by where the frame ought to end: what is rounded off one is added to the next.
    const end = Math.round(((index + 1) * 100) / framesPerSecond);
    encoder.writeFrame(indicesOf(frame, palette), frame.width, frame.height, {
      ...(index === 0 ? { palette, repeat } : {}),
      delay: (end - shownFor) * 10,
      transparent: true,
      transparentIndex: 0,
      dispose: 2,
    });
    shownFor = end;
  }
  encoder.finish();
  return encoder.bytes();
}

function paletteOf(frames: readonly RawFrame[]): number[][] {
  const total = frames.reduce((sum, { pixels }) => sum + pixels.length / 4, 0);
  const step = Math.max(1, Math.ceil(total / sampledPixels));
  const samples: number[] = [];
  let skipped = 0;
  for (const { pixels } of frames)
    for (let at = 0; at < pixels.length; at += 4) {
      if ((pixels[at + 3] ?? 0) < leastOpacity || skipped++ % step !== 0) continue;
      samples.push(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, 255);
    }
  if (samples.length === 0) return [[255, 255, 255]];
  return quantize(new Uint8Array(samples), maxColours, { format: "rgb565" }).map((colour) =>
    colour.slice(0, 3),
  );
}

/** Index 0 is kept for what is transparent: no colour can take it. */
function indicesOf({ pixels }: RawFrame, palette: number[][]): Uint8Array {
  const indices = applyPalette(pixels, palette.slice(1), "rgb565");
  for (let at = 0; at < indices.length; at++)
    indices[at] = (pixels[at * 4 + 3] ?? 0) < leastOpacity ? 0 : (indices[at] ?? 0) + 1;
  return indices;
}
