/** As CSS and SVG write it, `matrix(a, b, c, d, e, f)`: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export const scaling = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];

export function rotation(degrees: number): Matrix {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  if (inner === identity) return outer;
  if (outer === identity) return inner;
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const multiplyAll = (...matrices: Matrix[]): Matrix => matrices.reduce(multiply, identity);

export const applyTo = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Points, x and y in turn, where the matrix puts them. */
export function placed(points: readonly number[], [a, b, c, d, e, f]: Matrix): number[] {
  const moved: number[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    moved.push(a * x + c * y + e, b * x + d * y + f);
  }
  return moved;
}

const determinantOf = ([a, b, c, d]: Matrix): number => a * d - b * c;

/** How much larger things become: the square root of how much their area grows. */
export const scaleOf = (matrix: Matrix): number => Math.sqrt(Math.abs(determinantOf(matrix)));

/** Null where the matrix makes a line or a point of everything. */
export function inverseOf(matrix: Matrix): Matrix | null {
  const determinant = determinantOf(matrix);
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return null;
  const [a, b, c, d, e, f] = matrix;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}
