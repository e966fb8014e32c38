import { boxOf, createSceneEvaluator, parseAnimation, type Scene, standaloneJson } from "@zoetrope/lottie";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";
import { frameSize } from "../drawing/frame-size.ts";
import { type IsolatedLayer, isolatedLayers } from "./isolated-layers.ts";

interface BoxComparison {
  /** Layers that were compared: those that paint something, within the room around their composition. */
  layers: number;
  /** Layers that were left out because the scene says itself that it does not know all that is in them. */
  unsupported: number;
  /** Those whose box lies off by more than is tolerated, in words. */
  off: string[];
}

/** A pixel that is covered by less than a hundredth counts as empty. */
const minOpacity = 3;
const maxSideInPixels = 768;
const shares = [0.1, 0.5, 0.9];

/** Compares boxes with what ThorVG paints, for up to `layersPerFile` layers of each file, spread over all of them. */
export async function compareBoxes(
  files: Iterable<{ path: string; bytes: Uint8Array }>,
  layersPerFile: number,
  toleranceInPixels = 1,
): Promise<BoxComparison> {
  let player = await openDrawingCore();
  const comparison: BoxComparison = { layers: 0, unsupported: 0, off: [] };
  for (const { path, bytes } of files) {
    const json = standaloneJson(parseAnimation(bytes));
    const all = json === null ? [] : [...isolatedLayers(json, shares)];
    const step = Math.max(1, Math.ceil(all.length / layersPerFile));
    for (const layer of all.filter((_, index) => index % step === 0)) {
      try {
        const difference = differenceOf(player, layer);
        if (difference === "unsupported") comparison.unsupported++;
        if (difference === null || difference === "unsupported") continue;
        comparison.layers++;
        if (difference > toleranceInPixels)
          comparison.off.push(`${path} ${layer.pointer} at ${layer.frame}: ${difference.toFixed(2)} px`);
      } catch {
        // What breaks the player has no box to compare with, and the player is gone.
        player = await openDrawingCore();
      }
    }
  }
  return comparison;
}

/** Pixels by which the two boxes are apart at most; null where there is nothing to compare. */
function differenceOf(player: DrawingCore, { json, frame }: IsolatedLayer): number | "unsupported" | null {
  const canvas = { width: Number(json["w"]), height: Number(json["h"]) };
  const size = frameSize(canvas, Math.min(canvas.width, maxSideInPixels), maxSideInPixels);
  const scene = createSceneEvaluator(json).sceneAt(frame);
  if (scene.diagnostics.some(({ code }) => code.startsWith("unsupported-"))) return "unsupported";
  const computed = boxIn(scene, size.width / canvas.width, size.height / canvas.height);
  player.load(JSON.stringify(json), size);
  const drawn = boxOfPixels(player.draw(frame), size.width);
  if (computed === null) return drawn === null ? null : Number.POSITIVE_INFINITY;
  const [left, top, right, bottom] = computed;
  if (left < 0 || top < 0 || right > size.width || bottom > size.height) return null;
  // What is thinner than a pixel may be too faint to be seen.
  if (drawn === null) return Math.min(right - left, bottom - top);
  return Math.max(...drawn.map((side, index) => Math.abs(side - (computed[index] ?? 0))));
}

type Sides = [left: number, top: number, right: number, bottom: number];

function boxIn({ layers }: Scene, scaleX: number, scaleY: number): Sides | null {
  for (const layer of layers) {
    const box = boxOf(layer, [scaleX, 0, 0, scaleY, 0, 0]);
    if (box !== null) return [box.left, box.top, box.right, box.bottom];
  }
  return null;
}

function boxOfPixels(pixels: Uint8Array, width: number): Sides | null {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, -1, -1];
  for (let at = 0; at * 4 < pixels.length; at++) {
    if ((pixels[at * 4 + 3] ?? 0) < minOpacity) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right === -1 ? null : [left, top, right, bottom];
}
