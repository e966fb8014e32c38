import { identity, type Matrix } from "../../scene/geometry/matrix.ts";
import { rectangleContour } from "../shapes/basic-shapes.ts";
import type { Drawn, DrawnGroup, DrawnMatte, DrawnPaint, DrawnShape } from "./drawing.ts";

export const createGroup = (
  key: string,
  children: Drawn[],
  more: Partial<Omit<DrawnGroup, "kind" | "key" | "children">> = {},
): DrawnGroup => ({
  kind: "group",
  key,
  name: null,
  matrix: identity,
  isMoving: false,
  opacity: 1,
  blendMode: "normal",
  isIsolated: false,
  isFading: false,
  mattes: [],
  blur: 0,
  children,
  ...more,
});

const opaque: DrawnPaint = { kind: "colour", rgb: [1, 1, 1], opacity: 1 };

export const createShape = (
  key: string,
  contours: DrawnShape["contours"],
  more: Partial<Omit<DrawnShape, "kind" | "key" | "contours">> = {},
): DrawnShape => ({
  kind: "shape",
  key,
  name: null,
  contours,
  fillRule: "nonzero",
  fill: opaque,
  stroke: null,
  isStrokeBelow: false,
  trim: null,
  isStill: false,
  ...more,
});

/** Shows what lies in a rectangle. */
export const rectangleMatte = (
  key: string,
  corners: readonly [x: number, y: number, width: number, height: number],
  matrix: Matrix = identity,
): DrawnMatte => ({
  kind: "alpha",
  content: createGroup(key, [createShape(`${key}r`, [rectangleContour(corners, [0, 0])])], { matrix }),
});
