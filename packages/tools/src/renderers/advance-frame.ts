import type { ReelSettings } from "@zoetrope/player/controller";

export interface FramePosition {
  /** Going round it also lies in the time of the last frame, after it: what is shown is the nearest frame that plays. */
  frame: number;
  /** Whether frames count up or down now: there and back it turns. */
  heading: 1 | -1;
}

export interface AdvancedFrame extends FramePosition {
  /** It has gone round, or turned where it began. */
  hasLooped: boolean;
  /** It stands on its last frame and plays no further. */
  hasEnded: boolean;
}

const modulo = (value: number, length: number): number => ((value % length) + length) % length;

/** Where an animation stands after so many frames, between the first and the last one that play. */
export function advanceFrame(
  { frame, heading }: FramePosition,
  frames: number,
  [start, end]: readonly [start: number, end: number],
  { loop, direction }: Pick<ReelSettings, "loop" | "direction">,
): AdvancedFrame {
  const next = frame + heading * frames;
  if (loop === "loop") {
    const first = heading === 1 ? start : start - 1;
    const length = end - start + 1;
    const hasLooped = next < first || next >= first + length;
    return { frame: first + modulo(next - first, length), heading, hasLooped, hasEnded: false };
  }
  if (next >= start && next <= end) return { frame: next, heading, hasLooped: false, hasEnded: false };
  const length = end - start;
  if (loop === "once" || length <= 0)
    return { frame: direction === 1 ? end : start, heading, hasLooped: false, hasEnded: loop === "once" };
  // Unfolded, the way there and back is a circle of twice the length.
  const place = modulo(heading === 1 ? next - start : length + end - next, 2 * length);
  const turned = place <= length ? 1 : -1;
  return {
    frame: turned === 1 ? start + place : end + length - place,
    heading: turned,
    hasLooped: turned === direction && turned !== heading,
    hasEnded: false,
  };
}
