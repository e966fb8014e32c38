import { drawHeat } from "../encode/draw-heat.ts";
import { encodePng } from "../encode/png/encode-png.ts";
import type { RawFrame, Size } from "../drawing/raw-frame.ts";

/** How far two pictures lie apart, of 255, where colours count as far as they are opaque. */
export interface FrameDifference {
  /** Frames from the in point of the first file; the other one is drawn at the same time. */
  frame: number;
  /** Of the worst channel of the worst pixel. */
  max: number;
  /** Over all pixels and channels. */
  mean: number;
}

/** The one in which more differs, on the whole. */
export const worseFrame = (one: FrameDifference, other: FrameDifference): FrameDifference =>
  other.mean > one.mean || (other.mean === one.mean && other.max > one.max) ? other : one;

/** A PNG of two pictures of one size: the first one pale, and over it from yellow to red what differs. */
export const drawDifference = (first: RawFrame, second: RawFrame): Uint8Array<ArrayBuffer> =>
  encodePng(drawHeat(first, second));

/** The same picture in the corner of a larger one, or the corner of it. */
export function inSize(frame: RawFrame, { width, height }: Size): RawFrame {
  if (frame.width === width && frame.height === height) return frame;
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < Math.min(height, frame.height); y++) {
    const from = y * frame.width * 4;
    pixels.set(frame.pixels.subarray(from, from + Math.min(width, frame.width) * 4), y * width * 4);
  }
  return { pixels, width, height, frame: frame.frame };
}

/** Of two animations the whole frames of the first, as long as either lasts, or so many of them evenly. */
export function comparedFrames(
  one: { frameCount: number; frameRate: number },
  other: { frameCount: number; frameRate: number },
  maxFrames: number,
): { frames: number[]; isAll: boolean } {
  const length = Math.max(one.frameCount, (other.frameCount * one.frameRate) / other.frameRate);
  const whole = Math.max(1, Math.ceil(length - 1e-6));
  const count = Math.min(whole, maxFrames);
  return {
    frames: Array.from({ length: count }, (_, index) => Math.floor((index * whole) / count)),
    isAll: count === whole,
  };
}
