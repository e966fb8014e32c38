import { type OperationControl, type Outcome, pictureErrorOf, type Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import type { RawFrame } from "../drawing/raw-frame.ts";
import { type DrawOptions, type DrawReport, RenderError } from "./drawing-options.ts";
import {
  comparedFrames,
  drawDifference,
  type FrameDifference,
  inSize,
  worseFrame,
} from "./frame-differences.ts";
import { openDrawing } from "./open-drawing.ts";
import { requireFewFrames } from "./timing.ts";

export interface ToDifferencePictureOptions extends Omit<DrawOptions, "background"> {
  /** Of the second file; default `animationId`, where it has none the first. */
  otherAnimationId?: string;
  /** Which frame the picture shows; default the one in which most differs. */
  frame?: number | "worst";
  /** Frames that are compared; default all of both, or 300 of them evenly. At most 3,600. */
  frames?: readonly number[];
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
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
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
    requested === undefined
      ? comparedFrames(one, other, maxComparedFrames)
      : { frames: requested, isAll: false };
  const drawOther = (frame: number): RawFrame =>
    inSize(other.draw(frame * (other.frameRate / one.frameRate)), one.size);
  const differences: FrameDifference[] = [];
  const held = Math.max(1, Math.floor(maxHeldPixels / (one.size.width * one.size.height) / 2));
  for (let start = 0; start < frames.length; start += held) {
    const some = frames.slice(start, start + held);
    const firsts: RawFrame[] = [];
    for (const [index, frame] of some.entries()) {
      await progress.checkpoint((0.95 * (start + index / 2)) / frames.length);
      firsts.push(one.draw(frame));
    }
    for (const [index, frame] of some.entries()) {
      await progress.checkpoint((0.95 * (start + (some.length + index) / 2)) / frames.length);
      const drawn = drawOther(frame);
      differences.push(pictureErrorOf(firsts[index]?.pixels ?? drawn.pixels, drawn.pixels, frame));
    }
  }
  const worst = differences.reduce(worseFrame);
  const shown = wanted === "worst" ? worst.frame : wanted;
  const [first, second] = [one.draw(shown), drawOther(shown)];
  const result = drawDifference(first, second);
  await progress.checkpoint(1);
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
