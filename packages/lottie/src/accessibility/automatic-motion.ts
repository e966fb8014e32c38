import type { AnimationFacts } from "../contract.ts";
import type { AccessibilityFinding } from "./finding.ts";

/** WCAG 2.2, 2.2.2 "Pause, Stop, Hide". */
const maxSeconds = 5;
/** As lottie-ios looks it up. */
const reducedMotion = /^reduced[ _-]?motion$/i;

interface Motion {
  /** Numbers of the frames in which something changed. */
  movingFrames: readonly number[];
  isLooping: boolean;
  /** From the in point, by number. */
  frames: readonly number[];
}

/** What starts by itself, goes on for more than five seconds and has no calmer version needs a way to pause it. */
export function automaticMotion(
  { durationInSeconds, frameRate, markers }: AnimationFacts,
  { movingFrames, isLooping, frames }: Motion,
): AccessibilityFinding[] {
  const [first, last] = [movingFrames[0], movingFrames.at(-1)];
  if (first === undefined || last === undefined) return [];
  const frameOf = (index: number): number => frames[index] ?? 0;
  const seconds = isLooping ? Number.POSITIVE_INFINITY : (frameOf(last) - frameOf(first)) / frameRate;
  if (seconds <= maxSeconds) return [];
  return [
    {
      code: "automatic-motion",
      severity: markers.some(({ name }) => reducedMotion.test(name)) ? "info" : "warning",
      frames: [{ first: frameOf(first), last: frameOf(last) }],
      layers: [],
      picture: null,
      parameters: { seconds: Math.round(durationInSeconds * 10) / 10 },
    },
  ];
}
