import type { Box } from "../../scene/bounds/box.ts";
import { type Contour, transformed } from "../../scene/geometry/contour.ts";
import { identity, type Matrix, multiply, translation } from "../../scene/geometry/matrix.ts";
import { createShape } from "../scene/create-group.ts";
import type { Drawn, DrawnShape } from "../scene/drawing.ts";
import { strokedBox } from "../scene/drawn-box.ts";

/** Curves of all tiles together; more are drawn faster as pictures of one tile. */
const maxCurves = 40_000;

interface Grid {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Where the tile stands that is drawn. */
  originX: number;
  originY: number;
  x: number;
  y: number;
}

/**
 * The tiles of a pattern as shapes that each hold one outline of the tile as often as it comes, so that no seams are seen between
 * them; null where a tile is more than plain colours, or goes beyond its edge, at which it would have to be cut.
 */
export function tilesAsShapes(tile: readonly Drawn[], key: string, grid: Grid): Drawn[] | null {
  const { columns, rows, width, height, originX, originY } = grid;
  const box = strokedBox(tile);
  const slack = 1e-4 * Math.max(width, height);
  const edge: Box = { left: originX, top: originY, right: originX + width, bottom: originY + height };
  const isInside =
    box !== null &&
    box.left >= edge.left - slack &&
    box.top >= edge.top - slack &&
    box.right <= edge.right + slack &&
    box.bottom <= edge.bottom + slack;
  const shapes = isInside ? shapesIn(tile, identity) : null;
  if (shapes === null) return null;
  const curves = shapes.reduce(
    (sum, { contours }) => sum + contours.reduce((own, { points }) => own + points.length / 6, 0),
    0,
  );
  if (!(curves * columns * rows <= maxCurves)) return null;
  const places: Matrix[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      places.push(translation(grid.x + column * width - originX, grid.y + row * height - originY));
  return shapes.map((shape, index) => {
    const contours = places.flatMap((place) => shape.contours.map((contour) => transformed(contour, place)));
    const { fill, fillRule } = shape;
    return createShape(`${key}s${index}`, contours, { fill, fillRule });
  });
}

/** Shapes of plain colours with all that is around them in their points; null where that cannot be. */
function shapesIn(drawn: readonly Drawn[], matrix: Matrix): DrawnShape[] | null {
  const shapes: DrawnShape[] = [];
  for (const each of drawn) {
    if (each.kind === "shape") {
      const isPlain = each.fill?.kind !== "gradient" && each.stroke === null && each.trim === null;
      if (!isPlain) return null;
      const contours: Contour[] = each.contours.map((contour) => transformed(contour, matrix));
      shapes.push({ ...each, contours, isStill: false });
      continue;
    }
    const isBare =
      each.kind === "group" &&
      each.opacity === 1 &&
      each.blendMode === "normal" &&
      each.mattes.length === 0 &&
      each.blur === 0 &&
      !each.isMoving &&
      !each.isFading &&
      !each.isIsolated;
    const inside = isBare ? shapesIn(each.children, multiply(matrix, each.matrix)) : null;
    if (inside === null) return null;
    shapes.push(...inside);
  }
  return shapes;
}
