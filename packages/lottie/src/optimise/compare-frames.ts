import type { LottieJson, NamedAnimation, OpenFrames, ParsedAnimation } from "../contract.ts";
import { asNumber, isObject } from "../json/json-values.ts";
import { forEachObject } from "../json/walk.ts";
import { measuredSide } from "./properties.ts";

/** How far two pictures lie apart, of 255, where colours count as far as they are opaque. */
export interface PictureError {
  /** Of the worst channel of the worst pixel of any frame. */
  max: number;
  /** Over all pixels and channels of the worst frame. */
  mean: number;
  /** Frame from the in point at which it is worst. */
  frame: number;
}

export const noError: PictureError = { max: 0, mean: 0, frame: 0 };

/** Who draws an animation before and after: `openFrames` of `@zoetrope/render`, a player in a page, … */
export interface FrameRenderer {
  /** By which a report calls it. */
  name: string;
  /**
   * True for a player that draws by a browser's means, such as lottie-web. A browser moves edges in steps of a quarter of a pixel, so that
   * a thousandth shows where it crosses a step: numbers are rounded and paths joined as far as ThorVG allows only where such a one looks.
   */
  isBrowser?: boolean;
  openFrames: OpenFrames;
}

/** Pictures of forms of one animation. */
export interface FrameDrawer {
  name: string;
  isBrowser: boolean;
  /** Of each frame, counted from the in point. Rejects for what cannot be drawn. */
  draw(json: LottieJson, frames: readonly number[], signal?: AbortSignal): Promise<Uint8Array[]>;
}

/** So long the thread is kept between two looks at the signal. */
const yieldIntervalInMs = 12;

/** `parsed` is the file in which `animation` stands, with its pictures and fonts. */
export const createFrameDrawer = (
  { name, isBrowser = false, openFrames }: FrameRenderer,
  parsed: ParsedAnimation,
  animation: NamedAnimation,
): FrameDrawer => ({
  name,
  isBrowser,
  async draw(json, frames, signal) {
    const form = { ...parsed, animations: [{ ...animation, json }] };
    const drawn = await openFrames(form, animation.id, comparedWidth(json));
    const pictures: Uint8Array[] = [];
    let yieldedAt = performance.now();
    for (const frame of frames) {
      if (signal !== undefined && performance.now() - yieldedAt > yieldIntervalInMs) {
        await new Promise<void>((resolve) => setTimeout(resolve));
        signal.throwIfAborted();
        yieldedAt = performance.now();
      }
      pictures.push(await drawn.draw(frame));
    }
    return pictures;
  },
});

/** The worst of both, of each measure; the frame is that of the stronger single error. */
export const worseError = (a: PictureError, b: PictureError): PictureError => ({
  max: Math.max(a.max, b.max),
  mean: Math.max(a.mean, b.mean),
  frame: b.max > a.max || (b.max === a.max && b.mean > a.mean) ? b.frame : a.frame,
});

/** Pictures as four bytes a pixel, colours not multiplied by opacity. */
export function pictureErrorOf(before: Uint8Array, after: Uint8Array, frame: number): PictureError {
  if (before.length !== after.length) return { max: 255, mean: 255, frame };
  let max = 0;
  let sum = 0;
  const words = [before, after].map(
    (each) => new Uint32Array(each.buffer, each.byteOffset, each.byteLength >> 2),
  );
  const [one = new Uint32Array(), other = one] = words;
  for (let pixel = 0; pixel < one.length; pixel++) {
    // Nearly all pixels are the same.
    if (one[pixel] === other[pixel]) continue;
    const at = pixel * 4;
    const [alpha = 0, otherAlpha = 0] = [before[at + 3], after[at + 3]];
    for (let channel = 0; channel < 4; channel++) {
      const off =
        channel === 3
          ? Math.abs(alpha - otherAlpha)
          : Math.abs((before[at + channel] ?? 0) * alpha - (after[at + channel] ?? 0) * otherAlpha) / 255;
      if (off > max) max = off;
      sum += off;
    }
  }
  return { max, mean: sum / Math.max(1, before.length), frame };
}

/** Up to so many frames of an animation all are compared, unless fewer are asked for. */
export const maxComparedFrames = 3_600;

export interface ComparedFrames {
  frames: number[];
  /** False where an animation has more frames than are compared: then these are those at which something turns, as far as they are half of them, and others evenly between. */
  isAll: boolean;
}

/** Whole frames, counted from the in point. */
export function comparedFrames(json: LottieJson, most: number = maxComparedFrames): ComparedFrames {
  const start = asNumber(json["ip"]) ?? 0;
  const last = Math.max(0, Math.ceil((asNumber(json["op"]) ?? 0) - start) - 1);
  if (last < most) return { frames: Array.from({ length: last + 1 }, (_, index) => index), isAll: true };
  const chosen = new Set<number>([0, last]);
  forEachObject(json, (object) => {
    for (const key of ["t", "ip", "op"]) {
      const time = object[key];
      const frame = typeof time === "number" ? Math.round(time - start) : -1;
      if (frame >= 0 && frame <= last && isObject(object) && chosen.size < most / 2) chosen.add(frame);
    }
  });
  const rest = most - chosen.size;
  for (let index = 0; index < rest; index++) chosen.add(Math.round((index * last) / rest));
  return { frames: [...chosen].toSorted((a, b) => a - b), isAll: false };
}

/** As wide that the longer side is 512 pixels long. */
function comparedWidth(json: LottieJson): number {
  const [width, height] = [asNumber(json["w"]) ?? 1, asNumber(json["h"]) ?? 1];
  return Math.max(1, Math.round((measuredSide * width) / Math.max(width, height, 1e-6)));
}
