import { type Contour, curveAt, curvesIn } from "../../scene/geometry/contour.ts";
import { tangentOn } from "../../scene/geometry/curve-length.ts";
import { multiplyAll, rotation, scaling, translation } from "../../scene/geometry/matrix.ts";
import { ComputedStyle } from "../css/computed-style.ts";
import { elementsIn, type SvgElement } from "../document/svg-element.ts";
import { parseLength } from "../values/lengths.ts";
import { idOf } from "../values/numbers.ts";
import { createGroup, rectangleMatte } from "./create-group.ts";
import type { Drawn, DrawnShape } from "./drawing.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "./drawing-context.ts";
import { parseViewBox, viewBoxMatrix } from "./viewport-matrix.ts";

interface Corner {
  x: number;
  y: number;
  /** Radians. */
  angle: number;
  kind: "start" | "mid" | "end";
}

/** The markers of a shape, in the order in which they are drawn. */
export function drawMarkers(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  contours: readonly Contour[],
  paints: { fill: DrawnShape["fill"]; stroke: DrawnShape["fill"]; strokeWidth: number },
  key: string,
): Drawn[] {
  const drawn: Drawn[] = [];
  let corners: Corner[] | null = null;
  for (const kind of ["start", "mid", "end"] as const) {
    const id = idOf(style.get(`marker-${kind}`));
    const element = id === null ? undefined : context.document.byId.get(id);
    if (element === undefined || element.name !== "marker") continue;
    if (scope.open.includes(element)) {
      context.findings.add("svg-circular-references", id ?? "marker");
      continue;
    }
    corners ??= cornersOf(contours);
    for (const [index, corner] of corners.entries())
      if (corner.kind === kind) {
        const one = drawMarker(context, element, corner, scope, paints, `${key}${kind}${index}`, style);
        if (one !== null) drawn.push(one);
      }
  }
  return drawn;
}

function drawMarker(
  context: DrawingContext,
  element: SvgElement,
  corner: Corner,
  scope: DrawingScope,
  {
    fill,
    stroke,
    strokeWidth,
  }: { fill: DrawnShape["fill"]; stroke: DrawnShape["fill"]; strokeWidth: number },
  key: string,
  shapeStyle: ComputedStyle,
): Drawn | null {
  const styleOf = (each: SvgElement): ComputedStyle =>
    new ComputedStyle(each, context.moment, each.parent === null ? null : styleOf(each.parent));
  const style = styleOf(element);
  const lengths = lengthsOf(context, style, scope.viewport);
  const attribute = (name: string): string | undefined => context.moment.attribute(element, name);
  const length = (name: string, otherwise: string, direction: "x" | "y"): number =>
    parseLength(attribute(name) ?? otherwise, lengths, direction) ?? 0;
  const [width, height] = [length("markerWidth", "3", "x"), length("markerHeight", "3", "y")];
  if (!(width > 0 && height > 0)) return null;
  const viewBox = parseViewBox(attribute("viewBox"));
  if (attribute("viewBox") !== undefined && viewBox === null) return null;
  const fit =
    viewBox === null
      ? scaling(1, 1)
      : viewBoxMatrix(viewBox, { width, height }, attribute("preserveAspectRatio")).matrix;
  const [a, b, c, d] = fit;
  const [refX, refY] = [length("refX", "0", "x"), length("refY", "0", "y")];
  const unit = attribute("markerUnits") === "userSpaceOnUse" ? 1 : strokeWidth;
  const matrix = multiplyAll(
    translation(corner.x, corner.y),
    rotation(angleOf(attribute("orient"), corner)),
    scaling(unit, unit),
    translation(-(a * refX + c * refY), -(b * refX + d * refY)),
    [a, b, c, d, 0, 0],
  );
  const inner: DrawingScope = {
    ...scope,
    style,
    viewport: viewBox ?? scope.viewport,
    path: `${key}/`,
    open: [...scope.open, element],
    contextPaints: { fill, stroke },
  };
  const children = elementsIn(element).flatMap((child) => context.drawElement(child, inner) ?? []);
  if (children.length === 0) return null;
  const overflow = style.get("overflow") ?? "hidden";
  const isClipped = overflow !== "visible" && overflow !== "auto";
  const frame = viewBox ?? { x: 0, y: 0, width, height };
  const mattes = isClipped ? [rectangleMatte(`${key}f`, [frame.x, frame.y, frame.width, frame.height])] : [];
  return createGroup(key, children, {
    matrix,
    mattes,
    opacity: style.share("opacity"),
    isMoving: context.moment.isMoving(shapeStyle.element),
  });
}

function angleOf(orient: string | undefined, { angle, kind }: Corner): number {
  if (orient === "auto" || orient === "auto-start-reverse") {
    const degrees = (angle * 180) / Math.PI;
    return orient !== "auto" && kind === "start" ? degrees + 180 : degrees;
  }
  const [, number, unit = ""] = /^\s*([-+.\deE]+)\s*(deg|grad|rad|turn)?\s*$/.exec(orient ?? "0") ?? [];
  const size = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[unit] ?? 1;
  const degrees = Number(number) * size;
  return Number.isFinite(degrees) ? degrees : 0;
}

/** Every vertex with the direction half way between how the path comes and how it goes (SVG 2, 13.7.3). */
function cornersOf(contours: readonly Contour[]): Corner[] {
  const corners: Corner[] = [];
  for (const contour of contours) {
    const curves = Array.from({ length: curvesIn(contour) }, (_, index) => curveAt(contour, index));
    const [startX = 0, startY = 0] = contour.points;
    const firstOut = curves[0] === undefined ? null : heading(tangentOn(curves[0], 0));
    const last = curves.at(-1);
    const lastIn = last === undefined ? null : heading(tangentOn(last, 1));
    const closing = contour.isClosed ? lastIn : null;
    corners.push({ x: startX, y: startY, angle: between(closing, firstOut), kind: "mid" });
    for (const [index, curve] of curves.entries()) {
      const next = curves[index + 1];
      const out = next === undefined ? (contour.isClosed ? firstOut : null) : heading(tangentOn(next, 0));
      corners.push({
        x: curve[6] ?? 0,
        y: curve[7] ?? 0,
        angle: between(heading(tangentOn(curve, 1)), out),
        kind: "mid",
      });
    }
  }
  const [first] = corners;
  const end = corners.at(-1);
  if (first !== undefined) first.kind = "start";
  if (end !== undefined && end !== first) end.kind = "end";
  if (end !== undefined && end === first) corners.push({ ...end, kind: "end" });
  return corners;
}

const heading = ([x, y]: readonly [number, number]): number | null =>
  x === 0 && y === 0 ? null : Math.atan2(y, x);

function between(into: number | null, out: number | null): number {
  if (into === null || out === null) return into ?? out ?? 0;
  return Math.atan2(Math.sin(into) + Math.sin(out), Math.cos(into) + Math.cos(out));
}
