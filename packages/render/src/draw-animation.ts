import {
  type AnimationFacts,
  fillSlots,
  inspectJson,
  type LottieJson,
  type ParsedAnimation,
  standaloneJson,
  stripExpressions,
  withoutOutside,
} from "@zoetrope/lottie";
import type { DrawingPlayer } from "./drawing-core.ts";
import { clampFrame, frameSize } from "./frame-size.ts";
import type { DrawnPicture, JobResults } from "./jobs.ts";
import { isOpaque, paletteOfPixels } from "./pixel-palette.ts";
import { choosePosterFrame, sampleSideInPixels } from "./poster-frame.ts";
import { motionSteps } from "./vectors/vector-layout.ts";

/** JSON that is safe to draw: images inside it and none from elsewhere, for which ThorVG draws a placeholder, no expressions, which ThorVG would run, and no slots, some of which break it. */
export function drawableJson(parsed: ParsedAnimation): LottieJson {
  const json = standaloneJson(withoutOutside(parsed));
  if (json === null) throw new TypeError("a parsed animation holds at least one animation");
  return fillSlots(stripExpressions(json));
}

/** One picture of the animation that `text` is the JSON of. */
export function drawPicture(
  player: DrawingPlayer,
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
    frame = choosePosterFrame(frameCount, (at) => player.draw(at), small.width);
    player.resize(size);
  } else {
    player.load(text, size);
  }
  const pixels = player.draw(frame);
  return { pixels, ...size, frame, palette: paletteOfPixels(pixels), isOpaque: isOpaque(pixels) };
}

/** Some of the frames of an animation, from the `from`-th wanted one on. */
export function drawFrames(
  player: DrawingPlayer,
  json: LottieJson,
  text: string,
  wanted: { frames: readonly number[] | null; from: number; count: number; width: number },
): JobResults["frames"] {
  const facts = inspectJson(json);
  const size = frameSize(facts, wanted.width);
  const total = wanted.frames?.length ?? Math.max(1, Math.floor(facts.frameCount));
  player.load(text, size);
  const frames = [];
  for (let index = wanted.from; index < Math.min(total, wanted.from + wanted.count); index++) {
    const frame = clampFrame(wanted.frames?.[index] ?? index, facts.frameCount);
    frames.push({ pixels: player.draw(frame), ...size, frame });
  }
  return { frames, total };
}

/**
 * Draws frames all over the animation that was loaded last, small. Throws BrokenFrame where the player breaks down: beside those that are
 * compared for the poster, of files that break it on one frame in five 97 in 100 are found.
 */
export function tryFrames(
  player: DrawingPlayer,
  { width, height, frameCount }: Pick<AnimationFacts, "width" | "height" | "frameCount">,
): { frames: Uint8Array[]; width: number } {
  const size = frameSize({ width, height }, sampleSideInPixels, sampleSideInPixels);
  player.resize(size);
  const frames = Array.from({ length: motionSteps }, (_, index) =>
    player.draw(clampFrame(Math.floor(((index + 0.5) / motionSteps) * frameCount), frameCount)),
  );
  return { frames, width: size.width };
}
