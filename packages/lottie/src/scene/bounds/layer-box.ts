import { transformed } from "../geometry/contour.ts";
import { clippedTo, type Polygon } from "../geometry/convex-clip.ts";
import { flattened } from "../geometry/flatten.ts";
import { identity, type Matrix, multiply, placed } from "../geometry/matrix.ts";
import type { SceneLayer, SceneMask, SceneText } from "../scene.ts";
import { around, type Box, everywhere, intersection, isEmpty, isFaint, nowhere, union } from "./box.ts";
import { paintBox, type View } from "./paint-box.ts";

/**
 * The box around what a layer paints in its composition, or farther out by way of `matrix`; null where it paints nothing. Strokes
 * are in it with their width. Masks and mattes narrow it by their own boxes; text without outlines is taken at a guess.
 */
export function boxOf(layer: SceneLayer, matrix: Matrix = identity): Box | null {
  const box = layerBox(layer, { matrix, clip: null });
  return isEmpty(box) ? null : box;
}

function layerBox(layer: SceneLayer, outer: View): Box {
  if (isFaint(layer.opacity)) return nowhere;
  const view = { ...outer, matrix: multiply(outer.matrix, layer.matrix) };
  let box = intersection(contentBox(layer, view), maskBox(layer.masks, view.matrix));
  const { matte } = layer;
  if (matte?.mode === "alpha" || matte?.mode === "luma")
    box = matte.layer === null ? nowhere : intersection(box, layerBox(matte.layer, outer));
  return isEmpty(box) ? nowhere : box;
}

function contentBox({ content }: SceneLayer, view: View): Box {
  switch (content.kind) {
    case "shapes":
      return content.paints.reduce((box, paint) => paintBox(paint, view, box), nowhere);
    case "composition": {
      const clip = withinFrame(content, view);
      if (clip.length === 0) return nowhere;
      const inside = { ...view, clip };
      return content.layers.map((layer) => layerBox(layer, inside)).reduce(union, nowhere);
    }
    case "solid":
    case "image":
      return around(withinFrame(content, view));
    case "text":
      return around(withinView(guessedPolygon(content), view));
    case "nothing":
      return nowhere;
  }
}

const withinFrame = ({ width, height }: { width: number; height: number }, view: View): Polygon =>
  withinView([0, 0, width, 0, width, height, 0, height], view);

function withinView(polygon: Polygon, { matrix, clip }: View): Polygon {
  const whole = placed(polygon, matrix);
  return clip === null ? whole : clippedTo(whole, clip);
}

/** Letters are about half as wide as they are high. */
function guessedPolygon({ lines, fontSize, lineHeight, letterSpacing, justify, x, y }: SceneText): Polygon {
  const width = Math.max(0, ...lines.map((line) => line.length * (fontSize * 0.5 + letterSpacing)));
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[justify];
  const [top, bottom] = [y - fontSize * 0.8, y + fontSize * 0.2 + (lines.length - 1) * lineHeight];
  return [left, top, left + width, top, left + width, bottom, left, bottom];
}

/** As far as masks leave anything: each acts on what those before it have left. */
function maskBox(masks: readonly SceneMask[], matrix: Matrix): Box {
  const [first] = masks;
  if (first === undefined) return everywhere;
  let box = first.mode === "add" || first.mode === "lighten" ? nowhere : everywhere;
  for (const mask of masks) {
    const own = mask.isInverted ? everywhere : ownMaskBox(mask, matrix);
    if (mask.mode === "intersect" || mask.mode === "darken") box = intersection(box, own);
    else if (mask.mode !== "subtract") box = union(box, own);
  }
  return box;
}

function ownMaskBox({ contour, expansion, opacity }: SceneMask, matrix: Matrix): Box {
  if (opacity <= 0) return nowhere;
  const { left, top, right, bottom } = around(flattened(contour, 0.05));
  const wide = [left - expansion, top - expansion, right + expansion, bottom + expansion] as const;
  if (expansion !== 0) {
    const [l, t, r, b] = wide;
    return around(placed([l, t, r, t, r, b, l, b], matrix));
  }
  return around(flattened(transformed(contour, matrix), 0.05));
}
