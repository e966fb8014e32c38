import { curveAt, curvesIn } from "../../scene/geometry/contour.ts";
import { measure, parameterAt, pointOn, tangentOn } from "../../scene/geometry/curve-length.ts";
import { contoursOfPath } from "../shapes/contours-of-path.ts";
import { numbersOf } from "../values/numbers.ts";

/** Where something is that goes along a path. */
export interface CoursePlace {
  x: number;
  y: number;
  /** In degrees. */
  heading: number;
}

/** A path that something goes along. */
export interface PathCourse {
  length: number;
  isClosed: boolean;
  /** How many curves it is made of; there may be none. */
  curves: number;
  /** After a share of its whole length. */
  at(share: number): CoursePlace;
  /** In one of its curves. */
  within(curve: number, share: number): CoursePlace;
}

const maxNumber = 1_000_000;

export function courseAlong(data: string): PathCourse {
  const contours = contoursOfPath(data, maxNumber);
  const curves = contours.flatMap((contour) =>
    Array.from({ length: curvesIn(contour) }, (_, index) => curveAt(contour, index)),
  );
  /** How far the end of each curve lies from the beginning. What is measured within a curve is measured again: it takes far more memory. */
  const ends = new Float64Array(curves.length);
  let whole = 0;
  for (const [index, curve] of curves.entries()) ends[index] = whole += measure(curve).length;
  const [startX = 0, startY = 0] = numbersOf(data);
  const within = (index: number, share: number): CoursePlace => {
    const curve = curves[Math.min(index, curves.length - 1)];
    if (curve === undefined) return { x: startX, y: startY, heading: 0 };
    const t = parameterAt(measure(curve), share);
    const [x, y] = pointOn(curve, t);
    const [dx, dy] = tangentOn(curve, t);
    return { x, y, heading: (Math.atan2(dy, dx) * 180) / Math.PI };
  };
  return {
    length: whole,
    isClosed: contours.length === 1 && contours[0]?.isClosed === true,
    curves: curves.length,
    within,
    at(share) {
      const distance = Math.min(Math.max(share, 0), 1) * whole;
      const index = firstAtLeast(ends, distance);
      const start = ends[index - 1] ?? 0;
      const length = (ends[index] ?? 0) - start;
      return within(index, length === 0 ? 0 : Math.min(1, (distance - start) / length));
    },
  };
}

/** Index of the first of rising numbers that is not below `wanted`, or of the last. */
function firstAtLeast(rising: Float64Array, wanted: number): number {
  let [low, high] = [0, Math.max(0, rising.length - 1)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
