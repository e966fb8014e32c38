import { identity, type Matrix, multiply } from "../../scene/geometry/matrix.ts";
import type { Box } from "../../scene/bounds/box.ts";
import { drawnBox } from "../scene/drawn-box.ts";
import type { Drawn, DrawnGroup } from "../scene/drawing.ts";
import type { SvgPreset } from "./preset.ts";

export interface DrawingPart {
  drawn: Drawn;
  /** In the coordinates of the group that the parts stand in. */
  box: Box;
}

export interface DrawingParts {
  parts: DrawingPart[];
  /** From the coordinates of the parts to the canvas. */
  matrix: Matrix;
  /** The drawing with others in the place of its parts. */
  replaced(drawn: Drawn[]): DrawnGroup;
}

const nothing: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** What can move by itself: the children of the first group that has several. */
export function partsOf(drawing: DrawnGroup): DrawingParts {
  const path: DrawnGroup[] = [drawing];
  let matrix = multiply(identity, drawing.matrix);
  for (;;) {
    const group = path.at(-1);
    const [only] = group?.children ?? [];
    if (group === undefined || group.children.length !== 1 || only?.kind !== "group") break;
    path.push(only);
    matrix = multiply(matrix, only.matrix);
  }
  const parts = (path.at(-1)?.children ?? []).map((drawn) => ({ drawn, box: drawnBox(drawn) ?? nothing }));
  const replaced = (drawn: Drawn[]): DrawnGroup => {
    let children = drawn;
    for (const group of path.toReversed()) children = [{ ...group, children }];
    const [root] = children;
    return root?.kind === "group" ? root : drawing;
  };
  return { parts, matrix, replaced };
}

/** How many others begin before each part. */
export function ranksOf(parts: readonly DrawingPart[], order: NonNullable<SvgPreset["order"]>): number[] {
  const centres = parts.map(({ box }) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const);
  const middle = [0, 1].map(
    (axis) => centres.reduce((sum, centre) => sum + (centre[axis] ?? 0), 0) / Math.max(1, parts.length),
  );
  const place = (index: number): number => {
    const [x = 0, y = 0] = centres[index] ?? [];
    switch (order) {
      case "document":
        return index;
      case "reverse":
        return -index;
      case "left-to-right":
        return x;
      case "top-to-bottom":
        return y;
      case "from-centre":
        return Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
    }
  };
  const sorted = parts.map((_, index) => index).toSorted((a, b) => place(a) - place(b));
  return parts.map((_, index) => sorted.indexOf(index));
}
