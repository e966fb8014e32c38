import { type Contour, transformed } from "../geometry/contour.ts";
import { clippedTo, isWithin, lineWithin, type Polygon } from "../geometry/convex-clip.ts";
import { flattened } from "../geometry/flatten.ts";
import { type Matrix, multiply, placed, scaleOf } from "../geometry/matrix.ts";
import { forEachStrokePiece } from "../geometry/stroke-pieces.ts";
import type { ScenePaint, SceneStroke } from "../scene.ts";
import { around, type Box, isEmpty, isFaint, isInside, nowhere, union } from "./box.ts";
import { isFilledAt } from "./winding.ts";

/** Pixels by which a curve may be off where it is looked at. */
const tolerance = 0.05;

/** What is looked at: from where something is to where its box is wanted, and what is to be seen of it there. */
export interface View {
  matrix: Matrix;
  /** Convex; null where all is to be seen. */
  clip: Polygon | null;
}

/** The box around `known` and what a paint covers, exact but for `tolerance`. */
export function paintBox(paint: ScenePaint, { matrix: outer, clip }: View, known: Box = nowhere): Box {
  if (isFaint(paint.opacity) || isTransparent(paint)) return known;
  const matrix = multiply(outer, paint.matrix);
  let box = known;
  if (paint.style.kind === "fill" && clip !== null && !isAllWithin(paint, matrix, clip))
    return union(box, clippedFillBox(paint, matrix, clip));
  for (const { contours } of paint.paths)
    for (const contour of contours) {
      // Most shapes lie well within what others have reached, which is quick to see by their handles.
      const hull = hullOf(contour, paint, matrix);
      if (isInside(around(hull), box)) continue;
      const own =
        paint.style.kind === "fill"
          ? around(flattened(transformed(contour, matrix), tolerance))
          : strokeBox(contour, paint.style, matrix, isPolygonWithin(hull, clip) ? null : clip);
      // What has no area paints nothing.
      if (!isEmpty(own)) box = union(box, own);
    }
  return box;
}

const isAllWithin = (paint: ScenePaint, matrix: Matrix, clip: Polygon): boolean =>
  paint.paths.every(({ contours }) =>
    contours.every((contour) => isPolygonWithin(hullOf(contour, paint, matrix), clip)),
  );

function isPolygonWithin(polygon: Polygon, clip: Polygon | null): boolean {
  if (clip === null) return true;
  for (let at = 0; at < polygon.length; at += 2)
    if (!isWithin(polygon[at] ?? 0, polygon[at + 1] ?? 0, clip)) return false;
  return true;
}

/** Four corners around a contour and its handles, as far as a stroke may reach. */
function hullOf(contour: Contour, { style }: ScenePaint, matrix: Matrix): Polygon {
  const { left, top, right, bottom } = reachOf(contour, style);
  return placed([left, top, right, top, right, bottom, left, bottom], matrix);
}

/** The box around a contour and its handles, as far as a stroke may reach. */
export function reachOf({ points }: Contour, style: ScenePaint["style"]): Box {
  const reach =
    style.kind === "fill"
      ? 0
      : (style.width / 2) * (style.join === "miter" ? Math.max(1.5, style.miterLimit) : 1.5);
  const { left, top, right, bottom } = around(points);
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
}

const isTransparent = ({ source }: ScenePaint): boolean =>
  source.kind !== "colour" && source.stops.every(({ colour }) => colour.alpha <= 0);

function clippedFillBox(paint: ScenePaint, matrix: Matrix, clip: Polygon): Box {
  const rule = paint.style.kind === "fill" ? paint.style.rule : "nonzero";
  const lines = paint.paths.flatMap(({ contours }) =>
    contours.map((contour) => flattened(transformed(contour, matrix), tolerance)),
  );
  const seen = lines.filter((line) => !isEmpty(around(line)));
  let box = nowhere;
  for (const line of seen) box = union(box, lineBox(line, clip));
  for (let at = 0; at < clip.length; at += 2) {
    const [x, y] = [clip[at] ?? 0, clip[at + 1] ?? 0];
    if (isFilledAt(seen, rule, x, y)) box = union(box, around([x, y]));
  }
  return box;
}

function lineBox(line: readonly number[], clip: Polygon): Box {
  let box = nowhere;
  for (let at = 0; at < line.length; at += 2) {
    const next = (at + 2) % line.length;
    const [x, y, nextX, nextY] = [line[at] ?? 0, line[at + 1] ?? 0, line[next] ?? 0, line[next + 1] ?? 0];
    const kept = lineWithin([x, y, nextX, nextY], clip);
    if (kept !== null) box = union(box, around(kept));
  }
  return box;
}

function strokeBox(contour: Contour, stroke: SceneStroke, matrix: Matrix, clip: Polygon | null): Box {
  if (stroke.width <= 0) return nowhere;
  const fine = tolerance / Math.max(scaleOf(matrix), 1e-6);
  let box = nowhere;
  forEachStrokePiece(contour, stroke, fine, (piece) => {
    const seen = placed(piece, matrix);
    box = union(box, around(clip === null ? seen : clippedTo(seen, clip)));
  });
  return box;
}
