import {
  type AnimationFacts,
  fillSlots,
  inspectJson,
  type LottieJson,
  type ParsedAnimation,
  parseAnimation,
  standaloneJson,
  stripExpressions,
  withoutOutside,
} from "@zoetrope/lottie";
import type { DrawingCore } from "./drawing-core.ts";
import { clampFrame, frameSize } from "./frame-size.ts";
import type { DrawnPicture, JobResults } from "../renderer/jobs.ts";
import { isOpaque, paletteOfPixels } from "../colours/pixel-palette.ts";
import type { Size } from "./raw-frame.ts";
import { choosePosterFrame, sampleSideInPixels } from "../posters/poster-frame.ts";
import { motionSteps } from "../vectors/vector-layout.ts";

/** JSON that is safe to draw: images inside it and none from elsewhere, for which ThorVG draws a placeholder, no expressions, which ThorVG would run, and no slots, some of which break it. */
export function drawableJson(parsed: ParsedAnimation, animationId?: string): LottieJson {
  const json = standaloneJson(withoutOutside(parsed), animationId);
  if (json === null) throw new TypeError("a parsed animation holds at least one animation");
  return fillSlots(stripExpressions(json));
}

/** One picture of the animation that `text` is the JSON of. */
export function drawPicture(
  player: DrawingCore,
  json: LottieJson,
  text: string,
  wanted: { frame: number | "poster"; width: number },
): DrawnPicture {
  const { width, height, frameCount } = inspectJson(json);
  const size = frameSize({ width, height }, wanted.width);
  let frame = typeof wanted.frame === "number" ? clampFrame(wanted.frame, frameCount) : 0;
  if (wanted.frame === "poster") {
    const small = frameSize({ width, height }, sampleSideInPixels, sampleSideInPixels);
    player.load(text, small);
    frame = choosePosterFrame(frameCount, (at) => player.view(at), small.width);
    player.resize(size);
  } else {
    player.load(text, size);
  }
  const pixels = player.draw(frame);
  return { pixels, ...size, frame, palette: paletteOfPixels(pixels), isOpaque: isOpaque(pixels) };
}

/** What `drawFrames` goes on with. */
export interface LoadedFrames {
  frameCount: number;
  size: Size;
}

export function loadFrames(player: DrawingCore, bytes: Uint8Array, width: number): LoadedFrames {
  const json = drawableJson(parseAnimation(bytes));
  const facts = inspectJson(json);
  const size = frameSize(facts, width);
  player.load(JSON.stringify(json), size);
  return { frameCount: facts.frameCount, size };
}

/** Some of the frames of the animation that was loaded last, from the `from`-th wanted one on. */
export function drawFrames(
  player: DrawingCore,
  { frameCount, size }: LoadedFrames,
  wanted: { frames: readonly number[] | null; from: number; count: number },
): JobResults["frames"] {
  const total = wanted.frames?.length ?? Math.max(1, Math.floor(frameCount));
  const frames = [];
  for (let index = wanted.from; index < Math.min(total, wanted.from + wanted.count); index++) {
    const frame = clampFrame(wanted.frames?.[index] ?? index, frameCount);
    frames.push({ pixels: player.draw(frame), ...size, frame });
  }
  return { frames, total };
}

/**
 * Draws frames all over the animation that was loaded last, small. Throws BrokenFrame where the player breaks down: beside those that are
 * compared for the poster, of files that break it on one frame in five 97 in 100 are found.
 */
export function tryFrames(
  player: DrawingCore,
  { width, height, frameCount }: Pick<AnimationFacts, "width" | "height" | "frameCount">,
): { frames: Uint8Array[]; width: number } {
  const size = frameSize({ width, height }, sampleSideInPixels, sampleSideInPixels);
  player.resize(size);
  const frames = Array.from({ length: motionSteps }, (_, index) =>
    player.draw(clampFrame(Math.floor(((index + 0.5) / motionSteps) * frameCount), frameCount)),
  );
  return { frames, width: size.width };
}
