import { type Contour, curveAt, curvesIn, transformed } from "../../scene/geometry/contour.ts";
import { measure, parameterAt, pointOn } from "../../scene/geometry/curve-length.ts";
import { identity, type Matrix, multiply, scaleOf } from "../../scene/geometry/matrix.ts";
import { createGroup } from "../scene/create-group.ts";
import type { Drawn, DrawnGroup, DrawnPaint, DrawnShape } from "../scene/drawing.ts";

/** Enough that no corner of an icon is missed. */
const pointsInContour = 120;
const maxShapes = 200;

/** The outlines of one drawing on their way to those of another, by share. */
export function morphed(from: DrawnGroup, to: DrawnGroup): (share: number) => DrawnGroup {
  const [first, second] = [shapesIn(from, identity), shapesIn(to, identity)];
  const count = Math.min(maxShapes, Math.max(first.length, second.length));
  const pairs = Array.from({ length: count }, (_, index) => pairOf(first[index], second[index], index));
  return (share) =>
    createGroup(
      "morph",
      pairs.flatMap((pair) => pair?.(share) ?? []),
    );
}

function shapesIn(drawn: Drawn, matrix: Matrix): DrawnShape[] {
  if (drawn.kind === "group")
    return drawn.children.flatMap((child) => shapesIn(child, multiply(matrix, drawn.matrix)));
  if (drawn.kind !== "shape") return [];
  const { stroke } = drawn;
  return [
    {
      ...drawn,
      contours: drawn.contours.map((contour) => transformed(contour, matrix)),
      stroke: stroke === null ? null : { ...stroke, dashes: [], width: stroke.width * scaleOf(matrix) },
    },
  ];
}

type Pair = (share: number) => DrawnShape;

/** What has no counterpart comes out of its own middle, or goes into it. */
function pairOf(first: DrawnShape | undefined, second: DrawnShape | undefined, index: number): Pair | null {
  const model = first ?? second;
  if (model === undefined) return null;
  const count = Math.max(first?.contours.length ?? 0, second?.contours.length ?? 0);
  const rings = Array.from({ length: count }, (_, at) => {
    const [a, b] = [ringOf(first?.contours[at]), ringOf(second?.contours[at])];
    const from = a ?? (b === null ? [] : collapsed(b));
    return { from, to: aligned(from, b ?? (a === null ? [] : collapsed(a))) };
  });
  const isClosed =
    (first ?? model).contours.some((contour) => contour.isClosed) ||
    (second ?? model).contours.some((contour) => contour.isClosed);
  return (share) => ({
    ...model,
    key: `m${index}`,
    fill: mixedPaint(first?.fill ?? null, second?.fill ?? null, share),
    stroke:
      model.stroke === null && second?.stroke === null
        ? null
        : mixedStroke(first?.stroke ?? null, second?.stroke ?? null, share),
    contours: rings.map(({ from, to }) =>
      contourOf(
        from.map((value, at) => value + ((to[at] ?? value) - value) * share),
        isClosed,
      ),
    ),
  });
}

function mixedStroke(a: DrawnShape["stroke"], b: DrawnShape["stroke"], share: number): DrawnShape["stroke"] {
  const model = a ?? b;
  const paint = mixedPaint(a?.paint ?? null, b?.paint ?? null, share);
  if (model === null || paint === null) return null;
  const [from, to] = [a?.width ?? 0, b?.width ?? 0];
  return { ...model, paint, width: from + (to - from) * share };
}

function mixedPaint(a: DrawnPaint | null, b: DrawnPaint | null, share: number): DrawnPaint | null {
  const plain = (paint: DrawnPaint | null) =>
    paint === null
      ? null
      : paint.kind === "colour"
        ? paint
        : {
            kind: "colour" as const,
            rgb: paint.stops[0]?.rgb ?? ([0, 0, 0] as [number, number, number]),
            opacity: paint.opacity,
          };
  const [from, to] = [plain(a), plain(b)];
  if (from === null || to === null) {
    const only = from ?? to;
    return only === null ? null : { ...only, opacity: only.opacity * (from === null ? share : 1 - share) };
  }
  const mix = (x: number, y: number): number => x + (y - x) * share;
  return {
    kind: "colour",
    rgb: [mix(from.rgb[0], to.rgb[0]), mix(from.rgb[1], to.rgb[1]), mix(from.rgb[2], to.rgb[2])],
    opacity: mix(from.opacity, to.opacity),
  };
}

/** Points at even distances along a contour; null where there is none. */
function ringOf(contour: Contour | undefined): number[] | null {
  if (contour === undefined || curvesIn(contour) === 0) return null;
  const curves = Array.from({ length: curvesIn(contour) }, (_, index) => measure(curveAt(contour, index)));
  const whole = curves.reduce((sum, { length }) => sum + length, 0);
  const points: number[] = [];
  let [index, before] = [0, 0];
  for (let step = 0; step < pointsInContour; step++) {
    const wanted = (whole * step) / pointsInContour;
    while (index < curves.length - 1 && before + (curves[index]?.length ?? 0) < wanted)
      before += curves[index++]?.length ?? 0;
    const curve = curves[index];
    if (curve === undefined) continue;
    points.push(
      ...pointOn(curve.curve, parameterAt(curve, curve.length === 0 ? 0 : (wanted - before) / curve.length)),
    );
  }
  return areaOf(points) < 0 ? turned(points) : points;
}

const turned = (points: readonly number[]): number[] => {
  const back: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) back.push(points[at] ?? 0, points[at + 1] ?? 0);
  return back;
};

function areaOf(points: readonly number[]): number {
  let area = 0;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    area += (points[at] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[at + 1] ?? 0);
  }
  return area;
}

function collapsed(points: readonly number[]): number[] {
  const count = points.length / 2;
  const middle = [0, 1].map(
    (axis) => points.reduce((sum, value, at) => (at % 2 === axis ? sum + value : sum), 0) / count,
  );
  return points.map((_, at) => middle[at % 2] ?? 0);
}

/** Begun at the point from which all have the shortest way. */
function aligned(from: readonly number[], to: readonly number[]): number[] {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let shift = 0; shift < to.length; shift += 2) {
    let sum = 0;
    for (let at = 0; at < from.length; at++)
      sum += ((from[at] ?? 0) - (to[(at + shift) % to.length] ?? 0)) ** 2;
    if (sum < least) [best, least] = [shift, sum];
  }
  return [...to.slice(best), ...to.slice(0, best)];
}

function contourOf(points: readonly number[], isClosed: boolean): Contour {
  const [x = 0, y = 0] = points;
  const contour: Contour = { points: [x, y], isClosed };
  const line = (toX: number, toY: number): void => {
    contour.points.push(contour.points.at(-2) ?? 0, contour.points.at(-1) ?? 0, toX, toY, toX, toY);
  };
  for (let at = 2; at < points.length; at += 2) line(points[at] ?? 0, points[at + 1] ?? 0);
  if (isClosed) line(x, y);
  return contour;
}
