import { type Contour, curveAt, curvesIn } from "./contour.ts";
import { isStraight, pointOn } from "./curve-length.ts";

const maxStepsPerCurve = 256;
/** Straight pieces turn by no more than this, so that what is drawn around them stays round too. */
const maxTurnInRadians = 0.15;

/** A contour as straight pieces that stay within `tolerance` of it: x and y in turn, the end of a closed one on its beginning. */
export function flattened(contour: Contour, tolerance: number): number[] {
  const [x, y] = contour.points;
  if (x === undefined || y === undefined) return [];
  const line = [x, y];
  for (let index = 0; index < curvesIn(contour); index++) {
    const curve = curveAt(contour, index);
    const steps = stepsFor(curve, tolerance);
    for (let step = 1; step <= steps; step++) {
      const [nextX, nextY] = pointOn(curve, step / steps);
      line.push(nextX, nextY);
    }
  }
  return line;
}

/** Wang's formula for how far off the chords are, and how far the handles turn. */
function stepsFor(curve: readonly number[], tolerance: number): number {
  if (isStraight(curve)) return 1;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const turn =
    angleBetween(x1 - x0, y1 - y0, x2 - x1, y2 - y1) + angleBetween(x2 - x1, y2 - y1, x3 - x2, y3 - y2);
  const steps = Math.max(Math.sqrt((0.75 * bend) / tolerance), turn / maxTurnInRadians);
  return Number.isFinite(steps) ? Math.min(maxStepsPerCurve, Math.max(1, Math.ceil(steps))) : 1;
}

export const angleBetween = (x1: number, y1: number, x2: number, y2: number): number =>
  Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2));
