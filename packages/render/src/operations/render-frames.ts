import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { Pace } from "@zoetrope/lottie/operation";
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
  const pace = new Pace(control);
  await pace.reach(0);
  const drawing = await openDrawing(source, options);
  await pace.reach(0.5);
  const { frame = "poster" } = options;
  const result = drawing.draw(frame === "poster" ? drawing.posterFrame() : frame);
  await pace.reach(1);
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
  const pace = new Pace(control);
  await pace.reach(0);
  requireFewFrames(options.frames?.length ?? 0);
  const drawing = await openDrawing(source, options);
  const chosen = chooseFrames(drawing, options.frames === undefined ? options : {});
  const frames = options.frames ?? chosen.frames;
  async function* draw(): AsyncGenerator<RawFrame> {
    for (const [index, frame] of frames.entries()) {
      await pace.reach(index / frames.length);
      yield drawing.draw(frame);
    }
    await pace.reach(1);
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
