import { inspectJson, type OpenFrames } from "@zoetrope/lottie";
import { drawableJson } from "./draw-animation.ts";
import type { DrawingPlayer } from "./drawing-core.ts";
import { clampFrame, frameSize } from "./frame-size.ts";

const maxSideInPixels = 1_024;

/** Draws for operations that look at frames, with the player of this thread: one animation at a time. */
export const openFrames =
  (player: DrawingPlayer): OpenFrames =>
  (parsed, animationId, width) => {
    const animations = parsed.animations.filter(({ id }) => id === animationId);
    const json = drawableJson({ ...parsed, animations });
    const { frameCount, ...canvas } = inspectJson(json);
    const size = frameSize(canvas, width, Math.max(width, maxSideInPixels));
    player.load(JSON.stringify(json), size);
    return { ...size, draw: (frame) => player.draw(clampFrame(frame, frameCount)) };
  };
