import { around, type Box, isEmpty, nowhere, union } from "../../scene/bounds/box.ts";
import { type Contour, transformed } from "../../scene/geometry/contour.ts";
import { flattened } from "../../scene/geometry/flatten.ts";
import { identity, type Matrix, multiply, scaleOf } from "../../scene/geometry/matrix.ts";
import { rectangleContour } from "../shapes/basic-shapes.ts";
import type { Drawn, DrawnShape } from "./drawing.ts";

/** The box around outlines, without strokes (SVG 2, 8.10). */
export function outlineBox(contours: readonly Contour[], matrix: Matrix = identity): Box {
  let box = nowhere;
  for (const contour of contours) {
    const placed = transformed(contour, matrix);
    const hull = around(placed.points);
    const size = Math.max(hull.right - hull.left, hull.bottom - hull.top, 1e-6);
    box = union(box, around(flattened(placed, size / 5_000)));
  }
  return box;
}

/** The box around all outlines of what is drawn; null where there are none. */
export function drawnBox(drawn: Drawn | readonly Drawn[], matrix: Matrix = identity): Box | null {
  const box = boxIn(drawn, matrix);
  return Number.isFinite(box.left) ? box : null;
}

/** The same with strokes, as far as half their width; null where nothing is drawn. */
export function strokedBox(drawn: Drawn | readonly Drawn[]): Box | null {
  const box = boxIn(drawn, identity, true);
  return Number.isFinite(box.left) ? box : null;
}

function boxIn(drawn: Drawn | readonly Drawn[], matrix: Matrix, isStroked = false): Box {
  if (isList(drawn)) return drawn.reduce((box, each) => union(box, boxIn(each, matrix, isStroked)), nowhere);
  switch (drawn.kind) {
    case "shape":
      if (isStroked && drawn.stroke !== null) {
        const { left, top, right, bottom } = outlineBox(drawn.contours, matrix);
        const reach = (drawn.stroke.width / 2) * scaleOf(matrix);
        return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
      }
      return drawn.isStill && matrix === identity ? stillBox(drawn) : outlineBox(drawn.contours, matrix);
    case "group":
      return boxIn(drawn.children, multiply(matrix, drawn.matrix), isStroked);
    case "image":
      return outlineBox(
        [rectangleContour([0, 0, drawn.width, drawn.height], [0, 0])],
        multiply(matrix, drawn.matrix),
      );
    case "tiles":
      return nowhere;
  }
}

const stillOnes = new WeakMap<DrawnShape, Box>();

/** What stands still is measured once, however often it is drawn. */
function stillBox(shape: DrawnShape): Box {
  const box = stillOnes.get(shape) ?? outlineBox(shape.contours);
  stillOnes.set(shape, box);
  return box;
}

const isList = (drawn: Drawn | readonly Drawn[]): drawn is readonly Drawn[] => Array.isArray(drawn);

export const hasArea = (box: Box | null): box is Box => box !== null && !isEmpty(box);
