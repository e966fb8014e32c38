import {
  fillSlots,
  type LottieJson,
  parseAnimation,
  standaloneJson,
  stripExpressions,
  toSvg,
  withoutOutside,
} from "@zoetrope/lottie";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";
import { frameSize } from "../drawing/frame-size.ts";
import { pictureError } from "./picture-error.ts";

interface PictureComparison {
  path: string;
  frame: number;
  /** Mean difference of the four channels, colours multiplied by opacity, 0 to 255. */
  meanError: number;
  /** What `toSvg` said it could not express. */
  codes: string[];
}

interface Size {
  width: number;
  height: number;
}

/** Draws an SVG at a size: four bytes each pixel, colours not multiplied by opacity. */
export type DrawSvg = (svg: string, size: Size) => Promise<Uint8Array>;

const maxSideInPixels = 256;
const shares = [0.2, 0.6];

/** Frames as SVG, drawn by `drawSvg`, against the same frames drawn by ThorVG. */
export async function comparePictures(
  files: Iterable<{ path: string; bytes: Uint8Array }>,
  drawSvg: DrawSvg,
): Promise<PictureComparison[]> {
  let player = await openDrawingCore();
  const comparisons: PictureComparison[] = [];
  for (const { path, bytes } of files) {
    const own = standaloneJson(withoutOutside(parseAnimation(bytes)));
    if (own === null) continue;
    const json = fillSlots(stripExpressions(own));
    const size = sizeOf(json);
    const last = Math.max(0, Math.floor(Number(json["op"]) - Number(json["ip"])) - 1);
    for (const frame of new Set(shares.map((share) => Math.floor(share * last)))) {
      const drawn = drawFrame(player, json, frame, size);
      if (drawn === null) {
        player = await openDrawingCore();
        continue;
      }
      const { svg, diagnostics } = toSvg(json, { frame });
      const meanError = pictureError(drawn, await drawSvg(svg, size));
      comparisons.push({ path, frame, meanError, codes: [...new Set(diagnostics.map(({ code }) => code))] });
    }
  }
  return comparisons;
}

/** Null where it breaks the player. */
function drawFrame(player: DrawingCore, json: LottieJson, frame: number, size: Size): Uint8Array | null {
  try {
    player.load(JSON.stringify(json), size);
    return player.draw(frame);
  } catch {
    return null;
  }
}

function sizeOf(json: LottieJson): Size {
  const canvas = { width: Number(json["w"]), height: Number(json["h"]) };
  return frameSize(canvas, Math.min(canvas.width, maxSideInPixels), maxSideInPixels);
}
