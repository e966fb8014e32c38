import { createRequire } from "node:module";
import { createCanvas, LottieAnimation } from "@napi-rs/canvas";
import type { LottieJson } from "@zoetrope/lottie";
import { side, type Pixels } from "../probe.ts";
import type { ProbeRenderer } from "./renderer.ts";

const { version } = createRequire(import.meta.url)("@napi-rs/canvas/package.json") as { version: string };

/** Skia's renderer, which Android apps and Flutter use. */
export function openSkottie(): ProbeRenderer {
  return {
    id: "skottie",
    version,
    async draw(json: LottieJson, frame): Promise<Pixels | null> {
      const canvas = createCanvas(side, side);
      const context = canvas.getContext("2d");
      try {
        const animation = LottieAnimation.loadFromData(JSON.stringify(json));
        animation.seekFrame(frame);
        animation.render(context, { x: 0, y: 0, width: side, height: side });
      } catch {
        return null;
      }
      return context.getImageData(0, 0, side, side).data;
    },
    drawDotLottie: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
}
