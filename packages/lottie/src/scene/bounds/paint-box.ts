import { transformed } from "../geometry/contour.ts";
import { clippedTo, lineWithin, type Polygon } from "../geometry/convex-clip.ts";
import { flattened } from "../geometry/flatten.ts";
import { applyTo, type Matrix, multiply, scaleOf } from "../geometry/matrix.ts";
import { forEachStrokePiece } from "../geometry/stroke-pieces.ts";
import type { ScenePaint } from "../scene.ts";
import { around, type Box, isEmpty, nowhere, union } from "./box.ts";
import { isFilledAt } from "./winding.ts";

/** Pixels by which a curve may be off where it is looked at. */
const tolerance = 0.05;

/** What is looked at: from where something is to where its box is wanted, and what is to be seen of it there. */
export interface View {
  matrix: Matrix;
  /** Convex; null where all is to be seen. */
  clip: Polygon | null;
}

/** The box around what a paint covers, exact but for `tolerance`. */
export function paintBox(paint: ScenePaint, { matrix: outer, clip }: View): Box {
  if (paint.opacity <= 0 || isTransparent(paint)) return nowhere;
  const matrix = multiply(outer, paint.matrix);
  return paint.style.kind === "fill" ? fillBox(paint, matrix, clip) : strokeBox(paint, matrix, clip);
}

const isTransparent = ({ source }: ScenePaint): boolean =>
  source.kind !== "colour" && source.stops.every(({ colour }) => colour.alpha <= 0);

function fillBox(paint: ScenePaint, matrix: Matrix, clip: Polygon | null): Box {
  const rule = paint.style.kind === "fill" ? paint.style.rule : "nonzero";
  const lines = paint.paths.flatMap(({ contours }) =>
    contours.map((contour) => flattened(transformed(contour, matrix), tolerance)),
  );
  // What has no area paints nothing.
  const seen = lines.filter((line) => !isEmpty(around(line)));
  if (clip === null) return seen.map(around).reduce(union, nowhere);
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

function strokeBox(paint: ScenePaint, matrix: Matrix, clip: Polygon | null): Box {
  const { style } = paint;
  if (style.kind !== "stroke" || style.width <= 0) return nowhere;
  const fine = tolerance / Math.max(scaleOf(matrix), 1e-6);
  let box = nowhere;
  for (const { contours } of paint.paths)
    for (const contour of contours)
      forEachStrokePiece(contour, style, fine, (piece) => {
        const placed = placedPolygon(piece, matrix);
        box = union(box, around(clip === null ? placed : clippedTo(placed, clip)));
      });
  return box;
}

export function placedPolygon(polygon: Polygon, matrix: Matrix): number[] {
  const points: number[] = [];
  for (let at = 0; at < polygon.length; at += 2)
    points.push(...applyTo(matrix, polygon[at] ?? 0, polygon[at + 1] ?? 0));
  return points;
}
