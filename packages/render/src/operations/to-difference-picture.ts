import { type OperationControl, type Outcome, pictureErrorOf, type Source } from "@zoetrope/lottie";
import { Pace } from "@zoetrope/lottie/operation";
import { drawHeat } from "../encode/draw-heat.ts";
import { encodePng } from "../encode/png/encode-png.ts";
import type { RawFrame, Size } from "../raw-frame.ts";
import { type DrawOptions, type DrawReport, RenderError } from "./drawing-options.ts";
import { type Drawing, openDrawing } from "./open-drawing.ts";
import { requireFewFrames } from "./timing.ts";

export interface ToDifferencePictureOptions extends Omit<DrawOptions, "background"> {
  /** Of the second file; default `animationId`, where it has none the first. */
  otherAnimationId?: string;
  /** Which frame the picture shows; default the one in which most differs. */
  frame?: number | "worst";
  /** Frames that are compared; default all of both, or 300 of them evenly. At most 3,600. */
  frames?: readonly number[];
}

/** How far two pictures lie apart, of 255, where colours count as far as they are opaque. */
export interface FrameDifference {
  /** Frames from the in point of the first file; the other one is drawn at the same time. */
  frame: number;
  /** Of the worst channel of the worst pixel. */
  max: number;
  /** Over all pixels and channels. */
  mean: number;
}

export interface DifferenceReport extends DrawReport {
  /** What the picture shows. */
  shown: FrameDifference;
  /** The frame in which most differs, on the whole. */
  worst: FrameDifference;
  /** Of any frame. */
  max: number;
  /** Of the frame in which it is largest. */
  mean: number;
  /** Of each frame that was compared, in the order of time. */
  frames: FrameDifference[];
  /** False where only some of the frames were compared. */
  isAll: boolean;
}

const maxComparedFrames = 300;
/** Pixels of both that are held at once: a core loads one animation at a time, which takes longer than a frame. */
const maxHeldPixels = 1 << 23;

/**
 * What looks different between two files, as a PNG: the first one pale, and over it from yellow to red what differs. Both are drawn at the
 * size of the first, from the same corner. Throws as `toPng` does.
 */
export async function toDifferencePicture(
  before: Source,
  after: Source,
  options: ToDifferencePictureOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, DifferenceReport>> {
  const pace = new Pace(control);
  await pace.reach(0);
  if (options.frames?.length === 0) throw new RenderError("bad-option", "There are no frames to compare.");
  requireFewFrames(options.frames?.length ?? 0);
  const { otherAnimationId, frame: wanted = "worst", frames: requested, ...drawOptions } = options;
  const one = await openDrawing(before, drawOptions);
  const { animationId: _, ...others } = drawOptions;
  const other = await openDrawing(after, {
    ...others,
    ...one.size,
    ...(otherAnimationId === undefined ? {} : { animationId: otherAnimationId }),
  });
  const { frames, isAll } =
    requested === undefined ? comparedFrames(one, other) : { frames: requested, isAll: false };
  const drawOther = (frame: number): RawFrame =>
    inSize(other.draw(frame * (other.frameRate / one.frameRate)), one.size);
  const differences: FrameDifference[] = [];
  const held = Math.max(1, Math.floor(maxHeldPixels / (one.size.width * one.size.height) / 2));
  for (let start = 0; start < frames.length; start += held) {
    const some = frames.slice(start, start + held);
    const firsts: RawFrame[] = [];
    for (const [index, frame] of some.entries()) {
      await pace.reach((0.95 * (start + index / 2)) / frames.length);
      firsts.push(one.draw(frame));
    }
    for (const [index, frame] of some.entries()) {
      await pace.reach((0.95 * (start + (some.length + index) / 2)) / frames.length);
      const drawn = drawOther(frame);
      differences.push(pictureErrorOf(firsts[index]?.pixels ?? drawn.pixels, drawn.pixels, frame));
    }
  }
  const worst = differences.reduce((most, each) =>
    each.mean > most.mean || (each.mean === most.mean && each.max > most.max) ? each : most,
  );
  const shown = wanted === "worst" ? worst.frame : wanted;
  const [first, second] = [one.draw(shown), drawOther(shown)];
  const result = encodePng(drawHeat(first, second));
  await pace.reach(1);
  return {
    result,
    report: {
      diagnostics: [...one.report.diagnostics, ...other.report.diagnostics],
      ...one.size,
      shown: pictureErrorOf(first.pixels, second.pixels, shown),
      worst,
      max: Math.max(...differences.map(({ max }) => max)),
      mean: worst.mean,
      frames: differences.toSorted((a, b) => a.frame - b.frame),
      isAll,
    },
  };
}

/** Whole frames of the first, as long as either lasts. */
function comparedFrames(one: Drawing, other: Drawing): { frames: number[]; isAll: boolean } {
  const length = Math.max(one.frameCount, (other.frameCount * one.frameRate) / other.frameRate);
  const whole = Math.max(1, Math.ceil(length - 1e-6));
  const count = Math.min(whole, maxComparedFrames);
  return {
    frames: Array.from({ length: count }, (_, index) => Math.floor((index * whole) / count)),
    isAll: count === whole,
  };
}

/** The same picture in the corner of a larger one, or the corner of it. */
function inSize(frame: RawFrame, { width, height }: Size): RawFrame {
  if (frame.width === width && frame.height === height) return frame;
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < Math.min(height, frame.height); y++) {
    const from = y * frame.width * 4;
    pixels.set(frame.pixels.subarray(from, from + Math.min(width, frame.width) * 4), y * width * 4);
  }
  return { pixels, width, height, frame: frame.frame };
}
