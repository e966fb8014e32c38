import { isWithin } from "../geometry/convex-clip.ts";
import { flattened } from "../geometry/flatten.ts";
import { applyTo, inverseOf, scaleOf } from "../geometry/matrix.ts";
import { forEachStrokePiece } from "../geometry/stroke-pieces.ts";
import type { Scene, SceneLayer, SceneMask, ScenePaint } from "../scene.ts";
import type { Box } from "./box.ts";
import { boxOf } from "./layer-box.ts";
import { reachOf } from "./paint-box.ts";
import { isFilledAt } from "./winding.ts";

/** Something that is painted at a point. */
export interface SceneHit {
  /** From the layer of the animation down through its compositions to the one that paints. */
  layers: SceneLayer[];
  /** The fill or stroke; null for solids, images and text without outlines. */
  paint: ScenePaint | null;
}

/** All that is painted at a point of the canvas, the topmost first. What lies outside the canvas is found too. */
export const layersAtPoint = (scene: Scene, x: number, y: number): SceneHit[] => hitsIn(scene.layers, x, y);

const hitsIn = (layers: readonly SceneLayer[], x: number, y: number): SceneHit[] =>
  layers.toReversed().flatMap((layer) => hitsOn(layer, x, y));

function hitsOn(layer: SceneLayer, x: number, y: number): SceneHit[] {
  const inverse = inverseOf(layer.matrix);
  if (layer.opacity <= 0 || inverse === null || !isLeftByMatte(layer, x, y)) return [];
  const [ownX, ownY] = applyTo(inverse, x, y);
  if (!isLeftByMasks(layer.masks, ownX, ownY)) return [];
  const { content } = layer;
  switch (content.kind) {
    case "shapes": {
      const paint = content.paints.findLast((each) => isPaintedAt(each, ownX, ownY));
      return paint === undefined ? [] : [{ layers: [layer], paint }];
    }
    case "composition":
      return isInFrame(content, ownX, ownY)
        ? hitsIn(content.layers, ownX, ownY).map((hit) => ({
            paint: hit.paint,
            layers: [layer].concat(hit.layers),
          }))
        : [];
    case "solid":
    case "image":
      return isInFrame(content, ownX, ownY) ? [{ layers: [layer], paint: null }] : [];
    case "text": {
      const box = boxOf(layer);
      const isIn = box !== null && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
      return isIn ? [{ layers: [layer], paint: null }] : [];
    }
    case "nothing":
      return [];
  }
}

const isInFrame = ({ width, height }: { width: number; height: number }, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

const isWithinBox = (x: number, y: number, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

function isPaintedAt(paint: ScenePaint, x: number, y: number): boolean {
  const inverse = inverseOf(paint.matrix);
  const { style } = paint;
  if (paint.opacity <= 0 || inverse === null || (style.kind === "stroke" && style.width <= 0)) return false;
  const [ownX, ownY] = applyTo(inverse, x, y);
  const fine = 0.1 / Math.max(scaleOf(paint.matrix), 1e-6);
  // What does not reach as far is gone round as often one way as the other.
  const contours = paint.paths.flatMap((path) =>
    path.contours.filter((contour) => isWithinBox(ownX, ownY, reachOf(contour, style))),
  );
  if (style.kind === "fill")
    return isFilledAt(
      contours.map((contour) => flattened(contour, fine)),
      style.rule,
      ownX,
      ownY,
    );
  let isHit = false;
  for (const contour of contours)
    forEachStrokePiece(contour, style, fine, (piece) => {
      isHit ||= isWithin(ownX, ownY, piece);
    });
  return isHit;
}

/** By its shape alone: how bright a matte is, is not looked at. */
function isLeftByMatte({ matte }: SceneLayer, x: number, y: number): boolean {
  if (matte === null) return true;
  const isOn = matte.layer !== null && hitsOn(matte.layer, x, y).length > 0;
  return matte.mode === "alpha" || matte.mode === "luma" ? isOn : matte.mode === "inverted-luma" || !isOn;
}

function isLeftByMasks(masks: readonly SceneMask[], x: number, y: number): boolean {
  const [first] = masks;
  if (first === undefined) return true;
  let isLeft = first.mode !== "add" && first.mode !== "lighten" && first.mode !== "difference";
  for (const { contour, isInverted, mode } of masks) {
    const isIn = isFilledAt([flattened(contour, 0.1)], "nonzero", x, y) !== isInverted;
    if (mode === "subtract") isLeft &&= !isIn;
    else if (mode === "intersect" || mode === "darken") isLeft &&= isIn;
    else if (mode === "difference") isLeft = isLeft !== isIn;
    else isLeft ||= isIn;
  }
  return isLeft;
}
