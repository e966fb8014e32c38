import type { AnimationFacts } from "../contract.ts";

/** Screens show no more, whatever an animation says. */
const maxFramesPerSecond = 60;
/** Players draw between the frames of slower animations. */
const minFramesPerSecond = 24;

/** Which frames are looked at. */
export interface FramePlan {
  /** From the in point; fractions where the animation is slow or faster than screens. */
  frames: number[];
  framesPerSecond: number;
  /** True where the animation is longer than what is looked at. */
  isCutShort: boolean;
}

export function framePlan(
  { frameRate, frameCount }: Pick<AnimationFacts, "frameRate" | "frameCount">,
  maxFrames: number,
): FramePlan {
  const framesPerSecond =
    frameRate > maxFramesPerSecond
      ? maxFramesPerSecond
      : frameRate * Math.max(1, Math.ceil(minFramesPerSecond / frameRate));
  const step = frameRate / framesPerSecond;
  const wanted = Math.max(1, Math.ceil(frameCount / step - 1e-9));
  const count = Math.min(wanted, maxFrames);
  return {
    frames: Array.from({ length: count }, (_, index) => index * step),
    framesPerSecond,
    isCutShort: count < wanted,
  };
}
