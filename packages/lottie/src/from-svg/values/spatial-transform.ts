import type { Matrix } from "../../scene/geometry/matrix.ts";

/** Sixteen numbers, column by column, as `matrix3d()` has them. */
type Spatial = readonly number[];

const spatial = /^(?:matrix3d|rotate[XY]|rotate3d|perspective|translateZ|scaleZ)$/;

/** Whether a function of CSS leads out of the plane (CSS Transforms 2, 12). */
export const isSpatial = (name: string): boolean => spatial.test(name);

/** What of turns in space is seen on the plane, as browsers draw it in an SVG: from straight ahead, without perspective. Null for what is no transform. */
export function spatialMatrix(
  functions: readonly (readonly [name: string, values: readonly number[]])[],
  flat: (name: string, values: readonly number[]) => Matrix | null,
): Matrix | null {
  let whole: Spatial = around([1, 0, 0, 1, 0, 0]);
  for (const [name, values] of functions) {
    const next = isSpatial(name) ? spatialFunction(name, values) : around(flat(name, values) ?? []);
    if (next === null || next.length !== 16 || !next.every(Number.isFinite)) return null;
    whole = product(whole, next);
  }
  const [a = 1, b = 0, , , c = 0, d = 1] = whole;
  return [a, b, c, d, whole[12] ?? 0, whole[13] ?? 0];
}

function spatialFunction(name: string, values: readonly number[]): Spatial | null {
  const [first = Number.NaN, y = Number.NaN, z = Number.NaN, angle = Number.NaN] = values;
  switch (name) {
    case "matrix3d":
      return values;
    case "rotateX":
      return turned(1, 0, 0, first);
    case "rotateY":
      return turned(0, 1, 0, first);
    case "rotate3d":
      return turned(first, y, z, angle);
    case "translateZ":
      return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, first, 1];
    case "scaleZ":
      return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, first, 0, 0, 0, 0, 1];
    default:
      return around([1, 0, 0, 1, 0, 0]);
  }
}

/** About an axis of any length. */
function turned(axisX: number, axisY: number, axisZ: number, degrees: number): Spatial {
  const length = Math.hypot(axisX, axisY, axisZ);
  if (length === 0) return around([1, 0, 0, 1, 0, 0]);
  const [x, y, z] = [axisX / length, axisY / length, axisZ / length];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const rest = 1 - cos;
  const columns = [
    [cos + x * x * rest, y * x * rest + z * sin, z * x * rest - y * sin, 0],
    [x * y * rest - z * sin, cos + y * y * rest, z * y * rest + x * sin, 0],
    [x * z * rest + y * sin, y * z * rest - x * sin, cos + z * z * rest, 0],
    [0, 0, 0, 1],
  ];
  return columns.flat();
}

const around = (flat: readonly number[]): Spatial => {
  const [a = Number.NaN, b = 0, c = 0, d = 1, e = 0, f = 0] = flat;
  return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, e, f, 0, 1];
};

const product = (one: Spatial, other: Spatial): Spatial =>
  Array.from({ length: 16 }, (_, at) => {
    const [column, row] = [at - (at % 4), at % 4];
    let sum = 0;
    for (let each = 0; each < 4; each++) sum += (one[row + 4 * each] ?? 0) * (other[column + each] ?? 0);
    return sum;
  });
