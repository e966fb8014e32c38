import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import { createApngEncoder } from "../encode/png/encode-apng.ts";
import { openDrawing } from "./open-drawing.ts";
import type { FramesReport } from "./render-frames.ts";
import { chooseFrames, createClock } from "./timing.ts";
import type { MovingOptions } from "./to-gif.ts";

/** The animation as an animated PNG: every pixel as it was drawn, of each frame what changed. */
export async function toApng(
  source: Source,
  options: MovingOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, FramesReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const drawing = await openDrawing(source, options);
  const { frames, framesPerSecond } = chooseFrames(drawing, options);
  const encoder = createApngEncoder({
    size: drawing.size,
    nextDelay: createClock(framesPerSecond, 1000),
    plays: options.plays ?? 0,
  });
  for (const [index, frame] of frames.entries()) {
    await progress.checkpoint(index / frames.length);
    encoder.add(drawing.draw(frame));
  }
  const result = encoder.finish();
  await progress.checkpoint(1);
  return { result, report: { ...drawing.report, frameCount: frames.length, framesPerSecond } };
}
