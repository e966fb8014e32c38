import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import type { RawFrame } from "../drawing/raw-frame.ts";
import type { DrawOptions, DrawReport, Timing } from "./drawing-options.ts";
import { openDrawing } from "./open-drawing.ts";
import { chooseFrames, requireFewFrames } from "./timing.ts";

export interface RenderFrameOptions extends DrawOptions {
  /** Frames from the in point; "poster" (the default): the first of a few that shows something worth showing. */
  frame?: number | "poster";
}

/** One frame as pixels. */
export async function renderFrame(
  source: Source,
  options: RenderFrameOptions,
  control: OperationControl = {},
): Promise<Outcome<RawFrame, DrawReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const drawing = await openDrawing(source, options);
  await progress.checkpoint(0.5);
  const { frame = "poster" } = options;
  const result = drawing.draw(frame === "poster" ? drawing.posterFrame() : frame);
  await progress.checkpoint(1);
  return { result, report: drawing.report };
}

export interface RenderFramesOptions extends DrawOptions, Timing {
  /** Frames from the in point in the order wanted, instead of a timing; at most 3,600. */
  frames?: readonly number[];
}

export interface FramesReport extends DrawReport {
  frameCount: number;
  framesPerSecond: number;
}

/** Frames one after another: the file is read and loaded once, and each is drawn when it is asked for. */
export async function renderFrames(
  source: Source,
  options: RenderFramesOptions,
  control: OperationControl = {},
): Promise<Outcome<AsyncIterable<RawFrame>, FramesReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  requireFewFrames(options.frames?.length ?? 0);
  const drawing = await openDrawing(source, options);
  const chosen = chooseFrames(drawing, options.frames === undefined ? options : {});
  const frames = options.frames ?? chosen.frames;
  async function* draw(): AsyncGenerator<RawFrame> {
    for (const [index, frame] of frames.entries()) {
      await progress.checkpoint(index / frames.length);
      yield drawing.draw(frame);
    }
    await progress.checkpoint(1);
  }
  return {
    result: { [Symbol.asyncIterator]: draw },
    report: {
      ...drawing.report,
      frameCount: frames.length,
      framesPerSecond: chosen.framesPerSecond,
    },
  };
}
