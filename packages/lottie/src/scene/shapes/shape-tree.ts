import type { Contour } from "../geometry/contour.ts";
import { type Matrix, multiply } from "../geometry/matrix.ts";
import type { BlendMode, ScenePaint } from "../scene.ts";

/** A shape in coordinates of its own. Modifiers change its contours for all that paint it, whichever group they are in. */
export interface Outline {
  pointer: string;
  contours: Contour[];
}

/** An outline, seen from a group it is in. */
interface Placed {
  outline: Outline;
  matrix: Matrix;
}

interface PendingPaint {
  paint: Omit<ScenePaint, "paths">;
  outlines: Placed[];
}

/** What a list of shapes holds, in its own coordinates, the topmost first. */
export interface ShapeTree {
  outlines: Placed[];
  paints: PendingPaint[];
}

/** What a group holds, seen from around it. */
export function moved(
  { outlines, paints }: ShapeTree,
  matrix: Matrix,
  opacity: number,
  blendMode: BlendMode = "normal",
): ShapeTree {
  return {
    outlines: outlines.map((each) => ({ ...each, matrix: multiply(matrix, each.matrix) })),
    paints: paints.map((each) => ({
      ...each,
      paint: {
        ...each.paint,
        matrix: multiply(matrix, each.paint.matrix),
        opacity: each.paint.opacity * opacity,
        blendMode: blendMode === "normal" ? each.paint.blendMode : blendMode,
      },
    })),
  };
}

/** The same once more, with outlines of its own: what modifies one copy leaves the others. */
export function copied({ outlines, paints }: ShapeTree): ShapeTree {
  const copies = new Map<Outline, Outline>();
  const copy = (placed: Placed): Placed => {
    const known = copies.get(placed.outline) ?? { ...placed.outline };
    copies.set(placed.outline, known);
    return { ...placed, outline: known };
  };
  return {
    outlines: outlines.map(copy),
    paints: paints.map((each) => ({ ...each, outlines: each.outlines.map(copy) })),
  };
}
