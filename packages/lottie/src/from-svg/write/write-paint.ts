import { applyTo, type Matrix, multiply, scaleOf } from "../../scene/geometry/matrix.ts";
import type { JsonObject } from "../../json/json-values.ts";
import type { DrawnGradient, DrawnPaint, DrawnStroke } from "../scene/drawing.ts";
import { fixed, rounded } from "./property.ts";

/** A fill or, with a stroke, a stroke; `matrix` leads to where its path stands. */
export function writePaint(
  paint: DrawnPaint,
  matrix: Matrix,
  style: { rule: "nonzero" | "evenodd" } | { stroke: DrawnStroke },
): JsonObject {
  const isStroke = "stroke" in style;
  const own = isStroke
    ? strokeStyle(style.stroke, style.stroke.isNonScaling ? 1 : scaleOf(matrix))
    : { r: style.rule === "evenodd" ? 2 : 1 };
  const o = fixed(rounded(paint.opacity * 100, 2));
  if (paint.kind === "colour")
    return {
      ty: isStroke ? "st" : "fl",
      c: fixed([...paint.rgb.map((each) => rounded(each, 4)), 1]),
      o,
      ...own,
    };
  return { ty: isStroke ? "gs" : "gf", o, ...own, ...writeGradient(paint, multiply(matrix, paint.matrix)) };
}

const caps = { butt: 1, round: 2, square: 3 };
const joins = { miter: 1, round: 2, bevel: 3 };

function strokeStyle(stroke: DrawnStroke, scale: number): JsonObject {
  const dash = (n: string, value: number, index: number): JsonObject => ({
    n,
    nm: n === "o" ? "offset" : `${n === "d" ? "dash" : "gap"}${index < 2 ? "" : (index >> 1) + 1}`,
    v: fixed(rounded(value * scale)),
  });
  const d = stroke.dashes.map((value, index) => dash(index % 2 === 0 ? "d" : "g", value, index));
  return {
    w: fixed(rounded(stroke.width * scale, 4)),
    lc: caps[stroke.cap],
    lj: joins[stroke.join],
    ...(stroke.join === "miter" ? { ml: stroke.miterLimit } : {}),
    ...(d.length === 0 ? {} : { d: [...d, dash("o", stroke.dashOffset, 0)] }),
  };
}

function writeGradient({ shape, stops, start, end, focus }: DrawnGradient, matrix: Matrix): JsonObject {
  const k = stops.flatMap(({ offset, rgb }) => [rounded(offset, 5), ...rgb.map((each) => rounded(each, 4))]);
  if (stops.some(({ opacity }) => opacity < 1))
    k.push(...stops.flatMap(({ offset, opacity }) => [rounded(offset, 5), rounded(opacity, 4)]));
  const g = { p: stops.length, k: fixed(k) };
  if (shape === "linear") {
    const [s, e] = linearEnds(start, end, matrix);
    return { g, t: 1, s: fixed(s.map((each) => rounded(each))), e: fixed(e.map((each) => rounded(each))) };
  }
  const s = applyTo(matrix, ...start);
  const e = applyTo(matrix, ...end);
  const highlight = Math.hypot(...focus);
  const [fx, fy] = applyTo([matrix[0], matrix[1], matrix[2], matrix[3], 0, 0], ...focus);
  const angle = ((Math.atan2(fy, fx) - Math.atan2(e[1] - s[1], e[0] - s[0])) * 180) / Math.PI;
  return {
    g,
    t: 2,
    s: fixed(s.map((each) => rounded(each))),
    e: fixed(e.map((each) => rounded(each))),
    ...(highlight > 1e-6 ? { h: fixed(rounded(highlight * 100, 2)), a: fixed(rounded(angle, 2)) } : {}),
  };
}

/** Lines of one colour stay at right angles to the direction in Lottie, so that is found anew where a matrix is skewed. */
function linearEnds(
  start: readonly [number, number],
  end: readonly [number, number],
  matrix: Matrix,
): [[number, number], [number, number]] {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const from = applyTo(matrix, ...start);
  const to = applyTo(matrix, ...end);
  const linear: Matrix = [matrix[0], matrix[1], matrix[2], matrix[3], 0, 0];
  const [lineX, lineY] = applyTo(linear, -dy, dx);
  const [vx, vy] = [to[0] - from[0], to[1] - from[1]];
  const length = lineX * lineX + lineY * lineY;
  if (length === 0) return [from, to];
  const share = (vx * lineX + vy * lineY) / length;
  return [from, [from[0] + vx - share * lineX, from[1] + vy - share * lineY]];
}
