/** Points at which a curve is measured: lottie-web takes 150 for a path of motion, which looks no different. */
const steps = 64;

/** Lengths from the beginning of a curve to each of its measured points; the last is its whole length. */
export interface MeasuredCurve {
  curve: readonly number[];
  lengths: Float64Array;
  length: number;
}

export function pointOn(curve: readonly number[], t: number): [x: number, y: number] {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

/** Where a curve is heading, not normalised; along its chord where its handles lie on its ends. */
export function tangentOn(curve: readonly number[], t: number): [x: number, y: number] {
  const s = 1 - t;
  const [a, b, c] = [s * s, 2 * s * t, t * t];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
  const x = a * (x1 - x0) + b * (x2 - x1) + c * (x3 - x2);
  const y = a * (y1 - y0) + b * (y2 - y1) + c * (y3 - y2);
  if (x !== 0 || y !== 0) return [x, y];
  return t < 0.5 && (x2 !== x0 || y2 !== y0) ? [x2 - x0, y2 - y0] : [x3 - x1, y3 - y1];
}

export const isStraight = ([
  x0 = 0,
  y0 = 0,
  x1 = 0,
  y1 = 0,
  x2 = 0,
  y2 = 0,
  x3 = 0,
  y3 = 0,
]: readonly number[]) => x1 === x0 && y1 === y0 && x2 === x3 && y2 === y3;

export function measure(curve: readonly number[]): MeasuredCurve {
  const lengths = new Float64Array(steps + 1);
  let [x, y] = pointOn(curve, 0);
  let length = 0;
  for (let step = 1; step <= steps; step++) {
    const [nextX, nextY] = pointOn(curve, step / steps);
    length += Math.hypot(nextX - x, nextY - y);
    lengths[step] = length;
    [x, y] = [nextX, nextY];
  }
  return { curve, lengths, length };
}

/** How far along its parameter a curve has come after a share of its length (0 to 1). */
export function parameterAt({ lengths, length }: MeasuredCurve, share: number): number {
  if (share <= 0 || length === 0) return Math.min(Math.max(share, 0), 1);
  if (share >= 1) return 1;
  const wanted = share * length;
  let [low, high] = [0, steps];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lengths[middle] ?? 0) <= wanted) low = middle;
    else high = middle;
  }
  const [from, to] = [lengths[low] ?? 0, lengths[high] ?? 0];
  return (low + (to > from ? (wanted - from) / (to - from) : 0)) / steps;
}

/** The part of a curve between two parameters, as eight numbers (de Casteljau). */
export function partOf(curve: readonly number[], from: number, to: number): number[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
  const [ax, bx, cx, dx] = partOfLine(x0, x1, x2, x3, from, to);
  const [ay, by, cy, dy] = partOfLine(y0, y1, y2, y3, from, to);
  return [ax, ay, bx, by, cx, cy, dx, dy];
}

/** By blossoming: the handles of a part are the curve's polar form at its two ends. */
function partOfLine(
  p0: number,
  p1: number,
  p2: number,
  p3: number,
  from: number,
  to: number,
): [number, number, number, number] {
  const polar = (t: number, u: number, v: number): number => {
    const [a, b, c] = [p0 + (p1 - p0) * t, p1 + (p2 - p1) * t, p2 + (p3 - p2) * t];
    const [d, e] = [a + (b - a) * u, b + (c - b) * u];
    return d + (e - d) * v;
  };
  return [polar(from, from, from), polar(from, from, to), polar(from, to, to), polar(to, to, to)];
}
