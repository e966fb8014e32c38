import { applyTo, type Matrix } from "../../scene/geometry/matrix.ts";

/** A matrix as SMIL can move it: `translate rotate skewX scale`, about a pivot that stays where it is. */
export interface MatrixParts {
  rotate: number[];
  skewX: number[];
  scale: [x: number, y: number][];
}

const tiny = 1e-9;

/** Angles go on from moment to moment instead of starting anew at 180 degrees. */
export function matrixParts(matrices: readonly Matrix[]): MatrixParts {
  const parts: MatrixParts = { rotate: [], skewX: [], scale: [] };
  const turned = matrices.find(([a, b]) => Math.hypot(a, b) > tiny);
  let angle = turned === undefined ? 0 : nearest(angleOf(turned), 0);
  let skew = 0;
  for (const matrix of matrices) {
    const [a, b, c, d] = matrix;
    if (Math.hypot(a, b) > tiny) angle = nearest(angleOf(matrix), angle);
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const [x, y] = [cos * a + sin * b, cos * d - sin * c];
    const slant = cos * c + sin * d;
    if (Math.abs(y) > tiny) skew = (Math.atan(slant / y) * 180) / Math.PI;
    parts.rotate.push(angle);
    parts.skewX.push(Math.abs(skew) < 1e-6 ? 0 : skew);
    parts.scale.push([x, y]);
  }
  return parts;
}

const angleOf = ([a, b]: Matrix): number => (Math.atan2(b, a) * 180) / Math.PI;

/** Half a turn more or less is the same line, with both scales the other way round. */
const nearest = (angle: number, previous: number): number =>
  angle + Math.round((previous - angle) / 180) * 180;

export const pathOf = (matrices: readonly Matrix[], [x = 0, y = 0]: readonly number[]): number[][] =>
  matrices.map((matrix) => applyTo(matrix, x, y));

/** The point whose way bends least, by least squares over what changes from moment to moment; null where every point is alike. */
export function steadyPoint(matrices: readonly Matrix[]): [x: number, y: number] | null {
  let [aa, ab, bb, ax, bx] = [0, 0, 0, 0, 0];
  for (let index = 1; index + 1 < matrices.length; index++) {
    const [p, q, r] = [matrices[index - 1], matrices[index], matrices[index + 1]];
    if (p === undefined || q === undefined || r === undefined) continue;
    const bend = (at: number): number => (p[at] ?? 0) - 2 * (q[at] ?? 0) + (r[at] ?? 0);
    const [a, b, c, d, e, f] = [bend(0), bend(1), bend(2), bend(3), bend(4), bend(5)];
    aa += a * a + b * b;
    ab += a * c + b * d;
    bb += c * c + d * d;
    ax -= a * e + b * f;
    bx -= c * e + d * f;
  }
  const determinant = aa * bb - ab * ab;
  if (!(Math.abs(determinant) > 1e-12)) return null;
  const point: [number, number] = [(ax * bb - bx * ab) / determinant, (aa * bx - ab * ax) / determinant];
  return point.every((each) => Math.abs(each) < 1e5) ? point : null;
}
