import type { Box } from "../../scene/bounds/box.ts";
import type { Contour } from "../../scene/geometry/contour.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import { paintOrderOf } from "../paint/paint-order.ts";
import { resolvePaint, type ResolvedPaint } from "../paint/resolve-paint.ts";
import { strokeOf } from "../paint/stroke-of.ts";
import { tilePattern } from "../paint/tile-pattern.ts";
import { createGroup, createShape } from "./create-group.ts";
import { outlineBox } from "./drawn-box.ts";
import type { Drawn, DrawnPaint, DrawnShape, DrawnStroke } from "./drawing.ts";
import { type DrawingContext, nameOf, type DrawingScope } from "./drawing-context.ts";

export interface ShapeLook {
  key: string;
  contours: Contour[];
  /** What its gradients and patterns are measured on; its outline where it is not given. */
  box?: Box;
  pathScale?: number;
  name?: string | null;
}

/** A shape with what it is painted with; the list is empty where nothing is. From below to above. */
export function drawShape(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  { key, contours, box, pathScale = 1, name = nameOf(style.element) }: ShapeLook,
): Drawn[] {
  context.spent.curves += contours.reduce((sum, { points }) => sum + points.length / 6, 0);
  if (context.spent.curves > context.limits.maxCurves) {
    context.findings.add("svg-too-many-elements", style.element.name, style.element.index);
    return [];
  }
  const rule = style.get(scope.isClip ? "clip-rule" : "fill-rule") === "evenodd" ? "evenodd" : "nonzero";
  if (scope.isClip) return [createShape(key, contours, { fillRule: rule, name })];
  let measured: Box | null | undefined;
  const boxOf = (): Box | null => {
    if (measured !== undefined) return measured;
    const around = box ?? outlineBox(contours);
    return (measured = Number.isFinite(around.left) ? around : null);
  };
  const fill = contours.every(isLine) ? null : resolvePaint(context, style, scope, "fill", boxOf);
  const strokePaint = resolvePaint(context, style, scope, "stroke", boxOf);
  const stroke =
    strokePaint === null ? null : strokeOf(context, style, scope, plainOf(strokePaint), pathScale);
  const isStrokeBelow = /^(?:stroke|markers stroke)/.test(paintOrderOf(style));
  const shape = (more: Partial<DrawnShape>, suffix = ""): DrawnShape =>
    createShape(`${key}${suffix}`, contours, { fillRule: rule, name, isStrokeBelow, fill: null, ...more });
  if (fill?.kind !== "pattern" && strokePaint?.kind !== "pattern")
    return fill === null && stroke === null ? [] : [shape({ fill, stroke })];

  const tiled = (paint: ResolvedPaint, look: Partial<DrawnShape>, suffix: string, reach: number): Drawn[] => {
    if (paint.kind !== "pattern") return [shape(look, suffix)];
    const covered = grown(outlineBox(contours), reach);
    const tiles = tilePattern(context, paint.element, style, scope, {
      box: boxOf(),
      covered,
      key: `${key}${suffix}p`,
    });
    if (tiles === null)
      return paint.otherwise === null ? [] : [shape(withPaint(look, paint.otherwise), suffix)];
    const matte = createGroup(`${key}${suffix}m`, [shape(look, suffix)]);
    return [
      createGroup(`${key}${suffix}g`, [tiles], {
        mattes: [{ kind: "alpha", content: matte }],
        opacity: paint.opacity,
        name,
      }),
    ];
  };
  const filled = fill === null ? [] : tiled(fill, { fill: plainOf(fill) }, "f", 0);
  const reach = stroke === null ? 0 : reachOf(stroke);
  const stroked = stroke === null || strokePaint === null ? [] : tiled(strokePaint, { stroke }, "s", reach);
  return isStrokeBelow ? [...stroked, ...filled] : [...filled, ...stroked];
}

/** One straight piece, which has nothing inside; players fill nothing there, or let it disturb what is around. */
const isLine = ({ points, isClosed }: Contour): boolean => {
  const [x, y, x1, y1, x2, y2, endX, endY] = points;
  return !isClosed && points.length === 8 && x1 === x && y1 === y && x2 === endX && y2 === endY;
};

const withPaint = (look: Partial<DrawnShape>, paint: DrawnPaint): Partial<DrawnShape> =>
  look.stroke ? { stroke: { ...look.stroke, paint } } : { fill: paint };

const plainOf = (paint: ResolvedPaint): DrawnPaint =>
  paint.kind === "pattern" ? { kind: "colour", rgb: [1, 1, 1], opacity: 1 } : paint;

/** As far as a stroke lies outside of its outline. */
const reachOf = ({ width, join, miterLimit }: DrawnStroke): number =>
  (width / 2) * (join === "miter" ? Math.min(Math.max(1.5, miterLimit), 10) : 1.5);

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
