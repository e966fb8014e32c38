import type { OpenFrames } from "@zoetrope/lottie";
import type { DrawingCore } from "./drawing-core.ts";
import { openDrawing } from "../operations/open-drawing.ts";

const maxHeightInPixels = 1_024;

/** Draws for operations that look at frames. */
export const openFrames =
  (core: DrawingCore): OpenFrames =>
  async (parsed, animationId, width) => {
    const height = Math.max(width, maxHeightInPixels);
    const { size, draw, view } = await openDrawing(parsed, {
      core,
      animationId,
      width,
      height,
      themeId: null,
    });
    return { ...size, draw: (frame) => draw(frame).pixels, view };
  };
