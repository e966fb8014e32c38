import type { Box } from "../../scene/bounds/box.ts";
import { applyTo, inverseOf } from "../../scene/geometry/matrix.ts";
import type { DrawnGradient, GradientStop } from "../scene/drawing.ts";
import type { Reach } from "../scene/reaches.ts";

export const maxRounds = 40;

/** Repeats and reflections written out as far as a shape reaches, because Lottie only goes on with the last colour. */
export function spread(
  gradient: DrawnGradient,
  method: string,
  box: Box | null,
  widest: (own: Reach) => Reach,
): DrawnGradient {
  if ((method !== "repeat" && method !== "reflect") || box === null) return gradient;
  const reach = reachOf(gradient, box);
  if (reach === null) return gradient;
  const [from, to] = widest([
    gradient.shape === "linear" ? Math.max(-maxRounds, Math.floor(reach.from)) : 0,
    Math.min(maxRounds, Math.ceil(reach.to)),
  ]);
  const rounds = to - from;
  if (rounds <= 1) return gradient;
  const stops: GradientStop[] = [];
  for (let round = from; round < to; round++) {
    const isBackwards = method === "reflect" && Math.abs(round % 2) === 1;
    const own = isBackwards
      ? gradient.stops.toReversed().map(({ offset, ...look }) => Object.assign({ offset: 1 - offset }, look))
      : gradient.stops;
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) return gradient;
    const whole = [{ ...first, offset: 0 }, ...own, { ...last, offset: 1 }];
    for (const stop of whole) stops.push({ ...stop, offset: (round - from + stop.offset) / rounds });
  }
  const [x, y] = gradient.start;
  const [dx, dy] = [gradient.end[0] - x, gradient.end[1] - y];
  if (gradient.shape === "linear")
    return {
      ...gradient,
      stops,
      start: [x + dx * from, y + dy * from],
      end: [x + dx * to, y + dy * to],
    };
  // Circles grow from the focal point: at twice the radius the centre has gone twice as far from it.
  const [fx, fy] = [x + gradient.focus[0] * dx, y + gradient.focus[1] * dx];
  const [cx, cy] = [fx + (x - fx) * to, fy + (y - fy) * to];
  return { ...gradient, stops, start: [cx, cy], end: [cx + dx * to, cy] };
}

/** Between which of its rounds the box lies. */
function reachOf(
  { shape, start, end, matrix, focus }: DrawnGradient,
  box: Box,
): { from: number; to: number } | null {
  const inverse = inverseOf(matrix);
  if (inverse === null) return null;
  const corners = [
    applyTo(inverse, box.left, box.top),
    applyTo(inverse, box.right, box.top),
    applyTo(inverse, box.right, box.bottom),
    applyTo(inverse, box.left, box.bottom),
  ];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  if (shape === "linear") {
    const along = corners.map(([x, y]) => ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy));
    return { from: Math.min(...along), to: Math.max(...along) };
  }
  const radius = Math.hypot(dx, dy);
  const offCentre = Math.min(0.95, Math.hypot(...focus));
  const [fx, fy] = [start[0] + focus[0] * radius, start[1] + focus[1] * radius];
  const far = Math.max(...corners.map(([x, y]) => Math.hypot(x - fx, y - fy)));
  return { from: 0, to: far / (radius * (1 - offCentre)) };
}
