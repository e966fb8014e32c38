import { RenderError, type Timing } from "./drawing-options.ts";

/** What is drawn and held in one file at most. */
const maxFrames = 3_600;

export interface ChosenFrames {
  /** Frames from the in point, fractions allowed. */
  frames: number[];
  framesPerSecond: number;
}

/** The moments that a moving picture shows, each as long as the others. Throws RenderError. */
export function chooseFrames(
  { frameRate, frameCount }: { frameRate: number; frameCount: number },
  { range, framesPerSecond = frameRate }: Timing,
): ChosenFrames {
  const from = Math.max(0, range?.from ?? 0);
  const to = Math.min(frameCount, range?.to ?? frameCount);
  if (!(to > from))
    throw new RenderError(
      "empty-range",
      `The range is empty: it has to lie within 0 to ${frameCount}, and end behind its start.`,
      { frames: frameCount },
    );
  if (!(framesPerSecond > 0 && framesPerSecond <= 1_000))
    throw new RenderError("bad-option", `${framesPerSecond} is no number of frames a second.`);
  const count = Math.max(1, Math.round(((to - from) / frameRate) * framesPerSecond));
  requireFewFrames(count);
  const frames = Array.from({ length: count }, (_, index) => from + (index * (to - from)) / count);
  return { frames, framesPerSecond };
}

/** Throws RenderError. */
export function requireFewFrames(count: number): void {
  if (count > maxFrames)
    throw new RenderError(
      "too-many-frames",
      `At most ${maxFrames} frames are drawn, not ${count}: choose a shorter part, or fewer frames a second.`,
      { max: maxFrames, count },
    );
}

/** Whole units of time for frames of equal length: what is rounded off one is added to the next, so that the whole is right. */
export function createClock(framesPerSecond: number, unitsPerSecond: number): () => number {
  let count = 0;
  let reported = 0;
  return () => {
    const end = Math.round((++count * unitsPerSecond) / framesPerSecond);
    const length = end - reported;
    reported = end;
    return length;
  };
}
