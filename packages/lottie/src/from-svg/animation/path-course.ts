import { curveAt, curvesIn } from "../../scene/geometry/contour.ts";
import {
  measure,
  parameterAt,
  pointOn,
  tangentOn,
  type MeasuredCurve,
} from "../../scene/geometry/curve-length.ts";
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
  const curves: MeasuredCurve[] = [];
  const contours = contoursOfPath(data, maxNumber);
  for (const contour of contours)
    for (let index = 0; index < curvesIn(contour); index++) curves.push(measure(curveAt(contour, index)));
  const [startX = 0, startY = 0] = numbersOf(data);
  const whole = curves.reduce((sum, { length }) => sum + length, 0);
  const within = (curve: number, share: number): CoursePlace => {
    const measured = curves[Math.min(curve, curves.length - 1)];
    if (measured === undefined) return { x: startX, y: startY, heading: 0 };
    const t = parameterAt(measured, share);
    const [x, y] = pointOn(measured.curve, t);
    const [dx, dy] = tangentOn(measured.curve, t);
    return { x, y, heading: (Math.atan2(dy, dx) * 180) / Math.PI };
  };
  return {
    length: whole,
    isClosed: contours.length === 1 && contours[0]?.isClosed === true,
    curves: curves.length,
    within,
    at(share) {
      let rest = Math.min(Math.max(share, 0), 1) * whole;
      for (const [index, { length }] of curves.entries()) {
        if (rest <= length || index === curves.length - 1)
          return within(index, length === 0 ? 0 : Math.min(1, rest / length));
        rest -= length;
      }
      return within(0, 0);
    },
  };
}
