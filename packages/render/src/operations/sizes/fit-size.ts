import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import { RenderError } from "../drawing-options.ts";
import type { MovingFormat, MovingPicture } from "../moving-format.ts";
import { type Drawing, openDrawing } from "../open-drawing.ts";
import type { FramesReport } from "../render-frames.ts";
import {
  estimate,
  type EstimateSizeOptions,
  onUsualBackground,
  pictureOf,
  writeFrames,
} from "./estimate-size.ts";
import { type SizeStep, sizeSteps } from "./size-steps.ts";

export interface FitSizeOptions extends Omit<EstimateSizeOptions, "onEstimate"> {
  /** So large the file may be. */
  maxBytes: number;
  /** Called with all that is tried. */
  onAttempt?: (attempt: SizeAttempt) => void;
}

export interface SizeAttempt {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Colours or quality, where the format knows one of them. */
  detail: MovingFormat["detail"];
  bytes: number;
  /** False for a file that was made. */
  isEstimate: boolean;
}

export interface FitReport extends FramesReport {
  detail: MovingFormat["detail"];
  /** False where even the smallest file that was tried is larger; then it is that one. */
  isWithin: boolean;
  /** In the order in which they were tried. */
  attempts: SizeAttempt[];
}

/** An estimate may be wrong by so much before another step is tried. */
const safety = 0.97;
/** Whole files that are made at most. */
const maxFiles = 4;

interface Step {
  step: SizeStep;
  drawing: Drawing;
  picture: MovingPicture;
}

/**
 * The best file that is not larger than wished: with fewer colours or of less quality, smaller, then with fewer frames a second, step by
 * step. Which step it is, is found by estimates; then it is made, and the next where that was still too large. Throws as `estimateSize`.
 */
export async function fitSize(
  source: Source,
  options: FitSizeOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, FitReport>> {
  const settings = onUsualBackground(options);
  const { maxBytes, onAttempt } = settings;
  if (!(maxBytes >= 1)) throw new RenderError("bad-option", `A file has at least a byte, not ${maxBytes}.`);
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const whole = await openDrawing(source, settings);
  const steps = sizeSteps(
    settings.format,
    settings.format.framesPerSecond(whole.frameRate, settings.framesPerSecond),
  );
  const attempts: SizeAttempt[] = [];
  const note = ({ step, picture }: Step, bytes: number, isEstimate: boolean): void => {
    const { size, framesPerSecond } = picture;
    const attempt = { ...size, framesPerSecond, detail: step.format.detail, bytes, isEstimate };
    attempts.push(attempt);
    onAttempt?.(attempt);
  };
  const open = async (index: number): Promise<Step> => {
    const step = steps[index] ?? { scale: 1, framesPerSecond: whole.frameRate, format: settings.format };
    const scaled = { width: Math.max(1, Math.round(whole.size.width * step.scale)) };
    const { height: _, ...others } = settings;
    const drawing = step.scale === 1 ? whole : await openDrawing(source, { ...others, ...scaled });
    const picture = pictureOf(drawing, { ...settings, framesPerSecond: step.framesPerSecond });
    return { step, drawing, picture };
  };

  // The first of the steps that is small enough, by estimates: files become smaller from each to the next.
  const estimates = new Map<number, number>();
  const searches = Math.ceil(Math.log2(steps.length)) + 1;
  let [low, high] = [0, steps.length - 1];
  for (let search = 0, at = 0; low < high; search++, at = (low + high) >> 1) {
    const opened = await open(at);
    const checkpoint = (share: number): Promise<void> =>
      progress.checkpoint((0.5 * (search + share)) / searches);
    const { bytes } = await estimate(opened.picture, opened.step.format, { checkpoint });
    note(opened, bytes, true);
    estimates.set(at, bytes);
    if (bytes <= maxBytes * safety) high = at;
    else low = at + 1;
  }

  for (let index = low, files = 1; ; files++) {
    const opened = await open(index);
    const { picture, step, drawing } = opened;
    const begin = await step.format.prepare(picture);
    const checkpoint = (share: number): Promise<void> =>
      progress.checkpoint(0.5 + (0.5 * (files - 1 + share)) / maxFiles);
    const result = await writeFrames(await begin(), picture.frames, picture, checkpoint);
    note(opened, result.length, false);
    const isWithin = result.length <= maxBytes;
    const isLast = index === steps.length - 1 || files === maxFiles;
    if (isWithin || isLast) {
      await progress.checkpoint(1);
      const { framesPerSecond, frames } = picture;
      const report = { ...drawing.report, frameCount: frames.length, framesPerSecond };
      return { result, report: { ...report, detail: step.format.detail, isWithin, attempts } };
    }
    // Farther where much is missing; the last file that is made is the smallest there is.
    const missing = Math.ceil(Math.log(result.length / maxBytes) / Math.log(1 / stepFactor));
    index =
      files === maxFiles - 1 ? steps.length - 1 : Math.min(steps.length - 1, index + Math.max(1, missing));
  }
}

/** About how much smaller a file becomes by one step. */
const stepFactor = 0.85;
