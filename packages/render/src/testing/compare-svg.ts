import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";
import { pictureError } from "./picture-error.ts";

export interface SvgComparison {
  /** Mean difference of the four channels, 0 to 255. */
  meanError: number;
  /** Share of pixels of which a channel differs by more than an edge drawn by another renderer. */
  differing: number;
}

const edge = 32;

/** How far two pictures of four bytes each pixel are apart, colours multiplied by opacity. */
export function compareRgba(first: Uint8Array, second: Uint8Array): SvgComparison {
  if (first.length !== second.length) return { meanError: 255, differing: 1 };
  let count = 0;
  for (let at = 0; at < first.length; at += 4) {
    const [alpha, otherAlpha] = [first[at + 3] ?? 0, second[at + 3] ?? 0];
    let most = Math.abs(alpha - otherAlpha);
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(
        most,
        Math.abs((first[at + channel] ?? 0) * alpha - (second[at + channel] ?? 0) * otherAlpha) / 255,
      );
    if (most > edge) count++;
  }
  return { meanError: pictureError(first, second), differing: count / (first.length / 4) };
}

/** The same look, but for how edges are drawn. */
export const isClose = ({ meanError, differing }: SvgComparison): boolean =>
  meanError <= 3 && differing <= 0.02;

/** Draws Lottie JSON, with a new player after one broke down; null where it cannot be drawn. */
export async function createSteadyPlayer() {
  let player: DrawingCore = await openDrawingCore();
  return async (
    json: unknown,
    size: { width: number; height: number },
    frame = 0,
  ): Promise<Uint8Array | null> => {
    try {
      player.load(JSON.stringify(json), size);
      return player.draw(frame);
    } catch {
      player = await openDrawingCore();
      return null;
    }
  };
}
